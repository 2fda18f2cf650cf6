import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { load } from '../../packages/calculators/src/catalogue.ts';
import { calculatorPages, optionsOf, shares } from '../browser/breadth.ts';
import { inParallel, open, visitor } from '../browser/browser.ts';
import { firstExample, nameOf } from '../browser/calculator-page.ts';
import { isWide } from '../browser/wide.ts';

/** On paper an answer is one sheet: inputs, answer, check, figure, formula, all steps, schedule, address, and nothing to press. */
const url = inject('url');

/** Wide, every calculator; else the dearest kinds: many steps within steps, many values, a matrix, a schedule of a few years. */
const printed = isWide
  ? calculatorPages.flatMap(optionsOf)
  : [
      'calculus-derivative/derivative',
      'calculus-matrice/inverse',
      'finance-banking/credit-card-payoff',
      'finance-stocks/black-scholes-option-price-and-greeks',
      'topography-three/barycentre',
    ];

const sheetsOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** What is amiss on paper: something to press, a fold that hides something, a formula wider than its column, no address. */
const amissOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ checkOpacity: true, contentVisibilityAuto: true });
    const inMain = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(seen);
    // The columns are 7 mm apart, which is 26 px.
    const reachesOver = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 13;
    const folded = [...document.querySelectorAll('main .steps details > .steps > li')];
    return [
      ...inMain(':is(button, summary)').map(({ textContent }) => `${textContent} can be pressed`),
      ...folded.flatMap((step) =>
        seen(step) || step.classList.contains('said-before') ? [] : [`${step.textContent} is hidden`],
      ),
      ...inMain('.scrolls').flatMap((part) =>
        reachesOver(part) ? [`${part.textContent} reaches into the next column`] : [],
      ),
      ...(document.querySelector('main')!.innerText.includes(location.origin + location.pathname)
        ? []
        : ['its address is missing']),
    ];
  });

/** One; two for a working of more than 36 steps, those within steps counted; a schedule of more than five years goes on over as many as it takes. */
const sheetsFor = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (document.querySelectorAll('.long-table tbody > tr').length > 60) return Number.POSITIVE_INFINITY;
    return document.querySelectorAll('main .steps > li').length > 36 ? 2 : 1;
  });

/** A sheet of A4 within its margins. */
const paper = { width: 703, height: 1000 };

async function troublesOf(page: Page, id: string): Promise<readonly string[]> {
  const calculator = (await load(id))!;
  const query = new URLSearchParams({ calculation: nameOf(calculator), ...firstExample(calculator) });
  await open(page, `${url}/${calculator.page}?${query}`);
  await page.locator('section[aria-label="Answer"] [data-leading]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  const amiss = await amissOn(page);
  await page.emulateMedia({ media: null });
  const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const fits = sheets <= (await sheetsFor(page));
  return [...amiss, ...(fits ? [] : [`${sheets} sheets`])].map((trouble) => `${id}: ${trouble}`);
}

test('an answer is printed on one sheet, with all of its steps and without controls', {
  timeout: 1_800_000,
}, async () => {
  const visits = await Promise.all(shares(2).map(() => visitor()));
  const troubles: string[] = [];
  await inParallel(printed, visits.length, async (id, worker) => {
    troubles.push(...(await troublesOf(visits[worker]!.page, id)));
  });
  expect(troubles).toEqual([]);
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(visits.map(({ leave }) => leave()));
});
