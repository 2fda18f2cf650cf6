import { expect, test } from 'vitest';
import { normal } from './example.fixture.ts';
import { hintOf, labelOf } from './field-text.ts';

const field = normal.fields[0]!;

test('the unit stands in the label', () => {
  expect(labelOf({ ...field, label: 'Distance', unit: 'm' })).toBe('Distance (m)');
});

test('the default of an optional field is shown once', () => {
  expect(hintOf({ ...field, presence: false, default: '0.0' })).toBe('Empty stands for 0.0.');
  expect(hintOf({ ...field, presence: false, default: '0.0', hint: 'Default 0.0.' })).toBe('Default 0.0.');
  expect(hintOf(field)).toBeUndefined();
});
