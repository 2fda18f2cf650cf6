import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { awake, lender } from '../browser/browser.ts';

/** A calculator in a frame of somebody else's page, of another origin. */
const url = inject('url');
let host: Server;
let stranger: string;

beforeAll(async () => {
  host = createServer(({ url: path }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>A page</title><iframe src="${url}${path}" title="A calculator" width="600" height="700"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  stranger = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.close();
});
const withPage = lender();

test('a framed calculator calculates, and leads to its own page', () =>
  withPage(async ({ page, complaints }) => {
    await page.goto(`${stranger}/embed/algebra-fibonacci`);
    await awake(page.frames()[1]!);
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Position n').fill('12');
    await frame.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => frame.locator('textarea#result').inputValue()).toContain('144');
    const way = frame.getByRole('link', { name: 'Open on Nomogram' });
    expect(await way.getAttribute('href')).toBe(`${url}/algebra-fibonacci?calculation=fibonacci&n=12`);
    expect(await frame.getByRole('navigation').count()).toBe(0);
    expect(complaints).toEqual([]);
  }));

test('only what is made for frames can be framed', () =>
  withPage(async ({ page, complaints }) => {
    await page.goto(`${stranger}/algebra-fibonacci`);
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    expect(await page.frameLocator('iframe').getByLabel('Position n').count()).toBe(0);
  }));
