import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/* What is positive is never shown as 0, however small: a price far out of the money, the present value of what is paid in a million years. And what is 0 is shown as 0. */

async function shown(id: string, typed: Readonly<Record<string, string>>, names: readonly string[]) {
  const outcome = run((await load(id))!, typed, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify([typed, outcome.problems]));
  return outcome.answer.values.filter(({ name }) => names.includes(name)).map((value) => value.decimal ?? value.words);
}

const power = (least: number, most: number) => fc.integer({ min: least, max: most }).map((k) => String(10 ** k));

test('present value factors', async () => {
  await fc.assert(
    fc.asyncProperty(power(0, 12), fc.integer({ min: 1, max: 99 }), async (numberOfPeriods, rate) => {
      const typed = { rateOfReturn: `${rate}%`, numberOfPeriods };
      expect(await shown('finance-general/present-value-factor', typed, ['result'])).not.toContain('0');
    }),
    { numRuns: 30 },
  );
});

test('options far out of the money', async () => {
  const typed = fc.record({
    spotPrice: power(-2, 4),
    strikePrice: power(-2, 4),
    timeToExpiry: fc.constantFrom('0.001', '0.1', '2'),
    riskFreeRate: fc.constantFrom('-1', '3', '12'),
    volatility: fc.constantFrom('0.5', '20', '150'),
  });
  const positive = ['result', 'put', 'deltaCall', 'gamma', 'vegaPerPoint', 'rhoCallPerPoint'];
  await fc.assert(
    fc.asyncProperty(typed, async (given) => {
      const values = await shown('finance-stocks/black-scholes-option-price-and-greeks', given, positive);
      expect(values, JSON.stringify(given)).not.toContain('0');
    }),
    { numRuns: 30 },
  );
});

test('flows that add up to nothing have the rate 0, whatever other rates they have', async () => {
  const others = fc.uniqueArray(fc.integer({ min: -60, max: 300 }), {
    minLength: 1,
    maxLength: 3,
    selector: (percent) => Math.round(percent / 9),
  });
  await fc.assert(
    fc.asyncProperty(
      others.filter((percents) => percents.every((percent) => Math.abs(percent) > 4)),
      async (percents) => {
        // With v = 1/(1 + r): the product of (100 + p) v − 100 over the rates, in whole numbers.
        let flows = [1];
        for (const percent of [0, ...percents])
          flows = [...flows, 0].map((flow, k) => (100 + percent) * (flows[k - 1] ?? 0) - 100 * flow);
        const typed = { cashFlows: flows.join('; ') };
        expect(await shown('finance-corporate/internal-rate-of-return', typed, ['result']), typed.cashFlows).toEqual([
          '0',
        ]);
      },
    ),
    { numRuns: 30 },
  );
});
