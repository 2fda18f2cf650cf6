/**
 * Takes the pictures of docs/pictures from the running product: `npm run pictures`. They are taken, never drawn, so the
 * README shows what a visitor meets.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, chromium as playwright } from 'playwright-core';
import { build, root } from './setup/build.ts';
import { chromium, chromiumFlags } from './setup/chromium.ts';
import { startService } from './setup/service.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  /** Beyond this the page is cut off. */
  readonly height: number;
  /** What a visitor does before the picture is taken. */
  readonly first?: (page: Page) => Promise<void>;
}

const derivative = '/calculus-derivative?calculation=derivative&function=x%5E2*sin(x)';
const normal = '/statistics-continuous?calculation=normal&mean=0&standardDeviation=1&x=1.96';
const bearing = '/topography-bearing?calculation=gisement&xa=1000&ya=5000&xb=2000&yb=5400';

const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search, or type a calculation' }).fill('integrate x sin x');
  await page.locator('.palette-answer').first().waitFor();
};

const table = async (page: Page): Promise<void> => {
  await page.getByText('Many at once').click();
  await page.getByRole('button', { name: 'Fill in the examples' }).click();
  await page.getByRole('button', { name: 'Calculate all' }).click();
  await page.getByText(/^Done: /).waitFor();
  await page.getByRole('button', { name: 'Save as CSV' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
};

const pictures: readonly Picture[] = [
  { name: 'derivative', path: derivative, height: 1180 },
  { name: 'home', path: '/', height: 1280 },
  { name: 'hub', path: '/statistics', height: 1000 },
  { name: 'distribution', path: normal, theme: 'dark', height: 1180 },
  { name: 'bearing', path: bearing, height: 1180 },
  { name: 'constants', path: '/science-physics?q=planck', height: 900 },
  { name: 'blog', path: '/blog', height: 900 },
  { name: 'search', path: '/statistics', height: 760, first: search },
  { name: 'table', path: '/finance-banking?calculation=loan-payment', height: 900, first: table },
  { name: 'article', path: '/read/blog/3e3c6ee8-18f0-4201-adc9-8a1a6e7db69a', height: 1180 },
  { name: 'api', path: '/api', height: 900 },
  { name: 'legal', path: '/policy', height: 900 },
  { name: 'phone', path: derivative, width: 390, height: 1500 },
  { name: 'phone-dark', path: derivative, theme: 'dark', width: 390, height: 1500 },
];

build();
const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const service = await startService();
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumFlags });
try {
  for (const { name, path, theme = 'light', width = 1280, height, first } of pictures) {
    const page = await browser.newPage({ colorScheme: theme, reducedMotion: 'reduce', viewport: { width, height } });
    await page.goto(service.url + path, { waitUntil: 'networkidle' });
    for (const closed of await page.getByRole('button', { name: 'Open all' }).all()) await closed.click();
    await page.mouse.move(0, 0);
    await first?.(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await service.stop();
}
