import { expect, test } from 'vitest';
import { numericColumns } from './numeric-columns.ts';

const isNumeric = (...cells: readonly string[]): boolean =>
  numericColumns({ columns: ['one'], rows: cells.map((cell) => [cell]) })[0]!;

test('numbers stand under one another, also where a cell is empty, left out or none', () => {
  expect(isNumeric('1,199.10', '−0.5', '1e-16', '12 %')).toBe(true);
  expect(isNumeric('1', '', '…', '3')).toBe(true);
  expect(isNumeric('0.5', '0', 'x')).toBe(true);
});

test('words begin at the left', () => {
  expect(isNumeric('', '', 'Rate per period: "x" is no number.')).toBe(false);
  expect(isNumeric('minus infinity', '5')).toBe(false);
  expect(isNumeric('')).toBe(false);
});
