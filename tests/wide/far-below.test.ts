import { expect, inject, test } from 'vitest';
import { open, visitor } from '../browser/browser.ts';

/** What lies far below is laid out when it comes near; the page has kept about as much room for it, so that nothing that is read or pressed moves far. */
const url = inject('url');

const pages = [
  'algebra-polynomial',
  'calculus-derivative',
  'calculus-integral',
  'statistics-continuous?calculation=normal',
  'topography-bearing',
  'finance-banking?calculation=loan-payment',
  'finance-stocks',
  'functions',
];

test.each([
  { width: 390, height: 844, within: 200 },
  { width: 1280, height: 800, within: 200 },
])('at $width pixels no part takes $within pixels more or less than its room', async ({ within, ...screen }) => {
  const { page, leave } = await visitor(screen);
  const missed: string[] = [];
  for (const path of pages) {
    await open(page, `${url}/${path}`);
    const parts = await page.locator('.far-below').evaluateAll((elements) =>
      elements.map((element) => {
        const room = Number.parseFloat(getComputedStyle(element).containIntrinsicHeight.replace('auto ', ''));
        (element as HTMLElement).style.contentVisibility = 'visible';
        return { room, tall: element.getBoundingClientRect().height };
      }),
    );
    expect(parts.length).toBeGreaterThan(2);
    for (const [k, { room, tall }] of parts.entries())
      if (!(Math.abs(room - tall) <= within)) missed.push(`${path}, part ${k + 1}: ${room} for ${tall}`);
  }
  expect(missed).toEqual([]);
  await leave();
});
