import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDecimal } from '../exact/decimal.ts';
import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { Result } from '../result/result.ts';
import { beta } from './beta.ts';
import { binomial } from './binomial.ts';
import { binomialModulo } from './binomial-modulo.ts';
import { errorFunctionValue } from './error-function.ts';
import { factorial, factorialAgrees } from './factorial.ts';
import { gamma } from './gamma.ts';
import { gcd } from './gcd.ts';
import { lcm } from './lcm.ts';
import { stirlingFirst, stirlingSecond } from './stirling.ts';
import type { FunctionValue } from './value.ts';

const q = (text: string): Rational => fromDecimal(text)!;
function known<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
const failure = (result: Result<unknown>): string => (result.ok ? 'has a value' : result.error.code);
const decimal = (result: Result<FunctionValue>): string => known(result).decimal;
const exactOf = (result: Result<FunctionValue>): Rational => known(result).exact!.coefficient;
const rational = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 40 }))
  .map(([n, d]) => Q.rational(n, d));
const close = (a: string, b: number, tolerance = 1e-13): void => {
  if (!(Math.abs(Number(a) - b) <= tolerance * Math.abs(b))) expect(a).toBe(String(b));
};

describe('factorial', () => {
  test('n! = n (n−1)!, exactly', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (n) => {
        const [upper, lower] = [n, n - 1].map((m) => exactOf(factorial(Q.integerRational(m))).numerator);
        expect(upper).toEqual(Z.multiply(n, lower!));
      }),
    ));
  test('large: scaled digits, from 10^6! to 10^15!', () => {
    expect(decimal(factorial(q('1000000')))).toBe('8.2639316883312401e+5565708');
    expect(decimal(factorial(q('1e15')))).toBe('1.1787964119408995e+14565705518096756');
  });
  test('the modular check sees a wrong digit', () => {
    const right = exactOf(factorial(q('100'))).numerator;
    expect(factorialAgrees(100, right)).toBe(true);
    expect(factorialAgrees(100, Z.add(right, Z.power(10, 80)))).toBe(false);
  });
  test('between the integers and at the poles', () => {
    expect(known(factorial(q('0.5'))).exact).toEqual({ coefficient: Q.half, rootPi: 1 });
    expect(failure(factorial(q('-3')))).toBe('no-answer');
    expect(failure(factorial(q('1e16')))).toBe('too-large');
  });
});

describe('gamma', () => {
  test('Γ(x+1) = xΓ(x), of exact and of rounded values', () =>
    fc.assert(
      fc.property(rational, (x) => {
        if ((Q.isInteger(x) && Q.sign(x) <= 0) || Math.abs(Q.toNumber(x)) > 150) return;
        close(decimal(gamma(Q.add(x, Q.one))), Q.toNumber(x) * Number(decimal(gamma(x))), 4e-15);
      }),
    ));
  test('half-integers: exact form and digits are the same number', () =>
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), (n) => {
        const value = known(gamma(Q.rational(2 * n + 1, 2)));
        close(value.decimal, Q.toNumber(value.exact!.coefficient) * Math.sqrt(Math.PI), 1e-15);
        expect(value.exact!.rootPi).toBe(1);
      }),
    ));
  test('poles are named', () => {
    const at = gamma(q('-2'));
    expect(at.ok ? '' : at.error.message).toMatch(/pole/);
    expect(failure(gamma(q('0')))).toBe('no-answer');
  });
  test('the sign alternates below zero', () => {
    expect(
      ['-0.5', '-1.5', '-2.5', '-300.25', '-301.25'].map((x) =>
        Math.sign(Number(decimal(gamma(q(x)))) || (decimal(gamma(q(x))).startsWith('-') ? -1 : 1)),
      ),
    ).toEqual([-1, 1, -1, -1, 1]);
  });
});

describe('beta', () => {
  test('symmetric, and B(a+1, b) = B(a, b) a/(a+b)', () =>
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        const value = beta(a, b);
        if (!value.ok || value.value.decimal === '0' || Q.isZero(a)) return;
        expect(decimal(beta(b, a))).toBe(value.value.decimal);
        const next = beta(Q.add(a, Q.one), b);
        if (next.ok && next.value.decimal !== '0')
          close(next.value.decimal, (Number(value.value.decimal) * Q.toNumber(a)) / Q.toNumber(Q.add(a, b)), 4e-15);
      }),
    ));
  test('exact forms', () => {
    expect(known(beta(Q.half, Q.half)).exact).toEqual({ coefficient: Q.one, rootPi: 2 });
    expect(exactOf(beta(q('2.5'), q('3')))).toEqual(Q.rational(16, 315));
    expect(exactOf(beta(q('100'), q('200'))).numerator).toBe(1);
    expect(exactOf(beta(q('-2'), q('1')))).toEqual(Q.rational(-1, 2));
    expect(decimal(beta(q('0.5'), q('-0.5')))).toBe('0');
  });
  test('poles', () => {
    for (const [a, b] of [
      ['-2', '-3'],
      ['-2', '5'],
      ['0', '0.5'],
      ['0.5', '-1'],
    ] as const)
      expect(failure(beta(q(a), q(b)))).toBe('no-answer');
  });
});

describe('binomial', () => {
  test('Pascal’s rule for every kind of argument', () =>
    fc.assert(
      fc.property(rational, fc.integer({ min: 0, max: 60 }), (n, k) => {
        const [whole, left, right] = [
          [Q.add(n, Q.one), k],
          [n, k],
          [n, k - 1],
        ].map(([top, bottom]) => exactOf(binomial(top as Rational, Q.integerRational(bottom as number))));
        expect(whole).toEqual(Q.add(left!, right!));
      }),
    ));
  test('integers by Lucas’s theorem', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (n, k) => {
        const value = exactOf(binomial(Q.integerRational(n), Q.integerRational(k))).numerator;
        expect(Z.modulo(value, 101)).toBe(k > n ? 0 : binomialModulo(n, k, 101));
      }),
    ));
  test('real lower arguments, poles and huge values', () => {
    close(decimal(binomial(q('5'), q('2.5'))), 10.86497744840672, 1e-14);
    expect(decimal(binomial(q('5.5'), q('7.5')))).toBe('0');
    expect(failure(binomial(q('-5'), q('2.5')))).toBe('no-answer');
    expect(decimal(binomial(q('1e15'), q('5e14')))).toBe('3.9550665938986859e+301029995663973');
    expect(exactOf(binomial(q('-5'), q('3'))).numerator).toBe(-35);
  });
});

describe('Stirling numbers', () => {
  test('Σ S(n, k) x(x−1)…(x−k+1) = xⁿ', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 2, max: 50 }), (n, x) => {
        let sum: Integer = 0;
        let falling: Integer = 1;
        for (let k = 0; k <= n; k++) {
          sum = Z.add(sum, Z.multiply(known(stirlingSecond(n, k)).value, falling));
          falling = Z.multiply(falling, x - k);
        }
        expect(sum).toEqual(Z.power(x, n));
      }),
    ));
  test('Σ c(n, k) xᵏ = x(x+1)…(x+n−1)', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 50 }), (n, x) => {
        let sum: Integer = 0;
        let rising: Integer = 1;
        for (let k = 0; k <= n; k++) {
          sum = Z.add(sum, Z.multiply(known(stirlingFirst(n, k)).value, Z.power(x, k)));
          if (k < n) rising = Z.multiply(rising, x + k);
        }
        expect(sum).toEqual(rising);
      }),
    ));
  test('edges and limits', () => {
    expect(
      [stirlingSecond(0, 0), stirlingSecond(5, 0), stirlingSecond(5, 9), stirlingFirst(7, 7)].map(
        (r) => known(r).value,
      ),
    ).toEqual([1, 0, 0, 1]);
    expect(failure(stirlingSecond(-1, 2))).toBe('out-of-range');
    expect(failure(stirlingFirst(100_000, 50_000))).toBe('too-large');
  });
});

describe('error function', () => {
  test('odd; erf + erfc = 1 in decimal', () =>
    fc.assert(
      fc.property(rational, (x) => {
        const [value, mirrored] = [known(errorFunctionValue(x)), known(errorFunctionValue(Q.negate(x)))];
        expect(mirrored.decimal).toBe(
          value.decimal === '0' ? '0' : value.decimal.startsWith('-') ? value.decimal.slice(1) : `-${value.decimal}`,
        );
        const sum = Q.add(q(value.decimal), q(value.complement));
        expect(Math.abs(Q.toNumber(Q.subtract(sum, Q.one)))).toBeLessThan(1e-15);
      }),
    ));
  test('digits beyond the 9s, and far tails', () => {
    expect(known(errorFunctionValue(q('6')))).toMatchObject({
      decimal: '0.99999999999999997848026328750109',
      complement: '2.1519736712498913e-17',
    });
    expect(known(errorFunctionValue(q('30'))).complement).toBe('2.5646562037561116e-393');
    expect(known(errorFunctionValue(q('1e4'))).complement).toBe('3.6399873865641981e-43429453');
  });
});

describe('gcd and lcm', () => {
  const integers = fc.array(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(Z.fromBigInt), {
    minLength: 1,
    maxLength: 5,
  });
  test('gcd: a common factor comes out, and so does Bézout', () =>
    fc.assert(
      fc.property(integers, fc.integer({ min: 1, max: 10 ** 9 }), (numbers, factor) => {
        const base = known(gcd(numbers)).value;
        expect(known(gcd(numbers.map((n) => Z.multiply(n, factor)))).value).toEqual(Z.multiply(base, factor));
      }),
    ));
  test('gcd · lcm = |ab| for two', () =>
    fc.assert(
      fc.property(integers, integers, ([a], [b]) => {
        const product = Z.multiply(known(gcd([a!, b!])).value, known(lcm([a!, b!])).value);
        expect(product).toEqual(Z.abs(Z.multiply(a!, b!)));
      }),
    ));
  test('zeros and nothing', () => {
    expect([known(gcd([0, 0])).value, known(lcm([0, 5])).value, known(gcd([0, -5])).value]).toEqual([0, 0, 5]);
    expect([failure(gcd([])), failure(lcm([]))]).toEqual(['missing', 'missing']);
  });
});
