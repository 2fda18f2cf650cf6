import { expect, test } from 'vitest';
import { read } from '../../../../../../tools/setup/read.ts';
import { extremeValue } from './extreme-value.ts';

const linesOf = (text: string) => extremeValue(read(text), 'x')?.map(({ written }) => written?.text);

test.each([
  ['e^x - x', '"f(0)" = 1 > 0'],
  ['ln(x) - x', '"f(1)" = -1 < 0'],
  ['e^x - 2*x + 3', '"f(ln(2))" = 5 - 2*ln(2) > 0'],
])('the smallest or largest value of %s tells that it is never 0', (text, value) => {
  const lines = linesOf(text)!;
  expect(lines.at(-2)).toBe(value.replaceAll('"', ''));
  expect(lines.at(-1)).toBe('no real solution');
});

test.each([
  ['a zero', 'e^x - 3*x'],
  ['a gap in the domain', '1/x + x'],
  ['both bends', 'x^3 + e^x'],
  ['a place without a short form', 'e^x + x^2 - x + 5 - ln(x)'],
])('with %s it tells nothing', (_, text) => {
  expect(linesOf(text)).toBeUndefined();
});
