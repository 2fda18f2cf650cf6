import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { boxInView, open, visitor } from '../browser/browser.ts';

/** Whatever of a figure has a ring is dragged by mouse: the field follows, and with it the answer; what is refused stays under the hand. */
const url = inject('url');

const drawing = (page: Page) => page.locator('figure svg[viewBox]').locator('visible=true').first();
const field = (page: Page, name: string) => page.locator(`main form[novalidate] [name="${name}"]`);
const answerOf = (page: Page) => page.locator('textarea#result').inputValue();

/** Where a ring stands in the window: in the middle, so that nothing else lies over it. */
async function ring(page: Page, name: RegExp) {
  const found = drawing(page).locator('circle[tabindex="0"]').and(page.locator('[aria-label]'));
  const labels = await found.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const one = found.nth(labels.findIndex((label) => name.test(label)));
  const { x, y, width, height } = await boxInView(one);
  return [x + width / 2, y + height / 2] as const;
}

async function drag(page: Page, name: RegExp, by: readonly [number, number]) {
  const [x, y] = await ring(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(x + part * by[0], y + part * by[1]);
  await page.mouse.up();
}

test.each([
  ['surface-area?calculation=rectangle&length=4&width=3', /^Width/, 'width', [0, 40], /^Area = /],
  ['topography-circular?calculation=parabolicsegment&a=8&b=3', /^Chord/, 'a', [-30, 0], /^Area = /],
  [
    'finance-banking?calculation=loan-payment&presentValue=200000&ratePerPeriod=0.5&numberOfPeriods=360',
    /time/,
    'numberOfPeriods',
    [-40, 0],
    /./,
  ],
] as const)('%s by %s', async (path, name, input, by, says) => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/${path}`);
  await expect.poll(() => answerOf(page)).toMatch(says);
  const [before, answer] = [await field(page, input).inputValue(), await answerOf(page)];
  await drag(page, name, by);
  await expect.poll(async () => Number(await field(page, input).inputValue())).toBeLessThan(Number(before));
  await expect.poll(() => answerOf(page)).not.toBe(answer);
  await leave();
  expect(complaints).toEqual([]);
});

test('a corner of a parcel is dragged; across the others it is refused, stays in the hand, and comes back', async () => {
  const { page, leave, complaints } = await visitor();
  await open(
    page,
    `${url}/topography-area?calculation=coordinates&corners=${encodeURIComponent('0,0\n70,0\n70,50\n0,50')}`,
  );
  await expect.poll(() => answerOf(page)).toContain('3500');
  await drag(page, /^3 at/, [60, 0]);
  await expect.poll(async () => (await answerOf(page)).includes('3500')).toBe(false);
  expect((await field(page, 'corners').inputValue()).split('\n')).toHaveLength(4);
  const [x, y] = await ring(page, /^3 at/);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [left, below] = await ring(page, /^1 at/);
  await page.mouse.move(left + 30, below + 60);
  await expect.poll(() => page.locator('figcaption').first().innerText()).toMatch(/^As it was/);
  expect(await drawing(page).locator('circle[tabindex="0"]').count()).toBe(4);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect.poll(() => page.locator('figcaption').first().innerText()).toMatch(/^A parcel/);
  expect((await field(page, 'corners').inputValue()).split('\n').slice(0, 2)).toEqual(['0, 0', '70, 0']);
  await leave();
  expect(complaints).toEqual([]);
});
