import { expect, inject, test } from 'vitest';
import { open, visitor } from './browser.ts';
import { buttonOn } from './calculator-page.ts';

/** Steps all at once, or one hint at a time: first the rule and why it applies, then what it gives; on paper all of them. */
const url = inject('url');
const id = 'calculus-derivative';

test('the steps come one hint at a time, all of them again, and whole on paper', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/${id}`);
  await page.getByLabel('Function f(x)').fill('x*sin(x^2)');
  await buttonOn(page, id).click();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Steps', exact: true }) });
  const shown = section.locator('ol > li:visible');
  const formula = section.locator('ol > li').first().locator('.katex').first();
  await section.getByRole('button', { name: 'One at a time' }).waitFor();
  const all = await shown.count();
  expect(all).toBeGreaterThan(2);

  await section.getByRole('button', { name: 'One at a time' }).click();
  await expect.poll(() => shown.count()).toBe(1);
  expect(await formula.isVisible()).toBe(false);
  await section.getByRole('button', { name: 'Next hint' }).click();
  await expect.poll(() => formula.isVisible()).toBe(true);
  expect(await shown.count()).toBe(1);
  await section.getByRole('button', { name: 'Next hint' }).click();
  await expect.poll(() => shown.count()).toBe(2);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => shown.count()).toBe(all);
  await page.emulateMedia({ media: 'screen' });
  await section.getByRole('button', { name: 'All steps' }).click();
  await expect.poll(() => shown.count()).toBe(all);
  await leave();
  expect(complaints).toEqual([]);
});
