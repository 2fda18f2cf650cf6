import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { fewOf } from '../browser/breadth.ts';
import { awake, open, visitor } from '../browser/browser.ts';
import { buttonOn, resultOn } from '../browser/calculator-page.ts';

/** What a calculator page says while it works, when it is refused, and when it is opened by a link. */
const url = inject('url');
const id = 'calculus-derivative';
const calculations = '**/nomogram/calculus/differentiation/**';

/** In the tree that a screen reader walks, every formula is there as mathematics, once, and its drawing is not. */
async function expectFormulasOnce(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const seen = page.locator('.katex:visible');
  const unheard = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const heard = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'MathMLMath');
    return (await seen.count()) - heard.length;
  };
  // The text of an answer is there before all that stands below it.
  await page.locator('.steps .katex').first().waitFor();
  await expect.poll(unheard).toBe(0);
  expect(await seen.count()).toBeGreaterThan(5);
  expect(await page.locator('.katex-html:not([aria-hidden=true])').count()).toBe(0);
}

test('a refused input gets its sentence in the result box and at the field, which keeps its text until it is changed', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/${id}`);
  const field = page.getByLabel('Function f(x)');
  await field.fill('((x+1)');
  await buttonOn(page, id).click();
  await expect.poll(() => resultOn(page).inputValue()).toContain('is never closed');
  const described = await field.getAttribute('aria-describedby');
  await page
    .locator(`#${described?.split(' ').at(-1)}`)
    .filter({ hasText: 'is never closed' })
    .waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('((x+1)');
  await field.fill('((x+1))');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  await leave();
  expect(complaints).toEqual([]);
});

test('a text too long to be sent is refused at its field, which keeps it, and nothing is asked', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/${id}`);
  const field = page.getByLabel('Function f(x)');
  const text = '9'.repeat(25_000);
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await resultOn(page).inputValue()).toContain('25,000 characters');
  expect(await field.inputValue()).toBe(text);
  await leave();
  expect(complaints).toEqual([]);
});

test('of a matrix the cell that was refused is marked and has the focus', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-matrice?calculation=inverse`);
  const cell = (row: number, column: number) =>
    page.getByLabel(`Matrix, row ${row}, column ${column}`, { exact: true });
  for (const [place, text] of ['1', '2', '3', 'foo('].entries())
    await cell(1 + Math.floor(place / 2), 1 + (place % 2)).fill(text);
  await cell(1, 1).press('Enter');
  await expect.poll(() => cell(2, 2).getAttribute('aria-invalid')).toBe('true');
  expect(await cell(2, 1).getAttribute('aria-invalid')).toBe(null);
  await expect.poll(() => cell(2, 2).evaluate((element) => element === document.activeElement)).toBe(true);
  await leave();
  expect(complaints).toEqual([]);
});

test('of two readings each is a button, by mouse and by keyboard, and the field keeps what was typed and the focus', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/surface-area?calculation=circle`);
  const field = page.getByRole('textbox', { name: 'Radius R' });
  const use = (text: string) => page.getByRole('button', { name: `Use ${text}`, exact: true });
  await field.fill('1,000');
  await field.press('Enter');
  await use('1.000').waitFor();
  expect(await field.inputValue()).toBe('1,000');
  await use('1000').click();
  await expect.poll(() => resultOn(page).inputValue()).toContain('1000000*pi');
  expect(await field.inputValue()).toBe('1000');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('1,000');
  await field.press('Enter');
  await use('1.000').waitFor();
  await field.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('1.000');
  await expect.poll(() => resultOn(page).inputValue()).toContain('Area = pi');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await leave();
  expect(complaints).toEqual([]);
});

test('the address of a result opens it calculated', async () => {
  const { page, leave } = await visitor();
  // What is typed before the script has come is kept.
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${url}/${id}`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Function f(x)').fill('x^3');
  script.resolve();
  await awake(page);
  expect(await page.getByLabel('Function f(x)').inputValue()).toBe('x^3');
  await buttonOn(page, id).click();
  await expect.poll(() => resultOn(page).inputValue()).toContain('3*x^2');
  await expectFormulasOnce(page);
  await expect.poll(() => new URL(page.url()).search).toContain('x%5E3');
  const other = await visitor({ javaScript: false });
  await other.page.goto(page.url());
  expect(await resultOn(other.page).inputValue()).toContain('3*x^2');
  expect(await other.page.getByLabel('Function f(x)').inputValue()).toBe('x^3');
  await other.leave();
  await leave();
});

test('a slow calculation shows that it works, can be stopped, and can be asked for again', async () => {
  const { page, leave } = await visitor();
  const held: Route[] = [];
  await open(page, `${url}/${id}`);
  await page.route(calculations, (route) => void held.push(route));
  await page.getByLabel('Function f(x)').fill('x^3');
  await buttonOn(page, id).click();
  await page.getByText('Calculating…').waitFor();
  await page.getByText('Still working…').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  expect(await page.getByLabel('Function f(x)').inputValue()).toBe('x^3');
  expect(held).toHaveLength(1);
  await page.unroute(calculations);
  await buttonOn(page, id).click();
  await expect.poll(() => resultOn(page).inputValue()).toContain('3*x^2');
  expect(await page.getByText('Stopped.').count()).toBe(0);
  await leave();
});

test('when the network fails its message is shown, and nothing that was typed is lost', async () => {
  const { page, leave } = await visitor();
  await open(page, `${url}/${id}`);
  await page.route(calculations, (route) => route.abort());
  await page.getByLabel('Function f(x)').fill('x^3');
  await buttonOn(page, id).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to fetch' }).waitFor();
  expect(await page.getByLabel('Function f(x)').inputValue()).toBe('x^3');
  await leave();
});

test('every digit of a long result is shown and copied', async () => {
  const { page, context, leave } = await visitor({ width: 390 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${url}/functions?calculation=factorial&n=1000`);
  const region = page.getByRole('group', { name: /all digits/ });
  expect((await region.innerText()).replace(/\D/g, '')).toHaveLength(2568);
  const { height } = (await region.boundingBox())!;
  expect(height).toBeLessThan(300);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Copied').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).replace(/\D/g, '')).toHaveLength(2568);
  await leave();
});

test.each(
  fewOf(
    [
      '/finance-stocks?calculation=black-scholes-option-price-and-greeks',
      '/finance-stocks?calculation=bond-duration-and-convexity',
      '/finance-activity?calculation=cash-conversion-cycle',
      '/finance-corporate?calculation=free-cash-flow-to-equity',
    ],
    1,
  ),
)('a formula too long for its column goes on below: %s', async (path) => {
  const { page, leave } = await visitor();
  await open(page, url + path);
  const formula = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Formula' }) });
  const room = () => formula.locator('.scrolls').evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await leave();
});
