import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromium as chromiumPath } from '../../tools/setup/chromium.ts';

export type Theme = 'light' | 'dark';

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page said on the console, threw, or could not load since it was opened. */
  readonly complaints: string[];
}

export interface VisitorOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly offline?: boolean;
  readonly touch?: boolean;
}

/**
 * A fresh page, watched for errors of every sort; the violation of a security policy is one of them. Only with `offline` may the site
 * keep itself on the device, which takes a few megabytes for every fresh visitor.
 */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    colorScheme: options.theme ?? 'light',
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    javaScriptEnabled: options.javaScript ?? true,
    hasTouch: options.touch ?? false,
    serviceWorkers: options.offline ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser itself says so when the service refuses a calculation; the page then shows the sentence.
    const refused = /Failed to load resource: the server responded with a status of 4(00|04|22)/.test(message.text());
    // So say the tests themselves, where the site may not keep itself on the device.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()) && !refused) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    if (failure !== 'net::ERR_ABORTED') complaints.push(`${page.url()}: ${request.url()} ${failure}`);
  });
  return { page, context, complaints };
}

/** Lends pages to tests that need nothing but a page that remembers nothing. */
export type Lender = (work: (visit: Visit) => Promise<void>) => Promise<void>;

/**
 * Pages that tests use one after the other: a new one costs a process of the browser, and all scripts are compiled again, which is more
 * than most tests do with it. What a page remembered is forgotten between them; one on which a test failed is not used again.
 */
export function lender(browser: () => Browser, options: VisitorOptions = {}): Lender {
  const idle: Visit[] = [];
  return async (work) => {
    const visit = idle.pop() ?? (await visitor(browser(), options));
    try {
      await work(visit);
      await visit.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    } catch (error) {
      await visit.context.close();
      throw error;
    }
    visit.complaints.length = 0;
    idle.push(visit);
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
