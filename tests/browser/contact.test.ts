import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { visitor } from './browser.ts';

/** The contact form, in the words of the specification: nothing that was typed is ever lost. */
const url = inject('url');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });
const says = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();

async function typed(page: Page): Promise<readonly string[]> {
  return Promise.all(['Name', 'Email', 'Message'].map((name) => field(page, name).inputValue()));
}

test.each([true, false])('asks for what is missing, one after the other (scripts: %s)', async (javaScript) => {
  const { page, leave, complaints } = await visitor({ javaScript });
  // Without scripts the answer is a new page, which may say the same as the one before.
  const send = async () => {
    const answered = javaScript ? undefined : page.waitForEvent('load');
    await sendButton(page).click();
    await answered;
  };
  await page.goto(`${url}/contact`);
  await field(page, 'Message').fill('A question');
  await send();
  await says(page, 'Please enter your name!');
  await field(page, 'Name').fill('Ada');
  await send();
  await says(page, 'Please enter a valid email!');
  await field(page, 'Email').fill('ada@');
  await send();
  await says(page, 'Please enter a valid email!');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill('');
  await send();
  await says(page, 'Please enter a message!');
  expect(await typed(page)).toEqual(['Ada', 'ada@example.org', '']);
  await leave();
  expect(complaints).toEqual([]);
});

test('greets the sender by name, and the way back leads to an empty form', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/contact`);
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill('A question');
  await sendButton(page).click();
  await page.getByRole('heading', { name: 'Thank you, Ada Lovelace!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact-success');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL('**/contact');
  expect(await typed(page)).toEqual(['', '', '']);
  await leave();
  expect(complaints).toEqual([]);
});

/** Fills the form at the address of the page and sends it. */
async function send(page: Page): Promise<void> {
  await page.goto(`${url}/contact`);
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Message').fill('A question');
  await sendButton(page).click();
}

test('without scripts the message is sent too', async () => {
  const { page, leave } = await visitor({ javaScript: false });
  await send(page);
  await page.getByText('Your message was submitted').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact-success');
  await leave();
});

test('when the network fails, its message is shown and everything stays as typed', async () => {
  const { page, leave } = await visitor();
  await page.route('**/websites/contacts/', (route) => route.abort());
  await send(page);
  await says(page, 'Failed to fetch');
  expect(await typed(page)).toEqual(['Ada', 'ada@example.org', 'A question']);
  await leave();
});
