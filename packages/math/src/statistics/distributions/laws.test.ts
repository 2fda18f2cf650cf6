import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subtract, twoSum } from '../../numeric/double-double.ts';
import { checkPoint } from '../check-point.ts';
import { bernoulli } from './bernoulli.ts';
import { beta } from './beta.ts';
import { binomial } from './binomial.ts';
import { cauchy } from './cauchy.ts';
import { chi } from './chi.ts';
import { continuousUniform } from './continuous-uniform.ts';
import { conwayMaxwellPoisson } from './conway-maxwell-poisson.ts';
import { discreteUniform } from './discrete-uniform.ts';
import type { Distribution } from './distribution.ts';
import { exponential } from './exponential.ts';
import { fisherSnedecor } from './fisher-snedecor.ts';
import { chiSquared, erlang, gamma } from './gamma.ts';
import { geometric } from './geometric.ts';
import { hypergeometric } from './hypergeometric.ts';
import { inverseGamma } from './inverse-gamma.ts';
import { laplace } from './laplace.ts';
import { logNormal } from './log-normal.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { normal } from './normal.ts';
import { pareto } from './pareto.ts';
import { poisson } from './poisson.ts';
import { rayleigh } from './rayleigh.ts';
import { stable } from './stable.ts';
import { studentT } from './student-t.ts';
import { triangular } from './triangular.ts';
import { weibull } from './weibull.ts';
import { zipf } from './zipf.ts';

/** Sizes over several decades, exactly representable so that a failure is easily read. */
const size = fc.integer({ min: -12, max: 40 }).map((k) => 2 ** (k / 4));
const place = fc.integer({ min: -400, max: 400 }).map((k) => k / 8);
const part = fc.integer({ min: 1, max: 127 }).map((k) => k / 128);
const count = fc.integer({ min: 1, max: 400 });
const index = fc.constantFrom(0.25, 0.5, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 1.75, 2);
const skew = fc.constantFrom(-1, -0.5, 0, 0.25, 1);

const continuousLaws: readonly (readonly [string, fc.Arbitrary<Distribution>])[] = [
  ['continuous-uniform', fc.tuple(place, size).map(([a, w]) => continuousUniform(a, a + w))],
  ['normal', fc.tuple(place, size).map(([m, s]) => normal(m, s))],
  ['log-normal', fc.tuple(place, part).map(([m, s]) => logNormal(m / 10, 4 * s))],
  ['beta', fc.tuple(size, size).map(([a, b]) => beta(a, b))],
  ['cauchy', fc.tuple(place, size).map(([x, s]) => cauchy(x, s))],
  ['chi', size.map((k) => chi(k))],
  ['chi-squared', size.map((k) => chiSquared(k))],
  ['erlang', fc.tuple(count, size).map(([k, r]) => erlang(k, r))],
  ['exponential', size.map((r) => exponential(r))],
  ['fisher-snedecor', fc.tuple(size, size).map(([a, b]) => fisherSnedecor(a, b))],
  ['gamma', fc.tuple(size, size).map(([k, r]) => gamma(k, r))],
  ['inverse-gamma', fc.tuple(size, size).map(([a, b]) => inverseGamma(a, b))],
  ['laplace', fc.tuple(place, size).map(([m, b]) => laplace(m, b))],
  ['pareto', fc.tuple(size, size).map(([m, a]) => pareto(m, a))],
  ['rayleigh', size.map((s) => rayleigh(s))],
  ['student-t', size.map((n) => studentT(n))],
  ['weibull', fc.tuple(size, size).map(([k, l]) => weibull(k, l))],
  ['triangular', fc.tuple(place, size, size).map(([a, u, v]) => triangular(a, a + u + v, a + u))],
  ['stable', fc.tuple(index, skew, size, place).map(([a, b, c, m]) => stable(a, b, c, m))],
];

const discreteLaws: readonly (readonly [string, fc.Arbitrary<Distribution>])[] = [
  ['discrete-uniform', fc.tuple(count, count).map(([a, n]) => discreteUniform(a, a + n))],
  ['bernoulli', part.map((p) => bernoulli(p))],
  ['binomial', fc.tuple(count, part).map(([n, p]) => binomial(n, p))],
  ['negative-binomial', fc.tuple(size, part).map(([r, p]) => negativeBinomial(Math.min(r, 300), p))],
  ['geometric', part.map((p) => geometric(p))],
  [
    'hypergeometric',
    fc.tuple(count, part, part).map(([n, k, d]) => hypergeometric(n, Math.round(n * k), Math.round(n * d))),
  ],
  ['poisson', size.map((l) => poisson(l))],
  ['conway-maxwell-poisson', fc.tuple(size, part).map(([l, n]) => conwayMaxwellPoisson(Math.min(l, 60), 0.5 + 2 * n))],
  ['zipf', fc.tuple(part, count).map(([s, n]) => zipf(4 * s, n))],
];

/** Probabilities from 1e-60 to ½. */
const probability = fc.integer({ min: 1, max: 200 }).map((k) => 10 ** (-k / 3.4) / 1.9);
const RUNS = { numRuns: 40 };

describe('every continuous law', () => {
  test.each(continuousLaws)('%s: quantiles undo the distribution function, in both tails', (_, laws) => {
    fc.assert(
      fc.property(laws, probability, (law, p) => {
        for (const [x, value] of [
          [law.quantile(p), law.cumulative] as const,
          [law.upperQuantile(p), law.survival] as const,
        ]) {
          if (Number.isNaN(x) || Math.abs(x) < 1e-300 || Math.abs(x) > 1e300) continue;
          // x itself is rounded: p lies between the probabilities a few units in its last place away.
          const ulp = 4e-16 * Math.abs(x);
          const [one, other] = [value(x - ulp), value(x + ulp)];
          expect(p).toBeGreaterThanOrEqual(Math.min(one, other) * (1 - 1e-12));
          expect(p).toBeLessThanOrEqual(Math.max(one, other) * (1 + 1e-12));
        }
      }),
      RUNS,
    );
  });

  test.each(continuousLaws)('%s: the two tails add up to 1, and the density integrates to the smaller', (_, laws) => {
    fc.assert(
      fc.property(laws, probability, fc.boolean(), (law, p, above) => {
        const x = above ? law.upperQuantile(p) : law.quantile(p);
        if (Number.isNaN(x)) return;
        expect(law.cumulative(x) + law.survival(x)).toBeCloseTo(1, 13);
        const check = checkPoint(law, x);
        if (check !== null) expect(check.difference).toBeLessThan(1e-8);
      }),
      { numRuns: 25 },
    );
  });

  test.each(continuousLaws)('%s: nothing lies outside the support', (_, laws) => {
    fc.assert(
      fc.property(laws, size, (law, distance) => {
        const [low, high] = law.support;
        if (low > Number.NEGATIVE_INFINITY) {
          expect([law.density(low - distance), law.cumulative(low - distance), law.survival(low - distance)]).toEqual([
            0, 0, 1,
          ]);
        }
        if (high < Number.POSITIVE_INFINITY) {
          expect([
            law.density(high + distance),
            law.cumulative(high + distance),
            law.survival(high + distance),
          ]).toEqual([0, 1, 0]);
        }
        expect([law.cumulative(Number.NEGATIVE_INFINITY), law.survival(Number.POSITIVE_INFINITY)]).toEqual([0, 0]);
        expect(law.density(Number.NaN)).toBeNaN();
      }),
      { numRuns: 10 },
    );
  });
});

describe('every discrete law', () => {
  test.each(discreteLaws)('%s: a quantile is the least integer that reaches its probability', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        const [less, more] = [1 - 2e-14, 1 + 2e-14];
        expect(p <= 0.5 ? law.cumulative(k) >= p * less : law.survival(k) <= (1 - p) * more).toBe(true);
        if (k > law.support[0]) expect(p <= 0.5 ? law.cumulative(k - 1) < p : law.survival(k - 1) > 1 - p).toBe(true);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: the quantile of P(X ≤ k) is k', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        if (law.density(k) < 1e-12) return;
        const [below, above] = [law.cumulative(k), law.survival(k)];
        expect(below <= 0.5 ? law.quantile(below) : law.upperQuantile(above)).toBe(k);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: masses are the steps of the distribution function, and tails add up to 1', (_, laws) => {
    fc.assert(
      fc.property(laws, part, (law, p) => {
        const k = law.quantile(p);
        const [before, after] =
          k > law.support[0] ? [law.cumulative(k - 1), law.cumulative(k)] : [0, law.cumulative(k)];
        expect(Math.abs(after - before - law.density(k))).toBeLessThan(1e-14);
        expect(law.cumulative(k + 0.5)).toBe(after);
        expect(law.density(k + 0.5)).toBe(0);
        expect(after + law.survival(k)).toBeCloseTo(1, 14);
        const check = checkPoint(law, k);
        if (check !== null) expect(check.difference).toBeLessThan(1e-11);
      }),
      RUNS,
    );
  });

  test.each(discreteLaws)('%s: moments, mode, median and entropy are those of its masses', (_, laws) => {
    fc.assert(
      fc.property(laws, (law) => expectMomentsOfMasses(law)),
      { numRuns: 15 },
    );
  });
});

/** Everything once more by adding up the masses, for supports that are short enough. */
function expectMomentsOfMasses(law: Distribution): void {
  const { mean, variance, skewness, excessKurtosis } = law.moments();
  if (typeof mean !== 'number' || typeof variance !== 'number') throw new Error('a discrete law here has moments');
  const low = law.support[0];
  const high = Number.isFinite(law.support[1]) ? law.support[1] : law.upperQuantile(1e-40);
  if (high - low > 20_000) return;
  const masses = Array.from({ length: high - low + 1 }, (_, i) => [low + i, law.density(low + i)] as const);
  const about = (r: number) => masses.reduce((sum, [k, p]) => sum + p * (k - mean) ** r, 0);
  expect(masses.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
  expect(Math.abs(about(1))).toBeLessThan(1e-10 * Math.max(1, mean));
  expect(Math.abs(about(2) - variance)).toBeLessThanOrEqual(1e-9 * variance);
  const scale = about(2);
  if (typeof skewness === 'number')
    expect(Math.abs(about(3) / scale ** 1.5 - skewness)).toBeLessThan(1e-8 * (1 + Math.abs(skewness)));
  if (typeof excessKurtosis === 'number') {
    expect(Math.abs(about(4) / scale ** 2 - 3 - excessKurtosis)).toBeLessThan(1e-7 * (1 + Math.abs(excessKurtosis)));
  }
  const entropy = masses.reduce((sum, [, p]) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
  expect(Math.abs(entropy - law.entropy()!)).toBeLessThan(1e-11 * (1 + entropy));
  const largest = Math.max(...masses.map(([, p]) => p));
  const mode = law.mode();
  if ('at' in mode) for (const k of mode.at) expect(law.density(k)).toBeGreaterThanOrEqual(largest * (1 - 1e-13));
  expect(law.cumulative(law.median())).toBeGreaterThanOrEqual(0.5 - 1e-13);
  if (law.median() > low) expect(law.cumulative(law.median() - 1)).toBeLessThan(0.5 + 1e-13);
}

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

  test('moments that do not exist are said not to', () => {
    expect(cauchy(0, 1).moments().mean).toBe('undefined');
    expect(studentT(2).moments()).toEqual({
      mean: 0,
      variance: 'infinite',
      skewness: 'undefined',
      excessKurtosis: 'undefined',
    });
    expect(pareto(1, 1).moments().mean).toBe('infinite');
    expect(inverseGamma(3, 2).moments().skewness).toBe('undefined');
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
    expect(Math.abs(law.cumulative(x) - 0.75)).toBeLessThan(1e-15);
    expect(Math.abs(law.cumulative(x.hi) - 0.75)).toBeGreaterThan(1e-12);
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
