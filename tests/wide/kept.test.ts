import { expect, inject, test } from 'vitest';
import { violationsOn } from '../browser/accessibility.ts';
import { lender, open } from '../browser/browser.ts';
import { resultOn } from '../browser/calculator-page.ts';

/** What this browser keeps: calculators marked, and those used last. */
const url = inject('url');

const withPage = lender();

test('of many that are marked the first six stand there, the others are unfolded', () =>
  withPage(async ({ page, complaints }) => {
    const kept = page.getByRole('region', { name: 'In this browser' });
    await open(page, url);
    await page.evaluate(() => {
      const marked = Array.from({ length: 30 }, (_, n) => ({
        href: `/algebra-prime?n=${n}`,
        title: `Number ${n}`,
        where: 'Primes',
      }));
      localStorage.setItem('nomogram:favourites', JSON.stringify(marked));
    });
    await page.reload();
    await expect.poll(() => kept.getByRole('link').count()).toBe(6);
    await kept.getByText('24 more').click();
    expect(await kept.getByRole('link').count()).toBe(30);
    expect(complaints).toEqual([]);
  }));

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
    const forget = kept.getByRole('button', { name: 'Forget them' });
    await forget.click();
    await kept.getByRole('button', { name: 'Bring them back' }).click();
    expect(await kept.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Marked by youForget them']);
    // What is not marked any more stands among what was used last.
    await forget.click();
    await forget.click();
    expect(await kept.getByRole('link').count()).toBe(0);
    await page.reload();
    expect(await kept.count()).toBe(0);
    expect(complaints).toEqual([]);
  }));
