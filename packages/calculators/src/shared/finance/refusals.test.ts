import { describe, expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { faultOfRefused } from '../../trial/examples.ts';
import type { RefusedExample } from './declaration.ts';

/** Whatever a calculator of finance refuses, it refuses in exactly the words that its declaration gives. */
const calculators = await Promise.all(
  entries
    .filter(({ page }) => page.startsWith('finance-'))
    .map(async ({ id }) => (await load(id)) as Calculator & { refused: readonly RefusedExample[] }),
);
const typedInto = (calculator: Calculator, typed: readonly string[]) =>
  Object.fromEntries(Object.keys(calculator.inputs).map((name, k) => [name, typed[k]]));
const messagesOf = (calculator: Calculator, typed: readonly string[]) => {
  const outcome = run(calculator, typedInto(calculator, typed), defaultOptions);
  return outcome.ok ? [] : outcome.problems.map(({ message }) => message);
};

test('there are 178 calculators of finance', () => {
  expect(calculators).toHaveLength(178);
});

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  '%s refuses in these words',
  (_, calculator) => {
    expect(faultOfRefused(calculator)).toBeUndefined();
  },
);

describe('what every field refuses', () => {
  const turnover = calculators.find(({ id }) => id === 'finance-activity/asset-turnover')!;
  test.each([
    [['abc', '5'], 'Net sales: "abc" is not a number; accepted are amounts such as 1500, 99.95 or 200k.'],
    [['', '5'], 'Net sales is missing.'],
    [['1e400', '5'], 'Net sales is too large.'],
    [['1e300', '1e-300'], 'The result, or a number on the way to it, is too large to show.'],
  ])('%j: %s', (typed, message) => {
    expect(messagesOf(turnover, typed)[0]).toBe(message);
  });

  const byName = (name: string) => calculators.find(({ id }) => id === `finance-corporate/${name}`)!;
  test('an entry of a list, a date, and a list that is too short', () => {
    expect(messagesOf(byName('internal-rate-of-return'), ['1,2,x'])).toEqual([
      'Cash flows: entry 3, "x", is not a number.',
    ]);
    expect(messagesOf(byName('internal-rate-of-return'), ['5'])).toEqual(['Cash flows needs at least 2 entries.']);
    expect(messagesOf(byName('internal-rate-of-return-with-dates'), ['1,2', '2024-01-01,2024-13-01'])).toEqual([
      'Dates: entry 2, "2024-13-01", is not a date (use YYYY-MM-DD).',
    ]);
  });

  test('all problems are reported together', () => {
    expect(messagesOf(turnover, ['abc', '0'])).toEqual([
      'Net sales: "abc" is not a number; accepted are amounts such as 1500, 99.95 or 200k.',
      'Total assets must be greater than 0.',
    ]);
  });
});

test('percent may carry its sign, and changes nothing by it', () => {
  const apy = calculators.find(({ id }) => id === 'finance-banking/annual-percentage-yield')!;
  const answer = (rate: string) => {
    const outcome = run(apy, typedInto(apy, [rate, '12']), defaultOptions);
    return outcome.ok ? outcome.answer.text : '';
  };
  expect(answer('5 %')).toBe(answer('5'));
  expect(answer('5%')).toContain('5.11618978817332 % per year (= 0.0511618978817332)');
});

test('the answer shows the formula, the numbers put in, and the spreadsheet', () => {
  const payment = calculators.find(({ id }) => id === 'finance-banking/loan-payment')!;
  const outcome = run(payment, typedInto(payment, ['200000', '0.5', '360']), defaultOptions);
  expect(outcome.ok && outcome.answer.text.split('\n').slice(0, 5)).toEqual([
    'Loan payment = 1199.1010503055 per period (≈ 1,199.10)',
    'Total interest = 231676.378109982 (≈ 231,676.38)',
    'Formula: loan payment = present value (loan amount) / ((1 - (1 + rate per period)^(-number of periods)) / rate per period)',
    'With the numbers: 200000 / ((1 - (1 + 0.5 %)^(-360)) / 0.5 %)',
    'Spreadsheet: =-PMT(0.5%,360,200000)',
  ]);
});

test('a schedule ends at 0.00 and its rows are the payments', () => {
  const schedule = calculators.find(({ id }) => id === 'finance-banking/amortization-schedule')!;
  const outcome = run(schedule, typedInto(schedule, ['200000', '6', '30']), defaultOptions);
  if (!outcome.ok) throw new Error('an answer was expected');
  const rows = outcome.answer.figure!.table!.rows;
  expect(rows).toHaveLength(360);
  expect(rows[0]).toEqual(['1', '1,199.10', '1,000.00', '199.10', '199,800.90']);
  expect(rows.at(-1)).toEqual(['360', '1,200.14', '5.97', '1,194.17', '0.00']);
});
