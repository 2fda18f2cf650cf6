import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('two-internal-rates-of-return');

const npv = (flows: readonly number[], rate: number): number =>
  flows.reduce((sum, flow, period) => sum + flow / (1 + rate) ** period, 0);

function bisect(flows: readonly number[], low: number, high: number): number {
  const rising = npv(flows, low) < 0;
  let [a, b] = [low, high];
  for (let step = 0; step < 100; step++) {
    const middle = (a + b) / 2;
    if (npv(flows, middle) < 0 === rising) a = middle;
    else b = middle;
  }
  return a;
}

const minus = (text: string): string => text.replace('-', '−');
const shown = (value: number): string => minus(value.toFixed(2)).replace('−0.00', '0.00');

const pump = [-1600, 10000, -10000];

test('the table of the pump', () => {
  for (const percent of [0, 10, 25, 50, 100, 200, 300, 400, 500]) {
    has(`| ${percent} % | ${shown(npv(pump, percent / 100))} |`);
  }
});

test('two rates, one of them negative', () => {
  const flows = [-50, -100, 600, 300, -100];
  has(`${(bisect(flows, 1, 3) * 100).toFixed(2)} %`, minus(`${(bisect(flows, -0.9, -0.5) * 100).toFixed(2)} %`));
  has(minus(`${((6630 / 15000 - 1) * 100).toFixed(1)} %`));
});

test('three rates of a project that is worth nothing', () => {
  const flows = [-1000, 3600, -4310, 1716];
  const values = [0, 5, 10, 15, 20, 25, 30, 35].map((percent) => npv(flows, percent / 100));
  has(`| value | ${values.map(shown).join(' | ')} |`);
  for (const rate of [0.1, 0.2, 0.3]) expect(npv(flows, rate)).toBeNear(0, 1e-14, 10_000);
  for (let rate = 0; rate <= 0.3; rate += 0.001) expect(Math.abs(npv(flows, rate))).toBeLessThanOrEqual(6);
});

test('the modified rate', () => {
  const outlays = 1600 + 10000 / 1.1 ** 2;
  const receipts = 10000 * 1.12;
  has(outlays.toFixed(2), '11 200.00', `${(((receipts / outlays) ** 0.5 - 1) * 100).toFixed(2)} %`);
});
