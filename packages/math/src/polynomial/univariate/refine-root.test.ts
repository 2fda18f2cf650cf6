import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../../exact/rational.ts';
import { budget } from '../../result/budget.ts';
import type { IntegerPolynomial } from './dense.ts';
import { isolateRealRoots, signAt } from './real-roots.ts';
import { refineRoot } from './refine-root.ts';

const numbers = (count: number) =>
  fc.uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: count });
const times = (f: readonly bigint[], g: readonly bigint[]): bigint[] => {
  const product = new Array<bigint>(f.length + g.length - 1).fill(0n);
  for (const [i, a] of f.entries()) for (const [k, b] of g.entries()) product[i + k]! += a * b;
  return product;
};

test('the narrow interval lies in the wide one and still holds the root, or is the root', () => {
  fc.assert(
    fc.property(numbers(3), numbers(3), fc.integer({ min: 1, max: 300 }), (whole, squares, bits) => {
      // Roots that are integers, square roots of integers, and none: x² + n.
      const factors = [
        ...whole.map((n) => [BigInt(-n), 1n]),
        ...squares.filter((n) => !whole.some((one) => one * one === n) && n !== 0).map((n) => [BigInt(-n), 0n, 1n]),
      ];
      const f: IntegerPolynomial = factors.reduce<bigint[]>((all, one) => times(all, one), [1n]);
      const width = Q.rational(1, 2n ** BigInt(bits));
      for (const interval of isolateRealRoots(f, budget(1e6)) ?? []) {
        const { low, high } = refineRoot(f, interval, width);
        expect(Q.compare(low, interval.low) >= 0 && Q.compare(high, interval.high) <= 0).toBe(true);
        expect(Q.compare(Q.subtract(high, low), width)).toBeLessThanOrEqual(0);
        if (Q.equals(low, high)) expect(signAt(f, low)).toBe(0);
        else if (signAt(f, low) !== 0 && signAt(f, high) !== 0) expect(signAt(f, low)).toBe(-signAt(f, high));
      }
    }),
  );
});
