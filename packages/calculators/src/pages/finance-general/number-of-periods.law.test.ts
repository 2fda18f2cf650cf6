import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/* What is said of a number of payments is true of every sign of the sum, the rate and the payment. */

const saving = (await load('finance-general/number-of-periods-for-future-value-of-annuity'))!;
const paying = (await load('finance-general/number-of-periods-for-present-value-of-annuity'))!;

const sum = fc.integer({ min: -40, max: 40 }).map((k) => 250 * k);
const rate = fc.integer({ min: -12, max: 12 });
const payment = fc.integer({ min: -40, max: 40 }).filter((k) => k !== 0);

test('the next whole period is spoken of where payments reach the sum, and opposite signs where they never do', () => {
  fc.assert(
    fc.property(sum, rate, payment, (futureValue, percent, each) => {
      const typed = { futureValueOfAnnuity: `${futureValue}`, rate: `${percent}`, payment: `${10 * each}` };
      const outcome = run(saving, typed, defaultOptions);
      if (!outcome.ok) return;
      const found = Number(outcome.answer.values[0]!.decimal ?? outcome.answer.values[0]!.exact);
      expect(outcome.answer.text.includes('rounded up, it is the first whole period')).toBe(found > 0);
      expect(outcome.answer.text.includes('opposite signs')).toBe(found < 0);
    }),
    { numRuns: lawRuns(60) },
  );
});

test('a payment that never pays a sum off is no larger in size than its interest', () => {
  fc.assert(
    fc.property(sum, rate, payment, (presentValue, percent, each) => {
      const typed = { presentValueOfAnnuity: `${presentValue}`, rate: `${percent}`, payment: `${10 * each}` };
      const outcome = run(paying, typed, defaultOptions);
      if (outcome.ok) {
        const found = Number(outcome.answer.values[0]!.decimal ?? outcome.answer.values[0]!.exact);
        expect(outcome.answer.text.includes('opposite signs')).toBe(found < 0);
        return;
      }
      expect(outcome.problems[0]!.message).toContain('in size it must be greater than present value x rate');
      expect(Math.abs(10 * each)).toBeLessThanOrEqual(Math.abs(presentValue * percent) / 100);
    }),
    { numRuns: lawRuns(60), examples: [[-5000, 5, -20]] },
  );
});
