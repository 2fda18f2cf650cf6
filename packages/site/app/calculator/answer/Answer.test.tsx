import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Answer from './Answer.tsx';

async function shown(id: string, typed: Record<string, string>): Promise<string> {
  const outcome = run((await load(id))!, typed, defaultOptions);
  if (!outcome.ok) throw new Error(id);
  return renderToStaticMarkup(<Answer answer={outcome.answer} typed={typed} live={[]} address="/" />);
}

test('values below each other stand in one column, those that are folded too', async () => {
  const html = await shown('topography-triangle/troiscotes', { sideA: '3', sideB: '4', sideC: '5' });
  const widths = [...html.matchAll(/--desk-letters:(\d+)/g)].map(([, letters]) => letters);
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
  expect(html).toMatch(/class="further in-desk-column in-phone-column"><dt[^>]*>Area/);
});

test('a long value has a line of its own', async () => {
  const html = await shown('trigonometry-equation/sin', { a: '1/2' });
  expect(html).toMatch(/class="further +"><dt[^>]*>x as a decimal/);
});

test('what would not fit on a line of the column has its own, as an exact form with a long name', async () => {
  const html = await shown('surface-volume/spheroid', { a: '3', c: '2' });
  expect(html).toMatch(/class="further +"><dt[^>]*>Surface area/);
  expect(html).toMatch(/class="further in-desk-column[^>]*><dt[^>]*>Circumference of the equator/);
});

test('points are shown two coordinates at a time', async () => {
  const typed = { r1: '500', r2: '400', xo1: '1000', yo1: '1000', xo2: '1500', yo2: '1000' };
  const html = await shown('topography-intersection/circles', typed);
  const pairs = html.split('<div class="contents').slice(1);
  expect(pairs).toHaveLength(2);
  expect(pairs[0]).toMatch(/X left[\s\S]*Y left/);
  expect(pairs[1]).toMatch(/X right[\s\S]*Y right/);
});

test('a number that is all of an answer has the face of every number, several have that of mathematics', async () => {
  expect(await shown('statistics-basic/mode', { data: '1, 2, 2, 3' })).toMatch(/Mode<\/p><div class="font-semibold/);
  expect(await shown('statistics-basic/mode', { data: '1, 1, 2, 3, 3' })).toContain('aria-label="Modes, exactly"');
});

test('what an answer names leads to its entry of the glossary, once', async () => {
  const html = await shown('algebra-polynomial/roots', { polynomial: 'e^x - 3x' });
  expect(html.split('href="/glossary/lambert-w-function"')).toHaveLength(2);
});

test('an exact form of many terms is set as mathematics, and scrolls in its own place', async () => {
  const html = await shown('algebra-polynomial/expand', { polynomial: '(x+2y+3)^20' });
  expect(html).toMatch(/aria-label="Expanded, exactly"[^>]*max-h-60/);
  expect(html).not.toContain('40*x^19*y');
});

test('further numbers of hundreds of digits scroll in a few lines', async () => {
  const html = await shown('algebra-prime/prime', { n: '10^300+331' });
  expect(html).toMatch(/max-h-24[^>]*>(?:<[^>]*>)*10{20}/);
});
