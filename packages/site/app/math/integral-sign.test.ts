import { expect, test } from 'vitest';
import { integralSign } from './integral-sign.ts';

test('the label of an integral is set as one, with the function as it was read', () => {
  expect(integralSign('integral of x^2 dx', [{ as: 'x^2', latex: 'x^{2}' }])).toBe('\\int x^{2}\\,\\mathrm{d}x');
  expect(integralSign('integral of 1/(t + 1) dt', [{ as: '1/(t + 1)', latex: '\\frac{1}{t + 1}' }])).toBe(
    '\\int \\frac{1}{t + 1}\\,\\mathrm{d}t',
  );
});

test('a sum stands in brackets', () => {
  expect(integralSign('integral of x + 1 dx', [{ as: 'x + 1', latex: 'x + 1' }])).toBe(
    '\\int \\left(x + 1\\right)\\,\\mathrm{d}x',
  );
  expect(integralSign('integral of -x dx', [{ as: '-x', latex: '-x' }])).toBe('\\int -x\\,\\mathrm{d}x');
});

test('other labels stay as they are', () => {
  expect(integralSign('Area', [{ as: 'x', latex: 'x' }])).toBeUndefined();
  expect(integralSign('integral of y dx', [{ as: 'x', latex: 'x' }])).toBeUndefined();
});
