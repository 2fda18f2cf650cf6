import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { load } from '../../packages/calculators/src/catalogue.ts';
import { lender, open } from './browser.ts';
import { firstExample, nameOf } from './calculator-page.ts';

/** Long formulas on a phone, which stand on several lines. */
const url = inject('url');

const withPage = lender({ width: 390, height: 844 });

/** Which lines of the steps end in a relation sign, and how many lines have another below them. */
const linesOf = (page: Page): Promise<{ readonly broken: number; readonly endInRelation: readonly string[] }> =>
  page.evaluate(() => {
    const formulas = [...document.querySelectorAll('.steps .katex-html')].filter((formula) =>
      formula.checkVisibility(),
    );
    const ends = formulas.flatMap((formula) => {
      const parts = [...formula.querySelectorAll('.katex-base')];
      const isLast = (k: number) =>
        k + 1 < parts.length && parts[k + 1]!.getBoundingClientRect().top >= parts[k]!.getBoundingClientRect().bottom;
      return parts.filter((_, k) => isLast(k));
    });
    const last = (part: Element) => [...part.children].findLast(({ classList }) => !classList.contains('mspace'));
    return {
      broken: ends.length,
      endInRelation: ends.filter((part) => last(part)?.classList.contains('mrel')).map((part) => part.textContent),
    };
  });

test('no line of a formula ends in a relation sign, its value alone below', () =>
  withPage(async ({ page }) => {
    for (const id of ['finance-banking/amortization-schedule', 'topography-three/delambre']) {
      const calculator = (await load(id))!;
      const query = new URLSearchParams({ calculation: nameOf(calculator), ...firstExample(calculator) });
      await open(page, `${url}/${calculator.page}?${query}`);
      await page.locator('section[aria-label="Answer"] [data-leading]').waitFor();
      const { broken, endInRelation } = await linesOf(page);
      expect(broken).toBeGreaterThan(5);
      expect(endInRelation).toEqual([]);
    }
  }));
