import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import { variableOf } from './variable.ts';

test.each([
  ['a*x^2 + b', 'x'],
  ['A^2*w/(B^2 + w^2)', 'w'],
  ['b*a', 'b'],
  ['sin(theta)*r', 'theta'],
  ['m*N', 'm'],
  ['pi^2', 'x'],
])('the variable of %s is %s', (text, variable) => {
  const parsed = parse(text);
  expect(parsed.ok && variableOf(parsed.value.expression)).toBe(variable);
});
