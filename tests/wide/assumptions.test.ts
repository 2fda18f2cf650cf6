import { expect, inject, test } from 'vitest';
import { open, visitor } from '../browser/browser.ts';

/** What is assumed of letters, on the page of the definite integral: chips that are changed, taken away and added, and the answer that follows them. */
const url = inject('url');
const asked = `${url}/calculus-integral?calculation=definite&function=exp(-a*x^2)&lower=-oo&upper=%2Boo`;

test('conditions are chips: what is taken away, changed or added asks again, and the address keeps it', async () => {
  const { page, leave, complaints } = await visitor();
  await open(page, `${asked}&assume=a%3E0,b%3E1`);
  const result = () => page.locator('textarea#result').inputValue();
  const conditions = page.getByRole('group', { name: 'Assume' });
  const assumed = () => new URL(page.url()).searchParams.get('assume');
  await expect.poll(result).toContain('sqrt(pi/a)');
  // What is assumed is not said again as a condition.
  await expect.poll(result).not.toContain('a > 0');
  await expect.poll(() => conditions.getByRole('textbox').count()).toBe(3);

  await conditions.getByRole('button', { name: 'Remove b>1' }).click();
  await expect.poll(assumed).toBe('a>0');
  await conditions.getByRole('button', { name: 'Remove a>0' }).click();
  await expect.poll(assumed).toBe(null);
  await expect.poll(result).toContain('a > 0');

  // By the keyboard alone, where the focus was left.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Another condition on a letter');
  await page.keyboard.type('a>2');
  await page.keyboard.press('Enter');
  await expect.poll(assumed).toBe('a>2');
  await expect.poll(result).not.toContain('a > 0');
  const chip = conditions.getByRole('textbox', { name: 'Condition a>2' });
  await chip.fill('a>1/2');
  await chip.press('Enter');
  await expect.poll(assumed).toBe('a>1/2');
  await leave();
  expect(complaints).toEqual([]);
});

test('on a small screen nothing is wider than the screen, and without scripts the conditions are one text', async () => {
  const { page, leave } = await visitor({ width: 390, height: 800, theme: 'dark' });
  await open(page, `${asked}&assume=a%3E0,b%3E1,c%3E2,a%2Bb%3E0,n%3E-1`);
  await page.getByRole('button', { name: 'Remove n>-1' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await leave();
  const plain = await visitor({ javaScript: false });
  await plain.page.goto(`${asked}&assume=a%3E0`);
  expect(await plain.page.locator('input[name="assume"]').inputValue()).toBe('a>0');
  await plain.leave();
});
