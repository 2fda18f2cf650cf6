import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../browser/accessibility.ts';
import { lender, open } from '../browser/browser.ts';
import { resultOn } from '../browser/calculator-page.ts';

/** Matrices in cells: typed, pasted, grown, turned into text and back. */
const url = inject('url');

const withPage = lender();

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const openSystem = (page: Page) => open(page, `${url}/calculus-system`);

test('a system is typed into cells, by keyboard alone', () =>
  withPage(async ({ page, complaints }) => {
    await openSystem(page);
    await cell(page, 'Matrix A, row 1, column 1').focus();
    for (const key of ['2', 'ArrowRight', '3', 'ArrowDown', '-1', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '1'])
      await (key.startsWith('Arrow') ? page.keyboard.press(key) : page.keyboard.type(key));
    await cell(page, 'Matrix B, row 1').focus();
    await page.keyboard.type('8');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('-1');
    expect(await violationsOn(page, {}, 'main form[novalidate]')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => resultOn(page).inputValue()).toContain('b = 2');
    await cell(page, 'Matrix B, row 1').fill('13');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => resultOn(page).inputValue()).toContain('b = 3');
    expect(complaints).toEqual([]);
  }));

test('a table that is pasted fills the cells and grows them, and is the same as text', () =>
  withPage(async ({ page }) => {
    await openSystem(page);
    await cell(page, 'Matrix A, row 1, column 1').evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '1\t2\t3\t4\n5\t6\t7\t8\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await cell(page, 'Matrix A, row 2, column 4').inputValue()).toBe('8');
    expect(await cell(page, 'Matrix A, row 3, column 5').inputValue()).toBe('');
    await page.getByRole('button', { name: 'As text' }).first().click();
    const area = page.locator('textarea[name=a]');
    expect(await area.inputValue()).toBe('1,2,3,4\n5,6,7,8');
    await area.fill('1,2\n3,9');
    await page.getByRole('button', { name: 'As a grid' }).first().click();
    expect(await cell(page, 'Matrix A, row 2, column 2').inputValue()).toBe('9');
  }));

test('an example fills the cells', () =>
  withPage(async ({ page }) => {
    await openSystem(page);
    await page.getByRole('button', { name: 'infinitely many' }).click();
    await expect.poll(() => cell(page, 'Matrix A, row 2, column 3').inputValue()).toBe('6');
  }));

test('how rows are written is said where they are text, and not beside cells', () =>
  withPage(async ({ page }) => {
    await open(page, `${url}/calculus-matrice`);
    await cell(page, 'Matrix, row 1, column 1').waitFor();
    const writing = page.getByText('Rows on lines, values separated by commas', { exact: false });
    expect(await writing.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'As text', exact: true }).click();
    await writing.waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Matrix', exact: true }).getAttribute('aria-describedby'))
      .toContain((await writing.getAttribute('id'))!);
  }));

test('a wide matrix scrolls within its grid, and the page of a phone does not', () =>
  withPage(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = '1,2,3,4,5,6,7,8';
    await open(page, `${url}/calculus-matrice?calculation=transpose&matrix=${encodeURIComponent(`${row}\n${row}`)}`);
    await cell(page, 'Matrix, row 2, column 8').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }));

test('a whole matrix that only the reader can tell apart is pasted into an empty grid as text', () =>
  withPage(async ({ page }) => {
    await open(page, `${url}/calculus-matrice`);
    await cell(page, 'Matrix, row 1, column 1').evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '[[1,2],[3,4]]');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const text = page.getByRole('textbox', { name: 'Matrix', exact: true });
    await text.waitFor();
    expect(await text.inputValue()).toBe('[[1,2],[3,4]]');
  }));
