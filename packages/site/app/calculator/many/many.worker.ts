/** Calculates rows away from the page, so that it never stands still; says every few moments how far it is. */
import { load } from '@nomogram/calculators/catalogue.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { calculateRow, type RowResult } from './calculate-row.ts';
import type { Order, Report } from './messages.ts';

const often = 120;

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { id, typed, from, rows } = data;
  const calculator = await load(id);
  const options = readOptions((name) => typed[name]);
  if (!calculator || typeof options === 'string') throw new Error(`There is no calculation ${id} with these options.`);
  const report = (start: number, results: readonly RowResult[], done: boolean) =>
    postMessage({ from: from + start, results, done } satisfies Report);
  report(0, [], false);
  let [start, said] = [0, performance.now()];
  let results: RowResult[] = [];
  for (const [index, cells] of rows.entries()) {
    results.push(calculateRow(calculator, cells, options));
    if (performance.now() - said < often) continue;
    report(start, results, false);
    [start, results, said] = [index + 1, [], performance.now()];
  }
  report(start, results, true);
});
