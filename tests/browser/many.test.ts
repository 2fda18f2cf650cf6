import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { open, pressFarBelow, visitor } from './browser.ts';

/** Many at once: a table in, one row a calculation, a table out, and a page that never stands still. */
const url = inject('url');

async function opened(page: Page, path: string): Promise<void> {
  await open(page, url + path);
  await pressFarBelow(page.getByText('Many at once'));
  await page.getByLabel('Table', { exact: true }).waitFor();
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate all' }).click();

test('rows that are pasted come back as a table; those that are rejected say why', async () => {
  const { page, context, leave, complaints } = await visitor({ width: 320 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(page, '/statistics-continuous?calculation=normal');
  await page
    .getByLabel('Table', { exact: true })
    .fill('Mean\tStandard deviation\tx\n0\t1\t1.96\n0\t-1\t2\n100\t15\t130');
  await calculate(page);
  await page.getByText('Done: 3 of 3 rows, 1 rejected').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Row 2: Standard deviation' }).waitFor();
  // On a phone what was calculated is in sight at once, beside the number of its row.
  const region = await page.getByRole('group', { name: 'Results' }).boundingBox();
  for (const name of ['Row', /density/i]) {
    const head = await page.getByRole('columnheader', { name }).first().boundingBox();
    expect(head!.x).toBeGreaterThanOrEqual(region!.x);
    expect(head!.x).toBeLessThan(region!.x + region!.width / 2);
  }
  await page.getByRole('button', { name: 'Copy table' }).click();
  await page.getByText('Copied').waitFor();
  const table = await page.evaluate(() => navigator.clipboard.readText());
  const [head, first, second] = table.split('\n').map((line) => line.split('\t'));
  expect(head!.slice(0, 3)).toEqual(['Mean', 'Standard deviation', 'x']);
  expect(first![head!.findIndex((name) => name.includes('≤'))]).toBe('0.97500210485178');
  expect(second!.at(-1)).toContain('greater than 0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await leave();
  expect(complaints).toEqual([]);
});

test('a range makes a row of each of its numbers', async () => {
  const { page, leave, complaints } = await visitor();
  await opened(page, '/functions?calculation=factorial');
  await page.getByLabel('Table', { exact: true }).fill('1..5');
  await calculate(page);
  await page.getByText('Done: 5 of 5 rows').waitFor();
  await page.getByRole('cell', { name: '120', exact: true }).waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('where all rows are rejected it is said of each, and the page goes on', async () => {
  const { page, leave, complaints } = await visitor({ width: 320 });
  await opened(page, '/surface-area?calculation=rectangle');
  const table = page.getByLabel('Table', { exact: true });
  await table.fill('Length L\tWidth W\nlong\twide\n-1\t2');
  await calculate(page);
  await page.getByText('Done: 2 of 2 rows, 2 rejected').waitFor();
  for (const row of ['Row 1: Length L', 'Row 2: Length L'])
    await page.getByRole('listitem').filter({ hasText: row }).waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Row', 'Length L', 'Width W']);
  await table.fill('Length L\tWidth W\n3\t2');
  await calculate(page);
  await page.getByText('Done: 1 of 1 row').waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('a table is read and written by the decimal mark that it shows, and is the sheet that is printed', async () => {
  const { page, leave, complaints } = await visitor();
  await opened(page, '/finance-banking?calculation=loan-payment');
  const further = Array.from({ length: 12 }, (_, row) => `"${row + 2}.500";"0,4";"12"`);
  await page
    .getByLabel('Table', { exact: true })
    .fill(['"200.000,00";"0,5";"360"', '"1.000";"0,4";"12"', ...further].join('\n'));
  await calculate(page);
  await page.getByText('Done: 14 of 14 rows').waitFor();
  await page.getByText('decimal comma, as in “200.000,00”').waitFor();
  const rows = page.locator('.many-results tbody > tr');
  expect(await rows.nth(1).locator('td').allTextContents()).toEqual(['2', '1.000', '0,4', '12', '85,52', '26,19']);
  expect(await rows.filter({ visible: true }).count()).toBe(10);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows.filter({ visible: true }).count()).toBe(14);
  for (const hidden of ['Worked example', 'The answer appears here', 'Calculate all'])
    expect(await page.locator('main').getByText(hidden).filter({ visible: true }).count(), hidden).toBe(0);
  await page.emulateMedia({ media: null });
  await leave();
  expect(complaints).toEqual([]);
});

test('what is unfolded before the page is awake is there once it is', async () => {
  const { page, leave, complaints } = await visitor();
  let release = (): void => undefined;
  const unfolded = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/entry.client-*.js', async (route) => {
    await unfolded;
    await route.continue();
  });
  await page.goto(`${url}/statistics-continuous?calculation=normal`, { waitUntil: 'commit' });
  const folds = ['Many at once', 'Check my answer'].map((name) =>
    page.locator('details', { has: page.locator('summary', { hasText: name }) }),
  );
  for (const fold of folds) await pressFarBelow(fold.locator('summary'));
  release();
  for (const fold of folds) await fold.locator('button').first().waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('what did not come, as the network failed, comes when it is unfolded again', async () => {
  const { page, leave } = await visitor();
  const table = page.getByLabel('Table', { exact: true });
  await page.route('**/ManyAtOnce-*.js', (route) => route.abort('failed'));
  await open(page, `${url}/surface-area?calculation=rectangle`);
  const summary = page.getByText('Many at once');
  await Promise.all([page.waitForEvent('requestfailed'), pressFarBelow(summary)]);
  await page.unroute('**/ManyAtOnce-*.js');
  await summary.click();
  await summary.click();
  await table.waitFor();
  await leave();
});

test('a large table is calculated while the page goes on, can be stopped, and is saved as far as it came', async () => {
  const { page, leave, complaints } = await visitor();
  await opened(page, '/surface-area?calculation=rectangle');
  const rows = Array.from({ length: 100_000 }, (_, index) => `${index + 1};${(index % 7) + 0.5}`).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(`Length L;Width W\n${rows}`) });
  await page.evaluate(() => {
    const drawn = { frames: 0 };
    const look = () => {
      drawn.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { drawn });
  });
  await calculate(page);
  await page.getByText(/^[1-9][\d,]+ of 100,000 rows/).waitFor();
  // A page that calculates itself would stand still until the last row, and then there were nothing to stop.
  const frames = () => page.evaluate(() => (window as unknown as { drawn: { frames: number } }).drawn.frames);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 10);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped: [1-9][\d,]+ of 100,000 rows$/).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('rectangle.csv');
  await leave();
  expect(complaints).toEqual([]);
});
