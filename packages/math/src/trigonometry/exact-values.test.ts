import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import * as E from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { exactCotangentOfPart, exactInverse, exactValue } from './exact-values.ts';

const parts = Array.from({ length: 481 }, (_, k) => Q.rational(k - 240, 120));
const digitsOf = (value: Expression) => {
  const found = evaluatePrecise(value, 30);
  return found.ok ? found.value.re : found.error.message;
};

describe.each(['sin', 'cos', 'tan'] as const)('%s', (name) => {
  const known = parts.flatMap((q) => {
    const value = exactValue(name, q);
    return value ? [{ q, value }] : [];
  });

  test('is known at the multiples of 15°, 18° and 22.5° over two turns', () => {
    const wanted = parts.filter((q) => [12, 10, 8].some((n) => Q.isInteger(Q.multiply(q, Q.integerRational(n)))));
    const poles = wanted.filter((q) => Q.isInteger(Q.add(q, Q.half)));
    expect(known.length).toBe(wanted.length - (name === 'tan' ? poles.length : 0));
  });

  test('has the value of the function, to 30 digits', () => {
    for (const { q, value } of known)
      expect(digitsOf(value), `${Q.toNumber(q)} half turns`).toBe(
        digitsOf(E.apply(name, [E.product([E.number(q), E.constant('pi')])])),
      );
  });

  test('leads back from the value to the principal angle', () => {
    const inverse = `a${name}` as const;
    for (const { value } of known) {
      const angle = exactInverse(inverse, value);
      expect(angle, toText(value)).toBeDefined();
      expect(Q.toNumber(angle!) * Math.PI).toBeNear(Math[inverse](evaluate(value)), 1e-14, Math.PI);
    }
  });
});

test('a value is recognised however it is written', () => {
  const root = (n: number) => E.sqrt(E.number(n));
  const twice = E.divide(E.sqrt(E.subtract(E.number(2), root(3))), E.number(2));
  expect(exactInverse('asin', twice)).toEqual(Q.rational(1, 12));
  expect(exactInverse('acos', E.divide(E.number(1), E.subtract(root(5), E.number(1))))).toEqual(Q.rational(1, 5));
  expect(exactInverse('atan', E.divide(E.number(1), E.add(E.number(2), root(3))))).toEqual(Q.rational(1, 12));
});

test('what is only near a known value is not taken for it', () => {
  const near = E.add(E.divide(E.sqrt(E.number(3)), E.number(2)), E.number(Q.rational(1, 10n ** 40n)));
  expect(exactInverse('asin', near)).toBeUndefined();
  expect(exactInverse('acos', E.number(Q.rational(3, 10)))).toBeUndefined();
  expect(exactInverse('asin', E.number(2))).toBeUndefined();
});

test('the cotangents of the polygons with 3, 4, 5, 6, 8, 10 and 12 sides are known, others are not', () => {
  for (let n = 3; n <= 24; n += 1) {
    const value = exactCotangentOfPart(n);
    expect(value !== undefined, `${n} sides`).toBe([3, 4, 5, 6, 8, 10, 12].includes(n));
    if (value) expect(evaluate(value) * Math.tan(Math.PI / n)).toBeNear(1, 1e-13);
  }
});

describe('the sign of a constant', () => {
  const root = (n: number) => E.sqrt(E.number(n));
  test.each([
    ['sqrt(2)·sqrt(3) − sqrt(6)', E.subtract(E.multiply(root(2), root(3)), root(6)), 0],
    [
      'sqrt(5 + 2·sqrt(6)) − sqrt(2) − sqrt(3)',
      E.subtract(E.sqrt(E.add(E.number(5), E.multiply(E.number(2), root(6)))), E.add(root(2), root(3))),
      0,
    ],
    [
      '1/(sqrt(2) − 1) − sqrt(2) − 1',
      E.subtract(E.divide(E.number(1), E.subtract(root(2), E.number(1))), E.add(root(2), E.number(1))),
      0,
    ],
    [
      'sqrt(2) − 1.4142135623…808',
      E.subtract(root(2), E.number(Q.rational(141421356237309504880168872420969808n, 10n ** 35n))),
      -1,
    ],
    ['pi − 22/7', E.subtract(E.constant('pi'), E.number(Q.rational(22, 7))), -1],
    ['−0', E.negate(E.number(0)), 0],
  ] as const)('%s', (_, value, expected) => {
    expect(signOfConstant(value)).toBe(expected);
  });

  test('is not known where no digits decide and no bound holds', () => {
    const same = E.subtract(
      E.apply('sin', [E.number(1)]),
      E.apply('cos', [E.subtract(E.divide(E.constant('pi'), E.number(2)), E.number(1))]),
    );
    expect(signOfConstant(same)).toBeUndefined();
    expect(signOfConstant(E.sqrt(E.number(-2)))).toBeUndefined();
  });
});
