import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { expectShare } from '../../../../tools/setup/share.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { definiteIntegral } from './definite/definite-integral.ts';
import { derivativeOf } from './derivative.ts';
import { jumpsOf } from './integral/form/continuous.ts';
import { coefficientsOf } from './integral/named/elliptic-roots.ts';
import { legendreForm } from './integral/named/normal-form.ts';
import { provenNonElementary } from './integral/non-elementary.ts';
import { antiderivative } from './integral.ts';

const x = E.symbol('x');
/** Elementary functions of the size that people type. */
const small = fc.integer({ min: -3, max: 3 }).map(E.number);
const linear = fc.tuple(fc.integer({ min: 1, max: 3 }), small).map(([a, b]) => E.add(E.product([E.number(a), x]), b));
const inner = fc.oneof(linear, fc.constant(E.power(x, E.two)), fc.constant(E.add(E.power(x, E.two), E.one)));
const outer = fc.constantFrom('sin', 'cos', 'exp', 'ln', 'atan', 'asin', 'sinh', 'tanh', 'sqrt', 'reciprocal');
const piece = fc.tuple(outer, inner).map(([name, u]) => {
  if (name === 'exp') return E.exp(u);
  if (name === 'sqrt') return E.sqrt(u);
  return name === 'reciprocal' ? E.reciprocal(u) : E.apply(name, [u]);
});
const elementary = fc.oneof(
  piece,
  fc.tuple(piece, piece).map(([a, b]) => E.product([a, b])),
  fc.tuple(piece, inner).map(([a, b]) => E.product([a, b])),
  fc.tuple(piece, piece).map(([a, b]) => E.add(a, E.product([E.two, b]))),
);

/** Whether G − F is one number on every stretch of the grid where both are real and the integrand is bounded. */
function differByConstants(F: Expression, G: Expression, f: Expression): string | null {
  let constant: number | null = null;
  let size = 0;
  for (let k = 0; k <= 400; k++) {
    const at = { x: -8 + k * 0.04 + 1e-3 };
    const [p, q, rate] = [evaluate(F, at), evaluate(G, at), evaluate(f, at)];
    if (![p, q, rate].every(Number.isFinite) || Math.abs(rate) > 50 || Math.abs(p) + Math.abs(q) > 1e6) {
      constant = null;
      size = 0;
      continue;
    }
    const difference = q - p;
    // Of the largest values of the stretch: F and G may pass through 0 in it.
    size = Math.max(size, Math.abs(p) + Math.abs(q));
    const isSame = constant === null || Math.abs(difference - constant) <= 1e-6 * size;
    if (!isSame) return `${toText(f)} at ${at.x}: ${difference} and ${constant}`;
    constant = difference;
  }
  return null;
}

describe('laws on generated functions', () => {
  it('the integral of a derivative differs from the function by a constant on each piece', () => {
    const runs = lawRuns(12, 600);
    let found = 0;
    fc.assert(
      fc.property(elementary, (F) => {
        const f = derivativeOf(F, 'x');
        if (f === null) return;
        const G = antiderivative(f, 'x', { work: 60_000 });
        if (!G.ok) return;
        found += 1;
        expect(differByConstants(F, G.value.expression, f)).toBeNull();
      }),
      { numRuns: runs },
    );
    expectShare(found, runs, 0.75);
  });

  it('what has an elementary antiderivative is never proved to have none', () => {
    fc.assert(
      fc.property(elementary, (F) => {
        const f = derivativeOf(F, 'x');
        if (f !== null) expect(provenNonElementary(f, 'x')).toBeNull();
      }),
      { numRuns: lawRuns(8, 150) },
    );
  });
});

const root = fc.integer({ min: -4, max: 4 });
const factors = (roots: readonly number[]) => E.product(roots.map((r) => E.subtract(x, E.number(r))));
const quadratic = fc
  .tuple(root, fc.integer({ min: 1, max: 5 }))
  .map(([h, k]) => E.add(E.power(E.subtract(x, E.number(h)), E.two), E.number(k)));
const fewRoots = (n: number) => fc.uniqueArray(root, { minLength: n, maxLength: n }).map(factors);
const paired = (n: number) => fc.tuple(fewRoots(n), quadratic).map(([a, b]) => E.product([a, b]));
const even = fc
  .tuple(fc.constantFrom(-3, -1, 1, 2), fc.integer({ min: -5, max: 5 }), fc.constantFrom(-4, -1, 1, 3))
  .map(([a, b, c]) => read(`${a}x^4 + ${b}x^2 + ${c}`));
const sign = fc.constantFrom(E.one, E.number(-1), E.two);
const radicand = fc
  .tuple(sign, fc.oneof(fewRoots(3), fewRoots(4), paired(1), paired(2), even))
  .map(([c, p]) => E.product([c, p]));
const amount = fc.integer({ min: -5, max: 5 }).filter((k) => k !== 0);
const wave = fc
  .tuple(amount, amount, fc.constantFrom('sin(x)^2', 'cos(x)^2', 'cos(2x)', 'cos(x)', 'sin(x)', 'sin(x) + 2cos(x)'))
  .map(([a, b, of]) => read(`${a} + ${b}*(${of})`));

/** F(x + h) − F(x) against Simpson's rule wherever the integrand is real and calm; how many steps were looked at. */
function stepsThatAgree(F: Expression, f: Expression): number {
  const h = 0.04;
  let seen = 0;
  for (let at = -6.011; at < 6; at += h) {
    const values = [0, 1, 2, 3, 4].map((k) => evaluate(f, { x: at + (k * h) / 4 }));
    const [a, b, c, d, e] = values as [number, number, number, number, number];
    if (!values.every((value) => Math.abs(value) < 50)) continue;
    const [coarse, fine] = [((a + 4 * c + e) * h) / 6, ((a + 4 * b + 2 * c + 4 * d + e) * h) / 12];
    const size = h * Math.max(...values.map(Math.abs));
    if (Math.abs(coarse - fine) > 2e-6 * size) continue;
    seen++;
    const [from, to] = [evaluate(F, { x: at }), evaluate(F, { x: at + h })];
    // What is added to both ends is lost of their difference.
    const lost = 1e-11 * Math.max(Math.abs(from), Math.abs(to));
    expect(Math.abs(to - from - fine)).toBeLessThan(1e-5 * size + lost);
  }
  return seen;
}

describe('elliptic integrals are real and continuous on every piece where the integrand is real', () => {
  it('first and second kind over √P, P of degree 3 or 4', () => {
    const runs = lawRuns(4, 200, 4);
    let [found, seen] = [0, 0];
    fc.assert(
      fc.property(radicand, (P) => {
        const c = coefficientsOf(P, 'x');
        const form = c === null ? null : legendreForm(c, 'x');
        if (form === null) return;
        found++;
        const top = E.sum(form.second.numerator.map((a, k) => E.product([a, E.power(x, E.number(k))])));
        seen += stepsThatAgree(form.first, E.reciprocal(form.root));
        seen += stepsThatAgree(form.second.value, E.divide(top, form.root));
      }),
      { numRuns: runs },
    );
    expectShare(found, runs, 0.6);
    expect(seen).toBeGreaterThanOrEqual(50 * found);
  });

  it('√w and 1/√w for waves w', () => {
    const runs = lawRuns(4, 240, 4);
    let found = 0;
    fc.assert(
      fc.property(wave, fc.constantFrom(-1, 1), (w, k) => {
        const f = E.power(w, E.number(Q.rational(k, 2)));
        const F = antiderivative(f, 'x');
        if (!F.ok) return;
        found++;
        stepsThatAgree(F.value.expression, f);
      }),
      { numRuns: runs },
    );
    expectShare(found, runs, 0.6);
  });
});

describe('no jumps where the integrand has none', () => {
  sampled.each([
    '1/(2 + cos(x))',
    '1/(2 + sin(x))',
    'sin(x)^2/(1 + cos(x)^2)',
    '1/(5 + 3*cos(x) + 2*sin(x))',
    '(5*cos(x)^2 + 4*cos(x) - 1)/(4*cos(x)^3 - 3*cos(x)^2 - 4*cos(x) - 1)',
    '(x^4 - 3*x^2 + 6)/(x^6 - 5*x^4 + 5*x^2 + 4)',
  ])('∫ %s', (text) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok && jumpsOf(found.value.expression, read(text), 'x')).toBe(0);
  });
});

describe('no elementary antiderivative', () => {
  it.each([
    'exp(-x^2)',
    'sin(x)/x',
    'exp(x)/x',
    '1/ln(x)',
    'exp(exp(x))',
    'sin(x^2)',
    'sqrt(1 + x^3)',
    '1/sqrt(x^5 - x + 1)',
    'x^2/sqrt(x^4 + x^2 + 3)',
    'sqrt(x^3 + x + 1)',
    'sqrt(1 - sin(x)^2/3)',
    'x^(1/3)*exp(-2x)',
    'sqrt(ln(x))',
    '1/sqrt(2 + cos(x))',
  ])('is proved for %s', (text) => {
    expect(provenNonElementary(read(text), 'x')).toMatch(/theorem/);
  });

  it.each([
    '(1 - x)*exp(x)/x^2',
    'exp(1/(x^2 - 1))*(x^3 - x^2 - 3*x + 1)/(x^3 - x^2 - x + 1)',
    'ln(x)/(ln(x) + 1)^2',
    'x/sqrt(1 - x^4)',
    '(3*x^2 + 1)/sqrt(x^3 + x)',
    'exp(sqrt(x))',
    'exp(sqrt(x))/sqrt(x)',
    'sqrt(1 + cos(x))',
  ])('is not claimed of %s, which has one', (text) => {
    expect(provenNonElementary(read(text), 'x')).toBeNull();
    expect(antiderivative(read(text), 'x').ok).toBe(true);
  });

  it.each([
    ['exp(-x^2)', 'sqrt(pi)*erf(x)/2'],
    ['sin(x)/x', 'Si(x)'],
    ['1/ln(x)', 'li(x)'],
    ['exp(a*x)/x', 'Ei(a*x)'],
    ['1/sqrt(1 - k^2*sin(x)^2)', 'ellipticF(x, k^2)'],
    ['sqrt(1 - sin(x)^2/4)', 'ellipticE(x, 1/4)'],
    ['1/sqrt(1 + x^4)', 'ellipticF(2*atan(x), 1/2)/2'],
    ['x^2/sqrt(1 - x^4)', 'ellipticE(asin(x), -1) - ellipticF(asin(x), -1)'],
    ['x^(1/3)*exp(-2x)', '-2^(2/3)*gamma(4/3, 2*x)/4'],
    ['x^(s - 1)*exp(-x)', '-gamma(s, x)'],
  ])('∫ %s is the named function %s', (text, wanted) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok && toText(found.value.expression)).toBe(wanted);
  });
});

describe('antiderivatives as they stand in books', () => {
  sampled.each([
    // Coefficients in Q(√2) are reduced, denominators are free of roots, nested roots are taken apart.
    ['1/(sqrt(2) + sin(x) + cos(x))', '-2*(1 + sqrt(2))/(tan(x/2) + sqrt(2) + 1)'],
    ['(x^2 - 2)/((x - sqrt(2))*(x^2 + 1))', 'sqrt(2)*atan(x) + ln(x^2 + 1)/2'],
    ['1/(x^2 + (1 + sqrt(2))*x + sqrt(2))', 'ln(abs((x + 1)/(x + sqrt(2))))/(sqrt(2) - 1)'],
    // Goursat's pseudo-elliptic integrals.
    ['(1 - x^2)/((1 + x^2)*sqrt(1 + x^4))', 'sqrt(2)*atan(sqrt(2)*x/sqrt(x^4 + 1))/2'],
    ['(1 - x^2)/((1 + x^2)*sqrt(1 + x^2 + x^4))', 'atan(x/sqrt(x^4 + x^2 + 1))'],
    // Angles that differ by a constant, and logarithms of sines.
    ['tan(x)*tan(x - a)', 'ln(abs(tan(a)*tan(x) + 1))/tan(a) - x'],
    ['sin(x + a)/sin(x)', 'x*cos(a) + ln(abs(sin(x)))*sin(a)'],
    // The root of a square is an absolute value: over a + x the root would jump at −a.
    ['sqrt(a^2 + 2*a*x + x^2)*x', 'sign(a + x)*(2*x^3 + 3*a*x^2 - a^3)/6'],
    // Roots are kept apart where that lets them cancel.
    ['exp(atanh(x))*sqrt(1 - x)', '2*(x + 1)^(3/2)/3'],
    ['x^(3/2)*atanh(sqrt(x))', '2*x^(5/2)*atanh(sqrt(x))/5 + x^2/10 + x/5 + ln(abs(x - 1))/5'],
  ])('∫ %s is %s', (text, wanted) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok && toText(found.value.expression)).toBe(toText(read(wanted)));
  });

  it('rational functions of sine and cosine over Q(√m) keep numbers that a person can read', () => {
    const part = fc.integer({ min: -3, max: 3 });
    const integrand = fc
      .tuple(fc.constantFrom(2, 3, 5), part, part, part, part)
      .filter(([, , b, c, d]) => (b !== 0 || c !== 0) && d !== 0)
      .map(([m, a, b, c, d]) => `1/(${a} + ${b}*cos(x) + ${c}*sin(x) + ${d}*sqrt(${m}))`);
    fc.assert(
      fc.property(integrand, (text) => {
        const found = antiderivative(read(text), 'x');
        if (!found.ok) return;
        const digits = toText(found.value.expression).match(/\d+/g) ?? [];
        expect(Math.max(...digits.map((one) => one.length))).toBeLessThan(7);
      }),
      { numRuns: lawRuns(2, 120) },
    );
  });

  it.each(['sqrt(x)*sqrt(x - 3)', 'exp(atanh(x))/sqrt(1 - x)', '(1 + x^3)/(x^(5/2)*(2 + x^3)^(3/2))'])(
    'the derivative of ∫ %s is the function also where this is real as a complex function only',
    (text) => {
      const f = read(text);
      const found = unwrap(antiderivative(f, 'x'));
      const derived = derivativeOf(found.expression, 'x')!;
      let met = 0;
      for (const x of [-2.7, -1.6, -1.3, 1.7, 2.4, 4.2]) {
        const [wanted, value] = [f, derived].map((one) => evaluateComplex(one, { x: { re: x, im: 0 } }));
        if (!Number.isFinite(wanted!.re) || Math.abs(wanted!.im) > 1e-12 * Math.abs(wanted!.re)) continue;
        if (Number.isNaN(evaluate(f, { x }))) met += 1;
        expect(Math.hypot(value!.re - wanted!.re, value!.im - wanted!.im)).toBeLessThan(1e-9 * Math.abs(wanted!.re));
      }
      expect(met).toBeGreaterThan(0);
    },
  );
});

describe('definite integrals in exact form', () => {
  sampled.each([
    ['1/(2 + cos(x))', '0', '2pi', '2*pi*sqrt(3)/3'],
    ['1/(x^4 + 1)', '-oo', '+oo', 'pi*sqrt(2)/2'],
    ['exp(-x^2)', '-oo', '+oo', 'sqrt(pi)'],
    ['abs(x - 1)', '0', '3', '5/2'],
    ['ln(x)', '0', '1', '-1'],
    ['x^2*exp(x)', '2', '-1', '5/e - 2*e^2'],
    ['a*x', '0', '1', 'a/2'],
  ])('∫ %s from %s to %s is %s', (f, a, b, wanted) => {
    const found = definiteIntegral(read(f), 'x', read(a), read(b));
    expect(found.ok && toText(found.value.value)).toBe(toText(read(wanted)));
  });

  it.each([
    ['1/x^2', '-1', '1', /diverges/],
    ['x^x', '0', '1', /No exact form/],
  ])('∫ %s from %s to %s is refused with the reason', (f, a, b, reason) => {
    const found = definiteIntegral(read(f), 'x', read(a), read(b));
    expect(found.ok ? '' : found.error.message).toMatch(reason);
  });
});
