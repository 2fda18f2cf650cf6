import { describe, expect, it } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { fieldPrime } from '../exact/prime-field.ts';
import * as Q from '../exact/rational.ts';
import { rational } from '../exact/rational.ts';
import { apply, constant, divide, exp, number, one, power, product, sqrt, subtract, sum, symbol } from './build.ts';
import { compile, compileUnary } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { evaluateComplex } from './evaluate-complex.ts';
import { evaluateExact } from './evaluate-exact.ts';
import { evaluateModulo } from './evaluate-modulo.ts';
import { evaluatePrecise } from './evaluate-precise.ts';
import { evaluateWithError } from './evaluate-with-error.ts';
import { substitute } from './substitute.ts';
import { contains, freeSymbols, size } from './walk.ts';

const x = symbol('x');
const y = symbol('y');
const expression = sum([
  divide(product([x, apply('sin', [y])]), sum([power(x, number(2)), one])),
  exp(product([x, y])),
  constant('pi'),
]);

describe('evaluation', () => {
  it('gives the same numbers by every way', () => {
    const compiled = compile(expression, ['y', 'x']);
    for (const [a, b] of [
      [0.3, 1.7],
      [-2, 0.1],
      [4, -3],
    ] as const) {
      const expected = (a * Math.sin(b)) / (a * a + 1) + Math.exp(a * b) + Math.PI;
      expect(evaluate(expression, { x: a, y: b })).toBeNear(expected, 1e-12);
      expect(compiled(b, a)).toBe(evaluate(expression, { x: a, y: b }));
      const complex = evaluateComplex(expression, { x: { re: a, im: 0 }, y: { re: b, im: 0 } });
      expect(complex.im).toBe(0);
      expect(complex.re).toBeNear(expected, 1e-12);
      expect(compileUnary(substitute(expression, { y: x }), 'x')(a)).toBe(evaluate(expression, { x: a, y: a }));
    }
  });

  it('says NaN where there is no real value', () => {
    const at = (a: Parameters<typeof evaluate>[0], value = -8) => evaluate(a, { x: value });
    expect(at(power(x, number(rational(1, 3))))).toBeNaN();
    expect(at(sqrt(x))).toBeNaN();
    expect(at(apply('ln', [x]))).toBeNaN();
    expect(at(constant('i'))).toBeNaN();
    expect(at(y)).toBeNaN();
    expect(at(apply('ln', [x]), 0)).toBeNaN();
    expect(at(power(x, x), 0)).toBeNaN();
    expect(evaluate(symbol('constructor'), {})).toBeNaN();
  });

  it('has principal complex values', () => {
    const root = evaluateComplex(power(number(-8), number(rational(1, 3))));
    expect(root.re).toBeNear(1, 1e-14);
    expect(root.im).toBeNear(Math.sqrt(3), 1e-14);
    expect(evaluateComplex(apply('ln', [number(-1)]))).toEqual({ re: 0, im: Math.PI });
  });

  it('is exact over the rationals and modulo a prime', () => {
    const a = divide(sum([power(x, number(3)), one]), subtract(y, number(rational(1, 3))));
    expect(evaluateExact(a, { x: rational(1, 2), y: rational(2, 3) })).toEqual(rational(27, 8));
    const third = evaluateModulo(number(rational(1, 3)), {})!;
    expect((third * 3n) % fieldPrime).toBe(1n);
    const [p, q] = [123456789n, 987654321n];
    const value = evaluateModulo(a, { x: p, y: q })!;
    expect((value * (q - third + fieldPrime)) % fieldPrime).toBe((p ** 3n + 1n) % fieldPrime);
    expect(evaluateModulo(a, { x: p, y: third })).toBeNull();
    expect(evaluateModulo(apply('sin', [x]), { x: p })).toBeNull();
  });

  it('knows how much it has lost', () => {
    const at = { x: { re: 1e-9, im: 0 } };
    const lost = evaluateWithError(subtract(apply('cos', [x]), apply('sec', [x])), at);
    expect(lost.error).toBeGreaterThan(1e-17);
    const kept = evaluateWithError(apply('sin', [x]), at);
    expect(kept.error / kept.value.re).toBeLessThan(1e-14);
  });

  it('knows nothing of what is made of a value of which nothing is known', () => {
    for (const text of ['-csc(2*pi)', '0.5*cot(4*pi)', 'ln(abs(-cot(2*pi)-csc(2*pi)))', 'abs(-3*tan(pi/2))'])
      expect(evaluateWithError(read(text), {}).error, text).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps its digits on a cut, whose side is agreed', () => {
    for (const text of [
      'atan(i*sqrt(x))',
      'ln(-sqrt(x))',
      'asin(sqrt(x))',
      'atanh(sqrt(x))',
      'acosh(-sqrt(x))',
      'asinh(i*sqrt(x))',
    ])
      for (const at of [1.7, 3, 5e7, 1e14]) {
        const { value, error } = evaluateWithError(read(text), { x: { re: at, im: 0 } });
        expect(error, `${text} at ${at}`).toBeLessThan(1e-12 * Math.hypot(value.re, value.im));
      }
  });

  it('knows how much it has lost beside a pole, however near', () => {
    for (const text of [
      'tan(pi/2-x)',
      'sec(pi/2-x)',
      'cot(pi-x)',
      'csc(pi-x)',
      'tan(3*pi/2+x)',
      'ln(tan(pi/2-x))',
      'sec(pi*(x+1/2))',
    ])
      for (let k = 1; k <= 30; k++) {
        const at = Q.power(Q.integerRational(10), -k);
        const { value, error } = evaluateWithError(read(text), { x: { re: Q.toNumber(at), im: 0 } });
        if (k <= 10) expect(error, `${text} at 10^-${k}`).toBeLessThan(1e-4 * Math.abs(value.re));
        if (error === Number.POSITIVE_INFINITY) continue;
        const truth = evaluatePrecise(substitute(read(text), { x: number(at) }), 20);
        if (!truth.ok) throw new Error(text);
        expect(Math.abs(value.re - Number(truth.value.re)), `${text} at 10^-${k}`).toBeLessThanOrEqual(2 * error);
      }
  });
});

describe('walking', () => {
  it('finds symbols and counts nodes', () => {
    expect(freeSymbols(expression)).toEqual(['x', 'y']);
    expect(contains(expression, 'z')).toBe(false);
    expect(size(sum([x, y]))).toBe(3);
    expect(size(expression, 4)).toBe(4);
  });

  it('substitutes all at once', () => {
    expect(substitute(subtract(x, y), { x: y, y: x })).toEqual(subtract(y, x));
    expect(substitute(power(x, number(2)), { x: number(3) })).toEqual(number(9));
  });
});
