import { expect, test } from 'vitest';
import { rational } from '../../exact/rational.ts';
import { realFromRational } from '../real-from-rational.ts';
import { fisherSnedecor } from './fisher-snedecor.ts';
import { inverseGamma } from './inverse-gamma.ts';
import { pareto } from './pareto.ts';
import { studentT } from './student-t.ts';

/** n + 0.0001, as it was typed: the nearest double is off by 1e-12 of what it exceeds n by. */
const justAbove = (n: number) => realFromRational(rational(n * 10_000 + 1, 10_000));

test.each([
  ['the variance of t with ν = 2.0001', studentT(justAbove(2)).moments().variance, 20001],
  ['the excess kurtosis of t with ν = 4.0001', studentT(justAbove(4)).moments().excessKurtosis, 60000],
  ['the mean of Pareto with α = 1.0001', pareto(1, justAbove(1)).moments().mean, 10001],
  ['the mean of the inverse gamma law with α = 1.0001', inverseGamma(justAbove(1), 1).moments().mean, 10000],
  // By PARI/GP from (2d₁ + d₂ − 2)√(8(d₂ − 4))/((d₂ − 6)√(d₁(d₁ + d₂ − 2))).
  ['the skewness of F with d₂ = 6.0001', fisherSnedecor(50, justAbove(6)).moments().skewness, 80061.2416347588],
])('%s, beside the end of where it exists, has all its digits', (_, value, expected) => {
  expect(Math.abs((value as number) / expected - 1)).toBeLessThan(1e-14);
});

test.each([
  ['Pareto', (tail: number) => pareto(2, tail)],
  ['the inverse gamma law', (tail: number) => inverseGamma(tail, 3)],
  ['F', (tail: number) => fisherSnedecor(5, 2 * tail)],
] as const)('%s has the words of its tails where a moment does not exist', (_, of) => {
  for (let tail = 0.25; tail <= 6; tail += 0.25) {
    const { mean, skewness, excessKurtosis } = of(tail).moments();
    const word = (order: number) => (tail <= 2 ? 'undefined' : tail <= order ? 'infinite' : 'number');
    expect(typeof mean === 'number' ? 'number' : mean).toBe(tail <= 1 ? 'infinite' : 'number');
    expect(typeof skewness === 'number' ? 'number' : skewness, `skewness at ${tail}`).toBe(word(3));
    expect(typeof excessKurtosis === 'number' ? 'number' : excessKurtosis, `kurtosis at ${tail}`).toBe(word(4));
  }
});
