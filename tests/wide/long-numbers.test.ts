import { expect, inject, test } from 'vitest';
import { lender, open } from '../browser/browser.ts';

/** Numbers that no one reads to their end fill no page, and stand whole where they are asked for. */
const url = inject('url');

const withPage = lender({ width: 390, height: 844 });

test('a bound of 3000 digits is named by its ends, and whole one tap away', () =>
  withPage(async ({ page, complaints }) => {
    const bound = '9'.repeat(3000);
    await open(page, `${url}/calculus-sum?calculation=sum&function=k&from=1&to=${bound}`);
    const answer = page.getByRole('region', { name: 'Answer' });
    const name = answer.locator('summary', { hasText: '(3,000 digits)' });
    await name.waitFor();
    expect(await name.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(100);
    await name.click();
    await answer.getByText(bound).first().waitFor();
    const lengths = await page
      .locator('main ol.steps code')
      .evaluateAll((all) => all.map((one) => one.textContent.length));
    expect(lengths).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
  }));
