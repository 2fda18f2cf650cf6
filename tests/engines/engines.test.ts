import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { load, pages } from '../../packages/calculators/src/catalogue.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { calculate } from '../../packages/calculators/src/kit/solve.ts';
import { browserProgram } from '../../tools/setup/browsers.ts';
import { kindsOfPage } from '../../tools/setup/kinds-of-page.ts';
import { type RunningService, startService } from '../../tools/setup/service.ts';
import { type Engine, Visitor } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { complaintsKey, type Listener, startListener } from './listener.ts';
import { startWebKit } from './webkit.ts';

/** Every kind of page and every way of working, in the engines that `tests/browser` does not open: none of them complains of anything. */
const starters = { firefox: startFirefox, webkit: startWebKit } as const;
/** A busy machine takes its time; what never comes fails. */
const patience = { timeout: 60_000 };

describe.each(Object.keys(starters) as (keyof typeof starters)[])('%s', (name) => {
  const program = browserProgram(name);
  let engine: Engine;
  let service: RunningService;
  let listener: Listener;
  let visitor: Visitor;
  let url: string;

  beforeAll(async () => {
    if (program === undefined) return;
    service = await startService({ GIVE_WAY: 'no', RATE_CALCULATIONS: '1000000000', RATE_CONTACTS: '1000000' });
    listener = await startListener(service.url);
    url = listener.url;
    engine = await starters[name](program);
    visitor = new Visitor(await engine.visitor());
  }, 240_000);
  afterAll(async () => {
    await visitor?.close().catch(() => undefined);
    await Promise.allSettled([engine?.stop(), listener?.stop(), service?.stop()]);
  });
  afterEach(async () => {
    if (program === undefined) return;
    await listener.quiet();
    const complaints = await visitor.ask((key: string) => {
      const told = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return told;
    }, complaintsKey);
    expect(JSON.parse(complaints ?? '[]')).toEqual([]);
  });

  /** The first line of the result box, once there is one. */
  const result = (): Promise<string> =>
    visitor.sees(() => document.querySelector<HTMLTextAreaElement>('textarea#result')?.value.split('\n')[0]);
  /** Waits until the result box says this. */
  const resultHolds = (text: string): Promise<boolean> =>
    visitor.sees(
      (wanted) => document.querySelector<HTMLTextAreaElement>('textarea#result')?.value.includes(wanted),
      text,
    );
  const typedInto = (field: string): Promise<string> =>
    visitor.ask((id: string) => document.querySelector<HTMLInputElement>(id)!.value, field);
  /** Opens a page, with all that belongs to it. */
  async function open(path: string): Promise<void> {
    await visitor.open(url + path);
    await visitor.sees(() => document.fonts.status === 'loaded');
    await listener.quiet();
  }

  /**
   * Visits a page until the whole site is kept on the device. A browser gives up keeping it when one of its hundreds of files does not come,
   * and takes it up with the next visit, which asks only for what is missing.
   */
  async function isKept(guest: Visitor, page: string): Promise<void> {
    const states: (string | undefined)[] = [];
    for (let visits = 0; visits < 3; visits += 1) {
      await guest.open(page);
      await guest.sees(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
      states.push(
        await guest.seesWithin(6000, async () => {
          const kept = await navigator.serviceWorker.getRegistration();
          if (kept === undefined) return 'given up';
          return navigator.serviceWorker.controller?.state === 'activated' ? 'kept' : undefined;
        }),
      );
      if (states.at(-1) === 'kept') return;
    }
    throw new Error(`the site was not kept in three visits: ${states.join(', ')}`);
  }

  describe.runIf(program !== undefined)('', () => {
    test.each(Object.entries(kindsOfPage))('%s: %s', async (_, path) => {
      await open(path);
      const seen = await visitor.ask(() => ({
        heading: document.querySelector('h1')?.textContent?.trim(),
        withoutLetters: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
        wider: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(seen.heading).toMatch(/\S/);
      expect(seen.withoutLetters).toEqual([]);
      expect(seen.wider).toBeLessThanOrEqual(0);
    });

    test('every page of calculators opens', { timeout: 600_000 }, async () => {
      const silent: string[] = [];
      for (const { id } of pages) {
        await open(`/${id}`);
        if (!(await visitor.ask(() => document.querySelector('main form[novalidate] :is(input, textarea)') !== null)))
          silent.push(id);
      }
      expect(silent).toEqual([]);
    });

    test('a form is filled and calculated by pointer, and what is wrong is said at its field', async () => {
      await open('/calculus-derivative');
      await visitor.click('#field-function');
      await visitor.type('((x+1)');
      await visitor.click('main form[novalidate] button[type=submit]');
      await resultHolds('is never closed');
      expect(await visitor.ask(() => document.querySelector('#field-function')?.getAttribute('aria-invalid'))).toBe(
        'true',
      );
      await visitor.click('#field-function');
      await visitor.press('Control+a');
      await visitor.type('x^3');
      await visitor.click('main form[novalidate] button[type=submit]');
      await resultHolds('3*x^2');
      expect(await visitor.ask(() => location.search)).toContain('x%5E3');
      expect(await visitor.ask(() => document.querySelectorAll('.katex').length)).toBeGreaterThan(5);
    });

    test('a form is reached and calculated by keyboard alone', async () => {
      await open('/surface-area?calculation=circle');
      for (let pressed = 0; pressed < 60; pressed += 1) {
        if (await visitor.ask(() => document.activeElement?.id === 'field-radius')) break;
        await visitor.press('Tab');
      }
      expect(await visitor.ask(() => document.activeElement?.id)).toBe('field-radius');
      await visitor.type('3');
      await visitor.press('Enter');
      await resultHolds('9*pi');
    });

    test('what is solved for another field stands in its place, and the way back leads to the plain form', async () => {
      await open('/finance-banking?calculation=loan-payment');
      await visitor.click('button', 'Solve for another field…');
      await visitor.sees(() => document.querySelector('#field-result') === document.activeElement);
      for (const text of ['1199.10', '200000', '', '360']) {
        await visitor.type(text);
        if (text !== '360') await visitor.press('Tab');
      }
      await visitor.press('Enter');
      const typed = { result: '1199.10', presentValue: '200000', ratePerPeriod: '', numberOfPeriods: '360' };
      const solved = calculate((await load('finance-banking/loan-payment'))!, typed, defaultOptions);
      await resultHolds(solved.ok ? solved.answer.text.split('\n')[0]! : 'no answer');
      expect(await visitor.ask(() => new URLSearchParams(location.search).get('result'))).toBe('1199.10');
    });

    test('a bound of a figure is dragged, and moved by keys, and the answer follows', async () => {
      await open('/statistics-continuous?calculation=normal&mean=0&deviation=1&x=1');
      const slider = 'figure [role=slider]';
      await visitor.drag(slider, 80, 0);
      // What is moved next begins where the hand let go, once that is answered.
      const settled = async () => {
        const x = Number(await typedInto('#field-x'));
        const there = await fetch(`${url}/nomogram/statistics/normal/0/1/${x}`);
        const [line] = (await there.text()).split('\n');
        const isShown = (await result()) === line;
        const at = await visitor.ask((one) => document.querySelector(one)?.getAttribute('aria-valuenow'), slider);
        return isShown && Number(at) === x ? x : Number.NaN;
      };
      const settledWithin = async (low: number, high: number) => {
        let x = Number.NaN;
        await expect
          .poll(async () => {
            x = await settled();
            return low < x && x < high;
          }, patience)
          .toBe(true);
        return x;
      };
      const moved = await settledWithin(1.5, Number.POSITIVE_INFINITY);
      await visitor.ask((at: string) => document.querySelector<SVGElement>(at)!.focus(), slider);
      await visitor.press('ArrowLeft');
      await settledWithin(0, moved);
    });

    test('a figure is zoomed by its buttons', async () => {
      await open('/calculus-derivative?calculation=derivative&function=x%5E2*sin(x)');
      const shows = (isWhole: boolean) =>
        visitor.sees(
          (wanted: string) =>
            document.querySelector('button[aria-label="Show the whole figure"]')?.getAttribute('aria-disabled') ===
            wanted,
          String(isWhole),
        );
      // The buttons of a figure are drawn with it, after the answer has come.
      await shows(true);
      await visitor.click('button[aria-label="Zoom in"]');
      await shows(false);
    });

    test('rows that are pasted come back as a table', async () => {
      await open('/statistics-continuous?calculation=normal');
      await visitor.click('summary', 'Many at once');
      await visitor.click('#many-rows');
      await visitor.ask(() => {
        const field = document.querySelector<HTMLTextAreaElement>('#many-rows')!;
        const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
        set!.call(field, 'Mean\tStandard deviation\tx\n0\t1\t1.96\n0\t-1\t2\n100\t15\t130');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await visitor.click('button', 'Calculate all');
      await visitor.sees(() => document.body.innerText.includes('Done: 3 of 3 rows, 1 rejected'));
    });

    test('the search opens by its key, calculates, and leads there', async () => {
      await open('/about');
      await visitor.press('/');
      await visitor.sees(() => document.activeElement?.getAttribute('role') === 'combobox');
      await visitor.type('derivative of x^3');
      await visitor.sees(() => document.querySelector('[role=option]')?.textContent?.includes('3*x^2'));
      await visitor.press('Enter');
      await visitor.sees(() => location.pathname === '/calculus-derivative');
      expect(await result()).toContain('3*x^2');
    });

    test('a message is asked for what is missing, and is sent', async () => {
      await open('/contact');
      const send = () => visitor.click('main button[type=submit]');
      const fill = async (field: string, text: string) => {
        await visitor.click(`main [name=${field}]`);
        await visitor.type(text);
      };
      await fill('message', 'A question');
      await send();
      await visitor.sees(() =>
        document.querySelector('[role=alert]')?.textContent?.includes('Please enter your name!'),
      );
      await fill('name', 'Ada');
      await fill('email', 'ada@example.org');
      await send();
      await visitor.sees(() => document.querySelector('h1')?.textContent?.includes('Thank you, Ada!'));
    });

    test('what was visited once calculates without a network', { timeout: 600_000 }, async () => {
      const alone = await startService({ GIVE_WAY: 'no', RATE_CALCULATIONS: '1000000000' });
      let guest: Visitor;
      try {
        guest = new Visitor(await engine.visitor());
        await isKept(guest, `${alone.url}/surface-area`);
      } finally {
        await alone.stop();
      }
      await guest.open(`${alone.url}/calculus-derivative`);
      await guest.click('#field-function');
      await guest.type('x^3');
      await guest.press('Enter');
      await guest.sees(() => document.querySelector<HTMLTextAreaElement>('textarea#result')?.value.includes('3*x^2'));
      await guest.close();
    });
  });
});
