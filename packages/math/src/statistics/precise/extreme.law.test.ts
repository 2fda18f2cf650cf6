import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromNumber } from '../../exact/rational.ts';
import { type Computable, certainDecimal } from '../../numeric/precise/certain-digits.ts';
import { beta } from '../distributions/beta.ts';
import { binomial } from '../distributions/binomial.ts';
import { cauchy } from '../distributions/cauchy.ts';
import { chi } from '../distributions/chi.ts';
import type { Distribution } from '../distributions/distribution.ts';
import { exponential } from '../distributions/exponential.ts';
import { fisherSnedecor } from '../distributions/fisher-snedecor.ts';
import { chiSquared, gamma } from '../distributions/gamma.ts';
import { geometric } from '../distributions/geometric.ts';
import { inverseGamma } from '../distributions/inverse-gamma.ts';
import { laplace } from '../distributions/laplace.ts';
import { logNormal } from '../distributions/log-normal.ts';
import { negativeBinomial } from '../distributions/negative-binomial.ts';
import { normal } from '../distributions/normal.ts';
import { pareto } from '../distributions/pareto.ts';
import { poisson } from '../distributions/poisson.ts';
import { rayleigh } from '../distributions/rayleigh.ts';
import { studentT } from '../distributions/student-t.ts';
import { weibull } from '../distributions/weibull.ts';
import * as families from './families.ts';
import { preciseLaw } from './law.ts';

/**
 * Whatever parameters a double can hold: probabilities lie in [0, 1], fall and rise as they must, add up to 1, and are those of
 * the formulas in ball arithmetic; or there is no answer. NOMOGRAM_LAW_RUNS=600 for some ten thousand of them.
 */
const runs = Number(process.env.NOMOGRAM_LAW_RUNS ?? 6);

/** Of any size from 10^−exponent to 10^exponent, mostly moderate. */
const positive = (exponent = 300) =>
  fc
    .tuple(
      fc.double({ min: 1, max: 9.99, noNaN: true }),
      fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -exponent, max: exponent })),
    )
    .map(([mantissa, power]) => Number(`${mantissa}e${power}`));
const real = fc.tuple(positive(), fc.boolean()).map(([size, isNegative]) => (isNegative ? -size : size));
const share = fc.oneof(
  fc.double({ min: 1e-300, max: 1, maxExcluded: true, noNaN: true }),
  positive(17).map((p) => p / (1 + p)),
);
const count = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1e15 }));

const tables = new Map(Object.entries(families));

type Parameters = { readonly [name: string]: number };
interface Case {
  readonly of: (given: Parameters) => Distribution;
  readonly parameters: { readonly [name: string]: fc.Arbitrary<number> };
  readonly x: fc.Arbitrary<number>;
}

const line = { location: real, scale: positive() };
const cases: { readonly [family in keyof typeof families]?: Case } = {
  normal: { of: ({ location, scale }) => normal(location!, scale!), parameters: line, x: real },
  cauchy: { of: ({ location, scale }) => cauchy(location!, scale!), parameters: line, x: real },
  laplace: { of: ({ location, scale }) => laplace(location!, scale!), parameters: line, x: real },
  logNormal: {
    of: ({ mu, sigma }) => logNormal(mu!, sigma!),
    parameters: { mu: real, sigma: positive() },
    x: positive(),
  },
  gamma: {
    of: ({ shape, rate }) => gamma(shape!, rate!),
    parameters: { shape: positive(), rate: positive() },
    x: positive(),
  },
  chiSquared: { of: ({ degrees }) => chiSquared(degrees!), parameters: { degrees: positive() }, x: positive() },
  chi: { of: ({ degrees }) => chi(degrees!), parameters: { degrees: positive() }, x: positive(150) },
  inverseGamma: {
    of: ({ shape, scale }) => inverseGamma(shape!, scale!),
    parameters: { shape: positive(), scale: positive() },
    x: positive(),
  },
  beta: { of: ({ alpha, beta: b }) => beta(alpha!, b!), parameters: { alpha: positive(), beta: positive() }, x: share },
  fisherSnedecor: {
    of: ({ first, second }) => fisherSnedecor(first!, second!),
    parameters: { first: positive(), second: positive() },
    x: positive(),
  },
  studentT: { of: ({ degrees }) => studentT(degrees!), parameters: { degrees: positive() }, x: real },
  exponential: { of: ({ rate }) => exponential(rate!), parameters: { rate: positive() }, x: positive() },
  weibull: {
    of: ({ shape, scale }) => weibull(shape!, scale!),
    parameters: { shape: positive(), scale: positive() },
    x: positive(),
  },
  pareto: {
    of: ({ minimum, shape }) => pareto(minimum!, shape!),
    parameters: { minimum: positive(), shape: positive() },
    x: positive(),
  },
  rayleigh: { of: ({ scale }) => rayleigh(scale!), parameters: { scale: positive() }, x: positive() },
  poisson: { of: ({ rate }) => poisson(rate!), parameters: { rate: positive() }, x: count },
  geometric: { of: ({ p }) => geometric(p!), parameters: { p: share }, x: count },
  binomial: { of: ({ n, p }) => binomial(n!, p!), parameters: { n: count, p: share }, x: count },
  negativeBinomial: { of: ({ r, p }) => negativeBinomial(r!, p!), parameters: { r: positive(), p: share }, x: count },
};

const exactly =
  (x: number): Computable =>
  () =>
    fromNumber(x);

const isProbability = (p: number): boolean => Number.isNaN(p) || (p >= 0 && p <= 1);

/** As far as doubles go; a tail too small for them is not compared. */
const close = (double: number, precise: number): boolean =>
  Number.isNaN(double) ||
  Number.isNaN(precise) ||
  Math.max(double, precise) < 1e-290 ||
  Math.abs(double - precise) <= 1e-11 * precise;

describe.each(Object.entries(cases))('%s', (family, { of, parameters, x }) => {
  test('tails are probabilities, monotone, complementary, and those of the formulas', () => {
    const holds = (given: Parameters, at: number): void => {
      const law = of(given);
      const precise = preciseLaw(
        tables.get(family)!,
        Object.fromEntries(Object.entries(given).map(([name, value]) => [name, exactly(value)])),
      );
      const further = law.kind === 'discrete' ? at + 1 : at + Math.abs(at) / 8;
      const [lower, upper] = [law.cumulative(at), law.survival(at)];
      for (const p of [lower, upper, law.cumulative(further), law.survival(further)])
        expect(isProbability(p)).toBe(true);
      // Two neighbouring values may each be off by their rounding.
      expect(law.cumulative(further) < lower * (1 - 1e-12)).toBe(false);
      expect(law.survival(further) > upper * (1 + 1e-12)).toBe(false);
      if (!Number.isNaN(lower + upper)) expect(Math.abs(lower + upper - 1)).toBeLessThan(1e-12);
      const isInside = at > law.support[0] && at < law.support[1];
      for (const name of isInside ? (['density', 'cumulative', 'survival'] as const) : []) {
        const text = certainDecimal(precise.value(name, exactly(at))!, 17);
        const double = { density: law.density(at), cumulative: lower, survival: upper }[name];
        expect([name, double, text, text === undefined || close(double, Number(text))]).toEqual([
          name,
          double,
          text,
          true,
        ]);
        expect(text === undefined || (Number(text) >= 0 && (name === 'density' || Number(text) <= 1))).toBe(true);
      }
    };
    fc.assert(fc.property(fc.record(parameters) as fc.Arbitrary<Parameters>, x, holds), { numRuns: runs });
  });
});
