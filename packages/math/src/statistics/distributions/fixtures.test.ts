import { describe, expect, test } from 'vitest';
import { beta } from './beta.ts';
import { binomial } from './binomial.ts';
import { cauchy } from './cauchy.ts';
import { chi } from './chi.ts';
import { continuousUniform } from './continuous-uniform.ts';
import type { Distribution } from './distribution.ts';
import { exponential } from './exponential.ts';
import { fisherSnedecor } from './fisher-snedecor.ts';
import betaPoints from './fixtures/beta.json' with { type: 'json' };
import binomialPoints from './fixtures/binomial.json' with { type: 'json' };
import cauchyPoints from './fixtures/cauchy.json' with { type: 'json' };
import chiSquaredPoints from './fixtures/chi-squared.json' with { type: 'json' };
import exponentialPoints from './fixtures/exponential.json' with { type: 'json' };
import fisherPoints from './fixtures/fisher-snedecor.json' with { type: 'json' };
import gammaPoints from './fixtures/gamma.json' with { type: 'json' };
import geometricPoints from './fixtures/geometric.json' with { type: 'json' };
import hypergeometricPoints from './fixtures/hypergeometric.json' with { type: 'json' };
import logNormalPoints from './fixtures/log-normal.json' with { type: 'json' };
import negativeBinomialPoints from './fixtures/negative-binomial.json' with { type: 'json' };
import normalPoints from './fixtures/normal.json' with { type: 'json' };
import poissonPoints from './fixtures/poisson.json' with { type: 'json' };
import randomPoints from './fixtures/random.json' with { type: 'json' };
import stablePoints from './fixtures/stable.json' with { type: 'json' };
import studentPoints from './fixtures/student-t.json' with { type: 'json' };
import weibullPoints from './fixtures/weibull.json' with { type: 'json' };
import { chiSquared, gamma } from './gamma.ts';
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
import { weibull } from './weibull.ts';

interface Point {
  readonly parameters: readonly number[];
  readonly x: number;
  readonly density: number | null;
  readonly lower: number;
  readonly upper: number;
}

type RandomPoint = readonly [
  family: string,
  parameters: readonly number[],
  x: number,
  density: number,
  lower: number,
  upper: number,
];

type Make = (...parameters: number[]) => Distribution;

const families: readonly (readonly [string, Make, readonly Point[]])[] = [
  ['normal', (a, b) => normal(a!, b!), normalPoints],
  ['log-normal', (a, b) => logNormal(a!, b!), logNormalPoints],
  ['student-t', (a) => studentT(a!), studentPoints],
  ['chi-squared', (a) => chiSquared(a!), chiSquaredPoints],
  ['gamma', (a, b) => gamma(a!, b!), gammaPoints],
  ['beta', (a, b) => beta(a!, b!), betaPoints],
  ['fisher-snedecor', (a, b) => fisherSnedecor(a!, b!), fisherPoints],
  ['weibull', (a, b) => weibull(a!, b!), weibullPoints],
  ['cauchy', (a, b) => cauchy(a!, b!), cauchyPoints],
  ['exponential', (a) => exponential(a!), exponentialPoints],
  ['binomial', (a, b) => binomial(a!, b!), binomialPoints],
  ['poisson', (a) => poisson(a!), poissonPoints],
  ['negative-binomial', (a, b) => negativeBinomial(a!, b!), negativeBinomialPoints],
  ['geometric', (a) => geometric(a!), geometricPoints],
  ['hypergeometric', (a, b, c) => hypergeometric(a!, b!, c!), hypergeometricPoints],
];

/** R itself is good to about eleven digits in far tails. */
const R_DIGITS = 2e-11;

const relative = (got: number, want: number): number => (got === want ? 0 : Math.abs(got - want) / Math.abs(want));

describe('agree with R, far tails included (fixtures/generate.R)', () => {
  test.each(families)('%s', (_, make, points) => {
    expect(points.length).toBeGreaterThan(2);
    for (const { parameters, x, density, lower, upper } of points) {
      const law = make(...parameters);
      const at = `(${parameters.join(', ')}) at ${x}`;
      if (density !== null) expect(relative(law.density(x), density), `density ${at}`).toBeLessThan(R_DIGITS);
      expect(relative(law.cumulative(x), lower), `lower tail ${at}`).toBeLessThan(R_DIGITS);
      expect(relative(law.survival(x), upper), `upper tail ${at}`).toBeLessThan(R_DIGITS);
    }
  });
});

const makers: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(families.map(([name, make]) => [name, make])),
  'continuous-uniform': (a, b) => continuousUniform(a!, b!),
  chi: (a) => chi(a!),
  'inverse-gamma': (a, b) => inverseGamma(a!, b!),
  laplace: (a, b) => laplace(a!, b!),
  pareto: (a, b) => pareto(a!, b!),
  rayleigh: (a) => rayleigh(a!),
};

/** How far the digits of x and of the parameters, rounded to doubles, carry into a value of R that is formed from them. */
const ROUNDED = 1e-12;

test.each(Object.entries(makers))(
  '%s agrees with R at random parameters (fixtures/generate-random.R)',
  (family, make) => {
    const points = randomPoints.filter(([name]) => name === family);
    expect(points.length).toBeGreaterThan(8);
    for (const [, parameters, x, density, lower, upper] of points as unknown as readonly RandomPoint[]) {
      const law = make(...parameters);
      const at = `(${parameters.join(', ')}) at ${x}`;
      expect(relative(law.density(x), density), `density ${at}`).toBeLessThan(ROUNDED);
      expect(relative(law.cumulative(x), lower), `lower tail ${at}`).toBeLessThan(ROUNDED);
      expect(relative(law.survival(x), upper), `upper tail ${at}`).toBeLessThan(ROUNDED);
    }
  },
);

test('stable laws agree with 17 digits of PARI/GP (fixtures/generate-stable.gp)', () => {
  for (const { parameters, x, density, lower } of stablePoints) {
    const [alpha, b] = parameters;
    // The fixtures were computed with decimal parameters; 1.2 and 0.9 are doubles only to 1e-16.
    const law = stable(alpha!, b!, 1, 0);
    const at = `(${parameters.join(', ')}) at ${x}`;
    expect(relative(law.density(x), density), `density ${at}`).toBeLessThan(2e-14);
    expect(relative(law.cumulative(x), lower), `lower tail ${at}`).toBeLessThan(2e-14);
  }
});

/** The integral over an angle for positive stable laws, e^{−g} on 320 panels, in mpmath with 40 digits. */
test('a light tail of a stable law agrees with 40 digits of mpmath', () => {
  const law = stable({ hi: 0.35, lo: 2.2204460492503132e-17 }, -1, 1, 0);
  const x = -0.000037002910233674244;
  expect(relative(law.survival(x), 8.000000000000392e-52)).toBeLessThan(2e-13);
  expect(relative(law.density(x), 1.3431890648352453e-45)).toBeLessThan(2e-13);
  expect(relative(law.upperQuantile(8e-52), x)).toBeLessThan(1e-14);
});
