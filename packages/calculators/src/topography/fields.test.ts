import { expect, test } from 'vitest';
import { defaultOptions } from '../kit/options.ts';
import { coordinate, length } from './fields.ts';

test.each([
  ['12.5 m', '12.5'],
  ['12.5m', '12.5'],
  ['1.25 km', '1.25*1000'],
  ['25 cm', '25/100'],
  ['sqrt(2)+1 km', '(sqrt(2)+1)*1000'],
])('a length typed as %s is refused with what to type in metres', (text, suggestion) => {
  const read = length('Radius R', 'R').read(text, defaultOptions);
  expect(read.ok ? undefined : read.why.suggestion).toBe(suggestion);
  expect(coordinate('XA').read(suggestion, defaultOptions).ok).toBe(true);
});

test('other letters are no unit', () => {
  const read = coordinate('XA').read('5 ft', defaultOptions);
  expect(read.ok ? undefined : read.why.message).toContain('variable');
});
