import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { entries, entriesOf, load, pages } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { requestFor } from '../../packages/calculators/src/kit/request.ts';
import { keptOffline } from '../../tools/setup/kept-offline.ts';
import { calculatorPages } from '../browser/breadth.ts';
import { inParallel, type Visit, visitor } from '../browser/browser.ts';
import { buttonOn, fill, firstExample, resultBecomes } from '../browser/calculator-page.ts';
import { isWide } from '../browser/wide.ts';
import { type Way, wayTo } from './way.ts';

/** The site without a network: the way to the service is really cut, so that nothing but the service worker can answer. */
const service = inject('url');
let way: Way | undefined;

afterAll(() => way?.cut());

/** A visitor whose browser has kept the site, and where the site was: to keep it takes longest, so that the tests share one. */
let keeper: { readonly visit: Visit; readonly url: string } | undefined;

async function firstVisit(): Promise<NonNullable<typeof keeper>> {
  way = await wayTo(service);
  const { url } = way;
  const visit = await visitor({ offline: true });
  await visit.page.goto(url);
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 300_000,
    polling: 100,
  });
  return { visit, url };
}

interface RequestRecord {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
}

/** The first example of calculators that have an endpoint, as a page asks for it: of every one, or of the first of every page. */
async function requests(): Promise<readonly RequestRecord[]> {
  const ids = isWide ? entries.map(({ id }) => id) : pages.map(({ id }) => entriesOf(id)[0]!.id);
  const calculators = await Promise.all(ids.map((id) => load(id)));
  return (calculators as Calculator[]).flatMap((calculator) => {
    const { endpoint, slash, id } = calculator;
    return endpoint.method === 'page' ? [] : [{ id, ...requestFor(endpoint, slash, firstExample(calculator)) }];
  });
}

const accepts = ['text/plain', 'application/json'];

/** Status and bytes of every answer, asked for where this function is run: here, or in the page. */
async function answersTo(asked: { list: readonly RequestRecord[]; origin: string; accepts: readonly string[] }) {
  const answers: string[] = [];
  for (const { id, method, url, body } of asked.list)
    for (const accept of asked.accepts) {
      const response = await fetch(asked.origin + url, { method, body, headers: { accept } });
      // What was compressed on its way has a tag of its own.
      const etag = response.headers.get('etag')?.replace('-gzip', '');
      answers.push(`${id} ${response.status} ${etag} ${await response.text()}`);
    }
  return answers;
}

/**
 * An answer without its tag, its figure, the words on its check ("to 14 digits") and the last digits of its doubles: a browser's Math
 * functions and Node's may differ in the last bit, and then a decimal in its fifteenth digit.
 */
function withoutLastDigits(answer: string): string {
  const [, name = '', body = ''] = /^(\S+ \d+) \S+ (.*)$/s.exec(answer) ?? [];
  const json = body.startsWith('{') ? { ...JSON.parse(body), checked: [], figure: undefined } : body;
  const rounded = JSON.stringify(json).replace(/-?\d+\.\d{6,}(?:e[+-]?\d+)?/gi, (number) =>
    Number(number).toPrecision(10),
  );
  return `${name} ${rounded}`;
}

test('what is kept from the first visit on is at most 5 MB, compressed', async () => {
  const kept = keptOffline();
  expect(kept.length).toBeGreaterThan(300);
  expect(kept).toEqual(expect.arrayContaining(['/', '/contact', ...pages.map(({ id }) => `/${id}`)]));
  let total = 0;
  // As many at once as the worker asks for: more than that a client has to wait for its turn, or is told so.
  await inParallel(kept, 6, async (path) => {
    const response = await fetch(service + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
    total += Number(response.headers.get('content-length'));
  });
  console.log(`kept offline: ${kept.length} addresses, ${(total / 1e6).toFixed(2)} MB compressed`);
  expect(total).toBeLessThan(5e6);
});

test('after one visit calculators answer without a network, as the service does', {
  timeout: 900_000,
}, async () => {
  const list = await requests();
  const expected = await answersTo({ list, origin: service, accepts });
  keeper = await firstVisit();
  const { url, visit } = keeper;
  const { page } = visit;
  await way?.cut();
  way = undefined;
  await expect(fetch(url)).rejects.toThrow();

  const offline = await page.evaluate(answersTo, { list, origin: '', accepts });
  expect(offline.length).toBe(expected.length);
  const other = offline.filter((answer, index) => answer !== expected[index]);
  console.log(`offline: ${offline.length - other.length} of ${offline.length} answers have the bytes of the service`);
  expect(offline.filter((answer, index) => withoutLastDigits(answer) !== withoutLastDigits(expected[index]!))).toEqual(
    [],
  );
  expect(other.length).toBeLessThan(offline.length / 50);

  for (const id of isWide ? calculatorPages : calculatorPages.slice(0, 2)) {
    const calculator = (await load(entriesOf(id)[0]!.id))!;
    await page.goto(`${url}/${id}`);
    await fill(page, calculator);
    await buttonOn(page, id).click();
    await resultBecomes(page, calculator);
  }
  // A link with inputs opens calculated, though the page that was kept knows nothing of them.
  const [linked] = pages;
  const calculator = (await load(entriesOf(linked!.id)[0]!.id))!;
  const query = new URLSearchParams(firstExample(calculator) as Record<string, string>);
  await page.goto(`${url}/${linked!.id}?${query}`);
  await resultBecomes(page, calculator);

  await page.goto(`${url}/read/blog/unknown`);
  await page.getByText('You are offline').first().waitFor();
});

/**
 * Whether the next version serves a window that is opened now, and closed again. The browser learns a moment late that a window was closed,
 * so that one opened at once may still belong to the version before.
 */
async function isTakenOver(context: BrowserContext, address: string): Promise<boolean> {
  const page = await context.newPage();
  await page.goto(address);
  const active = await page.evaluate(async () => {
    const { waiting, active } = await navigator.serviceWorker.ready;
    if (waiting !== null) return false;
    return (await (await fetch(active!.scriptURL)).text()).endsWith('the next version\n');
  });
  await page.close();
  return active;
}

test('a new version does not touch a form that is half filled, and takes over after the last window', {
  timeout: 600_000,
}, async () => {
  keeper ??= await firstVisit();
  const { visit, url } = keeper;
  const { page, context } = visit;
  const calculator = (await load(entriesOf(pages[0]!.id)[0]!.id))!;
  await page.goto(`${url}/${calculator.page}`);
  await fill(page, calculator);
  const typed = () => page.evaluate(() => [...new FormData(document.querySelector('form')!)].map(String));
  const before = await typed();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await way?.cut();
  way = await wayTo(service, { port: Number(new URL(url).port), appended: '\n// the next version\n' });
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    return registration.waiting.state;
  });
  expect(waiting).toBe('installed');
  expect(await typed()).toEqual(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await buttonOn(page, calculator.page).click();
  await resultBecomes(page, calculator);

  await page.close();
  await expect.poll(() => isTakenOver(context, `${url}/${calculator.page}`)).toBe(true);
  await visit.leave();
});
