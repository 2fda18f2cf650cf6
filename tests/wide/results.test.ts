import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { entriesOf, load } from '../../packages/calculators/src/catalogue.ts';
import { type Form, formOf } from '../../packages/calculators/src/kit/form.ts';
import { calculatorPagesOf, shares } from '../browser/breadth.ts';
import { inParallel, visitor } from '../browser/browser.ts';
import { isWide } from '../browser/wide.ts';

/** Pages with their results, on the narrowest screen: what a form alone does not show. */
const url = inject('url');

/** Of every page the calculation whose fields have the longest names; where there is time, the one that it opens with, too. */
async function hardest(): Promise<readonly { readonly page: string; readonly form: Form }[]> {
  const found = await Promise.all(
    calculatorPagesOf(2, 3).map(async (id) => {
      const forms = (await Promise.all(entriesOf(id).map((entry) => load(entry.id)))).map((one) => formOf(one!));
      const longest = (form: Form) =>
        Math.max(...form.fields.map(({ label, unit = '' }) => label.length + unit.length));
      const last = forms.toSorted((one, other) => longest(other) - longest(one))[0]!;
      return (isWide ? [...new Set([forms[0]!, last])] : [last]).map((form) => ({ page: id, form }));
    }),
  );
  return found.flat();
}

/** What a reader would stumble over: a page that moves sideways, a value in a column of single letters, letters on letters. */
const problemsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px too wide`);
    for (const value of document.querySelectorAll('main dd')) {
      const lines = Math.round(
        value.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(value).lineHeight),
      );
      const letters = value.textContent.length;
      if (lines > 2 && letters > 8 && letters / lines < 6) problems.push(`"${value.textContent}" takes ${lines} lines`);
    }
    for (const drawing of document.querySelectorAll('main figure svg')) {
      const boxes = [...drawing.querySelectorAll('text')]
        .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      boxes.forEach(({ text, box }, index) => {
        const other = boxes
          .slice(0, index)
          .find(
            ({ box: b }) =>
              box.left < b.right && b.left < box.right && box.top + 3 < b.bottom && b.top + 3 < box.bottom,
          );
        if (other) problems.push(`"${text}" stands on "${other.text}"`);
      });
    }
    return problems;
  });

test('results fit 320 px: nothing is too wide, no value is squeezed, no letters of a figure touch', {
  timeout: 400_000,
}, async () => {
  const problems: string[] = [];
  const visits = await Promise.all(shares(3).map(() => visitor({ width: 320 })));
  await inParallel(await hardest(), visits.length, async ({ page: id, form }, worker) => {
    const { page } = visits[worker]!;
    const query = new URLSearchParams({ calculation: form.name, ...form.examples[0]!.given });
    await page.goto(`${url}/${id}?${query}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    problems.push(...(await problemsIn(page)).map((problem) => `${id}/${form.name}: ${problem}`));
  });
  await Promise.all(visits.map(({ leave }) => leave()));
  expect(problems).toEqual([]);
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('on a phone a formula that is a little too wide, and cannot be broken, is made to fit, letters that can be read, and on a wide screen it has its size', async () => {
  const { page, leave, complaints } = await visitor({ width: 390, height: 844 });
  await page.goto(`${url}/surface-volume?calculation=spheroid`);
  const formula = page.locator('.the-formula');
  const hidden = () => formula.evaluate((node) => node.scrollWidth - node.clientWidth);
  const letters = () =>
    formula.evaluate((node) => Number.parseFloat(getComputedStyle(node.querySelector('.katex')!).fontSize));
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  expect(await letters()).toBeGreaterThanOrEqual(13);
  const small = await letters();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(letters).toBeGreaterThan(small);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await leave();
  expect(complaints).toEqual([]);
});
