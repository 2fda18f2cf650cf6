import { expect } from 'vitest';

/** Of so many inputs a share is compared as it is. */
const many = 30;

/** So seldom may chance alone fail a test of fewer whose true share is the least that is wanted. */
const byChance = 1e-6;

/**
 * Says that at least a share of generated inputs are answered, so far as their number can tell: of few inputs it fails where so few of them
 * would be met less than once in a million runs if the true share were just `least`. One of two inputs says nothing of 60 %; none of twenty does.
 *
 * @example expectShare(answered, asked, 0.6);
 */
export function expectShare(answered: number, asked: number, least: number): void {
  const says = `${answered} of ${asked}, and at least ${100 * least} % are wanted`;
  if (asked >= many) expect(answered / asked, says).toBeGreaterThanOrEqual(least);
  else expect(atMost(answered, asked, least), says).toBeGreaterThan(byChance);
}

/** The probability that at most k of n independent trials succeed, each with probability p: the distribution function of the binomial. */
export function atMost(k: number, n: number, p: number): number {
  let sum = 0;
  let logarithm = n * Math.log1p(-p);
  for (let j = 0; j <= Math.min(k, n); j++) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(((n - j) / (j + 1)) * (p / (1 - p)));
  }
  return Math.min(1, sum);
}
