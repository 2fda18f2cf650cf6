import { expect, inject, test } from 'vitest';
import { violationsOn } from '../browser/accessibility.ts';
import { lender, open } from '../browser/browser.ts';
import { resultOn } from '../browser/calculator-page.ts';

/** What this browser keeps: calculators marked, and those used last. */
const url = inject('url');

const withPage = lender();

test('a calculator that is marked stands on the home page and first in the search, until it is forgotten', () =>
  withPage(async ({ page, complaints }) => {
    const kept = page.getByRole('region', { name: 'In this browser' });
    await open(page, url);
    expect(await kept.count()).toBe(0);

    await open(page, `${url}/algebra-fibonacci`);
    const mark = page.getByRole('button', { name: 'on the home page' });
    await mark.click();
    await page.getByRole('button', { name: 'On the home page', exact: false }).filter({ hasText: '★' }).waitFor();
    await page.getByLabel('Position n').fill('12');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => resultOn(page).inputValue()).toContain('144');

    await page.keyboard.press('Escape');
    await open(page, url);
    await expect.poll(() => kept.getByRole('link').allTextContents()).toEqual(['Fibonacci number']);
    expect(await violationsOn(page, {}, 'section[data-kept]')).toEqual([]);
    await page.keyboard.press('?');
    await expect
      .poll(() => page.getByRole('dialog').getByRole('option').first().textContent())
      .toContain('Fibonacci number');
    await page.keyboard.press('Escape');
    await kept.getByRole('button', { name: 'Forget them' }).click();
    expect(await kept.count()).toBe(0);
    expect(complaints).toEqual([]);
  }));
