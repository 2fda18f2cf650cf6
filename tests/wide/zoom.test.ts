import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { boxInView, open, visitor } from '../browser/browser.ts';

/** Figures are zoomed by two fingers, as the browser reports them; by keys and by buttons too. One finger scrolls the page. */
const url = inject('url');

type Place = readonly [x: number, y: number];

async function fingers(session: CDPSession, ...paths: readonly (readonly Place[])[]): Promise<void> {
  const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  const at = (step: number) => paths.map((path) => path[step]!);
  // Fingers never come down in the same moment.
  for (let down = 1; down <= paths.length; down += 1) await touches('touchStart', at(0).slice(0, down));
  for (let step = 1; step < paths[0]!.length; step += 1) await touches('touchMove', at(step));
  await touches('touchEnd', []);
}

const drawing = (page: Page) => page.locator('figure svg[viewBox]').locator('visible=true').first();

/**
 * Which x is drawn at a place of the window, and how many pixels one unit is long, by the ticks of the axis and the numbers at them: a
 * number through which a line would run stands a little aside.
 */
const scaleAt = (page: Page, x: number) =>
  drawing(page).evaluate((svg, at) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const axes = [...svg.querySelectorAll('path')]
      .map((path) => path.getAttribute('d')!)
      .find((d) => d.includes('v8'))!;
    const axis = top + scale * Number(/^M[\d.]+ ([\d.]+)H/.exec(axes)![1]);
    const numbers = [...svg.querySelectorAll('text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const value = Number(text.textContent?.replace('−', '-'));
      const isBeside = Math.abs((box.top + box.bottom) / 2 - axis) < 22;
      return Number.isFinite(value) && isBeside ? [{ value, from: box.left - 8, to: box.right + 8 }] : [];
    });
    const ticks = [...axes.matchAll(/M([\d.]+) [\d.]+v8/g)].flatMap(([, place]) => {
      const pixel = left + scale * Number(place);
      const number = numbers.find(({ from, to }) => from < pixel && pixel < to);
      return number ? [[number.value, pixel] as const] : [];
    });
    const [[low, from], [high, to]] = [ticks[0]!, ticks.at(-1)!];
    return { value: low + ((at - from) * (high - low)) / (to - from), unit: (to - from) / (high - low) };
  }, x);

async function opened(options: Parameters<typeof visitor>[0]) {
  const visit = await visitor(options);
  await open(visit.page, `${url}/calculus-derivative?calculation=derivative&function=x%5E2*sin(x)`);
  const box = await boxInView(drawing(visit.page));
  return { ...visit, box };
}

const whole = (page: Page) => page.getByRole('button', { name: 'Show the whole figure' });
const isWhole = async (page: Page) => (await whole(page).getAttribute('aria-disabled')) === 'true';

test('two fingers zoom about what is between them, and nothing but the figure', async () => {
  const { page, context, leave, complaints, box } = await opened({ width: 412, touch: true });
  const session = await context.newCDPSession(page);
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height / 2];
  const before = await scaleAt(page, x);
  const away = [20, 30, 40, 50, 60];
  const scrolled = await page.evaluate(() => scrollY);
  await fingers(
    session,
    away.map((by): Place => [x - by, y]),
    away.map((by): Place => [x + by, y]),
  );
  await expect.poll(() => isWhole(page)).toBe(false);
  const after = await scaleAt(page, x);
  expect(after.unit / before.unit).toBeNear(3, 0.02);
  expect(Math.abs(after.value - before.value) * after.unit).toBeLessThan(4);
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([scrolled, 1]);

  // Both fingers to the left show what is to the right.
  await fingers(
    session,
    [0, 10, 20, 30].map((by): Place => [x - 30 - by, y]),
    [0, 10, 20, 30].map((by): Place => [x + 30 - by, y]),
  );
  await expect.poll(async () => ((await scaleAt(page, x)).value - after.value) * after.unit).toBeGreaterThan(20);
  await whole(page).tap();
  await expect.poll(() => isWhole(page)).toBe(true);
  expect((await scaleAt(page, x)).unit).toBeNear(before.unit, 1e-4);
  await leave();
  expect(complaints).toEqual([]);
});

test('a wheel with Ctrl zooms about the pointer, one without scrolls the page', async () => {
  const { page, leave, complaints, box } = await opened({});
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  const before = await scaleAt(page, x);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await scaleAt(page, x)).unit / before.unit).toBeNear(1.5, 0.01);
  expect(Math.abs((await scaleAt(page, x)).value - before.value) * before.unit).toBeLessThan(2);
  for (let turned = 0; turned < 4; turned += 1) await page.mouse.wheel(0, 100);
  await expect.poll(() => isWhole(page)).toBe(true);
  await page.keyboard.up('Control');
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(from);
  expect(await isWhole(page)).toBe(true);
  await leave();
  expect(complaints).toEqual([]);
});

test('one finger on a figure scrolls the page', async () => {
  const { page, context, leave, box } = await opened({ width: 412, touch: true });
  const session = await context.newCDPSession(page);
  const from = await page.evaluate(() => scrollY);
  const x = box.x + box.width / 2;
  await fingers(
    session,
    Array.from({ length: 8 }, (_, step): Place => [x, box.y + box.height - 20 - 25 * step]),
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 60);
  expect(await isWhole(page)).toBe(true);
  await leave();
});

test('keys and buttons do the same', async () => {
  const { page, leave, complaints, box } = await opened({});
  const middle = box.x + box.width / 2;
  const { unit } = await scaleAt(page, middle);
  const times = async () => Number(((await scaleAt(page, middle)).unit / unit).toFixed(2));
  await drawing(page).focus();
  await page.keyboard.press('+');
  await expect.poll(times).toBe(1.5);
  await page.keyboard.press('-');
  await expect.poll(times).toBe(1);
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  for (let pressed = 0; pressed < 6; pressed += 1) await nearer.click();
  await expect.poll(times).toBe(8);
  expect(await nearer.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(times).toBeLessThan(6);
  await drawing(page).press('0');
  await expect.poll(times).toBe(1);
  // Another figure is seen whole.
  await nearer.click();
  await page.locator('#field-function').fill('x^3');
  await page.locator('#field-function').press('Enter');
  await expect.poll(() => isWhole(page)).toBe(true);
  await leave();
  expect(complaints).toEqual([]);
});
