import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { entriesOf, load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { calculatorPages, chosenOn, fewOf } from './breadth.ts';
import { lender, open } from './browser.ts';
import { actionOf, buttonOn, fill, firstExample, nameOf, resultBecomes } from './calculator-page.ts';

/** Calculators, used as a visitor uses them: by mouse, by keyboard alone, and without JavaScript. */
const url = inject('url');

const withPage = lender();
const withoutScripts = lender({ javaScript: false });

/** An empty form gets the words of the specification, and nothing is asked. */
async function saysWhatIsMissing(page: Page, calculator: Calculator): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => request.url().includes('/nomogram/') && asked.push(request.url());
  page.on('request', note);
  await buttonOn(page, calculator.page).click();
  await page.getByText(calculator.missing).first().waitFor();
  expect(asked).toEqual([]);
  page.off('request', note);
}

/**
 * Goes by Tab from the top of the page, fills in what has the focus, and calculates by Enter in the last field. Returns the fields that
 * were never reached.
 */
async function calculatesByKeyboard(page: Page, calculator: Calculator): Promise<readonly string[]> {
  const wanted = new Map(Object.entries(firstExample(calculator)));
  for (let step = 0; wanted.size > 0 && step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => ({
      name: document.activeElement?.getAttribute('name'),
      tag: document.activeElement?.tagName,
      says: document.activeElement?.textContent,
    }));
    if (focused.says === 'As text') await page.keyboard.press('Enter');
    const text = focused.name ? wanted.get(focused.name) : undefined;
    if (text === undefined) continue;
    if (focused.tag === 'SELECT') await page.keyboard.type(text.slice(0, 3));
    else await page.keyboard.type(text);
    wanted.delete(focused.name!);
    if (wanted.size > 0) continue;
    if (focused.tag !== 'INPUT') await tabToButton(page, actionOf(calculator.page));
    await page.keyboard.press('Enter');
  }
  return [...wanted.keys()];
}

/** In a field of several lines Enter begins a new one: there the button is what calculates. */
async function tabToButton(page: Page, action: string): Promise<void> {
  for (let more = 0; more < 20; more += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent))?.trim() === action) return;
  }
}

describe.concurrent.each(calculatorPages)('/%s', (id) => {
  test('asks for what is missing, and calculates one option after another, by mouse', { timeout: 240_000 }, () =>
    withPage(async ({ page, complaints }) => {
      const calculators = await Promise.all(chosenOn(id).map((one) => load(one)));
      await open(page, `${url}/${id}`);
      await saysWhatIsMissing(page, calculators[0]!);
      for (const calculator of calculators as Calculator[]) {
        if (calculators.length > 1) {
          await page.locator('select[name="calculation"]').selectOption(nameOf(calculator));
          // The form comes a moment later; the one before it may have fields of the same names.
          await page.locator('main').getByText(calculator.purpose).first().waitFor();
        }
        await fill(page, calculator);
        await buttonOn(page, id).click();
        await resultBecomes(page, calculator);
      }
      expect(complaints).toEqual([]);
    }),
  );
});

describe.concurrent.each(fewOf(calculatorPages, 3))('/%s', (id) => {
  test('calculates by keyboard alone', () =>
    withPage(async ({ page, complaints }) => {
      const calculator = (await load(entriesOf(id)[0]!.id))!;
      await open(page, `${url}/${id}`);
      expect(await calculatesByKeyboard(page, calculator)).toEqual([]);
      await resultBecomes(page, calculator);
      expect(complaints).toEqual([]);
    }));
});

/** What the form sends without a script leads to a page that `tests/pages` looks at, of every calculator. */
describe.concurrent.each(fewOf(calculatorPages, 2))('/%s', (id) => {
  test('calculates without JavaScript, and a link opens calculated', () =>
    withoutScripts(async ({ page }) => {
      const calculator = (await load(entriesOf(id)[0]!.id))!;
      await page.goto(`${url}/${id}`);
      await fill(page, calculator);
      await buttonOn(page, id).click();
      await resultBecomes(page, calculator);
      await withoutScripts(async ({ page: other }) => {
        await other.goto(page.url());
        await resultBecomes(other, calculator);
      });
    }));
});
