import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { kindsOfPage } from '../../tools/setup/kinds-of-page.ts';
import { crawl } from '../pages/crawl.ts';
import { violationsOn } from './accessibility.ts';
import { shares } from './breadth.ts';
import { inParallel, visitor } from './browser.ts';
import { isWide } from './wide.ts';

/** Pages as they look: in both themes and on the narrowest screen; what their HTML alone shows is looked at in `tests/pages`. */
const url = inject('url');
let routes: string[];

beforeAll(async () => {
  routes = isWide ? [...(await crawl(url)).keys()] : Object.values(kindsOfPage);
});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is drawn of a formula is hundreds of elements that a machine does not read, in the colours of the text beside them. */
const looked = isWide ? undefined : { exclude: ['.katex-html'] };

/** Kinds of page that have all there is in colours: letters and figures, a form with its answer, a text. In `npm test` the other themes are looked at there. */
const colourful = [kindsOfPage.home, kindsOfPage.calculated, kindsOfPage.article];
const isThemed = (route: string): boolean => isWide || colourful.includes(route);

const desk = { width: 1280, height: 900 };

/**
 * Takes out what is folded away, but for what React wakes up. There is nothing to look at, and it is gone through all the same: of the page of
 * constants, and of the interface, it is nearly everything. It runs in the page, which is left after it.
 */
function removeFolded(): void {
  for (const folded of document.querySelectorAll('details:not([open], #island *) > :not(summary:first-of-type)'))
    folded.remove();
}

type Violations = Awaited<ReturnType<typeof violationsOn>>;

/** What is wrong with the colours in the themes that a page was not opened with. Nothing else is different there. */
async function inOtherThemes(page: Page): Promise<Readonly<Record<string, Violations>>> {
  const contrast = () => violationsOn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, looked);
  await page.evaluate(removeFolded);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrast();
  // Where the system forces its colours, pictures of lines and letters over them must stay readable.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const forced = await contrast();
  await page.emulateMedia({ forcedColors: 'none' });
  return { dark, 'forced colours': forced };
}

/** What is wrong with a page: for who sees it, for a machine that reads it, on the narrowest screen. */
async function problemsOn(page: Page, route: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(url + route, { waitUntil: 'load' });
  const { tooWide, shellLacksMathematics, ...meta } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    headings: document.querySelectorAll('h1').length,
    shellLacksMathematics:
      document.querySelector('.katex, math, [data-numbers], #island-data') !== null &&
      document.querySelector('script[src*="shell-of-mathematics"]') === null,
  }));
  await page.setViewportSize(desk);
  if (!isWide) await page.evaluate(removeFolded);
  const inLight = await violationsOn(page, { runOnly: standards }, looked);
  const inOthers = isThemed(route) ? await inOtherThemes(page) : {};
  const problems = Object.entries({ light: inLight, ...inOthers }).flatMap(([theme, violations]) =>
    violations.map(({ id, nodes: [node] }) => {
      return `${id} in ${theme} at ${node?.target.join(' ')}: ${node?.failureSummary}`;
    }),
  );
  if (tooWide > 0) problems.push(`${tooWide} px too wide at 320 px`);
  if (shellLacksMathematics) problems.push('has mathematics, which its handle does not say (handle.ts)');
  if (!meta.title || !meta.description || meta.headings !== 1) problems.push(JSON.stringify(meta));
  return problems.map((problem) => `${route}: ${problem}`);
}

/** So many visits to parts of the site, each a test of its own with the usual limit of time. */
const parts = isWide ? 24 : 1;

test.each(Array.from({ length: parts }, (_, part) => part + 1))(
  `every page is free of errors, reads well to a machine in light and dark, and fits 320 px (part %i of ${parts})`,
  { timeout: 600_000 },
  async (part) => {
    const problems: string[] = [];
    const visits = await Promise.all(shares(3).map(() => visitor()));
    const some = routes.filter((_, index) => index % parts === part - 1);
    await inParallel(some, visits.length, async (route, worker) => {
      problems.push(...(await problemsOn(visits[worker]!.page, route)));
    });
    await Promise.all(visits.map(({ leave }) => leave()));
    const complaints = visits.flatMap((visit) => visit.complaints).filter((one) => !one.includes('/no-such-page'));
    expect([...problems, ...complaints]).toEqual([]);
  },
);
