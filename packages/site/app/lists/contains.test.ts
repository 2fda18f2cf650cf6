import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains } from './contains.ts';

test('an empty box shows all', () => {
  fc.assert(fc.property(fc.string(), (name) => contains(name, '') && contains(name, '  ')));
});

test('every part of a name finds it, in any case', () => {
  const words = fc.stringMatching(/^[a-z ]{1,30}$/);
  fc.assert(
    fc.property(words, fc.nat(30), fc.nat(30), (name, from, length) =>
      contains(name, name.slice(from, from + length).toUpperCase()),
    ),
  );
});

test('what a name does not contain does not find it', () => {
  expect(contains('Speed of light in vacuum', 'sound')).toBe(false);
  expect(contains('Speed of light in vacuum', 'LIGHT IN')).toBe(true);
  expect(contains('Planck constant', 'plank')).toBe(false);
});
