import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
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
