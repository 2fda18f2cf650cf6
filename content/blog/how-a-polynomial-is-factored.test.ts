import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('how-a-polynomial-is-factored');

/** Coefficients from the constant term upwards. */
type Coefficients = readonly number[];

function times(a: Coefficients, b: Coefficients): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) product[i + j]! += x * y;
  return product;
}

const remainder = (value: number, modulus: number): number => ((value % modulus) + modulus) % modulus;
const reduced = (a: Coefficients, modulus: number): number[] => a.map((value) => remainder(value, modulus));
/** Remainders between −modulus/2 and modulus/2. */
const balanced = (a: Coefficients, modulus: number): number[] =>
  reduced(a, modulus).map((value) => (value > modulus / 2 ? value - modulus : value));

const roots = (modulus: number): number[] =>
  Array.from({ length: modulus }, (_, x) => x).filter((x) => (x ** 4 + 4) % modulus === 0);

test('x⁴ + 4 in whole numbers and modulo powers of 5', () => {
  expect(times([2, -2, 1], [2, 2, 1])).toEqual([4, 0, 0, 0, 1]);
  has(`modulo 125 they are ${roots(125).join(', ')}`, `they become ${roots(25).join(', ')}`);
  expect(roots(5)).toEqual([1, 2, 3, 4]);
});

test('which linear factors belong together', () => {
  expect(balanced(times([-6, 1], [-8, 1]), 25)).toEqual([-2, 11, 1]);
  expect(balanced(times([-6, 1], [-17, 1]), 25)).toEqual([2, 2, 1]);
  expect(balanced(times([-8, 1], [-19, 1]), 25)).toEqual([2, -2, 1]);
  has((2 * Math.sqrt(17)).toFixed(2));
});

test('x⁴ − 10x² + 1 splits modulo every prime of the table', () => {
  const factors: readonly (readonly [number, ...Coefficients[]])[] = [
    [5, [2, 0, 1], [3, 0, 1]],
    [7, [6, 1, 1], [6, 6, 1]],
    [11, [1, 1, 1], [1, 10, 1]],
    [13, [1, 5, 1], [1, 8, 1]],
    [23, [-2, 1], [-11, 1], [-12, 1], [-21, 1]],
  ];
  for (const [prime, ...parts] of factors) {
    const product = parts.reduce<Coefficients>((all, one) => times(all, one), [1]);
    expect(reduced(product, prime)).toEqual(reduced([1, 0, -10, 0, 1], prime));
    has(`| ${prime} | $${parts.map((part) => `(${shown(part)})`).join('')}$ |`);
  }
});

/** A monic polynomial of degree 1 or 2 as the article prints it. */
function shown([constant = 0, linear = 0, square]: Coefficients): string {
  if (square === undefined) return constant < 0 ? `x${constant}` : `x+${constant}`;
  const middle = linear === 0 ? '' : `+${linear === 1 ? '' : linear}x`;
  return `x^2${middle}+${constant}`;
}

test('the roots of the difficult polynomial', () => {
  for (const s of [-1, 1])
    for (const t of [-1, 1]) {
      const x = s * Math.SQRT2 + t * Math.sqrt(3);
      expect(x ** 4 - 10 * x * x + 1).toBeNear(0, 1e-14, x ** 4 + 10 * x * x + 1);
    }
});
