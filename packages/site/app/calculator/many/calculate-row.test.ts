import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { expect, test } from 'vitest';
import { calculateRow } from './calculate-row.ts';
import { sheetOf } from './sheet-of.ts';
import { tableOf } from './table-of.ts';

const normal = (await load('statistics-continuous/normal'))!;

test('a row gives what its form gives', () => {
  const outcome = run(normal, { mean: '0', standardDeviation: '1', x: '1.96' }, defaultOptions);
  const row = calculateRow(normal, ['0', '1', '1.96'], defaultOptions);
  if (!outcome.ok || !('values' in row)) throw new Error('refused');
  expect(row.values.map(({ text }) => text)).toEqual(
    outcome.answer.values.map(({ decimal, exact, words }) => decimal ?? exact ?? words),
  );
});

test('what cannot be calculated is rejected with the words of the form', () => {
  expect(calculateRow(normal, ['0', '-1', '2'], defaultOptions)).toEqual({
    problem: expect.stringContaining('Standard deviation'),
  });
  expect(calculateRow(normal, ['0'], defaultOptions)).toEqual({ problem: expect.stringContaining('is missing') });
  expect(calculateRow(normal, ['0', '1', '2', '3', '4', '5', '6', '7', '8'], defaultOptions)).toEqual({
    problem: expect.stringContaining('are taken'),
  });
});

test('a spreadsheet has the numbers that were read, a visitor sees what is measured', async () => {
  const bearing = (await load('topography-bearing/gisement'))!;
  const rows = [['1 000,5', '5000', '2000', '5400']];
  const results = rows.map((row) => calculateRow(bearing, row, defaultOptions));
  const inputs = Object.keys(bearing.inputs).map((name) => ({ name, label: name }));
  const labels = inputs.map(({ label }) => label);
  const [taken] = tableOf(labels, rows, results, 'point').rows;
  const [seen] = tableOf(labels, rows, results, 'point', true).rows;
  expect(sheetOf(inputs, rows, results).rows[0]).toEqual(['1000.5', ...taken!.slice(1)]);
  expect(seen!.slice(0, 4)).toEqual(rows[0]);
  expect(seen![4]!.length).toBeLessThan(taken![4]!.length);
});

test('the table holds every value of every row, and the reasons', () => {
  const rows = [['1,234'], ['2'], ['x']];
  const results = [
    { values: [{ name: 'a', label: 'A', text: '1.5' }] },
    { values: [{ name: 'b', label: 'B', text: '2' }] },
    { problem: 'no number' },
  ];
  const table = tableOf(['n'], rows, results, 'comma');
  expect(table.columns).toEqual(['n', 'A', 'B', 'Problem']);
  expect(table.rows).toEqual([
    ['1,234', '1,5', '', ''],
    ['2', '', '2', ''],
    ['x', '', '', 'no number'],
  ]);
});
