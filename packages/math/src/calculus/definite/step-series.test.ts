import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { numericIntegral } from '../quadrature.ts';
import { definiteIntegral } from './definite-integral.ts';

test.each([
  ['1/floor(x)^2', '1', 'pi^2/6'],
  ['1/floor(x)!', '1', 'e - 1'],
  ['1/ceil(x)^2', '0', 'pi^2/6'],
  ['(-1)^floor(x)/floor(x)', '1', '-ln(2)'],
  ['1/(floor(x)*(floor(x)+1))', '1', '1'],
])('the integral of %s from %s on is the series of its steps', (f, from, value) => {
  const found = definiteIntegral(read(f), 'x', read(from), read('oo'));
  if (!found.ok) throw new Error(found.error.message);
  expect(toText(found.value.value)).toBe(value);
  expect(found.value.comparison.proved).toBe(true);
});

sampled.each([
  ['(x-floor(x))/x^2', '1', '1 - EulerGamma'],
  ['(x-floor(x))/x^3', '1', '1 - pi^2/12'],
  ['(x-floor(x)-1/2)/x^2', '1', '1/2 - EulerGamma'],
  ['(x-floor(x))^2/x^3', '1', '3/2 - EulerGamma - pi^2/12'],
  ['ceil(x)/x^3', '1', '(6 + pi^2)/12'],
])('the integral of %s from %s on is the series of those between whole numbers', (f, from, value) => {
  const found = definiteIntegral(read(f), 'x', read(from), read('oo'));
  if (!found.ok) throw new Error(found.error.message);
  expect(toText(found.value.value)).toBe(value);
  // A hundred pieces; the tail falls like that of a power.
  const near = numericIntegral(read(f), 'x', read(from), read('100'), 12);
  if (!near.ok) throw new Error(near.error.message);
  expect(Math.abs(near.value.value - evaluate(found.value.value))).toBeLessThan(2e-2);
});
