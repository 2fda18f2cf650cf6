/**
 * `npm run bench -- pages`: how long the whole site takes to build with nothing left of the build before, and what its pages weigh then:
 * for one page of every kind what a first visit loads, in bytes as they are sent (Brotli and gzip), and what a browser keeps for use
 * without a network. The result goes to `bench/results/`.
 */
import { get } from 'node:http';
import { type Browser, chromium } from 'playwright-core';
import { build } from '../../tools/setup/build.ts';
import { chromiumFlags, chromium as chromiumPath } from '../../tools/setup/chromium.ts';
import { keptOffline } from '../../tools/setup/kept-offline.ts';
import { kindsOfPage } from '../../tools/setup/kinds-of-page.ts';
import { startService } from '../../tools/setup/service.ts';
import { record } from '../record.ts';

const parts = ['html', 'style', 'script', 'letters', 'other'] as const;
type Part = (typeof parts)[number];
const partOf: Readonly<Record<string, Part>> = {
  document: 'html',
  stylesheet: 'style',
  script: 'script',
  font: 'letters',
};
const encodings = { brotli: 'br', gzip: 'gzip' } as const;
type Encoding = keyof typeof encodings;
type Weights = Record<Part, number>;

/** The bytes of an answer's body as they come over the wire. */
function sent(url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings[encoding] } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}

/** What a browser asks for until the page is calm, each address once. */
async function firstVisit(browser: Browser, url: string): Promise<ReadonlyMap<string, Part>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked = new Map<string, Part>();
  page.on('request', (request) => asked.set(request.url(), partOf[request.resourceType()] ?? 'other'));
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return asked;
}

async function weigh(asked: ReadonlyMap<string, Part>, encoding: Encoding): Promise<Weights> {
  const weights = Object.fromEntries(parts.map((part) => [part, 0])) as Weights;
  for (const [address, part] of asked)
    if (/^https?:/.test(address)) weights[part] += await sent(address.replace(/#.*/, ''), encoding);
  return weights;
}

const total = (weights: Weights): number => parts.reduce((sum, part) => sum + weights[part], 0);
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measurePages(browser: Browser, url: string) {
  console.log(`${'page, kB in Brotli'.padEnd(20)}${parts.map((part) => part.padStart(9)).join('')}    total  in gzip`);
  const pages = [];
  for (const [kind, path] of Object.entries(kindsOfPage)) {
    const asked = await firstVisit(browser, url + path);
    const [brotli, gzip] = [await weigh(asked, 'brotli'), await weigh(asked, 'gzip')];
    pages.push({ kind, path, requests: asked.size, brotli, gzip });
    const cells = [...parts.map((part) => brotli[part]), total(brotli), total(gzip)];
    console.log(`${kind.padEnd(20)}${cells.map((bytes) => kB(bytes).padStart(9)).join('')}`);
  }
  return pages;
}

async function measureKept(url: string) {
  const addresses = keptOffline();
  const sum = async (encoding: Encoding) => {
    let bytes = 0;
    for (const address of addresses) bytes += await sent(url + address, encoding);
    return bytes;
  };
  const kept = { addresses: addresses.length, brotli: await sum('brotli'), gzip: await sum('gzip') };
  console.log(
    `kept for use without a network: ${kept.addresses} addresses, ${kB(kept.brotli)} kB in Brotli, ${kB(kept.gzip)} kB in gzip`,
  );
  return kept;
}

const stages = [...build({ anew: true })].map(([name, seconds]) => ({ name, seconds: Number(seconds.toFixed(1)) }));
for (const { name, seconds } of stages) console.log(`${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
const service = await startService();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  record('pages', {
    build: stages,
    pages: await measurePages(browser, service.url),
    kept: await measureKept(service.url),
  });
} finally {
  await browser.close();
  await service.stop();
}
