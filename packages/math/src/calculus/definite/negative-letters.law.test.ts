import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import { number } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { substitute } from '../../expression/substitute.ts';
import { definiteIntegral } from './definite-integral.ts';
import { atInstance, holdsAt } from './parameters/instances.ts';

/** Integrands in a letter that have other antiderivatives where it is negative, and whether they have a value on all of [0, 1]. */
const planted = [
  { f: '1/(x^2-a)', isWhole: (a: number) => a < 0 || a > 1 },
  { f: '1/(x^2+a)', isWhole: (a: number) => a > 0 || a < -1 },
  { f: '1/(a-x^2)', isWhole: (a: number) => a < 0 || a > 1 },
  { f: '1/(a*x^2+1)', isWhole: (a: number) => a > -1 },
  { f: '1/(x^2-a)^2', isWhole: (a: number) => a < 0 || a > 1 },
  { f: '1/(x^3-a)', isWhole: (a: number) => a < 0 || a > 1 },
  { f: 'x/(x^2-a)', isWhole: (a: number) => a < 0 || a > 1 },
];

const found = new Map(planted.map(({ f }) => [f, unwrap(definiteIntegral(read(f), 'x', read('0'), read('1')))]));

/** By Simpson's rule in a thousand steps. */
function bySimpson(f: (x: number) => number): number {
  const n = 1000;
  const weight = (k: number): number => (k === 0 || k === n ? 1 : k % 2 === 1 ? 4 : 2);
  return Array.from({ length: n + 1 }, (_, k) => weight(k) * f(k / n)).reduce((a, b) => a + b, 0) / (3 * n);
}

test('where the integrand has no pole one case holds, on both sides of 0, and gives the area', () => {
  fc.assert(
    fc.property(fc.constantFrom(...planted), fc.integer({ min: -40, max: 40 }), ({ f, isWhole }, eighths) => {
      const a = Q.rational(2 * eighths + 1, 8);
      const { value, conditions, cases } = found.get(f)!;
      const claims = [{ when: conditions, value }, ...cases].filter(({ when }) =>
        when.every((one) => holdsAt(one, { a }) === true),
      );
      expect(claims, `${f} at a = ${Q.toNumber(a)}`).toHaveLength(isWhole(Q.toNumber(a)) ? 1 : 0);
      const integrand = substitute(read(f), { a: number(a) });
      for (const claim of claims) {
        const area = bySimpson((x) => evaluate(integrand, { x }));
        const shown = evaluate(atInstance(claim.value, { a: number(a) }));
        expect(Math.abs(shown - area), `${f} at a = ${Q.toNumber(a)}`).toBeLessThanOrEqual(1e-6 * Math.abs(area));
      }
    }),
    { numRuns: lawRuns(40, 2000) },
  );
});
