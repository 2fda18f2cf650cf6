import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { open, visitor } from '../browser/browser.ts';

/** The figure that comes with a page stays as the server drew it until somebody touches it; then it can do all that any figure does. */
const url = inject('url');

const figureOf = (page: Page) => page.locator('figure').first();
const drawingOf = (page: Page) => figureOf(page).locator('svg[role="img"]').locator('visible=true');
/** What is read of the curve. */
const reading = (page: Page) => figureOf(page).locator('p.needs-script[role=status]');
const isFetched = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Figure-[^/]*\.js$/.test(name)));

test('its code is fetched when it is pointed at, and not before', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-derivative`);
  expect(await reading(page).textContent()).toContain('Point at a curve');
  expect(await isFetched(page)).toBe(false);
  const sheet = drawingOf(page).locator('..');
  await sheet.hover();
  await expect.poll(() => isFetched(page)).toBe(true);
  await page.locator('[data-drawn]').waitFor({ state: 'detached' });
  await sheet.hover({ position: { x: 200, y: 150 } });
  await reading(page).filter({ hasText: 'x = ' }).waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('that of an answer waits until it is seen; the next answer has its own', async () => {
  const { page, leave, complaints } = await visitor();
  const answered = `${url}/calculus-derivative?calculation=derivative&function=x%5E2*sin(x)`;
  await open(page, answered);
  expect(await page.locator('[data-drawn] figure').count()).toBe(1);
  expect(await isFetched(page)).toBe(false);
  const sheet = drawingOf(page).locator('..');
  await sheet.scrollIntoViewIfNeeded();
  await page.locator('[data-drawn]').waitFor({ state: 'detached' });
  await sheet.hover({ position: { x: 200, y: 150 } });
  await reading(page).filter({ hasText: 'x = ' }).waitFor();

  await open(page, answered);
  const caption = figureOf(page).locator('figcaption');
  const before = await caption.textContent();
  await page.locator('#field-function').fill('x^3');
  await page.locator('form').getByRole('button', { name: 'Calculate' }).first().click();
  await expect.poll(() => caption.textContent()).not.toBe(before);
  expect(await page.locator('[data-drawn]').count()).toBe(0);
  await leave();
  expect(complaints).toEqual([]);
});

test('keys that reach it go on in it, and what was unfolded stays so', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-derivative`);
  const fold = figureOf(page).locator('details').first();
  await fold.evaluate((element: HTMLDetailsElement) => {
    element.open = true;
  });
  await drawingOf(page).focus();
  await expect.poll(() => isFetched(page)).toBe(true);
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return reading(page).textContent();
    })
    .toMatch(/x = /);
  expect(await drawingOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await fold.getAttribute('open')).toBe('');
  await leave();
  expect(complaints).toEqual([]);
});

test('what was typed in it stays', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-derivative`);
  const field = figureOf(page).getByLabel('Compare with g(x) =');
  // All in one go, before any code of the figure is there.
  await field.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.value = 'cos(x)';
  });
  await page.locator('[data-drawn]').waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('cos(x)');
  await figureOf(page).locator('figcaption').filter({ hasText: 'With g(x) = cos(x)' }).waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('it shows the decimal mark that was chosen before', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-derivative`);
  await page.evaluate(() => localStorage.setItem('nomogram:decimal', 'comma'));
  await open(page, `${url}/calculus-derivative`);
  await expect.poll(() => figureOf(page).locator('svg').locator('visible=true').first().textContent()).toMatch(/\d,\d/);
  await leave();
  expect(complaints).toEqual([]);
});

test('a point of it is dragged, and the form follows', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/statistics-continuous?calculation=normal`);
  const point = figureOf(page).getByRole('slider').locator('visible=true').first();
  await point.scrollIntoViewIfNeeded();
  await figureOf(page).hover();
  await expect.poll(() => isFetched(page)).toBe(true);
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('#field-x').inputValue()).not.toBe('');
  await leave();
  expect(complaints).toEqual([]);
});

test('a finger drags a point of it at its first touch, and a button acts at its first press', async () => {
  const { page, context, leave, complaints } = await visitor({ touch: true, width: 390, height: 844 });
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });
  await open(page, `${url}/statistics-continuous?calculation=normal`);
  const point = figureOf(page).getByRole('slider').locator('visible=true').first();
  await point.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await isFetched(page)).toBe(false);
  const { x, y, width, height } = (await point.boundingBox())!;
  const [from, level] = [x + width / 2, y + height / 2];
  await touch('touchStart', from, level);
  await page.locator('[data-drawn]').waitFor({ state: 'detached' });
  for (const by of [8, 20, 36]) await touch('touchMove', from + by, level);
  await touch('touchEnd');
  await expect.poll(() => page.locator('#field-x').inputValue()).not.toBe('');

  await open(page, `${url}/statistics-continuous?calculation=normal`);
  const drawing = figureOf(page).locator('svg').locator('visible=true').first();
  const before = await drawing.textContent();
  const closer = figureOf(page)
    .getByRole('button', { name: /^Zoom in/ })
    .first();
  // Pressed before any code of the figure is there.
  await closer.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    element.click();
  });
  await expect.poll(() => drawing.textContent()).not.toBe(before);
  await leave();
  expect(complaints).toEqual([]);
});
