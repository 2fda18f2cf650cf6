import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { calculatorPagesOf, optionsOf, shares } from '../browser/breadth.ts';
import { inParallel, open, visitor } from '../browser/browser.ts';
import { buttonOn, fill, nameOf, resultBecomes } from '../browser/calculator-page.ts';
import { coveredOn } from '../browser/covered.ts';

/** After Calculate the answer is in view, on a phone and on a desk: nobody scrolls for what was asked. */
const url = inject('url');

/** Each of both screens sees another option of a page; in `npm test` half of the pages are shared between them. */
const screens = [
  { name: 'phone', width: 390, height: 844, touch: true, option: -1, share: 1 },
  { name: 'desk', width: 1280, height: 800, touch: false, option: 0, share: 0 },
] as const;

/** What of the answer is out of sight. */
const missedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const section = document.querySelector('section[aria-label="Answer"]');
    const check = [...(section?.querySelectorAll('p') ?? [])].find((one) => one.textContent.startsWith('Checked:'));
    const leading = section?.querySelector('[data-leading]');
    const step = section?.parentElement?.nextElementSibling?.querySelector('ol > li p');
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    const wanted = { answer: leading, check, ...(step && { 'first step': step }) };
    const missed = Object.entries(wanted).flatMap(([name, element]) => (element && isSeen(element) ? [] : [name]));
    return leading && leading.scrollWidth > leading.clientWidth ? [...missed, 'what leaves its frame'] : missed;
  });

async function expectInView(page: Page, calculator: Calculator): Promise<void> {
  await open(page, `${url}/${calculator.page}?calculation=${nameOf(calculator)}`);
  await fill(page, calculator);
  await buttonOn(page, calculator.page).click();
  await resultBecomes(page, calculator);
  // The page scrolls there smoothly, and begins when the answer has come.
  await expect.poll(() => missedOn(page), { message: calculator.id }).toEqual([]);
}

test.each(screens)(
  'on a $name the answer, its check and its first step are seen after Calculate, the form one tap away, and nothing covers what is used',
  {
    timeout: 1_800_000,
  },
  async ({ width, height, touch, option, share }) => {
    const visits = await Promise.all(shares(2).map(() => visitor({ width, height, touch })));
    const covered: string[] = [];
    const options = calculatorPagesOf(share).map((page) => optionsOf(page).at(option)!);
    await inParallel(options, visits.length, async (id, worker) => {
      const { page } = visits[worker]!;
      await expectInView(page, (await load(id))!);
      const form = page.locator('main form[novalidate]');
      const back = page.getByRole('button', { name: 'Change the inputs' });
      const isInView = () =>
        form.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        });
      // While the page still scrolls to the answer, the button may come and go with the form.
      const isOneTapAway = async () => {
        if (!(await isInView()) && (await back.isVisible())) await back.click({ timeout: 2000 }).catch(() => undefined);
        return isInView();
      };
      await expect.poll(isOneTapAway, { message: id }).toBe(true);
      covered.push(...(await coveredOn(page)).map((problem) => `${id}: ${problem}`));
    });
    expect(covered).toEqual([]);
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all(visits.map(({ leave }) => leave()));
  },
);

test.each([390, 700, 1024, 1280])('at %d px a long answer is read within its frame', async (width) => {
  const { page, leave } = await visitor({ width, height: 844 });
  for (const f of ['1/(x^4+1)', '1/((3+x^2)*(1-x^2)^(1/3))', 'x^3*e^(2x)*sin(3x)']) {
    await open(page, `${url}/calculus-integral?calculation=analytical&function=${encodeURIComponent(f)}`);
    const leading = page.locator('[data-leading]');
    await expect.poll(() => leading.locator('.katex').count(), { message: f }).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    const beyond = () => leading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beyond, { message: f }).toBe(0);
  }
  await leave();
});

/** The form of a calculator, and how far down its button stands. */
function buttonPlace(page: Page) {
  const form = page.locator('main form[novalidate]');
  const button = form.getByRole('button', { name: 'Calculate', exact: true });
  return { form, place: () => button.evaluate((one: HTMLElement) => one.offsetTop) };
}

test('what is read under the fields of formulas has its room from the start: the button stays where it is', async () => {
  const { page, leave } = await visitor({ width: 1280, height: 800 });
  await open(page, `${url}/algebra-inequality?calculation=at-most-at-most`);
  const { form, place } = buttonPlace(page);
  const before = await place();
  for (const field of ['Left side', 'Middle', 'Right side']) await form.getByLabel(field).fill('2x+1');
  await expect.poll(() => form.getByText('Read as').count()).toBe(3);
  expect(await place()).toBe(before);
  await leave();
});

test('what is read of a number has its room, too: a fraction does not move the button', async () => {
  const { page, leave } = await visitor({ width: 390, height: 844, touch: true });
  await open(page, `${url}/finance-banking?calculation=loan-payment`);
  const { form, place } = buttonPlace(page);
  const before = await place();
  await form.getByLabel('Rate per period').fill('1/2');
  await form.getByLabel('Present value').fill('200k');
  await expect.poll(() => form.getByText('Read as').count()).toBeGreaterThan(0);
  expect(await place()).toBe(before);
  await leave();
});
