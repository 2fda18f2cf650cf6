import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { expect, test } from 'vitest';
import { shownExample } from './example.ts';

const sheet = (length: number): Figure => ({
  summary: 'A line.',
  frame: { x: [0, 1], y: [0, 1] },
  marks: [],
  table: { columns: ['x', 'y'], rows: Array.from({ length }, (_, x) => [`${x}`, `${x}`]) },
});
const answer = { calculator: 'c', text: 'y = 1', read: [], values: [], steps: [], checked: [], sources: [] };

test('an example carries what is shown of it: no steps, and of a long table the beginning', () => {
  const shown = shownExample({ ...answer, figure: { ...sheet(300), below: [sheet(3)] } });
  expect(Object.keys(shown)).toEqual(['text', 'values', 'figure']);
  expect(shown.figure?.table?.rows).toHaveLength(25);
  expect(shown.figure?.table?.rows.at(-1)).toEqual(['…', '…']);
  expect(shown.figure?.below?.[0]?.table?.rows).toHaveLength(3);
});

test('an example without a figure is as it is', () => {
  expect(shownExample(answer).figure).toBeUndefined();
});
