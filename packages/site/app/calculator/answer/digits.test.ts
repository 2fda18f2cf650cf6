import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf } from './digits.ts';

test('a long fraction is grouped by five, as tables print it', () => {
  expect(groupsOf('5.77666752456232')).toEqual(['5.77666', '75245', '6232']);
  expect(groupsOf('-0.123456789e-30')).toEqual(['-0.12345', '6789e-30']);
});

test('short numbers and integers stay whole', () => {
  expect(groupsOf('1077.033')).toEqual(['1077.033']);
  expect(groupsOf('123456789012')).toEqual(['123456789012']);
});

test('nothing is lost or added', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(groupsOf(String(value)).join('')).toBe(String(value));
    }),
  );
});
