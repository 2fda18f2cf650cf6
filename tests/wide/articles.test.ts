import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { visitor } from '../browser/browser.ts';

/** Calculators inside articles: they answer in place, keep what is typed, and without scripts lead to their page. */
const url = inject('url');
let article: string;

beforeAll(async () => {
  const posts: readonly { readonly Uuid: string; readonly Title: string }[] = await (
    await fetch(`${url}/nomogram/blog`)
  ).json();
  article = `${url}/read/blog/${posts.find(({ Title }) => Title.includes('tail'))?.Uuid}`;
});

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const field = (page: Page) => page.getByLabel('x', { exact: true });

test('answers in place, by keyboard, refuses in words, and keeps what was typed', async () => {
  const { page, leave, complaints } = await visitor({ width: 390 });
  await page.goto(article);
  const answer = page.locator('.live output');
  expect(await answer.textContent()).toContain('1.12858840595384e-19');
  await field(page).fill('20');
  await field(page).press('Enter');
  await page.getByText('2.75362411860623e-89').waitFor();
  await field(page).fill('');
  await page.getByLabel('Mean').fill('');
  await calculate(page).click();
  await page.getByText('Please enter numerical values!').waitFor();
  await page.getByLabel('Mean').fill('two');
  await calculate(page).click();
  await expect.poll(() => answer.textContent()).toMatch(/two/);
  expect(await page.getByLabel('Mean').inputValue()).toBe('two');
  expect(page.url()).toBe(article);
  await leave();
  expect(complaints).toEqual([]);
});

test('without scripts the form opens the page of the calculator, calculated', async () => {
  const { page, leave } = await visitor({ javaScript: false });
  await page.goto(article);
  await field(page).fill('5');
  await calculate(page).click();
  await page.waitForURL(/\/statistics-continuous\?calculation=normal/);
  expect(await page.content()).toContain('0.000000286651571879194');
  await leave();
});
