import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as C from './complex.ts';
import { numberedRoots } from './polynomial-roots.ts';
import { add, integerBall, lower, multiply, upper } from './precise/ball.ts';
import { toNumber } from './precise/convert.ts';
import { polynomialRoot } from './precise/polynomial-root.ts';

/** From the lowest coefficient up, of degree 2 to 8. */
const polynomials = fc
  .array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 8 })
  .chain((rest) => fc.integer({ min: 1, max: 9 }).map((leading) => [...rest, leading]));

const valueAt = (f: readonly number[], z: C.Complex): C.Complex =>
  f.reduceRight<C.Complex>((total, c) => C.add(C.multiply(total, z), C.complex(c)), C.complex(0));

describe('roots by their numbers', () => {
  test('the real root of t^3 + t + 1 comes first, then the pair, the upper one before the lower', () => {
    const roots = numberedRoots([1, 1, 0, 1])!;
    expect(roots.map(({ isReal }) => isReal)).toEqual([true, false, false]);
    expect(roots[0]!.value.im).toBe(0);
    expect(roots[1]!.value.im).toBeGreaterThan(0);
    expect(roots[2]!.value).toEqual(C.conjugate(roots[1]!.value));
  });

  test('multiple roots have no numbers', () => {
    expect(numberedRoots([1, -2, 1])).toBeNull();
    expect(numberedRoots([1, 0, 2, 0, 1])).toBeNull();
  });

  test('the real ones are at the changes of sign, pairs follow each other, and all together have the right sum', () => {
    fc.assert(
      fc.property(polynomials, (f) => {
        const roots = numberedRoots(f);
        fc.pre(roots !== null);
        const n = f.length - 1;
        expect(roots).toHaveLength(n);
        const real = roots!.filter(({ isReal }) => isReal);
        expect(roots!.slice(0, real.length)).toEqual(real);
        for (const [k, { value }] of real.entries()) {
          if (k > 0) expect(value.re).toBeGreaterThan(real[k - 1]!.value.re);
          const half = roots![k]!.apart / 2;
          const [left, right] = [value.re - half, value.re + half].map((x) => valueAt(f, C.complex(x)).re);
          expect(Math.sign(left!) * Math.sign(right!)).toBe(-1);
        }
        for (let k = real.length; k < n; k += 2) {
          const [upperOne, lowerOne] = [roots![k]!, roots![k + 1]!];
          expect(upperOne.value.im).toBeGreaterThan(0);
          expect(C.modulus(C.subtract(C.conjugate(upperOne.value), lowerOne.value))).toBeLessThanOrEqual(
            upperOne.error + lowerOne.error,
          );
        }
        const sum = roots!.reduce((total, { value }) => C.add(total, value), C.complex(0));
        const doubt = roots!.reduce((total, { error, value }) => total + error + 1e-14 * C.modulus(value), 1e-15);
        expect(Math.abs(sum.re + f[n - 1]! / f[n]!)).toBeLessThanOrEqual(doubt);
      }),
    );
  });

  test('each is known to a few units of its last place, however near another one lies', () => {
    fc.assert(
      fc.property(polynomials, (f) => {
        const roots = numberedRoots(f);
        fc.pre(roots !== null);
        for (const { value, error } of roots!)
          expect(error).toBeLessThanOrEqual(f.length * 2 ** -52 * C.modulus(value));
      }),
    );
  });

  test('a part that is small beside the other has a value: residues of 1/(x^5 + 2x + 2)', () => {
    const [pair] = numberedRoots([-1, -30, -320, -1280, 0, 58192])!.filter(({ isReal }) => !isReal);
    expect(pair!.error).toBeLessThan(64 * 2 ** -52 * Math.abs(pair!.value.im));
  });

  test('to any number of bits it is a root, and the one that doubles see', () => {
    fc.assert(
      fc.property(polynomials, fc.integer({ min: 60, max: 700 }), (f, bits) => {
        const roots = numberedRoots(f);
        fc.pre(roots !== null);
        for (const [index, root] of roots!.entries()) {
          const ball = polynomialRoot([index + 1, ...[...f].reverse()].map(integerBall), bits);
          expect(ball).not.toBeNull();
          const near = { re: toNumber(ball!.value.re), im: toNumber(ball!.value.im) };
          expect(C.modulus(C.subtract(near, root.value))).toBeLessThanOrEqual(root.apart / 2);
          expect(ball!.error).toBeLessThanOrEqual(upper(ball!) - bits + 24);
          const value = [...f]
            .reverse()
            .reduce((total, c) => add(multiply(total, ball!, 2 * bits), integerBall(c), 2 * bits), integerBall(0));
          expect(lower(value)).toBe(Number.NEGATIVE_INFINITY);
        }
      }),
    );
  });
});
