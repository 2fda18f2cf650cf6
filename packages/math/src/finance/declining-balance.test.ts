import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { middle, toNumber } from '../numeric/precise/value.ts';
import { doubleDeclining } from './declining-balance.ts';

test('the years together never take more than cost less salvage value, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 7 }),
      fc.integer({ min: 0, max: 10 ** 7 }),
      fc.integer({ min: 1, max: 60 }),
      (cost, salvage, life) => {
        const amounts = doubleDeclining(Q.integerRational(cost), Q.integerRational(salvage), life, life, 4096)!.map(
          middle,
        );
        const total = amounts.reduce(Q.add, Q.zero);
        expect(amounts.every((amount) => Q.sign(amount) >= 0)).toBe(true);
        expect(Q.compare(total, Q.integerRational(Math.max(0, cost - salvage)))).toBeLessThanOrEqual(0);
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
});

test('the years of a textbook machine', () => {
  const amounts = doubleDeclining(Q.integerRational(60_000), Q.integerRational(6000), 8, 8, 200)!.map(toNumber);
  expect(amounts).toEqual([
    15_000, 11_250, 8437.5, 6328.125, 4746.09375, 3559.5703125, 2669.677734375, 2002.25830078125,
  ]);
});

test('it stops at the salvage value', () => {
  const amounts = doubleDeclining(Q.integerRational(1000), Q.integerRational(400), 4, 4, 200)!.map(toNumber);
  expect(amounts).toEqual([500, 100, 0, 0]);
});
