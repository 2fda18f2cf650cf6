import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Z from './integer.ts';
import { exactIntegerRoot, integerRoot, perfectPower } from './integer-root.ts';

/** Integers around everything that matters: small ones, the edge of the safe range, large ones. */
const integer = fc
  .oneof(
    fc.bigInt(-100n, 100n),
    fc.bigInt({ min: 2n ** 53n - 5n, max: 2n ** 53n + 5n }),
    fc.bigInt({ min: -(2n ** 53n) - 5n, max: -(2n ** 53n) + 5n }),
    fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }),
    fc.bigInt({ min: -(2n ** 27n), max: 2n ** 27n }),
  )
  .map(Z.fromBigInt);

const isCanonical = (a: Z.Integer): boolean =>
  typeof a === 'number' ? Number.isSafeInteger(a) && !Object.is(a, -0) : !Number.isSafeInteger(Number(a));

describe('integers agree with bigint and stay canonical', () => {
  const binary: [string, (a: Z.Integer, b: Z.Integer) => Z.Integer, (a: bigint, b: bigint) => bigint][] = [
    ['add', Z.add, (a, b) => a + b],
    ['subtract', Z.subtract, (a, b) => a - b],
    ['multiply', Z.multiply, (a, b) => a * b],
  ];
  it.each(binary)('%s', (_, ours, theirs) => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        const result = ours(a, b);
        expect(Z.toBigInt(result)).toBe(theirs(BigInt(a), BigInt(b)));
        expect(isCanonical(result)).toBe(true);
      }),
    );
  });

  it('divides with remainder: a = q·b + r toward zero, floor and modulo toward −∞', () => {
    fc.assert(
      fc.property(integer, integer, (a, b) => {
        fc.pre(b !== 0);
        expect(Z.toBigInt(Z.quotient(a, b))).toBe(BigInt(a) / BigInt(b));
        expect(Z.toBigInt(Z.remainder(a, b))).toBe(BigInt(a) % BigInt(b));
        expect(isCanonical(Z.remainder(a, b)) && isCanonical(Z.quotient(a, b))).toBe(true);
        const rest = Z.modulo(a, b);
        expect(rest >= 0 && rest < Z.abs(b)).toBe(true);
        const below = Z.subtract(a, Z.multiply(Z.floorDivide(a, b), b));
        expect(Z.compare(Z.abs(below), Z.abs(b))).toBe(-1);
        expect(Z.isZero(below) || Z.sign(below) === Z.sign(b)).toBe(true);
      }),
    );
  });

  it('gcd divides both, is never negative, and is a combination of both', () => {
    fc.assert(
      fc.property(integer, integer, integer, (a, b, c) => {
        const g = Z.gcd(Z.multiply(a, c), Z.multiply(b, c));
        expect(g >= 0).toBe(true);
        expect(Z.divides(Z.abs(c), g)).toBe(true);
        const { g: same, s, t } = Z.extendedGcd(a, b);
        expect(same).toBe(Z.gcd(a, b));
        expect(Z.add(Z.multiply(a, s), Z.multiply(b, t))).toBe(same);
        expect(Z.multiply(Z.lcm(a, b), same)).toBe(Z.abs(Z.multiply(a, b)));
      }),
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(integer, (a) => {
        expect(Z.fromString(Z.toString(a))).toBe(a);
      }),
    );
    expect(Z.fromString('+0012')).toBe(12);
    expect(Z.fromString('-0')).toBe(0);
    for (const bad of ['', '1.5', '1e3', '0x10', ' 1', '--1']) expect(Z.fromString(bad)).toBeNull();
  });

  it('counts bits', () => {
    fc.assert(
      fc.property(integer, (a) => {
        const size = Z.toBigInt(Z.abs(a));
        expect(Z.bitLength(a)).toBe(size === 0n ? 0 : size.toString(2).length);
      }),
    );
    expect(Z.bitLength(0n)).toBe(0);
    for (const size of [53n, 54n, 60n, 64n, 320n, 1023n, 1024n, 1025n, 4000n])
      for (const n of [2n ** size, 2n ** size - 1n, 2n ** size + 1n])
        for (const a of [n, -n]) expect(Z.bitLength(a)).toBe(n.toString(2).length);
    for (const n of [2 ** 52, 2 ** 53 - 1, 2 ** 48 - 1, 2 ** 48]) expect(Z.bitLength(n)).toBe(n.toString(2).length);
  });

  it('raises to powers exactly where doubles round', () => {
    expect(Z.power(3, 33)).toBe(5559060566555523);
    expect(Z.power(3, 34)).toBe(16677181699666569n);
    expect(Z.power(-7, 3)).toBe(-343);
    expect(Z.power(0, 0)).toBe(1);
  });
});

describe('integer roots', () => {
  it('r^n ≤ a < (r + 1)^n', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 3000n }), fc.integer({ min: 1, max: 40 }), (big, n) => {
        const a = Z.fromBigInt(big);
        const root = Z.toBigInt(integerRoot(a, n));
        expect(root ** BigInt(n) <= big && big < (root + 1n) ** BigInt(n)).toBe(true);
      }),
    );
  });

  it('recognises exact roots and perfect powers', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 2n ** 90n }), fc.integer({ min: 2, max: 9 }), (base, n) => {
        const power = Z.fromBigInt(base ** BigInt(n));
        expect(exactIntegerRoot(power, n)).toBe(Z.fromBigInt(base));
        expect(exactIntegerRoot(Z.add(power, 1), n)).toBeNull();
        const found = perfectPower(power);
        expect(Z.power(found.base, found.exponent)).toBe(power);
        expect(found.exponent % n).toBe(0);
      }),
    );
    expect(exactIntegerRoot(-27, 3)).toBe(-3);
    expect(exactIntegerRoot(-4, 2)).toBeNull();
    expect(perfectPower(2)).toEqual({ base: 2, exponent: 1 });
    expect(perfectPower(64)).toEqual({ base: 2, exponent: 6 });
  });
});
