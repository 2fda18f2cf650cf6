import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { fewOf } from './breadth.ts';
import { open, visitor } from './browser.ts';
import { resultOn } from './calculator-page.ts';

/** The search: on every page, by its link and by its keys; it finds, calculates, remembers, and works without a script. */
const url = inject('url');

const box = (page: Page) => page.getByRole('combobox', { name: 'Search, or type a calculation' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

test('opens by its keys, finds past a slip of the finger, and goes there by Enter', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/about`);
  await page.keyboard.press('/');
  await box(page).fill('wiebull distribution');
  await options(page).filter({ hasText: 'Weibull' }).waitFor();
  expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await box(page).isVisible()).toBe(false);
  await page.keyboard.press('Control+k');
  await box(page).fill('planck constant');
  await options(page).filter({ hasText: '6.62607015e-34' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/science-physics#planck-constant');
  await leave();
  expect(complaints).toEqual([]);
});

test.each(
  fewOf(
    [
      ['integrate x sin x', 'sin(x) - x*cos(x) + C', '/calculus-integral', 'sin(x) − x·cos(x) + C'],
      ['45 gon in degrees', '40.5', '/trigonometry-converter'],
      ['2^100', '1267650600228229401496703205376', '/algebra-polynomial'],
      ['mean 1, 2, 3, 4', '2.5', '/statistics-basic'],
    ] as const,
    2,
  ),
)('calculates "%s", and opens the page with it calculated', async (query, answer, path, set: string = answer) => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/about`);
  await page.getByRole('link', { name: 'Search' }).click();
  await box(page).pressSequentially(query);
  const first = options(page).first();
  await first.filter({ hasText: set }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}?**`);
  expect(await page.getByRole('textbox', { name: 'Result', exact: true }).inputValue()).toContain(answer);
  await leave();
  expect(complaints).toEqual([]);
});

test('an answer is announced as it is shown, with the mark that was chosen', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/about`);
  await page.locator('footer').getByLabel('Decimal mark').selectOption('comma');
  await page.getByRole('link', { name: 'Search' }).click();
  await box(page).fill('45 gon in degrees');
  await options(page).first().filter({ hasText: '40,5' }).waitFor();
  const announced = page.locator('dialog .sr-only[role=status]');
  await expect.poll(() => announced.textContent()).toContain('40,5');
  expect(await announced.textContent()).not.toMatch(/\d\.\d/);
  await leave();
  expect(complaints).toEqual([]);
});

test('what is typed while the search is still on its way stands in its field, in order', async () => {
  const { page, leave } = await visitor();
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/palette-*.js', async (route) => {
      resolve();
      await new Promise<void>((arrived) => (arrive = arrived));
      await route.continue();
    });
  });
  await page.goto(`${url}/about`);
  await page.keyboard.press('/');
  await asked;
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.type('1/2 + 1/33');
  await page.keyboard.press('Backspace');
  arrive();
  await box(page).waitFor();
  await page.keyboard.type('*6');
  expect(await box(page).inputValue()).toBe('1/2 + 1/3*6');
  await leave();
});

test('in a field a slash is a slash', async () => {
  const { page, leave } = await visitor();
  await page.goto(`${url}/calculus-derivative`);
  await page.getByLabel('Function f(x)').pressSequentially('1/x');
  expect(await page.getByLabel('Function f(x)').inputValue()).toBe('1/x');
  expect(await box(page).count()).toBe(0);
  await leave();
});

test('lists the calculators used last, from this browser alone, and forgets them when asked', async () => {
  const { page, context, leave } = await visitor();
  await open(page, `${url}/functions`);
  await page.getByRole('textbox', { name: 'n', exact: true }).fill('5');
  await page.keyboard.press('Enter');
  await expect.poll(() => resultOn(page).inputValue()).toContain('120');
  await open(page, `${url}/about`);
  await page.keyboard.press('/');
  await options(page).filter({ hasText: 'Factorial' }).waitFor();
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect.poll(() => options(page).filter({ hasText: 'Factorial' }).count()).toBe(0);
  await leave();
});

test.each(fewOf(['light', 'dark'] as const, 1))('reads well to a machine and fits 320 px, in %s', async (theme) => {
  const { page, leave } = await visitor({ theme, width: 320 });
  await page.goto(`${url}/about`);
  await page.getByRole('link', { name: 'Search' }).click();
  await box(page).fill('derivative of x^3');
  await options(page).first().filter({ hasText: '3x2' }).waitFor();
  const violations = await violationsOn(page, {}, 'dialog');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const { tooWide } = await page.evaluate(() => ({
    tooWide: [...document.querySelectorAll('dialog, dialog *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    ).length,
  }));
  expect(tooWide).toBe(0);
  await leave();
});

test('without scripts a page does the same', async () => {
  const { page, leave } = await visitor({ javaScript: false });
  await page.goto(`${url}/about`);
  await page.getByRole('link', { name: 'Search' }).click();
  await page.getByLabel('What are you looking for?').fill('derivative of x^3');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  // Set with signs: 3x².
  await page.getByText('d/dx = 3x2').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Derivative', exact: true }).first().click();
  expect(await page.getByRole('textbox', { name: 'Result', exact: true }).inputValue()).toContain('3*x^2');
  await leave();
});
