/**
 * `npm run lighthouse [-- --runs 3] [--only home,api] [--save FOLDER]`: Lighthouse (mobile, simulated throttling) on one
 * page of every kind, beside what is wanted. Lighthouse is no dependency of the project: install it where you like
 * (`npm install lighthouse` in another folder) and name its program in `LIGHTHOUSE`, or have it on the PATH. Of several
 * runs the one with the median performance counts, so that a busy machine does not decide.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './setup/build.ts';
import { chromium, chromiumFlags } from './setup/chromium.ts';
import { kindsOfPage as pages } from './setup/kinds-of-page.ts';
import { startService } from './setup/service.ts';

/** What every page must reach. */
const wanted = { performance: 99, others: 100, lcpMs: 1250, tbtMs: 100, cls: 0.02 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
}

interface Measurement {
  readonly scores: readonly number[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly report: Report;
}

/** Its trace sometimes lacks the beginning of the visit; it says so, and is asked again. */
const attempts = 3;

function measure(url: string, attempt = 1): Measurement {
  const program = process.env.LIGHTHOUSE ?? 'lighthouse';
  const words = [
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromiumFlags.join(' ')}`,
  ];
  const ran = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, CHROME_PATH: chromium() },
  });
  if (ran.status !== 0 && /NO_NAVSTART/.test(ran.stderr) && attempt < attempts) return measure(url, attempt + 1);
  if (ran.error || ran.status !== 0)
    throw new Error(`Lighthouse did not run; name its program in LIGHTHOUSE.\n${ran.error?.message ?? ran.stderr}`);
  return read(JSON.parse(ran.stdout) as Report);
}

function read(report: Report): Measurement {
  const number = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100)),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scriptBytes: scriptBytes(report),
    report,
  };
}

function scriptBytes(report: Report): number {
  const details = report.audits['network-requests']?.details as
    | { readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[] }
    | undefined;
  const scripts = details?.items.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** A connection that was kept from the page before may have been closed in the meantime. */
const warm = (url: string): Promise<string> => {
  const visit = () => fetch(url).then((response) => response.text());
  return visit().catch(visit);
};

/** The run in the middle, by performance and then by its largest paint. */
function median(runs: readonly Measurement[]): Measurement {
  const sorted = [...runs].sort((a, b) => a.scores[0]! - b.scores[0]! || b.lcp - a.lcp);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const passes = ({ scores: [performance = 0, ...others], lcp, tbt, cls }: Measurement): boolean =>
  performance >= wanted.performance &&
  others.every((score) => score >= wanted.others) &&
  lcp <= wanted.lcpMs &&
  tbt <= wanted.tbtMs &&
  cls <= wanted.cls;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, save: { type: 'string' } },
});
const chosen = values.only?.split(',') ?? Object.keys(pages);
const unknown = chosen.filter((name) => !Object.hasOwn(pages, name));
if (unknown.length > 0) {
  console.error(`No page is called ${unknown.join(', ')}; there are ${Object.keys(pages).join(', ')}.`);
  process.exit(2);
}

build();
const service = await startService();
let short = 0;
try {
  console.log('page          perf a11y best  seo   FCP ms  LCP ms  TBT ms    CLS  script kB');
  for (const name of chosen) {
    const url = service.url + pages[name];
    // The first visit warms the service up, as other visitors have done for everyone who comes later.
    await warm(url);
    const middle = median(Array.from({ length: Number(values.runs) }, () => measure(url)));
    const { scores, fcp, lcp, tbt, cls } = middle;
    const numbers = [
      ...scores.map((score) => `${score}`.padStart(4)),
      ...[fcp, lcp, tbt].map((ms) => ms.toFixed(0).padStart(7)),
      cls.toFixed(3).padStart(6),
      (middle.scriptBytes / 1000).toFixed(1).padStart(10),
    ];
    const good = passes(middle);
    if (!good) short += 1;
    console.log(`${name.padEnd(13)} ${numbers.join(' ')}${good ? '' : '  falls short'}`);
    if (values.save) {
      mkdirSync(values.save, { recursive: true });
      writeFileSync(join(values.save, `${name}.json`), JSON.stringify(middle.report));
    }
  }
} finally {
  await service.stop();
}
process.exitCode = short === 0 ? 0 : 1;
