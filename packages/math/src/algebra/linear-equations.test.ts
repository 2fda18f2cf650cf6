import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { subtract } from '../expression/build.ts';
import { parseEquation } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { lettersOf } from '../syntax/tree.ts';
import { linearEquations, unknownsAmong } from './linear-equations.ts';

function relation(text: string) {
  return unwrap(parseEquation(text));
}

const read = (...equations: readonly string[]) =>
  linearEquations(
    equations.map((text) => {
      const [left, right] = relation(text).sides;
      return subtract(left!, right!);
    }),
    unknownsAmong(lettersOf(...equations.map((text) => relation(text).tree))),
  );
const texts = (rows: readonly (readonly Parameters<typeof toText>[0][])[]) => rows.map((row) => row.map(toText));

test('factors and right sides of equations written in any order, on both sides, with parentheses', () => {
  const found = read('2x + 3y = 8', 'y = 2(x - 1) + z');
  expect(found.ok && found.value.unknowns).toEqual(['x', 'y', 'z']);
  expect(found.ok && texts(found.value.a)).toEqual([
    ['2', '3', '0'],
    ['-2', '1', '-1'],
  ]);
  expect(found.ok && texts(found.value.b)).toEqual([['8'], ['-2']]);
});

test('letters beside x, y, z are parameters, and alone they are unknowns', () => {
  const parameters = read('k*x + y = 1', 'x - y = k');
  expect(parameters.ok && parameters.value.unknowns).toEqual(['x', 'y']);
  const alone = read('a + b = 3', 'a - b = 1');
  expect(alone.ok && alone.value.unknowns).toEqual(['a', 'b']);
  const numbered = read('x_10 + x_2 = 1', 'x_2 - x_10 = 0');
  expect(numbered.ok && numbered.value.unknowns).toEqual(['x_2', 'x_10']);
});

test('what is not linear is refused by its number', () => {
  for (const second of ['x*y = 1', 'x^2 = 4', 'sin(x) = 0', '1/x = 2'])
    expect(read('x + y = 1', second)).toMatchObject({
      ok: false,
      why: { message: expect.stringContaining('Equation 2') },
    });
  expect(read('1 = 1')).toMatchObject({ ok: false });
});

test('the factors that were written come back, whatever they are', () => {
  const factor = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, factor, factor), { minLength: 1, maxLength: 4 }), (rows) => {
      const found = read(...rows.map(([p, q, r]) => `(${p})*x - (${-q})*y = ${r}`));
      expect(found.ok && found.value.unknowns).toEqual(['x', 'y']);
      expect(found.ok && texts(found.value.a)).toEqual(rows.map(([p, q]) => [String(p), String(q)]));
      expect(found.ok && texts(found.value.b)).toEqual(rows.map(([, , r]) => [String(r)]));
    }),
  );
});
