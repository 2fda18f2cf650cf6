import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import { isGuessed, variableOf } from './variable.ts';

test.each([
  ['a*x^2 + b', 'x'],
  ['A^2*w/(B^2 + w^2)', 'w'],
  ['b*a', 'b'],
  ['sin(theta)*r', 'theta'],
  ['m*N', 'm'],
  ['pi^2', 'x'],
  ['0*x + a^2', 'x'],
  ['a + x - x', 'x'],
])('the variable of %s is %s', (text, variable) => {
  const parsed = parse(text);
  expect(parsed.ok && variableOf(parsed.value)).toBe(variable);
});

test.each([
  ['1/(r*sqrt(2*H*r^2 - a^2))', true],
  ['sin(theta)*r', true],
  ['pi*r^2', false],
  ['a*t^2', false],
  ['a*x^2 + b', false],
])('the variable of %s is a guess: %s', (text, guessed) => {
  const parsed = parse(text);
  expect(parsed.ok && isGuessed(parsed.value.expression, variableOf(parsed.value))).toBe(guessed);
});
