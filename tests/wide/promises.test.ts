import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { calculatorPages, describePages, fewOf } from '../browser/breadth.ts';
import { open, visitor } from '../browser/browser.ts';

/** What the site promises of every page: nobody is followed, nothing foreign is loaded, little is sent. */
const url = inject('url');

const read = fewOf(['/', '/blog', '/science-physics', '/statistics', '/contact', '/about', '/api'], 3);
const calculators = fewOf(calculatorPages, 2).map((id) => `/${id}`);

/** The bytes of scripts, compressed as the service does. */
async function weightOf(scripts: readonly string[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (script) => (await fetch(script)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(Buffer.from(body)).length, 0);
}

describePages.each([...read, ...calculators])('%s', (path) => {
  test('asks nobody else, stores no cookie, keeps its policy and its weight', async () => {
    const { page, context, leave, complaints } = await visitor();
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const response = await page.goto(url + path, { waitUntil: 'networkidle' });
    const header = response?.headers()['content-security-policy'] ?? '';
    const addresses = asked.map((request) => request.url());
    const foreign = addresses.filter((address) => !address.startsWith(`${url}/`) && !/^(data|blob):/.test(address));
    const scripts = asked.filter((request) => request.resourceType() === 'script').map((request) => request.url());
    const weight = await weightOf([...new Set(scripts)]);
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(header).toContain("default-src 'self'");
    expect(header).toContain("script-src 'self';");
    expect(complaints).toEqual([]);
    expect(weight).toBeLessThanOrEqual(read.includes(path) ? 3_000 : 100_000);
    await leave();
  });
});

test('the theme that was chosen stays, on every page, from the first moment', async () => {
  const { page, leave } = await visitor({ theme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto(url);
  const light = await paper();
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.goto(`${url}/about`, { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await paper()).toBe(dark);
  expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
  await page.getByLabel('Theme').selectOption('system');
  await page.reload();
  expect(await paper()).toBe(light);
  await leave();
});

test('letters follow the first paint, and who was here before has them with it', async () => {
  const { page, context, leave } = await visitor();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const visit = async (cacheDisabled: boolean) => {
    await protocol.send('Network.setCacheDisabled', { cacheDisabled });
    await page.goto(`${url}/about`, { waitUntil: 'networkidle' });
    // A busy machine paints after all has come.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const letters = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return letters.map(({ startTime }) => startTime > painted!.startTime);
    });
  };
  expect(await visit(true)).toEqual([true, true]);
  await visit(false);
  expect(await visit(false)).toEqual([false, false]);
  await leave();
});

test('on a page of formulas letters come part by part, and in the end nothing waits for them', async () => {
  const { page, leave } = await visitor();
  await page.goto(`${url}/calculus-derivative?calculation=derivative&function=x^2*sin(x)`);
  await page.waitForFunction(() => document.documentElement.dataset.letters === '');
  await page.waitForFunction(() => document.querySelectorAll('[data-waiting]').length === 0);
  const families = await page.evaluate(() =>
    ['h1', 'main p', '.katex .mathnormal'].map((each) => getComputedStyle(document.querySelector(each)!).fontFamily),
  );
  expect(families[0]).toMatch(/^"Source Serif 4 Variable"/);
  expect(families[1]).toMatch(/^"Inter Variable"/);
  expect(families[2]).toBe('KaTeX_Math');
  await leave();
});

test('no trace is made of the errors that React makes as it is loaded; later errors have theirs', async () => {
  const { page, leave } = await visitor();
  await page.addInitScript(() => {
    const made: boolean[] = [];
    const note = <Made>(error: Made): Made => {
      made.push(typeof Reflect.get(Error, 'stackTraceLimit') === 'number');
      return error;
    };
    Object.assign(window, { tracedErrors: made });
    window.Error = new Proxy(Error, {
      construct: (target, values) => note(Reflect.construct(target, values)),
      apply: (target, self, values) => note(Reflect.apply(target, self, values)),
    });
  });
  await open(page, `${url}/calculus-derivative`);
  expect(await page.evaluate(() => [...Reflect.get(window, 'tracedErrors')])).not.toContain(true);
  expect(await page.evaluate(() => Reflect.get(window, 'tracedErrors').length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => new Error('later').stack)).toMatch(/\n\s+at /);
  await leave();
});
