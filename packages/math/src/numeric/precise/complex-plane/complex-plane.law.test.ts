import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { preciseFunctions } from '../../../expression/precise-functions.ts';
import { add, type Ball, divide, integerBall, multiply, negate, sizeOf } from '../ball.ts';
import { exponential } from '../ball-elementary.ts';
import * as C from '../complex.ts';
import { fromDecimal, fromInteger } from '../convert.ts';

/*
 * Complex values beside those of PARI/GP, and beside each other: a value is within its own bound of what the recurrences and
 * reflections make of other values, which come from other terms of other series.
 */

interface Value {
  readonly fn: string;
  readonly m: number;
  readonly n: number;
  readonly re: string;
  readonly im: string;
}

const values: readonly Value[] = JSON.parse(readFileSync(new URL('./fixtures/values.json', import.meta.url), 'utf8'));

const bits = 160;

/** (m + n·i)/8 exactly. */
const eighths = (m: number, n: number): Ball => {
  const part = (k: number) => ({ mantissa: fromInteger(k).mantissa, exponent: fromInteger(k).exponent - 3 });
  return { value: { re: part(m), im: part(n) }, error: Number.NEGATIVE_INFINITY, real: n === 0 };
};

const value = (fn: string, a: Ball): Ball => {
  const found = preciseFunctions.get(fn)!([a], bits);
  if (found === null) throw new Error(`${fn} has no value`);
  return found;
};

test.each(values)('$fn of ($m + $n·i)/8', ({ fn, m, n, re, im }) => {
  const { value: found, error } = value(fn, eighths(m, n));
  const wanted = { re: fromDecimal(re.replace(' ', ''), 400)!, im: fromDecimal(im.replace(' ', ''), 400)! };
  const off = sizeOf(C.subtract(found, wanted, 400));
  // The fixture has 60 digits, which are 199 bits.
  expect(off).toBeLessThan(Math.max(error, sizeOf(wanted) - 190) + 1);
  expect(error).toBeLessThan(sizeOf(found) - 100);
});

/** Whether two balls have a number in common. */
const meet = (a: Ball, b: Ball): boolean => sizeOf(C.subtract(a.value, b.value, 600)) <= Math.max(a.error, b.error) + 1;

const part = fc.integer({ min: -60, max: 60 });
const places = fc
  .tuple(
    part,
    part.filter((n) => n !== 0),
  )
  .map(([m, n]) => eighths(m, n));
const one = integerBall(1);
const conjugate = (a: Ball): Ball => ({
  ...a,
  value: { re: a.value.re, im: { ...a.value.im, mantissa: -a.value.im.mantissa } },
});

test('recurrences and symmetries hold within the bounds', () => {
  fc.assert(
    fc.property(places, (z) => {
      const next = add(z, one, bits);
      expect(meet(value('gamma', next), multiply(z, value('gamma', z), bits)), 'Γ(z + 1) = z Γ(z)').toBe(true);
      expect(meet(exponential(value('lngamma', z), bits)!, value('gamma', z)), 'e^ln Γ').toBe(true);
      const step = add(value('digamma', z), divide(one, z, bits)!, bits);
      expect(meet(value('digamma', next), step), 'ψ(z + 1) = ψ(z) + 1/z').toBe(true);
      for (const fn of ['gamma', 'lngamma', 'digamma', 'zeta'])
        expect(meet(value(fn, conjugate(z)), conjugate(value(fn, z))), `${fn} of the conjugate`).toBe(true);
    }),
    { numRuns: lawRuns(10, 1000) },
  );
});

const near = fc.integer({ min: -24, max: 24 });

test('integrals and error functions along the imaginary axis are those along the real one', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        near,
        near.filter((n) => n !== 0),
      ),
      ([m, n]) => {
        const [z, turned] = [eighths(m, n), eighths(-n, m)];
        const unit = eighths(0, 8);
        if (m === 0) return;
        expect(meet(value('erfi', turned), multiply(unit, value('erf', z), bits)), 'erfi(iz) = i erf z').toBe(true);
        expect(meet(value('Shi', turned), multiply(unit, value('Si', z), bits)), 'Shi(iz) = i Si z').toBe(true);
        const both = add(value('Chi', z), value('Shi', z), bits);
        expect(meet(value('Ei', z), both), 'Ei = Chi + Shi').toBe(true);
        const sum = add(value('erf', z), value('erfc', z), bits);
        expect(meet(add(sum, negate(one), bits), integerBall(0)), 'erf + erfc = 1').toBe(true);
      },
    ),
    { numRuns: lawRuns(20, 1000) },
  );
});
