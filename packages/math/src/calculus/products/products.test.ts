import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { isEquality, type ShownStep } from '../../expression/step.ts';
import { conditionText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance } from '../definite/parameters/instances.ts';
import { sameNumber } from '../sums/finite-check.ts';
import { multiplied, type ProductResult, productOf } from './product.ts';

function found(f: string, from: string, to: string): ProductResult {
  return unwrap(productOf({ f: read(f), index: 'k', from: read(from), to: read(to) }));
}

function exactOf(f: string, from: string, to: string): Expression {
  const answer = found(f, from, to);
  if (answer.kind !== 'value') throw new Error(`${f} from ${from} to ${to}: ${answer.kind}`);
  return answer.value;
}

/** Graham, Knuth and Patashnik (GKP); DLMF; Whittaker and Watson (WW); Gradshteyn and Ryzhik (GR) 0.26; Euler. */
const known: readonly (readonly [string, string, string, string, string])[] = [
  ['k', '1', 'n', 'factorial(n)', 'GKP 1.2'],
  ['(2*k-1)/(2*k)', '1', 'n', 'binomial(2*n,n)/4^n', 'GKP 5.37'],
  ['1+1/k', '1', 'n', 'n+1', 'GR 0.261'],
  ['1-1/k^2', '2', 'n', '(n+1)/(2*n)', 'GR 0.261'],
  ['(k^3-1)/(k^3+1)', '2', 'n', '2*(n^2+n+1)/(3*n*(n+1))', 'GR 0.261'],
  ['x^k', '1', 'n', 'x^(n*(n+1)/2)', 'GKP 2.6'],
  ['k+a', '1', 'n', 'gamma(a+n+1)/gamma(a+1)', 'DLMF 5.2.5'],
  ['cos(x/2^k)', '1', 'n', 'sin(x)/(2^n*sin(x/2^n))', 'GR 1.439'],
  ['1+x^(2^k)', '0', 'n', '(1-x^(2^(n+1)))/(1-x)', 'GR 0.266'],
  ['(k^2+k+1)/(k^2-k+1)', '1', 'n', 'n^2+n+1', 'telescoping'],
  ['4*k^2/(4*k^2-1)', '1', '+oo', 'pi/2', 'Wallis, DLMF 4.22'],
  ['1-x^2/k^2', '1', '+oo', 'sin(pi*x)/(pi*x)', 'DLMF 4.22.1'],
  ['1-4*x^2/(2*k-1)^2', '1', '+oo', 'cos(pi*x)', 'DLMF 4.22.2'],
  ['1+a^2/k^2', '1', '+oo', 'sinh(pi*a)/(pi*a)', 'DLMF 4.36.1'],
  ['1+4*a^2/(2*k-1)^2', '1', '+oo', 'cosh(pi*a)', 'DLMF 4.36.2'],
  ['1-1/k^2', '2', '+oo', '1/2', 'GR 0.262'],
  ['(k^3-1)/(k^3+1)', '2', '+oo', '2/3', 'GR 0.262'],
  ['1+1/k^3', '1', '+oo', 'cosh(pi*sqrt(3)/2)/pi', 'GR 0.262'],
  ['1-1/k^4', '2', '+oo', 'sinh(pi)/(4*pi)', 'GR 0.262'],
  ['1-1/(9*k^2)', '1', '+oo', '3*sqrt(3)/(2*pi)', 'DLMF 4.22.1'],
  ['1+1/(k*(k+2))', '1', '+oo', '2', 'GR 0.262'],
  ['cos(pi/2^(k+1))', '1', '+oo', '2/pi', 'Viète, GR 0.262'],
  ['1+x^(2^k)', '0', '+oo', '1/(1-x)', 'GR 0.266'],
  ['e^(1/2^k)', '1', '+oo', 'e', 'geometric series'],
  ['(k+1/3)*(k+2/3)/(k*(k+1))', '1', '+oo', '9*sqrt(3)/(4*pi)', 'DLMF 5.5.3'],
];

sampled.each(known)('∏ %s from %s to %s is %s (%s)', (f, from, to, wanted) => {
  expect(compareNumerically(exactOf(f, from, to), read(wanted)).verdict).toBe('equal');
});

test.each([
  ['1+1/k', '1', 'infinity'],
  ['1-1/k', '2', 'zero'],
  ['k', '1', 'infinity'],
  ['1/2', '1', 'zero'],
  ['(k+1)/(2*k)', '1', 'zero'],
  ['-1', '1', 'no limit'],
  ['(-1)^k', '1', 'no limit'],
  ['(-1)^(k+1)*(1+1/k^2)', '1', 'no limit'],
  ['(-1)^k*k', '1', 'infinity'],
  ['(-1)^k*k/(k+1)', '2', 'zero'],
])('∏ %s from %s on diverges: %s', (f, from, to) => {
  expect(found(f, from, '+oo')).toMatchObject({ kind: 'diverges', to });
});

test('few factors with a letter are written out, and hold for every value of it', () => {
  for (const [f, wanted] of [
    ['x+k', 'x*(x+1)*(x+2)*(x+3)'],
    ['x-k', 'x*(x-1)*(x-2)*(x-3)'],
    ['x^k+1', '2*(x+1)*(x^2+1)*(x^3+1)'],
  ] as const) {
    const answer = found(f, '0', '3');
    expect(answer).toMatchObject({ kind: 'value', conditions: [] });
    expect(compareNumerically(exactOf(f, '0', '3'), read(wanted)).verdict).toBe('equal');
  }
  expect(found('1/(x+k)', '0', '3')).toMatchObject({ conditions: { length: 4 } });
});

test('neighbours two apart leave two factors at each end, and the lines say which', () => {
  const answer = found('(k+2)/k', '1', 'n');
  if (answer.kind !== 'value' || answer.step === undefined) throw new Error('no steps');
  const lines = answer.step.steps.map((one) => (isEquality(one) ? '' : one.written.text));
  expect(lines[0]).toBe('c(k) = k*(k + 1); c(k + 1)/c(k) = (k + 2)/k');
  expect(lines[2]).toBe('c(n + 1)/c(1) = ((n + 1)*(n + 2))/2 = (n + 1)*(n + 2)/2');
});

test('what has no closed form has proved digits: Euler’s function at 1/2 (OEIS A048651), ∏ 1 + 1/k! (A238695)', () => {
  expect(found('1-1/2^k', '1', '+oo')).toMatchObject({ kind: 'decimal', digits: '0.28878809508660242128' });
  expect(found('1+1/k!', '1', '+oo')).toMatchObject({ kind: 'decimal', digits: '3.6821541361836286282' });
});

test('a factor that is 0 makes the product 0, an undefined one makes it none', () => {
  expect(toText(exactOf('1-9/k^2', '1', '+oo'))).toBe('0');
  expect(productOf({ f: read('1/(k-3)'), index: 'k', from: E.one, to: read('+oo') }).ok).toBe(false);
  expect(productOf({ f: read('floor(sqrt(k))'), index: 'k', from: read('-2'), to: read('3') }).ok).toBe(false);
  expect(toText(exactOf('floor(sqrt(k))*(k-3)', '0', '5'))).toBe('0');
});

test('a base that is a divisor in one of the factors is not 0, though the exponents add up to 0', () => {
  const conditions = (f: string, from: string, to: string) => {
    const result = productOf({ f: read(f), index: 'k', from: read(from), to: read(to) });
    return result.ok && result.value.kind === 'value' ? result.value.conditions.map(conditionText) : null;
  };
  expect(conditions('x^k', '-n', 'n')).toEqual(['x ≠ 0']);
  expect(conditions('x^(3-k)', '1', '5')).toEqual(['x ≠ 0']);
  expect(conditions('(x-1)^k', '-2', '2')).toEqual(['x ≠ 1']);
  expect(conditions('x^k', '0', 'n')).toEqual([]);
  expect(conditions('x^(n-k)', '0', 'n')).toEqual([]);
});

describe('laws', () => {
  const root = fc.integer({ min: -6, max: 6 }).map((n) => Q.rational(n, 2));
  const linear = root.map((s) => E.add(E.symbol('k'), E.number(s)));
  const factors = fc.tuple(fc.array(linear, { minLength: 1, maxLength: 3 }), fc.array(linear, { maxLength: 2 }));

  test('a quotient of linear factors has the product of its factors, for every upper end', () => {
    fc.assert(
      fc.property(factors, fc.integer({ min: 4, max: 7 }), fc.integer({ min: 0, max: 6 }), ([top, bottom], m, more) => {
        const f = E.divide(E.product(top), E.product(bottom));
        const problem = { f, index: 'k', from: E.number(m), to: E.symbol('n') };
        const result = productOf(problem);
        if (!result.ok || result.value.kind !== 'value') throw new Error(`no product of ${toText(f)}`);
        const n = Q.rational(m + more);
        const direct = multiplied({ ...problem, to: E.number(n) });
        expect(sameNumber(atInstance(result.value.value, { n }), direct!), toText(f)).toBe(true);
      }),
      { numRuns: lawRuns(12, 400) },
    );
  });

  test('an infinite product is its first factor times the others; its value is that of 3000 factors, nearly', () => {
    const shift = fc.integer({ min: 1, max: 20 }).map((n) => Q.rational(n, 6));
    fc.assert(
      fc.property(shift, shift, fc.integer({ min: -9, max: 9 }), (s, t, q) => {
        // The sums of zeros and poles agree, so that it converges.
        const k = E.symbol('k');
        const [a, b] = [E.number(s), E.number(t)];
        const middle = E.add(E.power(k, E.two), E.add(E.multiply(E.add(a, b), k), E.number(Q.rational(q, 4))));
        const f = E.divide(middle, E.multiply(E.add(k, a), E.add(k, b)));
        const result = productOf({ f, index: 'k', from: E.number(4), to: read('+oo') });
        if (!result.ok || result.value.kind === 'diverges') throw new Error(`no product of ${toText(f)}`);
        const { value } = result;
        const size = value.kind === 'decimal' ? Number(value.digits) : Number(precise(value.value));
        let direct = 1;
        for (let n = 4; n < 3000; n++) direct *= evaluate(atInstance(f, { k: Q.rational(n) }));
        expect(Math.abs(size / direct - 1), toText(f)).toBeLessThanOrEqual(0.02);
      }),
      { numRuns: lawRuns(2, 30) },
    );
  });

  const precise = (a: Expression): string => unwrap(evaluatePrecise(a, 17)).re;
});

/** Every finite product that a step shows, with the value that it says. */
const productsIn = (
  steps: readonly ShownStep[],
  n: Q.Rational,
): readonly (readonly [Expression | null, Expression])[] =>
  steps.flatMap((step) => {
    const inner = productsIn(step.steps, n);
    const operator = step.before?.operator;
    if (!isEquality(step) || operator?.name !== 'product') return inner;
    const [from, to] = operator.bounds.map((bound) => atInstance(bound, { n })) as [Expression, Expression];
    const direct = multiplied({ f: step.before.expression, index: operator.variable, from, to });
    return [[direct && atInstance(direct, { n }), atInstance(step.after.expression, { n })] as const, ...inner];
  });

test.each(known.filter(([, , to]) => to === 'n'))('every line of ∏ %s from %s is right', (f, from, to) => {
  const answer = found(f, from, to);
  const values = { x: Q.rational(2, 7), a: Q.rational(5, 3) };
  const steps = answer.kind === 'value' && answer.step !== undefined ? [answer.step] : [];
  const lines = productsIn(steps, Q.rational(5));
  expect(lines.length).toBeGreaterThan(0);
  for (const [direct, said] of lines)
    expect(
      sameNumber(atInstance(direct!, values), atInstance(said, values)),
      `${toText(direct!)} ${toText(said)}`,
    ).toBe(true);
});
