import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { root } from '../../tools/setup/build.ts';
import { type RunningService, startService } from '../../tools/setup/service.ts';
import { fewOf } from '../browser/breadth.ts';
import { visitor } from '../browser/browser.ts';
import { isWide } from '../browser/wide.ts';

/** The lists of articles and constants: whole from the server, searched in the page, honest when they cannot be loaded. */
const url = inject('url');

const shown = (page: Page) => page.locator('[data-name]:visible');
const lists = fewOf(
  [
    { path: '/blog', endpoint: '/nomogram/blog', word: 'TAIL' },
    { path: '/science-math', endpoint: '/nomogram/constants/math', word: 'euler' },
    { path: '/science-physics', endpoint: '/nomogram/constants/physics', word: 'PLANCK' },
    { path: '/science-solar', endpoint: '/nomogram/constants/solar', word: 'moon' },
  ],
  2,
);

describe.each(lists)('$path', ({ path, endpoint, word }) => {
  const names = async (): Promise<readonly string[]> => {
    const list: readonly { readonly Name?: string; readonly Title?: string }[] = await (
      await fetch(url + endpoint)
    ).json();
    return list.map(({ Name, Title }) => Name ?? Title ?? '');
  };

  test.each([true, false])('holds every entry, and finds by a part of the name (scripts: %s)', async (javaScript) => {
    const all = await names();
    const found = all.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const { page, leave, complaints } = await visitor({ javaScript });
    await page.goto(url + path);
    expect(await shown(page).count()).toBe(all.length);
    const box = page.getByRole('searchbox');
    await box.fill(word);
    if (!javaScript) await box.press('Enter');
    await expect.poll(() => shown(page).count()).toBe(found.length);
    await box.fill('');
    if (!javaScript) await box.press('Enter');
    await expect.poll(() => shown(page).count()).toBe(all.length);
    await leave();
    expect(complaints).toEqual([]);
  });
});

test('a title that no article has brings the words of the specification', async () => {
  const { page, leave } = await visitor();
  await page.goto(`${url}/blog`);
  await page.getByRole('searchbox').fill('no such title');
  await page.getByText('No Article found in this category. Come back later !').waitFor();
  expect(await shown(page).count()).toBe(0);
  await leave();
});

describe('where the service has no content', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ GIVE_WAY: 'no', CONTENT_DIR: 'none' });
  });
  afterAll(() => service?.stop());

  test('without scripts the page says so, and offers to try again', async () => {
    const { page, leave } = await visitor({ javaScript: false });
    await page.goto(`${service.url}/science-math`);
    await page
      .getByRole('alert')
      .filter({ hasText: /^Error: ./ })
      .waitFor();
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await leave();
  });

  test.each(fewOf(['/science-math', '/blog'], 1))(
    '%s loads again: Loading..., Error: …, Loading..., the list',
    async (path) => {
      const { page, leave } = await visitor();
      const asked: Route[] = [];
      await page.route(`**${path}`, (route) => {
        if (route.request().resourceType() === 'xhr') asked.push(route);
        else return route.continue();
      });
      const loading = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
      await page.goto(service.url + path);
      await loading.waitFor();
      await asked[0]!.abort();
      await page.getByRole('alert').filter({ hasText: 'Error: The service cannot be reached.' }).waitFor();
      await page.getByRole('link', { name: 'Try again' }).click();
      await loading.waitFor();
      await expect.poll(() => asked.length).toBe(2);
      await asked[1]!.fulfill({ contentType: 'text/html', body: await (await fetch(url + path)).text() });
      await expect.poll(() => shown(page).count()).toBeGreaterThan(1);
      const all = await shown(page).count();
      await page.getByRole('searchbox').fill('co');
      await expect.poll(() => shown(page).count()).toBeLessThan(all);
      await leave();
    },
  );
});

// A service of its own takes as long as ten visits.
test.runIf(isWide)('a blog without articles says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomogram-content-'));
  cpSync(join(root, 'content/dist'), folder, { recursive: true });
  writeFileSync(join(folder, 'blog.json'), '[]');
  const service = await startService({ GIVE_WAY: 'no', CONTENT_DIR: folder });
  try {
    const { page, leave } = await visitor();
    await page.goto(`${service.url}/blog`);
    await page.getByText('No Article found in this category. Come back later !').waitFor();
    await leave();
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
