import { expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run, type TypedInputs } from '../../kit/run.ts';
import { evaluateSheet } from './spreadsheet.fixture.ts';

/** The formula for a spreadsheet that stands in every answer, put into a spreadsheet, gives the answer. */
const calculators = await Promise.all(
  entries.filter(({ page }) => page.startsWith('finance-')).map(async ({ id }) => (await load(id))!),
);

test('the spreadsheet keeps the order of operations of spreadsheets', () => {
  expect(evaluateSheet('=-2^2')).toBe(4);
  expect(evaluateSheet('=2^3^2')).toBe(64);
  expect(evaluateSheet('=5-2^2*50%')).toBe(3);
  expect(evaluateSheet('=SUMPRODUCT({1,2},{3,4})')).toBe(11);
  expect(evaluateSheet('=-PMT(0.5%,360,200000)') / 1199.1010503055).toBeNear(1, 1e-13);
  expect(evaluateSheet('=PV(0,10,-250)')).toBe(2500);
});

const sheetOf = (notes: readonly string[] | undefined) => notes?.find((note) => note.startsWith('Spreadsheet: '));

/** What is typed, and the same with one amount after the other smaller, larger and negative. */
function variations(calculator: Calculator, given: TypedInputs): readonly TypedInputs[] {
  const amounts = Object.entries(calculator.inputs).filter(([, { control }]) => control.control === 'text');
  return [
    given,
    ...amounts.flatMap(([name]) =>
      ['0.75', '1.5', '-1', '0'].map((factor) => ({ ...given, [name]: `${factor}*(${given[name]})` })),
    ),
  ];
}

test.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (id, calculator) => {
  const [first, ...others] = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
  const answered = run(calculator, first!, defaultOptions);
  expect(
    answered.ok && answered.answer.formulaLines?.filter((line) => line.startsWith('With the numbers: ')),
  ).toHaveLength(1);
  let tried = 0;
  for (const typed of [...variations(calculator, first!), ...others]) {
    const outcome = run(calculator, typed, defaultOptions);
    const sheet = outcome.ok ? sheetOf(outcome.answer.notes) : undefined;
    if (!outcome.ok || !sheet) continue;
    const [value] = outcome.answer.values;
    const isRate = /^%|^percentage/.test(value!.unit ?? '');
    const wanted = Number(value!.decimal) / (isRate ? 100 : 1);
    const found = evaluateSheet(sheet.slice('Spreadsheet: '.length));
    // Cancellation in double precision is the spreadsheet's own; a rate is what a factor of growth exceeds 1 by.
    const off = 1e-8 * Math.abs(wanted) + (isRate ? Number.EPSILON : 0);
    expect(Math.abs(found - wanted), `${sheet} = ${found}, not ${wanted}`).toBeLessThanOrEqual(off);
    tried += 1;
  }
  expect(tried, id).toBeGreaterThanOrEqual(2);
});
