import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { expect, test } from 'vitest';
import { calculateRow } from './calculate-row.ts';
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
