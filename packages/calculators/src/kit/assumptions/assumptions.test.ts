import { conditionText } from '@nomogram/math/syntax/print-condition.ts';
import { expect, test } from 'vitest';
import { readAssumptions } from './assumptions.ts';

test.each([
  ['a>0', ['a > 0']],
  ['a > 0, n >= -1', ['a > 0', 'n ≥ -1']],
  ['0 < b < 1 and a != b', ['b > 0', 'b < 1', 'a ≠ b']],
  [undefined, []],
])('%s', (text, wanted) => {
  const read = readAssumptions(text);
  expect(read.ok && read.value.map(conditionText)).toEqual(wanted);
});

test.each(['a', '1 > 0', 'a > (', 'a>0,b>0,c>0,d>0,f>0,g>0,h>0,k>0,l>0'])('%s is refused in a sentence', (text) => {
  const read = readAssumptions(text);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.error.message).toMatch(/\.$|conditions/);
});
