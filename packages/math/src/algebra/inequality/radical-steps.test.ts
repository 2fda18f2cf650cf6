import { expect, it } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { signSteps } from './sign-table.ts';
import { solveInequality } from './solve.ts';

const linesOf = (left: string, right: string): readonly string[] => {
  const sides = [left, right].map(read);
  const steps = signSteps(sides, ['<'], 'x', unwrap(solveInequality(sides, ['<'], 'x')));
  return steps.map(({ written }) => written!.text);
};

it('a root is squared, and what squaring lets in is put into the equation itself', () => {
  expect(linesOf('sqrt(x+3)', 'x+1')).toEqual(
    expect.arrayContaining([
      'x + 3 >= 0',
      'sqrt(x + 3) = x + 1 -> x + 3 = (x + 1)^2 -> x^2 + x - 2 = 0',
      'x = -2 or x = 1; solutions: x = 1',
    ]),
  );
});

it('a table has the points of its own comparison alone, and no value where a side has none', () => {
  expect(linesOf('1/x+x', '1/x+1').at(-1)!.split('\n')[1]).toBe('x - 1 - ∥ - 0 +');
  const sides = ['0', 'x^2-1', '3'].map(read);
  const tables = signSteps(sides, ['<', '<'], 'x', unwrap(solveInequality(sides, ['<', '<'], 'x')))
    .filter(({ rule }) => rule === 'sign table')
    .map(({ written }) => written!.text.split('\n')[0]!.trim().split(/ +/));
  expect(tables).toEqual([
    ['x', '-1', '1'],
    ['x', '-2', '2'],
  ]);
});
