import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Z from '../../exact/integer.ts';
import { budget } from '../../result/budget.ts';
import { factorPolynomial } from './factor.ts';
import { gcd } from './gcd.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { resultant, subresultants } from './resultant.ts';
import { ring } from './ring.ts';

const over = ring(['x', 'y', 'z']);
const exponent = fc.integer({ min: 0, max: 2 });
const term = fc.tuple(fc.tuple(exponent, exponent, exponent), fc.integer({ min: -20, max: 20 }));
const polynomial = fc
  .array(term, { minLength: 2, maxLength: 4 })
  .map((terms) => S.fromTerms(over, terms))
  .filter((f) => !S.isConstant(f));

const read = (terms: readonly (readonly [readonly number[], number])[]): Polynomial => S.fromTerms(over, terms);
const count = (f: Polynomial): number =>
  factorPolynomial(f)!.factors.reduce((total, { multiplicity }) => total + multiplicity, 0);

function multipliedAgain(f: Polynomial): Polynomial {
  const { factors, content } = factorPolynomial(f)!;
  return factors.reduce(
    (all, { factor, multiplicity }) => S.multiply(all, S.power(factor, multiplicity)),
    S.constant(over, content),
  );
}

test('the product of the factors is the polynomial; a product has the factors of its parts', () => {
  fc.assert(
    fc.property(polynomial, polynomial, (a, b) => {
      const product = S.multiply(a, b);
      expect(S.equals(multipliedAgain(product), product)).toBe(true);
      expect(count(product)).toBe(count(a) + count(b));
    }),
    { numRuns: 80, seed: 11 },
  );
});

test('exponents on a line: as many factors as in one variable, and their product is the polynomial', () => {
  const power = fc.integer({ min: 0, max: 3 });
  const monomial = fc.tuple(power, power, power);
  const coefficients = fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(monomial, monomial, coefficients, coefficients, ([a, b, c], [d, e, f], first, second) => {
      const along = (list: readonly number[]): Polynomial =>
        read(
          list.map((value, k) => {
            const left = list.length - 1 - k;
            return [[a * k + d * left, b * k + e * left, c * k + f * left], value] as const;
          }),
        );
      const whole = S.multiply(along(first), along(second));
      if (S.isZero(whole) || S.isConstant(whole)) return;
      expect(S.equals(multipliedAgain(whole), whole)).toBe(true);
      expect(count(whole)).toBe(
        (S.isConstant(along(first)) ? 0 : count(along(first))) +
          (S.isConstant(along(second)) ? 0 : count(along(second))),
      );
    }),
    { numRuns: 100 },
  );
});

test('sums and differences of powers of monomials', () => {
  expect(
    count(
      read([
        [[3, 3, 0], 1331],
        [[0, 0, 6], 216],
      ]),
    ),
  ).toBe(2);
  expect(
    count(
      read([
        [[3, 3, 0], 1331],
        [[0, 0, 6], -216],
      ]),
    ),
  ).toBe(2);
  expect(
    count(
      read([
        [[6, 0, 0], 1],
        [[0, 4, 2], -1],
      ]),
    ),
  ).toBe(2);
  expect(
    count(
      read([
        [[4, 0, 0], 1],
        [[0, 4, 0], 4],
      ]),
    ),
  ).toBe(2);
});

test('leading coefficients that share primes with the contents are given out right', () => {
  // (2y·x² + 3)(4y²·x + z)(y·x − 6)
  const a = read([
    [[2, 1, 0], 2],
    [[0, 0, 0], 3],
  ]);
  const b = read([
    [[1, 2, 0], 4],
    [[0, 0, 1], 1],
  ]);
  const c = read([
    [[1, 1, 0], 1],
    [[0, 0, 0], -6],
  ]);
  const found = factorPolynomial(S.multiply(S.multiply(a, b), c))!;
  expect(found.factors).toHaveLength(3);
  for (const part of [a, b, c]) expect(found.factors.some(({ factor }) => S.equals(factor, part))).toBe(true);
});

test('gcd(a·c, b·c) is divisible by c and divides both', () => {
  fc.assert(
    fc.property(polynomial, polynomial, polynomial, (a, b, c) => {
      const [left, right] = [S.multiply(a, c), S.multiply(b, c)];
      const common = gcd(left, right, budget(1e8));
      expect(S.divideExactly(left, common)).not.toBeNull();
      expect(S.divideExactly(right, common)).not.toBeNull();
      expect(S.divideExactly(common, S.integerPrimitive(c))).not.toBeNull();
    }),
    { numRuns: 80, seed: 12 },
  );
});

test('curves that meet at small whole numbers are coprime all the same', () => {
  const circle = read([
    [[2, 0, 0], 1],
    [[0, 2, 0], 1],
    [[0, 0, 0], -5],
  ]);
  const hyperbola = read([
    [[1, 1, 0], 1],
    [[0, 0, 0], -2],
  ]);
  expect(S.isOne(gcd(circle, hyperbola, budget(1e6)))).toBe(true);
});

test('the resultant is multiplicative and vanishes with a common factor', () => {
  const free = polynomial.filter((f) => S.degreeIn(f, 0) > 0);
  fc.assert(
    fc.property(free, free, free, (a, b, c) => {
      const work = budget(1e8);
      const product = S.multiply(resultant(a, c, 0, work), resultant(b, c, 0, work));
      expect(S.equals(resultant(S.multiply(a, b), c, 0, work), product)).toBe(true);
      expect(S.isZero(resultant(S.multiply(a, c), S.multiply(b, c), 0, work))).toBe(true);
    }),
    { numRuns: 40, seed: 13 },
  );
});

test('where the resultant is 0, the subresultant sequence ends in the greatest common divisor', () => {
  const free = polynomial.filter((f) => S.degreeIn(f, 0) > 0);
  fc.assert(
    fc.property(free, free, free, (a, b, c) => {
      const [f, g] = [S.multiply(a, c), S.multiply(b, c)];
      const { sequence, resultant: eliminated } = subresultants(f, g, 0, budget(1e8));
      expect(S.isZero(eliminated)).toBe(true);
      const shorter = S.degreeIn(f, 0) < S.degreeIn(g, 0) ? f : g;
      const last = sequence.at(-1) ?? shorter;
      expect(S.degreeIn(last, 0)).toBe(S.degreeIn(gcd(f, g, budget(1e8)), 0));
    }),
    { numRuns: 40 },
  );
});

test('what is too much work is given up, not waited for', () => {
  const large = S.power(
    S.add(S.add(S.variable(over, 0), S.variable(over, 1)), S.add(S.variable(over, 2), S.constant(over, 1))),
    9,
  );
  const f = S.add(large, S.scale(S.variable(over, 0, 3), Z.fromNumber(7)));
  expect(factorPolynomial(f, budget(500))).toBeNull();
});
