import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { expect, test } from 'vitest';
import { columnOf, deskLine, glued, phoneLine } from './value-columns.ts';

const value = (label: string, decimal: string, unit?: string): PresentedValue =>
  ({ name: label, label, decimal, ...(unit && { unit }) }) as PresentedValue;

test('the column is as wide as the longest name where all fit beside it', () => {
  const values = [value('Rank', '2'), value('Standard deviation', '1')];
  expect(columnOf(values, deskLine).letters).toBe('Standard deviation'.length);
});

test('a long name is broken once, so that a long value comes in', () => {
  const angle = { ...value('Angle A', '40.9665529398267', 'gon'), rounded: '40.9666' };
  const radius = value('Radius of the circumscribed circle', '2.5', 'm');
  const { letters, isIn } = columnOf([angle, radius], deskLine);
  expect(isIn(angle) && isIn(radius)).toBe(true);
  expect(letters).toBeLessThan('Radius of the circumscribed'.length);
});

test('a name is not broken for nothing', () => {
  const { letters } = columnOf(
    [value('Vega per 1 percentage point of volatility', '0.25'), value('Theta (call) per day', '1')],
    deskLine,
  );
  expect(letters).toBe('Vega per 1 percentage'.length);
});

test('a name with a word that is wider than the column, or a value that takes a line, stays out', () => {
  const long = value('Characteristic polynomial', '1');
  const digits = value('Median', '0.12345678901234567890');
  expect([long, digits].map(columnOf([long, digits, value('Mode', '1')], phoneLine).isIn)).toEqual([true, false]);
  expect(columnOf([value('Electroencephalography', '1')], phoneLine).isIn(value('Electroencephalography', '1'))).toBe(
    false,
  );
});

test('without values there is a column all the same', () => {
  expect(columnOf([], deskLine).letters).toBeGreaterThan(0);
});

test('short brackets are no place to break a name', () => {
  expect(glued('Survival P(X > x)').split(' ')).toHaveLength(2);
  expect(glued('Apothem (radius of the inscribed circle)').split(' ')).toHaveLength(6);
  const survival = value('Survival P(X > x)', '0.1');
  expect(columnOf([survival, value('Median', '0.1234567890123456')], phoneLine).letters).toBe('Survival'.length);
});

test('an equation of a phone’s width is not broken before its last sign', () => {
  const expanded = { ...value('Expanded', ''), decimal: undefined, exact: 'x^2 + y^2 - 4*x + 6*y - 3 = 0' };
  expect(columnOf([expanded, value('Radius squared', '16')], phoneLine).isIn(expanded)).toBe(false);
  expect(columnOf([expanded, value('Radius squared', '16')], deskLine).isIn(expanded)).toBe(true);
});
