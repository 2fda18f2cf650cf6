import { expect, test } from 'vitest';
import { normal } from '../page/example.fixture.ts';
import { hintOf, labelOf } from './field-text.ts';

const field = normal.fields[0]!;

test('the unit stands in the label', () => {
  expect(labelOf({ ...field, label: 'Distance', unit: 'm' })).toBe('Distance (m)');
});

test('what the label says itself is not said again', () => {
  expect(labelOf({ ...field, label: 'Number of years', unit: 'years' })).toBe('Number of years');
  expect(labelOf({ ...field, label: 'Rate per period', unit: '% per period' })).toBe('Rate per period (%)');
  expect(labelOf({ ...field, label: 'Rate', unit: '% per period' })).toBe('Rate (% per period)');
  expect(labelOf({ ...field, label: 'Tax rate', unit: '%' })).toBe('Tax rate (%)');
});

test('the default of an optional field is shown once', () => {
  expect(hintOf({ ...field, presence: false, default: '0.0' })).toBe('Empty stands for 0.0.');
  expect(hintOf({ ...field, presence: false, default: '0.0', hint: 'Default 0.0.' })).toBe('Default 0.0.');
  expect(hintOf(field)).toBeUndefined();
});
