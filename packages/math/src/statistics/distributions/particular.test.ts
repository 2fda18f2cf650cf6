import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subtract, twoSum } from '../../numeric/double-double.ts';
import { checkPoint } from '../check-point.ts';
import { binomial } from './binomial.ts';
import { cauchy } from './cauchy.ts';
import { continuousUniform } from './continuous-uniform.ts';
import { conwayMaxwellPoisson } from './conway-maxwell-poisson.ts';
import { discreteUniform } from './discrete-uniform.ts';
import type { Distribution } from './distribution.ts';
import { gamma } from './gamma.ts';
import { hypergeometric } from './hypergeometric.ts';
import { inverseGamma } from './inverse-gamma.ts';
import { laplace } from './laplace.ts';
import { logNormal } from './log-normal.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { normal } from './normal.ts';
import { pareto } from './pareto.ts';
import { poisson } from './poisson.ts';
import { stable } from './stable.ts';
import { studentT } from './student-t.ts';
import { triangular } from './triangular.ts';
import { zipf } from './zipf.ts';

/** Sizes over several decades, exactly representable so that a failure is easily read. */
const size = fc.integer({ min: -12, max: 40 }).map((k) => 2 ** (k / 4));

describe('particular truths', () => {
  test.each([
    ['normal', normal(3, 2), 3],
    ['student-t', studentT(2.5), 0],
    ['cauchy', cauchy(-1, 4), -1],
    ['laplace', laplace(8, 0.5), 8],
    ['stable', stable(1.25, 0, 2, 5), 5],
  ])('%s is symmetric', (_, law, centre) => {
    fc.assert(
      fc.property(size, (d) => {
        const [left, right] = [twoSum(centre, -d), twoSum(centre, d)];
        expect(law.density(left)).toBe(law.density(right));
        expect(law.cumulative(left)).toBe(law.survival(right));
      }),
      { numRuns: 20 },
    );
  });

  test('one law is told in the same words under each of its names', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (scale) => {
        const words = (law: { moments(): { mean: unknown; variance: unknown } }) => {
          const { mean, variance } = law.moments();
          return [mean, variance];
        };
        expect(words(stable(1, 0, scale, 0))).toEqual(words(cauchy(0, scale)));
        expect(words(studentT(1))).toEqual(words(cauchy(0, 1)));
        expect(words(stable(0.5, 1, scale, 0))).toEqual(words(inverseGamma(0.5, scale / 2)));
      }),
      { numRuns: 10 },
    );
  });

  test('moments that do not exist are said not to', () => {
    expect(cauchy(0, 1).moments().mean).toBe('undefined');
    expect(studentT(2).moments()).toEqual({
      mean: 0,
      variance: 'infinite',
      skewness: 'undefined',
      excessKurtosis: 'undefined',
    });
    expect(pareto(1, 1).moments().mean).toBe('infinite');
    expect(inverseGamma(3, 2).moments().skewness).toBe('infinite');
    expect(stable(1.5, 1, 1, 2).moments()).toMatchObject({ mean: 2, variance: 'infinite' });
    expect(logNormal(0, 30).moments().variance).toBe('overflow');
    expect(normal(0, 1e-300).moments().variance).toBe('underflow');
    expect(binomial(0, 0.5).moments().skewness).toBe('undefined');
  });

  test('two neighbouring modes are both given', () => {
    expect(poisson(4).mode()).toEqual({ at: [3, 4] });
    expect(binomial(9, 0.5).mode()).toEqual({ at: [4, 5] });
    expect(binomial(9, { hi: 0.3, lo: 1.1102230246251566e-17 }).mode()).toEqual({ at: [2, 3] });
    expect(negativeBinomial(5, 0.5).mode()).toEqual({ at: [3, 4] });
    expect(hypergeometric(10, 5, 5).mode()).toEqual({ at: [2, 3] });
  });

  test('a typed decimal beside the location keeps its digits', () => {
    const law = cauchy(1e5, 0.001);
    const x = { hi: 100000.001, lo: 0.001 - (100000.001 - 1e5) };
    expect(law.cumulative(x)).toBeNear(0.75, 1e-15);
    expect(law.cumulative(x.hi)).not.toBeNear(0.75, 1e-12);
  });

  // Sums of 50 digits about the mode (mpmath); the first two lie beyond the asymptotic threshold, the others below.
  test.each([
    [1e9, 3, 999.66662961727984, 333.33334568724691, 0.018257416891425085, 0.00033333332100414448],
    [50, 0.5, 2500.5000500400637, 4999.9998998396178, 0.028284272664853077, 0.00080000001594837086],
    [8000, 1.5, 399.83327536622831, 266.66670537608329, 0.040824814211164288, 0.0016666664271726999],
    [40, 0.5, 1600.5000782228994, 3199.9998433579143, 0.035355343390343085, 0.0012500000607259692],
  ])('the moments of Conway–Maxwell–Poisson(%d, %d)', (rate, dispersion, mean, variance, skewness, excessKurtosis) => {
    const found = conwayMaxwellPoisson(rate, dispersion).moments();
    const ratios = [found.mean, found.variance, found.skewness].map(
      (value, k) => Number(value) / [mean, variance, skewness][k]!,
    );
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(2e-13);
    expect(Math.abs(Number(found.excessKurtosis) / excessKurtosis - 1)).toBeLessThan(2e-12);
  });

  test('parameters of any size are answered or refused at once', () => {
    expect(binomial(1e12, 0.5).median()).toBe(5e11);
    expect(Math.abs(poisson(1e12).survival(1e12 + 3e6) / 0.0013499017248359963 - 1)).toBeLessThan(1e-12);
    expect(hypergeometric(1e12, 5e11, 1e11).cumulative(5e10 + 3e5)).toBeGreaterThan(0.977);
    expect(zipf(1, 1e12).cumulative(1e6)).toBeGreaterThan(0.51);
    expect(conwayMaxwellPoisson(100, 0.1).density(100)).toBeNaN();
    expect(conwayMaxwellPoisson(1, 1e-300).density(1)).toBeNaN();
    expect(conwayMaxwellPoisson(1e12, 1).entropy()).toBe(poisson(1e12).entropy());
    expect(negativeBinomial(1e12, 1e-300).entropy()).toBeNull();
    expect(Math.abs(triangular(0, 1, 0).cumulative(triangular(0, 1, 0).quantile(1e-300)) / 1e-300 - 1)).toBeLessThan(
      1e-15,
    );
    const beside = { hi: 1, lo: 1e-17 };
    expect(stable(beside, 0.5, 1, 0).density(1)).toBeNaN();
    expect(stable(beside, 0.5, 1, 0).entropy()).toBeNull();
  });
});

test('close to an end that is no double, the point is checked against the end that was typed', () => {
  const end = { hi: 1655.8, lo: 4.547473508864641e-14 };
  for (const distance of [1e-3, 1e-6, 1e-9]) {
    const law = continuousUniform(3, end);
    expect(checkPoint(law, subtract(end, distance))!.difference).toBeLessThan(1e-9);
  }
});

test('the check of a point notices a wrong distribution function', () => {
  const law = gamma(2, 3);
  const wrong: Distribution = { ...law, survival: (x) => law.survival(x) * (1 + 1e-7) };
  expect(checkPoint(law, 2)!.difference).toBeLessThan(1e-10);
  expect(checkPoint(wrong, 2)!.difference).toBeGreaterThan(9e-8);
  const die = discreteUniform(1, 6);
  expect(checkPoint({ ...die, survival: () => 0.3 }, 4)!.difference).toBeGreaterThan(0.1);
});
