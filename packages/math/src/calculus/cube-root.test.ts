import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { solveInequality } from '../algebra/inequality/solve.ts';
import { rootsOf } from '../algebra/roots/roots.ts';
import { simplify } from '../algebra/simplify/simplify.ts';
import * as E from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import { toText } from '../syntax/print-text.ts';
import { slope } from './derivative.ts';
import { antiderivative } from './integral.ts';
import { limit } from './limit.ts';
import { numericIntegral } from './quadrature.ts';

/** Away from 0, where cbrt has no derivative, and on both sides of it. */
const points = [-30, -8.5, -2.5, -1.1, -0.3, 0.25, 0.9, 1.7, 8, 40];

describe('the real cube root', () => {
  it('is negative for negative numbers, and its cube is the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 50 }), (p, q) => {
        const root = read(`cbrt(${p}/${q})`);
        expect(Math.sign(evaluate(root))).toBe(Math.sign(p));
        expect(E.equal(E.power(root, E.number(3)), read(`${p}/${q}`))).toBe(true);
      }),
    );
  });

  it('is known to any number of digits', () => {
    const value = evaluatePrecise(E.apply('cbrt', [read('x')]), 30, { x: { numerator: -2, denominator: 1 } });
    expect(value.ok && value.value.re).toBe('-1.25992104989487316476721060728');
  });

  it.each([
    'cbrt(x)',
    'cbrt(1 - 2x)',
    'x*cbrt(x + 3)',
    '1/(2 + cbrt(x))',
    '1/cbrt(x)^2',
    'cbrt(x)^2/(x^2)',
    'x^2/cbrt(5x - 1)',
  ])('the derivative of the integral of %s is it again, on both sides of 0', (text) => {
    const f = read(text);
    const found = unwrap(antiderivative(f, 'x'));
    const derived = slope(found.expression, 'x')!;
    for (const x of points) {
      const wanted = evaluate(f, { x });
      expect(Math.abs(evaluate(derived, { x }) / wanted - 1)).toBeLessThan(1e-10);
    }
  });

  it.each([
    ['cbrt(x)^3', 'x'],
    ['cbrt(x^3)', 'x'],
    ['cbrt(8x)*cbrt(x)^2', '2*x'],
    ['cbrt(2 + sqrt(5)) + cbrt(2 - sqrt(5))', '1'],
  ])('simplify(%s) = %s', (text, simple) => {
    const found = simplify(read(text));
    expect(found.ok && toText(found.value.expression)).toBe(simple);
  });

  it.each([
    ['(cbrt(x) - 2)/(x - 8)', '8', '1/12'],
    ['(cbrt(x) + 2)/(x + 8)', '-8', '1/12'],
    ['cbrt(x^3 + x^2) - x', '-oo', '1/3'],
    ['cbrt(x)', '-27', '-3'],
  ])('the limit of %s at %s is %s', (text, at, wanted) => {
    const found = limit(read(text), 'x', read(at));
    expect(found.ok && found.value.kind === 'value' && toText(found.value.value)).toBe(wanted);
  });

  it('is integrated numerically over 0; the principal power is refused with a word about it', () => {
    const odd = numericIntegral(read('cbrt(x)'), 'x', read('-1'), read('2'));
    expect(odd.ok && Math.abs(odd.value.value / ((3 * 2 ** (4 / 3)) / 4 - 3 / 4) - 1)).toBeLessThan(1e-13);
    const principal = numericIntegral(read('x^(1/3)'), 'x', read('-1'), read('2'));
    expect(!principal.ok && principal.why.message).toContain('cbrt(u)');
  });

  it.each([
    ['cbrt(x)', '2', 8],
    ['cbrt(2x + 6)', '-2', -7],
  ])('%s < %s holds below %d', (left, right, end) => {
    const found = unwrap(solveInequality([read(left), read(right)], ['<'], 'x'));
    expect(found.intervals.map(({ from, to }) => [from, to?.value])).toEqual([[undefined, end]]);
  });

  it.each([2, 3, 5, 7, -2, -6])('x³ + %i has its real root in closed form', (c) => {
    const found = unwrap(rootsOf([BigInt(c), 0n, 0n, 1n]));
    expect(Math.abs(evaluate(found.real[0]!.exact!) ** 3 / -c - 1)).toBeLessThan(1e-14);
  });
});
