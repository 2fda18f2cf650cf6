import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import * as Q from '../../exact/rational.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { add, type Ball, EXACT, integerBall, lower, multiply, negate, realBall, upper } from './ball.ts';
import { carlsonRD, carlsonRF, carlsonRJ } from './ball-elliptic.ts';
import { fromRational } from './convert.ts';

const digits = (text: string): string => {
  const found = evaluatePrecise(read(text), 40);
  return found.ok ? found.value.re : found.error.message;
};

describe('elliptic integrals', () => {
  // Compared with mpmath (ellipk, ellipe, ellipf, ellippi) to 38 digits.
  sampled.each([
    ['ellipticK(1/2)', '1.854074677301371918433850347195260046218'],
    ['ellipticK(-3)', '1.078257823749821617719337499400161014432'],
    ['ellipticE(1/3)', '1.430315257172219723922528414532283730294'],
    ['ellipticF(1/2, 1/3)', '0.506847756265431109203677128745872542884'],
    ['ellipticPi(1/3, 1/2)', '2.310794990754281815442314684278183926244'],
    ['ellipticPi(1/3, 4, 1/2)', '5.609705503897977542408459901873971207626'],
    ['ellipticE(1)', '1'],
  ])('%s', (text, wanted) => expect(digits(text)).toBe(wanted));

  const part = fc.integer({ min: -40, max: 9 }).map((n) => `${n}/10`);
  const angle = fc.integer({ min: -60, max: 60 }).map((n) => `${n}/7`);
  test('are those of double precision, as far as it goes', () => {
    const asked = fc.oneof(
      part.map((m) => `ellipticK(${m})`),
      part.map((m) => `ellipticE(${m})`),
      fc.tuple(angle, part).map(([phi, m]) => `ellipticF(${phi}, ${m})`),
      fc.tuple(angle, part).map(([phi, m]) => `ellipticE(${phi}, ${m})`),
      fc.tuple(part, part).map(([n, m]) => `ellipticPi(${n}, ${m})`),
      fc.tuple(part, angle, part).map(([n, phi, m]) => `ellipticPi(${n}, ${phi}, ${m})`),
    );
    fc.assert(
      fc.property(asked, (text) => {
        const double = evaluateComplex(read(text)).re;
        expect(Math.abs(Number(digits(text)) - double), text).toBeLessThanOrEqual(1e-12 * Math.abs(double));
      }),
      { numRuns: lawRuns(20, 60) },
    );
  });

  test('K(m) E(1 − m) + E(m) K(1 − m) − K(m) K(1 − m) is π/2 (Legendre)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (n) => {
        const [m, w] = [`${n}/100`, `${100 - n}/100`];
        const K = (at: string) => `ellipticK(${at})`;
        const E = (at: string) => `ellipticE(${at})`;
        expect(digits(`${K(m)}*${E(w)} + ${E(m)}*${K(w)} - ${K(m)}*${K(w)} - pi/2`)).toBe('0');
      }),
      { numRuns: lawRuns(3, 15) },
    );
  });
});

describe('symmetric integrals', () => {
  const bits = 200;
  const ball = (x: Q.Rational): Ball => realBall(fromRational(x, 400), -399 + 4);
  const positive = fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 90 }))
    .map(([n, d]) => ball(Q.rational(n, d)));
  const isWithin = (a: Ball | null, b: Ball | null): boolean => {
    const off = add(a!, negate(b!), 600);
    return lower(off) === EXACT && off.error < upper(a!) - 150;
  };

  test('all alike they are powers', () => {
    fc.assert(
      fc.property(positive, (x) => {
        const square = (a: Ball) => multiply(a, a, 600);
        expect(isWithin(multiply(square(carlsonRF(x, x, x, bits)!), x, 600), integerBall(1))).toBe(true);
        const third = multiply(square(carlsonRJ(x, x, x, x, bits)!), multiply(square(x), x, 600), 600);
        expect(isWithin(third, integerBall(1))).toBe(true);
      }),
      { numRuns: lawRuns(6, 20) },
    );
  });

  test('R_J is R_D where p is z, and of degree −3/2', () => {
    fc.assert(
      fc.property(positive, positive, positive, positive, (x, y, z, p) => {
        expect(isWithin(carlsonRJ(x, y, z, z, bits), carlsonRD(x, y, z, bits))).toBe(true);
        const [a, b, c, d] = [x, y, z, p].map((one) => multiply(one, integerBall(4), 600));
        const eighth = multiply(carlsonRJ(a!, b!, c!, d!, bits)!, integerBall(8), 600);
        expect(isWithin(eighth, carlsonRJ(x, y, z, p, bits))).toBe(true);
      }),
      { numRuns: lawRuns(6, 20) },
    );
  });
});
