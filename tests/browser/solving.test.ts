import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { load } from '../../packages/calculators/src/catalogue.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { calculate } from '../../packages/calculators/src/kit/solve.ts';
import { open, visitor } from './browser.ts';
import { resultOn } from './calculator-page.ts';

/** The form turned round: exactly one field is left empty and found; by keyboard, and without JavaScript. */
const url = inject('url');
const loan = `${url}/finance-banking?calculation=loan-payment`;
const askedForRate = { result: '1199.10', presentValue: '200000', ratePerPeriod: '', numberOfPeriods: '360' };

/** The first line of what the calculator itself answers. */
async function directly(typed: Record<string, string>): Promise<string> {
  const outcome = calculate((await load('finance-banking/loan-payment'))!, typed, defaultOptions);
  return (outcome.ok ? outcome.answer.text : outcome.problems[0]!.message).split('\n')[0]!;
}

async function firstLineBecomes(page: Page, typed: Record<string, string>): Promise<void> {
  const expected = await directly(typed);
  await expect.poll(async () => (await resultOn(page).inputValue()).split('\n')[0]).toBe(expected);
}

test('by keyboard: the rate of a loan from its payment, then again with another field empty, and back', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, loan);
  await page.getByRole('button', { name: 'Solve for another field' }).focus();
  await page.keyboard.press('Enter');
  const result = page.locator('#field-result');
  expect(await result.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const text of ['1199.10', '200000', '', '360']) {
    await page.keyboard.type(text);
    if (text !== '360') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await firstLineBecomes(page, askedForRate);
  expect(new URL(page.url()).searchParams.get('result')).toBe('1199.10');
  await page.locator('#field-ratePerPeriod').fill('0.5');
  await page.locator('#field-presentValue').fill('');
  await page.keyboard.press('Enter');
  await firstLineBecomes(page, { ...askedForRate, presentValue: '', ratePerPeriod: '0.5' });
  await page.locator('#field-numberOfPeriods').fill('');
  await page.keyboard.press('Enter');
  await firstLineBecomes(page, { result: '1199.10', ratePerPeriod: '0.5' });
  await page.getByRole('link', { name: 'Back to the plain form' }).click();
  expect(await result.count()).toBe(0);
  expect(await page.locator('#field-ratePerPeriod').inputValue()).toBe('0.5');
  expect(complaints).toEqual([]);
  await leave();
});

test('without JavaScript, and a link opens it solved', async () => {
  const { page, leave } = await visitor({ javaScript: false });
  await page.goto(loan);
  await page.locator('#field-presentValue').fill('200000');
  await page.locator('#field-numberOfPeriods').fill('360');
  await page.getByRole('button', { name: 'Solve for another field' }).click();
  expect(await page.locator('#field-presentValue').inputValue()).toBe('200000');
  await page.locator('#field-result').fill('1199.10');
  await page.locator('#field-presentValue').press('Enter');
  await firstLineBecomes(page, askedForRate);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await firstLineBecomes(page, askedForRate);
  await leave();
});
