import { expect, inject, test } from 'vitest';
import { load } from '../../packages/calculators/src/catalogue.ts';
import { calculatorPages, optionsOf } from './breadth.ts';
import { open, visitor } from './browser.ts';
import { buttonOn, fill, nameOf, resultBecomes } from './calculator-page.ts';
import { isWide } from './wide.ts';

/** On paper an answer is one sheet: inputs, answer, check, steps, figure, formula, address, and nothing to press. */
const url = inject('url');

/** Ordinary ones: neither a long working nor a schedule, which go on on further sheets. */
const ordinary = [
  'calculus-derivative/derivative',
  'finance-banking/loan-payment',
  'statistics-continuous/normal',
  'topography-bearing/gisement',
  'algebra-polynomial/roots',
];
const printed = isWide
  ? [...new Set([...ordinary, ...calculatorPages.map((page) => optionsOf(page)[0]!)])]
  : ordinary.slice(0, 2);

const sheetsOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test('an answer is printed on one sheet, without controls', { timeout: 600_000 }, async () => {
  const { page, complaints, leave } = await visitor();
  const long: string[] = [];
  for (const id of printed) {
    const calculator = (await load(id))!;
    await open(page, `${url}/${calculator.page}?calculation=${nameOf(calculator)}`);
    await fill(page, calculator);
    await buttonOn(page, calculator.page).click();
    await resultBecomes(page, calculator);
    await page.locator('section[aria-label="Answer"]').waitFor();
    const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    if (ordinary.includes(id) ? sheets !== 1 : sheets > 3) long.push(`${id}: ${sheets}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main button:visible').count(), id).toBe(0);
    await page.emulateMedia({ media: null });
  }
  expect(long).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
