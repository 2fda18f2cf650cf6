import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { fromDecimal } from '../../../exact/decimal.ts';
import * as Q from '../../../exact/rational.ts';
import { coefficient, number, subtract } from '../../../expression/build.ts';
import { evaluatePrecise } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { toText } from '../../../syntax/print-text.ts';
import { numericIntegral } from '../../quadrature.ts';
import { straightened } from './straightened.ts';

const at = (f: Expression): Expression => substitute(f, { x: read('7/5') });
const rationalOf = (text: string): Q.Rational => coefficient(read(text));

const fraction = (most: number) =>
  fc
    .record({ top: fc.integer({ min: 1, max: 7 * most }), bottom: fc.integer({ min: 2, max: 13 }) })
    .map(({ top, bottom }) => Q.rational(top, bottom))
    .filter((r) => Q.toNumber(r) < most);

describe('an integrand over a power of its variable', () => {
  test.each([
    ['1/(1+x^(13/12))^2', 'x^(-1/13)/(1+x)^2*12/13', '13/12'],
    ['x^pi/(1+sqrt(x)+x)', 'x^(2*pi)/(1+x+x^2)*2*x', '1/2'],
    ['ln(x)/(1+x^(3/2))', '4/9*ln(x)*x^(-1/3)/(1+x)', '3/2'],
    ['cos(sqrt(x))', '2*x*cos(x)', '1/2'],
    ['exp(1/sqrt(x))', '2*x*exp(1/x)', '1/2'],
  ])('%s is %s', (f, over, beta) => {
    const found = straightened(read(f), 'x');
    expect(found?.beta).toEqual(rationalOf(beta));
    const difference = evaluatePrecise(subtract(at(found!.f), at(read(over))), 20);
    expect(difference.ok && difference.value.re).toBe('0');
  });

  test.each(['x^(3/2)', '1/(1+x^2)', 'sin(x)/(1+sqrt(x))', 'exp(x^(1/11)-x)'])('%s stays', (f) => {
    expect(straightened(read(f), 'x')).toBeNull();
  });

  test('∫ x^(p−1)/(1+x^q)^m over the half line is enclosed to 25 digits within its work, whatever the fractions', () => {
    fc.assert(
      fc.property(fraction(2), fraction(4), fc.integer({ min: 1, max: 3 }), (part, q, m) => {
        // 0 < p < q·m, not too near to either end.
        const p = Q.multiply(q, Q.multiply(Q.rational(m, 2), part));
        fc.pre(Q.toNumber(part) > 0.1 && Q.toNumber(part) < 1.9);
        const [s, t] = [p, q].map((r) => `(${toText(number(r))})`);
        const found = numericIntegral(read(`x^(${s}-1)/(1+x^${t})^${m}`), 'x', read('0'), read('oo'), 25);
        expect(found.ok && found.value.proved).toBe(true);
        const exact = read(`gamma(${s}/${t})*gamma(${m}-${s}/${t})/(${t}*gamma(${m}))`);
        const off = evaluatePrecise(subtract(exact, number(fromDecimal(found.ok ? found.value.shown : '0')!)), 3);
        const value = found.ok ? found.value.value : Number.NaN;
        expect(off.ok && Math.abs(Number(off.value.re)) <= 1e-24 * Math.abs(value)).toBe(true);
      }),
      { numRuns: lawRuns(12) },
    );
  });

  test('roots of products are taken apart where the factors are positive, and only there', () => {
    const root = numericIntegral(read('sqrt((3*x)^3*(3*x+2)^(-7))'), 'x', read('0'), read('oo'), 25);
    const apart = numericIntegral(read('(3*x)^(3/2)*(3*x+2)^(-7/2)'), 'x', read('0'), read('oo'), 25);
    expect(root.ok && root.value.proved && root.value.shown).toBe(apart.ok && apart.value.shown);
    // √(x²) is |x|.
    const even = numericIntegral(read('sqrt(x^2*(1+x^2))'), 'x', read('-1'), read('1'), 20);
    const wanted = (2 / 3) * (2 * Math.SQRT2 - 1);
    expect(even.ok && Math.abs(even.value.value - wanted) <= 1e-14 * wanted).toBe(true);
  });
});
