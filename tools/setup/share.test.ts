import { expect, test } from 'vitest';
import { atMost, expectShare } from './share.ts';

test('the distribution function of the binomial', () => {
  expect(atMost(2, 5, 0.5)).toBeNear(0.5, 1e-14);
  expect(atMost(0, 3, 0.6)).toBeNear(0.064, 1e-14);
  expect(atMost(300, 300, 0.6)).toBeNear(1, 1e-12);
  // The sum of its terms, with binomials as whole numbers.
  expect(atMost(540, 1000, 0.6)).toBeNear(6.783_213_000_642_25e-5, 1e-9);
});

test('few inputs cannot tell, many can', () => {
  expect(() => expectShare(0, 3, 0.6)).not.toThrow();
  expect(() => expectShare(180, 300, 0.6)).not.toThrow();
  expect(() => expectShare(0, 20, 0.6)).toThrow('0 of 20');
  expect(() => expectShare(179, 300, 0.6)).toThrow('179 of 300');
});
