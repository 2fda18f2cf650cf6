import { expect, test } from 'vitest';
import { load } from '../catalogue.ts';
import { formOf } from '../kit/form.ts';

const labels = async (id: string) => formOf((await load(id))!).examples.map(({ label }) => label);

test('an example says "R = 3" of a symbol and "Total assets 500000" of a name, and of a choice what was chosen', async () => {
  const [space, symbol] = ['\u00a0', '\u00a0=\u00a0'];
  expect((await labels('surface-volume/cone'))[0]).toBe(`R${symbol}3 · H${symbol}4`);
  expect((await labels('algebra-slope/two-points-slope'))[0]).toMatch(new RegExp(`^x1${symbol}.+ · y1${symbol}`));
  expect((await labels('finance-debt/debt-ratio'))[0]).not.toMatch(`[=${space}]`);
  expect((await labels('finance-banking/balloon-payment'))[0]).toBe('Rate per period 0.5 %');
  expect((await labels('trigonometry-function/cos'))[0]).toBe('Value 60 · Degrees');
});
