import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions, type Options } from '../../kit/options.ts';
import { run, type TypedInputs } from '../../kit/run.ts';

/** Schedules as a visitor gets them: every row, in cents, in yen, in dinars. */
const calculator = (name: string) => load(`finance-banking/${name}`).then((found) => found!);
const amortization = await calculator('amortization-schedule');
const card = await calculator('credit-card-payoff');

function rowsOf(of: typeof amortization, typed: TypedInputs, decimals: number) {
  const options: Options = { ...defaultOptions, decimals };
  const outcome = run(of, typed, options);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const { answer } = outcome;
  const coins = (amount: string): bigint => {
    expect(amount.split('.')[1]?.length ?? 0).toBe(decimals);
    return BigInt(amount.replace(/[,.]/g, ''));
  };
  const rows = answer.figure!.table!.rows.map(([, ...amounts]) => amounts.map(coins));
  const valueNamed = (name: string) => answer.values.find((value) => value.name === name)!;
  return { rows, said: valueNamed, answer };
}

test('500 loans end at exactly 0, in cents, yen and dinars, at 0 % too, and their totals are the sums of their rows', () => {
  const loans = fc.record({
    principal: fc.integer({ min: 1000, max: 10 ** 8 }),
    basisPoints: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat(2500) }),
    months: fc.integer({ min: 1, max: 120 }),
    decimals: fc.constantFrom(0, 2, 3),
  });
  fc.assert(
    fc.property(loans, ({ principal, basisPoints, months, decimals }) => {
      const typed = {
        principal: String(principal),
        annualRate: String(basisPoints / 100),
        numberOfYears: `${months}/12`,
      };
      const { rows, said } = rowsOf(amortization, typed, decimals);
      expect(rows.at(-1)![3]).toBe(0n);
      let owed = BigInt(principal) * 10n ** BigInt(decimals);
      let [paid, interest] = [0n, 0n];
      for (const row of rows) {
        expect(row[0]).toBe(row[1]! + row[2]!);
        owed -= row[2]!;
        expect(row[3]).toBe(owed);
        paid += row[0]!;
        interest += row[1]!;
      }
      if (basisPoints === 0) expect(interest).toBe(0n);
      const unit = 10 ** decimals;
      expect(Math.round(Number(said('paidToTheCent').decimal) * unit)).toBe(Number(paid));
      expect(Math.round(Number(said('interestToTheCent').decimal) * unit)).toBe(Number(interest));
    }),
    { numRuns: lawRuns(100, 500), endOnFailure: true },
  );
});

test('a card in yen is paid in whole yen', () => {
  const typed = { balance: '500000', annualPercentageRate: '15', monthlyPayment: '20000' };
  const { rows, said, answer } = rowsOf(card, typed, 0);
  expect(rows.at(-1)![3]).toBe(0n);
  expect(rows[0]).toEqual([20000n, 6250n, 13750n, 486250n]);
  expect(said('paidToTheCent').label).toBe('Total paid, to the whole unit');
  expect(answer.notes!.join(' ')).toContain('the balance ends at 0.');
});

test('depreciation adds up to cost less what is left, in cents and in yen', async () => {
  const [declining, straight] = await Promise.all(
    ['double-declining-balance', 'straight-line'].map((name) => load(`finance-depreciation/${name}`)),
  );
  const asset = fc.record({
    cost: fc.integer({ min: 1, max: 10 ** 7 }),
    share: fc.integer({ min: 0, max: 90 }),
    life: fc.integer({ min: 1, max: 40 }),
    decimals: fc.constantFrom(0, 2),
  });
  fc.assert(
    fc.property(asset, ({ cost, share, life, decimals }) => {
      const salvage = Math.floor((cost * share) / 100);
      const typed = [
        [declining!, { costOfAsset: cost, salvageValue: salvage, usefulLife: life, year: 1 }],
        [straight!, { costOfFixedAsset: cost, residualValue: salvage, usefulLifeOfAsset: life }],
      ] as const;
      for (const [calculator, inputs] of typed) {
        const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
        const { rows } = rowsOf(calculator, given, decimals);
        const start = BigInt(cost) * 10n ** BigInt(decimals);
        expect(rows.reduce((sum, [amount]) => sum + amount!, 0n)).toBe(start - rows.at(-1)![1]!);
        if (calculator === straight) expect(rows.at(-1)![1]).toBe(BigInt(salvage) * 10n ** BigInt(decimals));
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
