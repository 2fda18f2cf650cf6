import { expect, inject, test } from 'vitest';
import { open, visitor } from './browser.ts';
import { buttonOn } from './calculator-page.ts';

/** Steps all at once, or one hint at a time: first the rule and why it applies, then what it gives; on paper all of them. */
const url = inject('url');
const id = 'calculus-derivative';

test('the steps come one hint at a time, all of them again, and whole on paper', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${url}/${id}`);
  await page.getByLabel('Function f(x)').fill('x*sin(x^2)');
  await buttonOn(page, id).click();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Steps', exact: true }) });
  const shown = section.locator('ol > li:visible');
  const formula = section.locator('ol > li').first().locator('.katex').first();
  await section.getByRole('button', { name: 'One at a time' }).waitFor();
  const all = await shown.count();
  expect(all).toBeGreaterThan(2);

  await section.getByRole('button', { name: 'One at a time' }).click();
  await expect.poll(() => shown.count()).toBe(1);
  expect(await formula.isVisible()).toBe(false);
  await section.getByRole('button', { name: 'Next hint' }).click();
  await expect.poll(() => formula.isVisible()).toBe(true);
  expect(await shown.count()).toBe(1);
  await section.getByRole('button', { name: 'Next hint' }).click();
  await expect.poll(() => shown.count()).toBe(2);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => shown.count()).toBe(all);
  await page.emulateMedia({ media: 'screen' });
  await section.getByRole('button', { name: 'All steps' }).click();
  await expect.poll(() => shown.count()).toBe(all);
  await leave();
  expect(complaints).toEqual([]);
});

test('another way is shown as soon as it is chosen, and the address keeps it', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/algebra-polynomial?calculation=roots&polynomial=x%5E2-5x%2B6`, { waitUntil: 'networkidle' });
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Steps', exact: true }) });
  await expect.poll(() => steps.innerText()).toContain('ompleting the square');
  await page.getByLabel('Steps by').selectOption('formula');
  await expect.poll(() => steps.innerText()).not.toContain('ompleting the square');
  expect(await steps.innerText()).toMatch(/discriminant/i);
  expect(new URL(page.url()).searchParams.get('method')).toBe('formula');
  await leave();
  expect(complaints).toEqual([]);
});

test('on paper a matrix stands as its rows, where its grid stood', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/calculus-system?calculation=system&a=2%2C3%0A1%2C-1&b=8%0A-1`, { waitUntil: 'networkidle' });
  const rows = page.locator('textarea[name="a"]');
  const clipped = () => rows.evaluate((element) => getComputedStyle(element).clipPath);
  expect(await clipped()).toBe('inset(50%)');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(clipped).toBe('none');
  expect((await rows.boundingBox())?.height).toBeGreaterThan(20);
  await leave();
  expect(complaints).toEqual([]);
});

test('where motion is reduced, a formula that was made to fit keeps its letters when it is measured again', async () => {
  const { page, leave, complaints } = await visitor({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(
    page,
    `${url}/finance-stocks?calculation=black-scholes-option-price-and-greeks&spotPrice=100&strikePrice=105&timeToExpiry=0.5&riskFreeRate=4&volatility=25`,
  );
  const fitted = () => page.locator('main .scrolls[style*="--fitted"]').count();
  await expect.poll(fitted).toBeGreaterThan(0);
  const again = await page.evaluate(async () => {
    const frame = () => new Promise((then) => requestAnimationFrame(then));
    const sizes = () =>
      [...document.querySelectorAll<HTMLElement>('main .scrolls')].map((one) => one.style.getPropertyValue('--fitted'));
    const before = sizes();
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await frame();
    await frame();
    return { before, after: sizes() };
  });
  expect(again.after).toEqual(again.before);
  await page.emulateMedia({ reducedMotion: null });
  await leave();
  expect(complaints).toEqual([]);
});
