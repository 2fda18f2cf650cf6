import { buffer } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { open, visitor } from '../browser/browser.ts';

/** What a visitor takes along from an answer, and what the browser keeps for the next one. */
const url = inject('url');
/** Two articles: why the last payment of a loan differs, how large a factorial is. */
const loan = '6f2c7c0e-54b1-4d57-9a39-0a4f1b8f3f10';
const factorial = '51f3d7a2-0c8d-4f7a-9d7e-2b3c4a5d6e71';

test('settings are chosen once, hold on every page, are seen, and are stored in the browser only', async () => {
  const { page, context, leave, complaints } = await visitor();
  await page.goto(`${url}/about`);
  await page.getByLabel('Angle unit').selectOption('degrees');
  await page.getByLabel('Decimal mark').selectOption('comma');
  await page.getByLabel('Digits').selectOption('30');
  await open(page, `${url}/calculus-derivative?calculation=derivative`);
  await page.getByText('Angles are in degrees').waitFor();
  // A link was calculated as it says, and stays so.
  await open(page, `${url}/calculus-derivative?calculation=derivative&function=sin(x)`);
  await page.getByText('Angles are in radians').waitFor();
  await open(page, `${url}/surface-area?calculation=circle&radius=1.5`);
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText(/7,06858/).waitFor();
  // Everywhere: in the text of the result, in the figure, in every table and sentence of the answer.
  expect(await page.getByRole('textbox', { name: 'Result', exact: true }).inputValue()).toMatch(/7,06858/);
  expect(await page.locator('figure svg').first().textContent()).toContain('1,5');
  for (const part of [answer, page.locator('figure').first()]) expect(await part.innerText()).not.toMatch(/\d\.\d/);
  expect(await page.locator('footer').getByLabel('Digits').inputValue()).toBe('30');
  expect(await context.cookies()).toEqual([]);
  await page.locator('footer').getByLabel('Decimal mark').selectOption('point');
  await answer.getByText(/7\.06858/).waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('angles of an answer are in the unit of the reader, whoever sent the link; in what unit they were typed the link says', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/about`);
  await page.getByLabel('Angle unit').selectOption('degrees');
  const bearing = `${url}/topography-bearing?calculation=gisement&xa=1000&ya=5000&xb=2000&yb=5400`;
  const answer = page.getByRole('region', { name: 'Answer' });
  await open(page, bearing);
  await answer
    .getByText(/68\.19859/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Angles in').inputValue()).toBe('degrees');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The link that is passed on says what was seen.
  await expect.poll(() => page.url()).toContain('angles=degrees');
  // Another choice for the site is one for the answer that stands there.
  await page.locator('footer').getByLabel('Angle unit').selectOption('radians');
  await answer
    .getByText(/75\.776/)
    .first()
    .waitFor();
  await page.locator('footer').getByLabel('Angle unit').selectOption('degrees');
  await answer
    .getByText(/68\.19859/)
    .first()
    .waitFor();
  // A link that names its unit is answered in it.
  await open(page, `${bearing}&angles=gradians`);
  await answer
    .getByText(/75\.776/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Angles in').inputValue()).toBe('gradians');
  // sin(x) is another function in degrees: that is for the link alone to say.
  await open(page, `${url}/calculus-derivative?calculation=derivative&function=sin(x)`);
  await page.getByText('Angles are in radians').waitFor();
  await leave();
  expect(complaints).toEqual([]);
});

test('what is only read has the mark too: constants, articles, what the search finds', async () => {
  const { page, leave, complaints } = await visitor();
  await page.goto(`${url}/science-physics`);
  const planck = page
    .locator('details')
    .filter({ hasText: /^Planck constant/ })
    .first();
  await expect.poll(() => planck.textContent()).toContain('6.626');
  await page.locator('footer').getByLabel('Decimal mark').selectOption('comma');
  await expect.poll(() => planck.textContent()).toContain('6,626');
  expect(await planck.textContent()).not.toMatch(/\d\.\d/);
  // What stands in the page for programs stays a number.
  expect(await planck.locator('data').first().getAttribute('value')).toMatch(/^6\.626/);

  await page.goto(`${url}/read/blog/${loan}`);
  const text = () => page.locator('article').innerText();
  await expect.poll(text).toContain('885,49');
  expect(await text()).not.toContain('885.49');
  expect(await page.locator('article mn').allTextContents()).not.toContainEqual(expect.stringContaining('.'));
  await page.locator('footer').getByLabel('Decimal mark').selectOption('point');
  await expect.poll(text).toContain('885.49');
  expect(await text()).not.toContain('885,49');

  await page.locator('footer').getByLabel('Decimal mark').selectOption('comma');
  await page.goto(`${url}/read/blog/${factorial}`);
  await expect.poll(text).toContain('4,0239');
  // The section of a book is no number, and code is written as it is typed.
  expect(await text()).toContain('§5.11');
  await page.goto(`${url}/search?q=planck+constant`);
  await expect.poll(() => page.locator('main').innerText()).toContain('6,626');
  await page.goto(`${url}/famous-failures`);
  await expect.poll(() => page.locator('main').innerText()).toContain('11,30527943');
  await leave();
  expect(complaints).toEqual([]);
});

test('the answer is copied as text, LaTeX, MathML, CSV and link; the figure is saved as SVG and PNG', async () => {
  const { page, context, leave, complaints } = await visitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${url}/surface-area?calculation=circle&radius=1`);
  const expected: readonly (readonly [string, RegExp])[] = [
    ['text', /^Area = pi/],
    ['LaTeX', /\\pi/],
    ['MathML', /^<math[\s\S]*<\/math>$/],
    ['CSV', /^Value,Exact,Decimal,Unit\r\nArea,pi,3\.14159/],
    ['link', /\/surface-area\?calculation=circle&radius=1$/],
  ];
  for (const [name, pattern] of expected) {
    // On a busy machine the button is there before what it does.
    const copied = async () => {
      await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(copied).toMatch(pattern);
  }
  for (const [kind, beginning] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ] as const) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save the figure as ${kind}` }).click(),
    ]);
    expect((await buffer(await saved.createReadStream())).toString('latin1', 0, 4)).toBe(beginning);
  }
  await leave();
  expect(complaints).toEqual([]);
});
