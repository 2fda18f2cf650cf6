import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { boxInView, open, visitor } from './browser.ts';

/** Distributions are read both ways: from x to its probability, and from a probability to x; typed, by pointer, by keys. */
const url = inject('url');

const standard = '/statistics-continuous?calculation=normal&mean=0&standardDeviation=1';
const resultOf = (page: Page) => page.getByRole('textbox', { name: 'Result', exact: true });
const firstLine = async (page: Page) => (await resultOf(page).inputValue()).split('\n')[0];
const bound = (page: Page) => page.getByRole('slider', { name: 'x, the bound of the event' }).locator('visible=true');

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('a tail probability finds its x', async () => {
    const { page, leave, complaints } = await visitor({ javaScript });
    await page.goto(url + standard);
    await page.getByLabel('What is given for x').selectOption('where P(X > x) =');
    await page.locator('#field-x').fill('0.025');
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.getByText('x with P(X > x) = 0.025').first().waitFor();
    expect(await firstLine(page)).toBe('x with P(X > x) = 0.025 = 1.95996398454005');
    expect(await page.getByLabel('What is given for x').inputValue()).toBe('q = ');
    await leave();
    // A browser without scripts says so of every one that the page offers.
    if (javaScript) expect(complaints).toEqual([]);
  });
});

test('the bound is moved by keys, by pointer and by typing, and the answer follows', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}${standard}&x=1`);
  const x = () => page.locator('#field-x').inputValue();
  const settled = () => isAnswered(page);

  await bound(page).press('ArrowRight');
  await expect.poll(async () => Number(await x())).toBeGreaterThan(1);
  await settled();
  await bound(page).press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await x())).toBeLessThan(1);
  await settled();

  const box = await boxInView(bound(page));
  const [from, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = Number(await x());
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(from + 80, y, { steps: 4 });
  await page.mouse.up();
  expect(Number(await x())).toBeGreaterThan(before + 0.5);
  await settled();

  await page.locator('#field-x').fill('-1.5');
  await page.locator('#field-x').press('Enter');
  await expect.poll(() => bound(page).getAttribute('aria-valuenow')).toBe('-1.5');
  await settled();

  await page
    .getByRole('slider', { name: /from which x is found/ })
    .locator('visible=true')
    .press('PageUp');
  await expect.poll(() => page.getByLabel('What is given for x').inputValue()).toBe('p = ');
  await leave();
  expect(complaints).toEqual([]);
});

test('on a page just opened the bound stays in a slow hand', async () => {
  const { page, leave } = await visitor();
  await open(page, `${url}${standard}&x=1`);
  const box = await boxInView(bound(page));
  const [from, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(from, y);
  await page.mouse.down();
  // Answers arrive between the moves.
  for (let step = 1; step <= 6; step += 1) {
    const before = await page.locator('#field-x').inputValue();
    await page.mouse.move(from - 15 * step, y);
    await expect.poll(() => page.locator('#field-x').inputValue()).not.toBe(before);
    await isAnswered(page);
  }
  await page.mouse.up();
  await expect.poll(async () => Number(await page.locator('#field-x').inputValue())).toBeLessThan(0);
  await leave();
});

/** Waits until the answer is the one for the x that the field shows. */
const isAnswered = async (page: Page) =>
  expect.poll(() => firstLine(page)).toBe(await expectedLine(Number(await page.locator('#field-x').inputValue())));

/** φ(x), as the result box says it. */
const expectedLine = async (x: number): Promise<string> => {
  const reply = await fetch(`${url}/nomogram/statistics/normal/0/1/${x}`);
  return (await reply.text()).split('\n')[0]!;
};
