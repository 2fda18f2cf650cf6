import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageOf } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { formOf } from '../../packages/calculators/src/kit/form.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { run } from '../../packages/calculators/src/kit/run.ts';

export const nameOf = (calculator: Calculator) => formOf(calculator).name;
export const firstExample = (calculator: Calculator) => formOf(calculator).examples[0]!.given;

/** What the button of a page says. */
export const actionOf = (id: string) => pageOf(id)?.action ?? 'Calculate';
export const resultOn = (page: Page) => page.getByRole('textbox', { name: 'Result', exact: true });

/**
 * The form of the calculation itself; examples are forms too, so that they work without JavaScript. It checks its fields in its own words,
 * so it tells the browser not to. Looking for roles and names in a whole page takes longer than most calculations: there are thousands.
 */
const formOn = (page: Page) => page.locator('main form[novalidate]');

export const buttonOn = (page: Page, id: string) =>
  formOn(page).getByRole('button', { name: actionOf(id), exact: true });

/** The first line of the text that the result box must show. */
function expectedText(calculator: Calculator): string {
  const outcome = run(calculator, firstExample(calculator), defaultOptions);
  if (!outcome.ok) throw new Error(`${calculator.id}: its first example has no answer`);
  return outcome.answer.text.split('\n')[0]!;
}

/** Waits for the answer by itself: `expect.poll` belongs to one test, and these run side by side. */
export async function resultBecomes(page: Page, calculator: Calculator): Promise<void> {
  const expected = expectedText(calculator);
  const box = page.locator('textarea#result');
  const isShown = ([id, line]: readonly string[]) =>
    document.querySelector<HTMLTextAreaElement>(id!)?.value.split('\n')[0] === line;
  // To look at every frame would keep the browser drawing.
  const patience = { timeout: 60_000, polling: 50 };
  await page.waitForFunction(isShown, ['textarea#result', expected], patience).catch(() => undefined);
  expect((await box.inputValue()).split('\n')[0], calculator.id).toBe(expected);
}

/** Matrices are typed as text here; their grid has tests of its own. */
async function showsText(page: Page): Promise<void> {
  const turn = formOn(page).getByRole('button', { name: 'As text', exact: true }).first();
  // Chosen on a page before, the text stands as soon as the form wakes up: then the button has gone by itself.
  while (await turn.isVisible()) await turn.click({ timeout: 5000 }).catch(() => undefined);
}

export async function fill(page: Page, calculator: Calculator): Promise<void> {
  const { fields } = formOf(calculator);
  for (const [input, text] of Object.entries(firstExample(calculator))) {
    const control = formOn(page).locator(`[name="${input}"]`);
    await showsText(page);
    if (fields.find(({ name }) => name === input)?.control.control === 'select') await control.selectOption(text);
    else await control.fill(text);
  }
}
