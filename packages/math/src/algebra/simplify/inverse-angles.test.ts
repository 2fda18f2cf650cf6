import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { simplify } from './simplify.ts';

test('a cosine of infinity, which is its own double, ends no chain of doubled angles', () => {
  expect(() => simplify(read('x*cos(oo)*cos(1)'))).not.toThrow();
});
