import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { budget } from '../../result/budget.ts';
import { cyclotomic } from './cyclotomic.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import { compare, factorIntegerPolynomial } from './factor.ts';
import { gcd } from './gcd.ts';
import { isolateRealRoots, rootDecimal, signAt } from './real-roots.ts';
import { squareFreeFactors } from './square-free.ts';
import { countRealRoots } from './sturm.ts';

const polynomial = (maximum: number, size: number) =>
  fc
    .array(fc.integer({ min: -size, max: size }), { minLength: 2, maxLength: maximum + 1 })
    .map((list) => P.fromNumbers(list))
    .filter((f) => f.length > 1);

const multiplied = (content: bigint, factors: readonly { factor: IntegerPolynomial; multiplicity: number }[]) =>
  factors.reduce((all, one) => P.multiply(all, P.power(one.factor, one.multiplicity)), [content] as IntegerPolynomial);

/** The minimal polynomial of √p₁ + … + √p_k, which splits into quadratic factors modulo every prime. */
function swinnertonDyer(primes: readonly number[]): IntegerPolynomial {
  let f: IntegerPolynomial = [0n, 1n];
  for (const p of primes) {
    // f(x + √p) = A + B·√p, and the product with its conjugate is A² − p·B².
    const a = new Array<bigint>(f.length).fill(0n);
    const b = new Array<bigint>(f.length).fill(0n);
    for (const [k, value] of f.entries()) {
      let binomial = 1n;
      for (let j = 0; j <= k; j++) {
        const term = value * binomial * BigInt(p) ** BigInt(j >> 1);
        (j % 2 === 0 ? a : b)[k - j]! += term;
        binomial = (binomial * BigInt(k - j)) / BigInt(j + 1);
      }
    }
    f = P.subtract(P.multiply(P.trimmed(a), P.trimmed(a)), P.scale(P.multiply(P.trimmed(b), P.trimmed(b)), BigInt(p)));
  }
  return f;
}

describe('factors in Z[x]', () => {
  test('the product gives the polynomial back, and the factors of a product contain those of its parts', () => {
    fc.assert(
      fc.property(polynomial(5, 30), polynomial(5, 30), (a, b) => {
        const product = P.multiply(a, b);
        const found = factorIntegerPolynomial(product)!;
        expect(multiplied(found.content, found.factors)).toEqual(product);
        const count = (f: IntegerPolynomial) =>
          factorIntegerPolynomial(f)!.factors.reduce((total, one) => total + one.multiplicity, 0);
        expect(count(product)).toBe(count(a) + count(b));
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  test('x^n − 1 is the product of the cyclotomic polynomials of the divisors of n', () => {
    for (const n of [12, 30, 105]) {
      const f = P.fromNumbers([-1, ...new Array<number>(n - 1).fill(0), 1]);
      const divisors = Array.from({ length: n }, (_, k) => k + 1).filter((d) => n % d === 0);
      const expected = divisors.map(cyclotomic).sort(compare);
      expect(factorIntegerPolynomial(f)!.factors.map(({ factor }) => factor)).toEqual(expected);
      // Also without the shortcut: times another factor the general method has to find them.
      const other = P.multiply(f, [3n, 1n, 1n]);
      expect(factorIntegerPolynomial(other)!.factors).toHaveLength(divisors.length + 1);
    }
  });

  test('Swinnerton-Dyer polynomials are irreducible, and products of two of them come apart', () => {
    const six = swinnertonDyer([2, 3, 5, 7, 11, 13]);
    expect(P.degree(six)).toBe(64);
    expect(factorIntegerPolynomial(six)!.factors).toHaveLength(1);
    const five = swinnertonDyer([2, 3, 5, 7, 11]);
    const other = swinnertonDyer([2, 3, 5, 7, 13]);
    const { factors } = factorIntegerPolynomial(P.multiply(five, other))!;
    expect(factors.map(({ factor }) => factor).sort(compare)).toEqual([five, other].sort(compare));
  });

  test('stops when the budget is spent', () => {
    expect(factorIntegerPolynomial(swinnertonDyer([2, 3, 5, 7, 11]), budget(100))).toBeNull();
  });
});

test('the gcd divides both, and gcd(a·c, b·c) is divisible by c', () => {
  fc.assert(
    fc.property(polynomial(6, 1000), polynomial(6, 1000), polynomial(4, 1000), (a, b, c) => {
      const common = gcd(P.multiply(a, c), P.multiply(b, c));
      expect(P.divideExactly(P.multiply(a, c), common)).not.toBeNull();
      expect(P.divideExactly(P.scale(common, P.leading(c) ** 2n), P.primitivePart(c))).not.toBeNull();
    }),
    { numRuns: 100, seed: 6 },
  );
});

test('square-free parts are coprime and multiply back', () => {
  fc.assert(
    fc.property(polynomial(3, 9), polynomial(3, 9), (a, b) => {
      const f = P.primitivePart(P.multiply(P.power(a, 3), b));
      const parts = squareFreeFactors(f);
      expect(P.primitivePart(multiplied(1n, parts))).toEqual(f);
      for (const { factor } of parts) expect(gcd(factor, P.derivative(factor))).toHaveLength(1);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('isolated real roots are as many as Sturm counts, and the sign changes across each', () => {
  fc.assert(
    fc.property(polynomial(8, 50), (f) => {
      for (const { factor } of squareFreeFactors(P.primitivePart(f))) {
        const roots = isolateRealRoots(factor, budget(1e7))!;
        expect(roots).toHaveLength(countRealRoots(factor));
        for (const { low, high } of roots)
          if (low !== high && signAt(factor, low) !== 0 && signAt(factor, high) !== 0)
            expect(signAt(factor, low)).not.toBe(signAt(factor, high));
      }
    }),
    { numRuns: 100, seed: 8 },
  );
});

test('digits of a root', () => {
  const [, root] = isolateRealRoots([-2n, 0n, 1n], budget(1e6))!;
  expect(rootDecimal([-2n, 0n, 1n], root!, 50)).toBe('1.4142135623730950488016887242096980785696718753769');
});

test('a root as small as can be has its digits, on both sides of 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 250 }), fc.constantFrom(1n, -1n), (power, side) => {
      // Of x⁵ − x + side/c one root is all but side/c.
      const c = 10n ** BigInt(power);
      const f = [side, -c, 0n, 0n, 0n, c];
      const roots = isolateRealRoots(f, budget(1e6))!.map((root) => Number(rootDecimal(f, root, 15)));
      const least = roots.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]!;
      expect(least).toBeNear(Number(side) * 10 ** -power, 1e-3);
    }),
    { numRuns: lawRuns(30, 250) },
  );
});
