import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../options.ts';
import { readRange, splitRange } from './typed-range.ts';

describe('a range behind an equation', () => {
  test.each([
    ['tan x = 1, 0<x<2pi', 'tan x = 1', '(0, 2*pi)'],
    ['sin(x)=1/2 on [0,2pi]', 'sin(x)=1/2', '[0, 2*pi]'],
    ['sin(x) = 0,5; -pi ≤ x < pi', 'sin(x) = 0,5', '[-pi, pi)'],
    ['2cos(x)+1=0 for 0 <= x < 360°', '2cos(x)+1=0', '[0, 2*pi)'],
    ['cos(t) = 0 for t between 0 and 1', 'cos(t) = 0', '[0, 1]'],
    ['sin(x) = 1/2 in the interval (0; pi]', 'sin(x) = 1/2', '(0, pi]'],
    ['sin(x) = 1/2 [0, 1)', 'sin(x) = 1/2', '[0, 1)'],
  ])('%s', (text, equation, said) => {
    const split = splitRange(text)!;
    expect(split.equation).toBe(equation);
    const read = readRange(split.range, defaultOptions);
    expect(read.ok && read.value.text).toBe(said);
  });

  test.each(['sin(x) = 0,5', 'f(x, y) = 2', 'x = max(1, 2)', 'sin(x) = (1, 2)', 'x^2 - 1'])('%s has none', (text) => {
    expect(splitRange(text)).toBeUndefined();
  });

  test.each(['x > 0', '0 < x', '2pi < x < 0', '0 < x < a'])('%s is refused', (text) => {
    expect(readRange(text, defaultOptions).ok).toBe(false);
  });
});
