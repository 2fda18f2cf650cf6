import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtract, toNumber } from '../../numeric/double-double.ts';
import { decimalOf } from '../../numeric/scaled-exponential.ts';
import { tailOverDensity } from '../check-point.ts';
import { beta } from './beta.ts';
import { binomial } from './binomial.ts';
import { chi } from './chi.ts';
import type { Distribution, Side } from './distribution.ts';
import { exponential } from './exponential.ts';
import { fisherSnedecor } from './fisher-snedecor.ts';
import { gamma } from './gamma.ts';
import { geometric } from './geometric.ts';
import { inverseGamma } from './inverse-gamma.ts';
import { laplace } from './laplace.ts';
import { logNormal } from './log-normal.ts';
import { negativeBinomial } from './negative-binomial.ts';
import { normal } from './normal.ts';
import { pareto } from './pareto.ts';
import { poisson } from './poisson.ts';
import { rayleigh } from './rayleigh.ts';
import { studentT } from './student-t.ts';
import { weibull } from './weibull.ts';

const decimal = { hi: 0.1, lo: -5.551115123125783e-18 };

// PARI/GP at 60 digits: erfc, incgam, sums of binomial() and lngamma(), intnum of the density.
test.each<[string, Distribution, Parameters<Distribution['logDensity']>[0], Side, string]>([
  ['normal', normal(0, 1), 38, 'upper', '2.88542836006878e-316'],
  ['normal', normal(0, 1), -1000.5, 'lower', '1.43950491219479e-217368'],
  ['log-normal', logNormal(1.5, decimal), decimal, 'lower', '1.07931305217114e-316'],
  ['gamma', gamma(2, 1), 900, 'upper', '1.22939396834148e-388'],
  ['inverse-gamma', inverseGamma(2, 3), 3 / 1024, 'lower', '1.96414884739668e-442'],
  ['chi', chi(3), 50, 'upper', '5.40731040008623e-542'],
  ['weibull', weibull(7, 1), 3, 'upper', '1.57749531311275e-950'],
  ['student-t', studentT(2000), 100, 'upper', '6.89664140725647e-781'],
  ['student-t', studentT(2000), -100, 'lower', '6.89664140725647e-781'],
  ['beta', beta(900, 900), 1 / 64, 'lower', '1.32898326833419e-1092'],
  ['binomial', binomial(10000, 0.5), 100, 'lower', '3.30183662332266e-2769'],
  ['poisson', poisson(3), 300, 'upper', '2.24171447390149e-475'],
  ['negative-binomial', negativeBinomial(3, 0.75), 900, 'upper', '8.02150056882712e-538'],
  ['geometric', geometric(0.5), 2000, 'upper', '8.70980981621722e-603'],
])('the tail of %s beyond the least double', (_, law, x, side, expected) => {
  const [mantissa, power] = decimalOf({ factor: 1, logarithm: law.logTail!(x, side)! }).split('e');
  const [wanted, wantedPower] = expected.split('e');
  expect(power).toBe(wantedPower);
  expect(Math.abs(Number(mantissa) / Number(wanted) - 1)).toBeLessThan(1e-13);
});

const shape = fc.integer({ min: 1, max: 400 }).map((k) => k / 8);
const far = fc.integer({ min: 4, max: 200 }).map((k) => k / 4);
const laws: readonly (readonly [string, Side, fc.Arbitrary<readonly [Distribution, number]>])[] = [
  ['normal', 'upper', far.map((z) => [normal(0, 1), z])],
  ['log-normal', 'lower', far.map((z) => [logNormal(0, 0.25), Math.exp(-z / 4)])],
  ['exponential', 'upper', far.map((z) => [exponential(3), 20 * z])],
  ['laplace', 'lower', far.map((z) => [laplace(1, 2), -20 * z])],
  ['rayleigh', 'upper', far.map((z) => [rayleigh(1), z])],
  ['weibull', 'upper', far.map((z) => [weibull(1.5, 1), 8 * z])],
  ['pareto', 'upper', far.map((z) => [pareto(1, 500), 1 + z])],
  ['gamma', 'upper', fc.tuple(shape, far).map(([k, z]) => [gamma(k, 1), k + 20 * z])],
  ['inverse-gamma', 'lower', fc.tuple(shape, far).map(([k, z]) => [inverseGamma(k, 1), 1 / (k + 20 * z)])],
  ['chi', 'upper', fc.tuple(shape, far).map(([k, z]) => [chi(k), Math.sqrt(k) + z])],
  ['beta', 'lower', fc.tuple(shape, far).map(([k, z]) => [beta(20 + k, 20), 1 / (2 + z)])],
  ['fisher-snedecor', 'upper', fc.tuple(shape, far).map(([k, z]) => [fisherSnedecor(20 + k, 300), 1 + z])],
  ['student-t', 'upper', fc.tuple(shape, far).map(([k, z]) => [studentT(20 + 8 * k), z])],
  ['binomial', 'lower', fc.integer({ min: 0, max: 400 }).map((k) => [binomial(3000, 0.5), k])],
  ['poisson', 'upper', fc.tuple(shape, far).map(([k, z]) => [poisson(k), Math.round(k + 4 * z)])],
  [
    'negative-binomial',
    'upper',
    fc.tuple(shape, far).map(([k, z]) => [negativeBinomial(k, 0.75), Math.round(k + 8 * z)]),
  ],
  ['geometric', 'upper', far.map((z) => [geometric(0.75), Math.round(8 * z)])],
];

test.each(laws)(
  '%s: the logarithm of the %s tail is that of its density, integrated or added up',
  (_, side, points) => {
    fc.assert(
      fc.property(points, ([law, x]) => {
        const ln = law.logTail!(x, side);
        if (ln === null) return; // the other tail is the small one
        const ratio = Math.exp(toNumber(subtract(ln, law.logDensity(x))));
        expect(Math.abs(tailOverDensity(law, x, side, ratio)! / ratio - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 15 },
    );
  },
);
