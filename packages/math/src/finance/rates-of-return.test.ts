import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { type Flow, growthsOfReturn, presentValue, ratesOfReturn, refinedGrowth } from './rates-of-return.ts';

const yearly = (amounts: readonly number[]): readonly Flow[] => amounts.map((amount, time) => ({ time, amount }));
const closeTo = (found: readonly number[], wanted: readonly number[], tolerance: number) => {
  expect(found).toHaveLength(wanted.length);
  found.forEach((rate, k) => {
    expect(Math.abs(rate - wanted[k]!)).toBeLessThanOrEqual(tolerance);
  });
};

describe('known rates', () => {
  test('one change of sign', () => closeTo(ratesOfReturn(yearly([-100, 60, 60])), [0.130662386291807], 1e-14));
  test('two rates', () => closeTo(ratesOfReturn(yearly([-100, 230, -132])), [0.1, 0.2], 1e-12));
  test('three rates', () => closeTo(ratesOfReturn(yearly([-1, 3.6, -4.31, 1.716])), [0.1, 0.2, 0.3], 1e-9));
  test('a double rate', () => closeTo(ratesOfReturn(yearly([-1, 2.2, -1.21])), [0.1], 1e-7));
  test('no rate in spite of two changes', () => expect(ratesOfReturn(yearly([100, -150, 100]))).toEqual([]));
  test('no change of sign', () => expect(ratesOfReturn(yearly([100, 200, 300]))).toEqual([]));
  test('a loss of nearly everything', () => closeTo(ratesOfReturn(yearly([-100, 0.001])), [-0.99999], 1e-15));
  test('far above every guess', () => closeTo(ratesOfReturn(yearly([-0.001, 1000])), [999_999], 1e-6));
  test('flows of one time are one flow', () =>
    closeTo(ratesOfReturn([...yearly([-100, 60]), { time: 1, amount: 50 }]), [0.1], 1e-14));
});

test('every rate that was built in is found, and nothing else', () => {
  const distinct = fc.uniqueArray(fc.integer({ min: -60, max: 200 }), {
    minLength: 1,
    maxLength: 4,
    selector: (r) => Math.round(r / 12),
  });
  fc.assert(
    fc.property(distinct, (percents) => {
      const wanted = percents.map((p) => p / 100).sort((a, b) => a - b);
      // The product of (v − 1/(1 + r)) over the rates, as a polynomial in v.
      let coefficients = [1];
      for (const r of wanted) {
        const root = 1 / (1 + r);
        coefficients = [0, ...coefficients].map((c, k) => c - root * (coefficients[k] ?? 0));
      }
      closeTo(ratesOfReturn(yearly(coefficients)), wanted, 1e-6);
    }),
    { numRuns: 300, endOnFailure: true },
  );
});

test('an investment that pays back has exactly one rate, and it makes the present value 0', () => {
  const flows = fc.tuple(
    fc.double({ min: 1, max: 1e6, noNaN: true }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.double({ min: 0.01, max: 1e6, noNaN: true })), {
      minLength: 1,
      maxLength: 40,
    }),
  );
  fc.assert(
    fc.property(flows, ([paid, earned]) => {
      const list = [{ time: 0, amount: -paid }, ...earned.map(([day, amount]) => ({ time: day / 365, amount }))];
      const rates = ratesOfReturn(list);
      expect(rates).toHaveLength(1);
      // What is lost or won within days is, as a yearly rate, too close to −100 % or too large for a double to put back.
      if (rates[0]! < -0.999 || rates[0]! > 1e6) return;
      const size = presentValue(list.slice(1), rates[0]!);
      if (Number.isFinite(size))
        expect(Math.abs(presentValue(list, rates[0]!))).toBeLessThanOrEqual(1e-9 * Math.max(size, paid));
    }),
    { numRuns: 300, endOnFailure: true },
  );
});

test('a loan of thirty years of months is no matter of guessing', () => {
  const payment = 200_000 / ((1 - 1.005 ** -360) / 0.005);
  closeTo(ratesOfReturn(yearly([200_000, ...Array.from({ length: 360 }, () => -payment)])), [0.005], 1e-14);
});

test('two rates that nearly meet are two, one where they meet, and none beyond', () => {
  const flows = (amounts: readonly Q.Rational[]) =>
    amounts.map((amount, k) => ({ amount, time: Q.integerRational(k) }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 7, max: 13 }), (percent, places) => {
      // −1 + 2gv − (g² ± ε)v² for g = 1 + r: the growths are g ± sqrt(∓ε).
      const g = Q.add(Q.one, Q.rational(percent, 100));
      const epsilon = Q.rational(1, 10 ** places);
      const at = (more: Q.Rational) =>
        growthsOfReturn(flows([Q.minusOne, Q.multiply(Q.rational(2), g), Q.negate(Q.add(Q.multiply(g, g), more))]));
      const apart = Math.sqrt(Q.toNumber(epsilon));
      expect(at(epsilon)).toEqual([]);
      const [one, ...others] = at(Q.zero);
      expect(others).toEqual([]);
      const meeting = refinedGrowth(
        flows([Q.minusOne, Q.multiply(Q.rational(2), g), Q.negate(Q.multiply(g, g))]),
        one!,
      );
      expect(Math.abs(Q.toNumber(Q.subtract(meeting, g)))).toBeLessThanOrEqual(1e-60);
      const two = at(Q.negate(epsilon));
      expect(two).toHaveLength(2);
      // A double is rounded by some 1e-16, which slopes of about `apart` and terms of g^2 magnify.
      expect(Math.abs(two[1]! - two[0]! - 2 * apart)).toBeLessThanOrEqual((1e-15 * Q.toNumber(g) ** 3) / apart);
    }),
    { numRuns: 60 },
  );
});

test('a loss of nearly everything keeps its digits as a growth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (places) => {
      const amounts = [Q.integerRational(-1), Q.reciprocal(Q.integerRational(10n ** BigInt(places)))];
      const [growth] = growthsOfReturn(amounts.map((amount, k) => ({ amount, time: Q.integerRational(k) })));
      expect(Math.abs(growth! / Number(`1e-${places}`) - 1)).toBeLessThanOrEqual(1e-12);
    }),
  );
});
