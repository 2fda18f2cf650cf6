import { expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedAnswer } from '../../kit/outcome.ts';
import { run, type TypedInputs } from '../../kit/run.ts';

/** What the table of sensitivity says is what the calculator answers when it is asked with the changed input. */
const calculators = await Promise.all(
  entries.filter(({ page }) => page.startsWith('finance-')).map(async ({ id }) => (await load(id))!),
);

const tableOf = (answer: PresentedAnswer) => answer.tables?.find(({ title }) => title.startsWith('Sensitivity'));
const numberIn = (cell: string): number => Number(cell.replace(/[,%\s]/g, ''));

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  const examples = calculator.examples.filter((one) => 'expect' in one);
  for (const { given } of examples.slice(0, 2)) expectAsked(calculator, given as Record<string, string>);
});

test('lines of a figure that cross in one point are told apart: two by their names, more by numbers that the summary names', () => {
  let numbered = 0;
  for (const calculator of calculators) {
    for (const { given } of calculator.examples.filter((one) => 'expect' in one)) {
      const outcome = run(calculator, given, defaultOptions);
      const figure = outcome.ok ? outcome.answer.figure : undefined;
      if (!figure?.summary.includes('as one input changes by up to')) continue;
      const lines = figure.marks.flatMap((mark) => (mark.mark === 'curve' ? [mark] : []));
      const signs = lines.flatMap(({ sign }) => (sign === undefined ? [] : [sign]));
      expect(signs, calculator.id).toEqual(lines.length > 2 ? lines.map((_, at) => `${at + 1}`) : []);
      for (const { sign, label } of lines) if (sign) expect(figure.summary).toContain(`${sign}: ${label}`);
      numbered += signs.length > 0 ? 1 : 0;
    }
  }
  expect(numbered).toBeGreaterThan(10);
});

test('an input that is not allowed has no answer in the table either', async () => {
  const growing = (await load('finance-general/present-value-of-growing-perpetuity'))!;
  const given = { dividendOrCouponAtFirstPeriod: '250', discountRate: '3.1', growthRate: '3' };
  const outcome = run(growing, given, defaultOptions);
  const table = outcome.ok ? tableOf(outcome.answer) : undefined;
  expect(table?.rows.map(([, , rate, growth]) => [rate, growth])).toEqual([
    ['–', '62,500.00'],
    ['–', '100,000.00'],
    ['362,318.84', '192,307.69'],
    ['190,839.69', '357,142.86'],
    ['98,039.22', '–'],
    ['60,975.61', '–'],
  ]);
});

test('amounts that lie together have no table: a hundredth of a bid is more than its distance from the ask', async () => {
  const spread = (await load('finance-stocks/bid-ask-spread'))!;
  const tables = (given: TypedInputs) => {
    const outcome = run(spread, given, defaultOptions);
    return outcome.ok ? outcome.answer.tables?.length : undefined;
  };
  expect(tables({ bid: '99.85', ask: '100.1' })).toBeUndefined();
  expect(tables({ bid: '50', ask: '100' })).toBe(1);
});

function expectAsked(calculator: Calculator, given: Record<string, string>): void {
  const outcome = run(calculator, given, defaultOptions);
  if (!outcome.ok) throw new Error('an example must have an answer');
  const table = tableOf(outcome.answer);
  if (!table) return;
  expect(table.rows.map(([change]) => change)).toEqual(['−10 %', '−5 %', '−1 %', '+1 %', '+5 %', '+10 %']);
  expect(table.rows.flat().join(' ')).not.toMatch(/NaN|Infinity/);
  const answers = (typed: TypedInputs): number => {
    const asked = run(calculator, typed, defaultOptions);
    return asked.ok ? Number(asked.answer.values[0]!.decimal) : Number.NaN;
  };
  for (const [input, field] of Object.entries(calculator.inputs)) {
    const column = table.columns.indexOf(field.label);
    if (column < 0 || field.control.control !== 'text') continue;
    for (const [row, factor] of [
      [0, 0.9],
      [3, 1.01],
      [5, 1.1],
    ] as const) {
      const shown = table.rows[row]![column]!;
      const wanted = answers({ ...given, [input]: String(Number(given[input]) * factor) });
      if (shown === '–' || !/[1-9]/.test(shown)) continue;
      // Amounts are shown to the cent, everything else to seven digits.
      const unit = /\.\d\d$/.test(shown) ? 0.0051 : 0;
      expect(Math.abs(numberIn(shown) - wanted), `${field.label} ${factor}`).toBeLessThanOrEqual(
        unit + 1e-6 * Math.abs(wanted),
      );
    }
  }
}

test.each([
  ['finance-markets/dividend-yield', 'Dividend yield in %'],
  ['finance-activity/average-collection-period', 'Average collection period in days'],
  ['finance-markets/dividend-cover', 'Dividend cover'],
  ['finance-basic/equity', 'Equity'],
])('the upright axis of %s says its unit: %s', async (id, name) => {
  const calculator = (await load(id))!;
  const outcome = run(calculator, calculator.examples[0]!.given as TypedInputs, defaultOptions);
  expect(outcome.ok && outcome.answer.figure?.frame.yLabel).toBe(name);
});
