import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, joinedAll, parted } from './ways.ts';

const ways = [
  { prefix: '', label: 'at x =' },
  { prefix: 'X = ', label: 'X between' },
  { prefix: 'p = ', label: 'where P(X ≤ x) =' },
];

test('what is chosen and typed travels as one text, and comes apart again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ways), fc.stringMatching(/^[0-9.e/-]{1,8}$/), ({ prefix }, rest) => {
      expect(parted(ways, joined(prefix, rest))).toEqual({ prefix, rest });
    }),
  );
});

test('an empty field stays empty, so that the default of x is found', () => {
  expect(joined('p = ', '')).toBe('');
});

test('a text that says itself what it stands for is left as it is', () => {
  expect(joined('p = ', 'q = 0.1')).toBe('q = 0.1');
  expect(parted(ways, 'p=0.1')).toEqual({ prefix: 'p = ', rest: '0.1' });
  expect(joined('p = ', '-1 < X < 1')).toBe('-1 < X < 1');
  expect(parted(ways, '-1 < X < 1')).toEqual({ prefix: 'X = ', rest: '-1 < X < 1' });
  expect(parted(ways, 'X = 2 to 3')).toEqual({ prefix: 'X = ', rest: '2 to 3' });
  expect(parted(ways, 'z = 0.1')).toEqual({ prefix: '', rest: 'z = 0.1' });
});

test('the choice is no input of its own', () => {
  const entries = [
    ['mean', '0'],
    ['x.way', 'p = '],
    ['x', '0.5'],
  ] as const;
  expect(joinedAll(entries)).toEqual({ mean: '0', x: 'p = 0.5' });
});
