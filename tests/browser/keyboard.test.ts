import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { awake, lender, open } from './browser.ts';
import { resultOn } from './calculator-page.ts';

/** The keyboard for mathematics, as a finger uses it. */
const url = inject('url');

const withPhone = lender({ width: 390, height: 844, touch: true });

const keysOn = (page: Page) => page.getByRole('group', { name: 'Keyboard for mathematics' });
const press = (page: Page, name: string) => keysOn(page).getByRole('button', { name, exact: true }).tap();

/** The field of a derivative once it is tapped and the keys are there for it. */
async function tapped(page: Page): Promise<Locator> {
  await open(page, `${url}/calculus-derivative`);
  const field = page.getByLabel('Function f(x)');
  await expect.poll(() => field.getAttribute('inputmode')).toBe('none');
  await field.tap();
  return field;
}

test('a formula is typed with it, it never covers its field, and Enter calculates', () =>
  withPhone(async ({ page, complaints }) => {
    const field = await tapped(page);
    for (const key of ['x', 'Times', 'sin', '2', 'x', 'x², squared', 'Erase', 'Erase']) await press(page, key);
    expect(await field.inputValue()).toBe('x*sin(2x)');
    const [below, above] = await Promise.all([field.boundingBox(), keysOn(page).boundingBox()]);
    expect(below!.y + below!.height).toBeLessThan(above!.y);
    expect(await violationsOn(page, {}, '.keys')).toEqual([]);
    await press(page, 'Enter');
    await expect.poll(() => resultOn(page).inputValue()).toContain('cos(2*x)');
    await keysOn(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  }));

test('in a grid its cursor keys lead from one cell to the next', () =>
  withPhone(async ({ page, complaints }) => {
    await open(page, `${url}/calculus-matrice?calculation=determinant`);
    const cell = (row: number, column: number) => page.getByLabel(`Matrix, row ${row}, column ${column}`);
    await expect.poll(() => cell(1, 1).getAttribute('inputmode')).toBe('none');
    await cell(1, 1).tap();
    for (const key of ['4', 'Move right', '7']) await press(page, key);
    expect(await cell(1, 2).inputValue()).toBe('7');
    for (const key of ['Move left', 'Move left', 'Erase', '5']) await press(page, key);
    expect(await cell(1, 1).inputValue()).toBe('5');
    expect(complaints).toEqual([]);
  }));

test('who prefers the keyboard of the device has it from then on', () =>
  withPhone(async ({ page }) => {
    const field = await tapped(page);
    await press(page, 'abc, the keyboard of this device');
    await expect.poll(() => field.getAttribute('inputmode')).toBe('text');
    expect(await keysOn(page).count()).toBe(0);
    await page.reload();
    await awake(page);
    await field.tap();
    await field.fill('x');
    expect(await keysOn(page).count()).toBe(0);
    await page.getByLabel('Touch keyboard').selectOption('mathematics');
    await expect.poll(() => field.getAttribute('inputmode')).toBe('none');
  }));

test('a field of plain money has the digits of the device', () =>
  withPhone(async ({ page }) => {
    await open(page, `${url}/finance-banking?calculation=amortization-schedule`);
    const field = page.getByLabel('Principal');
    expect(await field.getAttribute('inputmode')).toBe('decimal');
    await field.tap();
    expect(await keysOn(page).count()).toBe(0);
  }));
