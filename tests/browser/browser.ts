import { type Browser, type BrowserContext, chromium, type Frame, type Locator, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { isAwake } from './awake.ts';

export type Theme = 'light' | 'dark';

let connection: Promise<Browser> | undefined;

/** The browser of this worker, the same one for all files: a start costs as much as ten visits. Two workers share no clipboard. */
const browser = (): Promise<Browser> => {
  const addresses = inject('browsers');
  const worker = Number(process.env.VITEST_POOL_ID ?? 1) - 1;
  connection ??= chromium.connect(addresses[worker % addresses.length]!);
  return connection;
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page said on the console, threw, or could not load since this visit began. */
  readonly complaints: string[];
  /** Ends the visit; its page is another visitor's then. Not called where something failed: that page is not used again. */
  readonly leave: () => Promise<void>;
}

export interface VisitorOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly offline?: boolean;
  readonly touch?: boolean;
}

/** A page that is used by one visitor after another: a new one costs a process of the browser, and all scripts are compiled again. */
interface Seat {
  readonly page: Page;
  readonly context: BrowserContext;
  complaints: string[];
}

const free = new Map<string, Seat[]>();

/** Visitors who can sit on the same page: size and theme of a window can be changed. */
const kindOf = ({ javaScript = true, touch = false, offline = false }: VisitorOptions): string =>
  JSON.stringify([javaScript, touch, offline]);

/**
 * A page that remembers nothing, watched for errors of every sort; the violation of a security policy is one of them. Only with `offline`
 * may the site keep itself on the device, which takes a few megabytes for every fresh visitor.
 */
export async function visitor(options: VisitorOptions = {}): Promise<Visit> {
  const kind = kindOf(options);
  const seat = free.get(kind)?.pop() ?? (await newSeat(options));
  await seat.page.emulateMedia({ media: null, colorScheme: options.theme ?? 'light' });
  await seat.page.setViewportSize(screenOf(options));
  const complaints: string[] = [];
  seat.complaints = complaints;
  const leave = async () => {
    if (options.offline) return seat.context.close();
    await forget(seat);
    free.set(kind, [...(free.get(kind) ?? []), seat]);
  };
  return { page: seat.page, context: seat.context, complaints, leave };
}

/** Opens a page, and waits until whatever is pressed on it is heard. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Waits until whatever is pressed on a page is heard. To look at every frame would keep the browser drawing. */
export const awake = (page: Page | Frame): Promise<unknown> =>
  page.waitForFunction(isAwake, undefined, { polling: 50 });

/** Where a part of a figure stands in the middle of the window, once the figure is alive there. */
export async function boxInView(part: Locator) {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await awake(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

/**
 * Presses what lies far below. What is there is laid out when it comes near, and moves what is pressed: a click waits until its target stands still,
 * then scrolls and presses at once, so that on a busy machine the page moved between the press and its release, which is no click then.
 */
export async function pressFarBelow(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/** How long a step of a visitor may take, in milliseconds: on a busy machine a page takes its time; what never comes still fails. */
const patience = 100_000;

const screenOf = ({ width = 1280, height = 900 }: VisitorOptions) => ({ width, height });

async function newSeat(options: VisitorOptions): Promise<Seat> {
  const context = await (await browser()).newContext({
    javaScriptEnabled: options.javaScript ?? true,
    hasTouch: options.touch ?? false,
    serviceWorkers: options.offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(patience);
  context.setDefaultNavigationTimeout(patience);
  const page = await context.newPage();
  const seat: Seat = { page, context, complaints: [] };
  page.on('console', (message) => {
    // The browser itself says so when the service refuses a calculation; the page then shows the sentence.
    const refused = /Failed to load resource: the server responded with a status of 4(00|04|22)/.test(message.text());
    // So say the tests themselves, where the site may not keep itself on the device.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()) && !refused)
      seat.complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seat.complaints.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    if (failure !== 'net::ERR_ABORTED') seat.complaints.push(`${page.url()}: ${request.url()} ${failure}`);
  });
  return seat;
}

/** What a visit left in a page: what it stored, what the test did to the network and to what may be asked for. */
async function forget({ page, context }: Seat): Promise<void> {
  page.removeAllListeners('request');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const origin of originsIn(page)) {
    // An address of the same origin without scripts: what a page is about to store would come after what is cleared.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
  await context.clearPermissions();
}

/** Where something may be stored: a page framed by another stores at its own origin. */
const originsIn = (page: Page): Set<string> =>
  new Set(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((address) => address.startsWith('http'))
      .map((address) => new URL(address).origin),
  );

/** Lends pages to tests that only use a page. */
export type Lender = (work: (visit: Visit) => Promise<void>) => Promise<void>;

export function lender(options: VisitorOptions = {}): Lender {
  return async (work) => {
    const visit = await visitor(options);
    await work(visit);
    await visit.leave();
  };
}

/** Does the same for every item, a few of them at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item, worker: number) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const one = async (worker: number) => {
    for (const item of waiting) await work(item, worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
}
