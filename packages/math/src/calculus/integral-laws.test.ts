import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as E from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { parse } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { definiteIntegral } from './definite-integral.ts';
import { slope } from './derivative.ts';
import { jumpsOf } from './integral/continuous.ts';
import { provenNonElementary } from './integral/non-elementary.ts';
import { antiderivative } from './integral.ts';

const x = E.symbol('x');
const read = (text: string): Expression => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.why.message);
  return parsed.value.expression;
};

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
  for (let k = 0; k <= 400; k++) {
    const at = { x: -8 + k * 0.04 + 1e-3 };
    const [p, q, rate] = [evaluate(F, at), evaluate(G, at), evaluate(f, at)];
    if (![p, q, rate].every(Number.isFinite) || Math.abs(rate) > 50 || Math.abs(p) + Math.abs(q) > 1e6) {
      constant = null;
      continue;
    }
    const difference = q - p;
    const isSame = constant === null || Math.abs(difference - constant) <= 1e-6 * (1 + Math.abs(p) + Math.abs(q));
    if (!isSame) return `${toText(f)} at ${at.x}: ${difference} and ${constant}`;
    constant = difference;
  }
  return null;
}

describe('laws on generated functions', () => {
  it('the integral of a derivative differs from the function by a constant on each piece', () => {
    let found = 0;
    fc.assert(
      fc.property(elementary, (F) => {
        const f = slope(F, 'x');
        if (f === null) return;
        const G = antiderivative(f, 'x', { work: 60_000 });
        if (!G.ok) return;
        found += 1;
        expect(differByConstants(F, G.value.expression, f)).toBeNull();
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(45);
  });

  it('what has an elementary antiderivative is never proved to have none', () => {
    fc.assert(
      fc.property(elementary, (F) => {
        const f = slope(F, 'x');
        if (f !== null) expect(provenNonElementary(f, 'x')).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});

describe('no jumps where the integrand has none', () => {
  it.each([
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
  ])('is proved for %s', (text) => {
    expect(provenNonElementary(read(text), 'x')).toMatch(/theorem/);
  });

  it.each([
    '(1 - x)*exp(x)/x^2',
    'exp(1/(x^2 - 1))*(x^3 - x^2 - 3*x + 1)/(x^3 - x^2 - x + 1)',
    'ln(x)/(ln(x) + 1)^2',
    'x/sqrt(1 - x^4)',
  ])('is not claimed of %s, which has one', (text) => {
    expect(provenNonElementary(read(text), 'x')).toBeNull();
    expect(antiderivative(read(text), 'x').ok).toBe(true);
  });

  it.each([
    ['exp(-x^2)', 'sqrt(pi)*erf(x)/2'],
    ['sin(x)/x', 'Si(x)'],
    ['1/ln(x)', 'li(x)'],
    ['exp(a*x)/x', 'Ei(a*x)'],
  ])('∫ %s is the named function %s', (text, wanted) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok && toText(found.value.expression)).toBe(wanted);
  });
});

describe('definite integrals in exact form', () => {
  it.each([
    ['1/(2 + cos(x))', '0', '2pi', '2*pi*sqrt(3)/3'],
    ['1/(x^4 + 1)', '-oo', '+oo', 'pi*sqrt(2)/2'],
    ['exp(-x^2)', '-oo', '+oo', 'sqrt(pi)'],
    ['abs(x - 1)', '0', '3', '5/2'],
    ['ln(x)', '0', '1', '-1'],
    ['x^2*exp(x)', '2', '-1', '5/e - 2*e^2'],
  ])('∫ %s from %s to %s is %s', (f, a, b, wanted) => {
    const found = definiteIntegral(read(f), 'x', read(a), read(b));
    expect(found.ok && toText(found.value.value)).toBe(toText(read(wanted)));
  });

  it.each([
    ['1/x^2', '-1', '1', /diverges/],
    ['a*x', '0', '1', /a has no value/],
    ['x^x', '0', '1', /No exact form/],
  ])('∫ %s from %s to %s is refused with the reason', (f, a, b, reason) => {
    const found = definiteIntegral(read(f), 'x', read(a), read(b));
    expect(found.ok ? '' : found.why.message).toMatch(reason);
  });
});
