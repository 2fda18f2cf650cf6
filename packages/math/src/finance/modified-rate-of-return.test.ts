import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { settle, toNumber } from '../numeric/precise/value.ts';
import { modifiedRateOfReturn } from './modified-rate-of-return.ts';
import { ratesOfReturn } from './rates-of-return.ts';

const flowsOf = (amounts: readonly number[]) => amounts.map((amount) => Q.fromNumber(amount));
const mirr = (amounts: readonly number[], finance: Q.Rational, reinvestment: Q.Rational) =>
  toNumber(settle((bits) => modifiedRateOfReturn(flowsOf(amounts), finance, reinvestment, bits), 80)!);

test('the value that spreadsheets give', () => {
  const found = mirr([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], Q.rational(10, 100), Q.rational(12, 100));
  expect(found).toBeNear(0.126094130365905, 1e-14);
});

test('with both rates at the internal rate of return it is that rate', () => {
  const inflows = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 20_000 }), inflows, (paid, earned) => {
      const amounts = [-paid, ...earned];
      const [irr] = ratesOfReturn(amounts.map((amount, time) => ({ amount, time })));
      const rate = Q.fromNumber(irr!);
      expect(mirr(amounts, rate, rate)).toBeNear(irr!, 1e-10);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
