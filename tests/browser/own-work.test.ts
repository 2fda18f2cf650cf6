import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { open, pressFarBelow, visitor } from './browser.ts';

/** What visitors do themselves: an answer checked before anything is calculated, problems with hints, rules that are explained. */
const url = inject('url');

/** What is said of an attempt. On a loaded machine the service's time for it may pass before a child had its turn: whoever reads that asks again. */
async function saidOf(attempt: Locator, said: Locator): Promise<string | null> {
  const text = await said.textContent();
  if (text?.includes('within 10 seconds')) await attempt.press('Control+Enter');
  return text;
}

test('an answer is checked by keyboard, and the first wrong line is named', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/calculus-derivative`);
  await page.getByLabel('Function f(x)').fill('x^2*sin(x)');
  await pressFarBelow(page.getByText('Check my answer', { exact: true }));
  const attempt = page.locator('#attempt');
  const said = page.locator('form', { has: attempt }).getByRole('status');
  await attempt.fill('2x sin x + x^2 cos x');
  await attempt.press('Control+Enter');
  await expect.poll(() => saidOf(attempt, said), { timeout: 60_000 }).toMatch(/Right/);
  await attempt.fill('2x sin x + x^2 cos x\n2x sin x + x cos x');
  await attempt.press('Control+Enter');
  await expect.poll(() => saidOf(attempt, said), { timeout: 60_000 }).toMatch(/Line 2 does not follow.*for x\s=\s2/);
  await leave();
  expect(complaints).toEqual([]);
});

test('a problem that the address names stands there, has hints, is solved and counted in the browser', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/algebra-polynomial?calculation=roots&practice=1-a`);
  const problem = page.getByRole('region', { name: 'Problem' });
  await problem.waitFor();
  const first = await problem.textContent();
  await page.getByRole('button', { name: 'A hint' }).click();
  await page.getByRole('button', { name: 'All steps' }).click();
  await expect.poll(() => page.locator('ol a[href^="/glossary/"]').count(), { timeout: 60_000 }).toBeGreaterThan(0);
  const attempt = page.locator('#practice-attempt');
  await attempt.fill('x = 1000');
  await attempt.press('Control+Enter');
  const said = page.locator('form', { has: attempt }).getByRole('status');
  await expect.poll(() => said.textContent(), { timeout: 60_000 }).toMatch(/Not right/);
  expect(await page.getByText('Solved in this browser').count()).toBe(0);
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect.poll(() => problem.textContent()).not.toBe(first);
  expect(page.url()).toMatch(/practice=1-[0-9a-z]+$/);
  await leave();
  expect(complaints).toEqual([]);
});
