import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entries, load } from '../catalogue.ts';
import type { Calculator } from '../kit/calculator.ts';
import type { AmountField } from '../kit/fields/amount.ts';
import { defaultOptions } from '../kit/options.ts';
import { run } from '../kit/run.ts';
import { calculate, isSolvable } from '../kit/solve.ts';

const calculators = await Promise.all(
  entries.filter(({ page }) => page.startsWith('finance-')).map(async ({ id }) => (await load(id))!),
);
const solvable = calculators.filter(isSolvable);

const answerOf = (calculator: Calculator, typed: Record<string, string>) => {
  const outcome = run(calculator, typed, defaultOptions);
  return outcome.ok ? outcome.answer.values[0]!.decimal! : undefined;
};

test('every calculator that is a formula can be solved', () => {
  expect(solvable.length).toBeGreaterThanOrEqual(160);
});

describe.each(solvable.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  const given = calculator.examples.flatMap((example) =>
    'expect' in example ? [example.given as Record<string, string>] : [],
  );

  test.each(calculator.solve.unknowns)('%s is found back', (unknown) => {
    for (const typed of given) {
      const result = answerOf(calculator, typed)!;
      const outcome = calculate(calculator, { ...typed, [unknown]: '', result }, defaultOptions);
      if (!outcome.ok) {
        // At a rate of 0 % and the like the unknown does not matter, and that is what is said.
        expect(outcome.problems[0]!.message).toMatch(/^Any .* gives this .*: it does not depend on it here\.$/);
        continue;
      }
      const found = Number(outcome.answer.values[0]!.decimal);
      const wanted = Number(typed[unknown]);
      expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-9 * Math.abs(wanted) + 1e-12);
      expect(outcome.answer.checked.length).toBeGreaterThan(0);
    }
  });
});

test('what is found gives the result again, on generated inputs', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/loan-payment')!;
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10 ** 7 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 480 }),
      fc.constantFrom('presentValue', 'ratePerPeriod', 'numberOfPeriods'),
      (sum, basis, n, unknown) => {
        const typed = { presentValue: String(sum), ratePerPeriod: String(basis / 100), numberOfPeriods: String(n) };
        const result = answerOf(loan, typed)!;
        const outcome = calculate(loan, { ...typed, [unknown]: '', result }, defaultOptions);
        if (!outcome.ok) throw new Error(`${JSON.stringify(typed)} ${unknown}: ${outcome.problems[0]!.message}`);
        const again = answerOf(loan, { ...typed, [unknown]: outcome.answer.values[0]!.decimal! })!;
        expect(Math.abs(Number(again) - Number(result))).toBeLessThanOrEqual(1e-9 * Number(result));
      },
    ),
    { numRuns: 150 },
  );
});

test('every rate that leaves a balance is found, also where two of them nearly meet', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/remaining-balance')!;
  const typed = { presentValue: '200000', payment: '1199.1', ratePerPayment: '', numberOfPayments: '120' };
  const rates = (result: string) => {
    const outcome = calculate(loan, { ...typed, result }, defaultOptions);
    if (!outcome.ok) return outcome.problems[0]!.message;
    for (const { decimal } of outcome.answer.values) {
      const back = answerOf(loan, { ...typed, ratePerPayment: decimal! })!;
      expect(Math.abs(Number(back) - Number(result))).toBeLessThanOrEqual(1e-9 * Math.abs(Number(result)));
    }
    return outcome.answer.values.length;
  };
  expect(rates('150000')).toBe(1);
  // Below the least balance that any rate leaves, about -36938.8, there is none.
  expect([-20000, -36000, -36900, -36937].map((balance) => rates(String(balance)))).toEqual([2, 2, 2, 2]);
  expect(rates('-37000')).toBe('No rate per payment that is allowed gives this remaining balance.');
});

test('exactly one field must be empty', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/loan-payment')!;
  const typed = { presentValue: '1000', ratePerPeriod: '1', numberOfPeriods: '12', result: '' };
  const direct = calculate(loan, typed, defaultOptions);
  expect(direct.ok && direct.answer.values[0]!.decimal).toBe(answerOf(loan, typed));
  expect(calculate(loan, { ...typed, result: '88' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing' }],
  });
  expect(calculate(loan, { ...typed, presentValue: '' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing' }],
  });
});

test('what no input can give is refused', () => {
  const ratio = solvable.find(({ id }) => id === 'finance-activity/inventory-conversion-period')!;
  expect(calculate(ratio, { inventoryTurnoverRatio: '', result: '-5' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'no-answer' }],
  });
});

test('whole numbers are not solved for', () => {
  const whole = solvable.flatMap(({ inputs, solve: { unknowns } }) =>
    unknowns.filter((name) => (inputs[name] as AmountField).limits.whole),
  );
  expect(whole).toEqual([]);
});
