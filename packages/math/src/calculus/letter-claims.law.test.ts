import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import * as Q from '../exact/rational.ts';
import { equal, number, subtract } from '../expression/build.ts';
import type { Condition } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { complex } from '../numeric/complex.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import { derivativeOf } from './derivative.ts';
import { jumpsOf } from './integral/form/continuous.ts';
import { antiderivative } from './integral.ts';
import { integralClaims } from './integral-claims.ts';
import { limit } from './limit.ts';

/*
 * Every claim about letters holds for the values that its conditions admit: numbers are put in, the critical ones above all (those at
 * which an exponent is −1, a denominator or a leading coefficient 0, two letters equal), and the answer is compared with the
 * problem for these numbers. A value for which it does not hold must be excluded.
 */

/** Roots of n + 1, a − 1, m ± n and the like lie among these. */
const values = fc.constantFrom(...[-3, -2, -1, -1 / 2, 0, 1 / 2, 1, 2, 3].map((x) => number(Q.fromNumber(x))));
const letters = ['a', 'b', 'm', 'n'] as const;
const numbers = fc.record({ a: values, b: values, m: values, n: values });
type Numbers = Readonly<Record<string, Expression>>;

/** Whether a condition holds for numbers; what has no real value there does not. */
function holds({ left, relation, right }: Condition, at: Numbers): boolean {
  const difference = substitute(subtract(left, right), at);
  const size = difference.kind === 'number' ? Q.sign(difference.value) : evaluate(difference);
  switch (relation) {
    case '=':
      return size === 0;
    case '!=':
      return Number.isFinite(size) && size !== 0;
    case '>':
      return size > 0;
    case '>=':
      return size >= 0;
    case '<':
      return size < 0;
    case '<=':
      return size <= 0;
  }
}

const coefficient = fc.integer({ min: 1, max: 5 });
const linear = fc.constantFrom('a*x+b', 'x-a', 'm*x+1', '(a-1)*x+b', 'n*x-a', 'x+b');
const integrand = fc.oneof(
  fc.tuple(coefficient, fc.constantFrom('n', 'n+1', '2n', 'm-n', 'n-2')).map(([c, e]) => `${c}*x^(${e})`),
  fc.tuple(fc.constantFrom('sin', 'cos'), fc.constantFrom('sin', 'cos')).map(([f, g]) => `${f}(m*x)*${g}(n*x)`),
  fc.tuple(coefficient, fc.constantFrom('a', 'a-b', 'a*b', 'a+1', 'a^2')).map(([c, e]) => `${c}/(x^2+${e})`),
  fc.tuple(coefficient, linear).map(([c, u]) => `${c}/(${u})`),
  linear.map((u) => `sqrt(${u})`),
  fc.tuple(linear, fc.constantFrom('exp', 'sin', 'cos', 'cosh')).map(([u, f]) => `${f}(${u})`),
  fc.tuple(linear, linear).map(([u, v]) => `1/((${u})*(${v}))`),
  fc.constantFrom(
    'a^x',
    'x*a^x',
    'x^n*ln(x)',
    'x*exp(-a*x)',
    'exp(-a*x^2)',
    'x*exp(-a*x^2)',
    '1/sqrt(a^2-x^2)',
    '1/sqrt(x^2+a)',
    'x/(x^2+a)',
    'exp(a*x)*sin(b*x)',
    'sqrt(a^2-x^2)',
    '1/(a^2*x^2+b^2)',
    'x^2*cos(n*x)',
    '1/(x^2-a^2)',
    'sinh(a*x)*x',
    '1/(a*x^2+b*x+m)',
    '1/(x^2+b*x+m)',
    'x/(x^2+m*x+n)',
    '1/sqrt(a*x^2+b*x+m)',
    '1/(a+b*x^2)',
    '1/sqrt(x^2+2*b*x+m)',
    'sqrt(x^2+m*x+n)',
    'x^(n-1)/(x^n+a)',
    'x^n*exp(x)',
    '1/(x*(x^n+1))',
    '1/(a*x^2+b)',
    '1/(x^2+a*x+1)',
    '1/(x*(x^2+a*x+1))',
    'x/(x^2+a*x+1)^2',
    '1/(a+cosh(x))',
  ),
);
/** Those whose antiderivatives by a tangent jump where they are regular. */
const ofAngle = [
  '1/(a+b*sin(x))',
  '1/(a-b*cos(x))',
  '1/(a+b*cos(m*x))',
  '1/(a+sin(x))',
  '1/(1+a*cos(2x))',
  '1/(2+a*cos(x))',
  '1/(1+a*sin(x))',
  '1/(a^2*sin(x)^2+b^2*cos(x)^2)',
  '1/(a+b*sin(x)^2)',
  '1/(1+a^2*cos(x)^2)',
];

const known = new Map<string, ReturnType<typeof claimsOf>>();
function claimsOf(text: string) {
  const f = read(text);
  const found = antiderivative(f, 'x');
  if (!found.ok) return null;
  const F = found.value.expression;
  const { conditions, cases } = integralClaims(f, F, 'x');
  return { f, claims: [{ when: conditions, value: F }, ...cases] };
}

const places = [0.37, -0.61, 1.43, 2.9, -1.83, -4.1];

/** Whether the derivative of F is f wherever f is real, and F real with it. */
function isAntiderivative(F: Expression, f: Expression): boolean {
  const derived = derivativeOf(F, 'x');
  if (derived === null) return false;
  return places.every((place) => {
    const wanted = evaluate(f, { x: place });
    const at = { x: complex(place) };
    const claimed = evaluateWithError(derived, at);
    if (!Number.isFinite(wanted)) return true;
    const value = evaluateComplex(F, at);
    const size = Math.abs(wanted);
    const isReal = Math.abs(value.im) <= 1e-9 * Math.hypot(value.re, value.im);
    const near = Math.hypot(claimed.value.re - wanted, claimed.value.im) <= 1e-6 * size + 16 * claimed.error;
    return isReal && near;
  });
}

describe('antiderivatives with letters', () => {
  test('hold for every value that their conditions admit', () => {
    fc.assert(
      fc.property(integrand, numbers, (text, at) => {
        if (!known.has(text)) known.set(text, claimsOf(text));
        const answer = known.get(text);
        fc.pre(answer !== null && answer !== undefined);
        const f = substitute(answer!.f, at);
        for (const { when, value } of answer!.claims) {
          if (!when.every((one) => holds(one, at))) continue;
          const where = letters.map((name) => `${name} = ${toText(at[name])}`).join(', ');
          expect(
            isAntiderivative(substitute(value, at), f),
            `${text}, ${where}: ${toText(value)} for ${conditionsText(when)}`,
          ).toBe(true);
        }
      }),
      { numRuns: lawRuns(24, 5000) },
    );
  });
});

const part = fc.constantFrom('a*x^2', '(a-1)*x', 'b*x', '(a-b)*x^2', '1', 'x', '(b-2)*x^3', 'a', 'm', '(m-n)*x');
const whole = fc.tuple(part, part).map(([u, v]) => `${u}+${v}`);
const approached = fc.oneof(
  fc.tuple(whole, whole).map(([u, v]) => [`(${u})/(${v})`, 'oo'] as const),
  fc.tuple(whole, whole).map(([u, v]) => [`(${u})/(${v})`, '0'] as const),
  fc.tuple(fc.constantFrom('a', 'a-b', 'a-1', 'm-n'), whole).map(([e, u]) => [`exp((${e})*x)*(${u})`, 'oo'] as const),
  fc.tuple(fc.constantFrom('sin', 'tan', 'atan'), whole).map(([g, u]) => [`${g}(${u})/x`, '0'] as const),
  fc.constantFrom(
    ['(1+a/x)^(b*x)', 'oo'] as const,
    ['x^n/exp(x)', 'oo'] as const,
    ['sin(m*x)/sin(n*x)', '0'] as const,
    ['(a^x-b^x)/x', '0'] as const,
    ['x^(a-b)', 'oo'] as const,
  ),
);

describe('antiderivatives of waves with letters', () => {
  sampled.each(ofAngle)('of %s hold and do not jump for any value that their conditions admit', (text) => {
    const { f: given, claims } = claimsOf(text)!;
    fc.assert(
      fc.property(numbers, (at) => {
        const f = substitute(given, at);
        for (const { when, value } of claims) {
          if (!when.every((one) => holds(one, at))) continue;
          const F = substitute(value, at);
          const instance = `${toText(value)} for ${conditionsText(when)} at ${JSON.stringify(at)}`;
          expect(isAntiderivative(F, f), instance).toBe(true);
          expect(jumpsOf(F, f, 'x'), instance).toBe(0);
        }
      }),
      { numRuns: lawRuns(40, 2000) },
    );
  });

  sampled.each([
    '1/(x^2+a*x+1)',
    '1/(x*(x^2+a*x+1))',
    'x/(x^2+a*x+1)^2',
    '1/(a*x^2+b)',
    '1/(a+b*cos(x))',
    '1/(1+a*cos(x))',
    '1/(2+a*cos(x))',
    '1/(1+a*sin(x))',
    '1/(a+cosh(x))',
    '1/(a*x^2+b*x+1)',
    '1/(a*x^2-b)',
    'x/(a*x^2+x+b)',
    '1/sqrt(x^2+a*x+b)',
    'sqrt(x^2+a*x+b)',
    '1/sqrt(a*x^2+b*x+1)',
  ])('of %s have a formula for every value at which there is an integrand, with a value there', (text) => {
    const { f, claims } = claimsOf(text)!;
    const some = [-3, -2, -1, 0, 1, 2, 3].map((x) => number(Q.fromNumber(x)));
    for (const a of some)
      for (const b of some) {
        const at = { a, b };
        if (!Number.isFinite(evaluate(substitute(f, { ...at, x: number(Q.fromNumber(0.37)) })))) continue;
        const where = `${text} at a = ${toText(a)}, b = ${toText(b)}`;
        const own = claims.filter(({ when }) => when.every((one) => holds(one, at)));
        expect(own.length, where).toBeGreaterThan(0);
        // Where sums and squares are exact, so that a logarithm of 0 is seen.
        for (const x of [-9.25, 4.5].map((place) => number(Q.fromNumber(place))))
          if (Number.isFinite(evaluate(substitute(f, { ...at, x }))))
            for (const { value } of own)
              expect(Number.isFinite(evaluate(substitute(value, { ...at, x }))), `${where}: ${toText(value)}`).toBe(
                true,
              );
      }
  });

  test.each(['a^x*b^x', 'x*a^x/b^x', 'a^x*e^(2*x)', 'a^x*b^(2*x)'])(
    'of %s have a formula for all positive values, with a value there',
    (text) => {
      const { f, claims } = claimsOf(text)!;
      const some = ['1/4', '1/2', '1', '2', '3', 'e^(-2)'].map(read);
      for (const a of some)
        for (const b of some) {
          const own = claims.filter(({ when }) => when.every((one) => holds(one, { a, b })));
          expect(own.length, `${text} at a = ${toText(a)}, b = ${toText(b)}`).toBe(1);
          const F = substitute(own[0]!.value, { a, b });
          const [derived, wanted] = [derivativeOf(F, 'x')!, substitute(f, { a, b })];
          expect(evaluate(derived, { x: 0.37 }), toText(F)).toBeNear(evaluate(wanted, { x: 0.37 }), 1e-12);
        }
    },
  );

  test('have a formula on both sides of every discriminant', () => {
    for (const text of ['1/(a*x^2+b*x+m)', '1/(x^2+b*x+m)', '1/(a+b*sin(x))', '1/(a+b*cos(x))']) {
      const { claims } = claimsOf(text)!;
      for (const at of [
        { a: 3, b: 1, m: 2 },
        { a: 1, b: 3, m: 2 },
        { a: 1, b: 3, m: -2 },
      ]) {
        const values = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, number(Q.fromNumber(x))]));
        expect(
          claims.some(({ when }) => when.every((one) => holds(one, values))),
          text,
        ).toBe(true);
      }
    }
  });
});

describe('limits with letters', () => {
  test('hold for every value that their conditions admit', () => {
    fc.assert(
      fc.property(approached, numbers, ([text, to], at) => {
        const f = read(text);
        const found = limit(f, 'x', read(to), { side: 'right' });
        fc.pre(found.ok && found.value.kind === 'value' && found.value.conditions.every((one) => holds(one, at)));
        if (!found.ok || found.value.kind !== 'value') return;
        const there = limit(substitute(f, at), 'x', read(to), { side: 'right' });
        fc.pre(there.ok && there.value.kind === 'value');
        if (!there.ok || there.value.kind !== 'value') return;
        const [claimed, wanted] = [substitute(found.value.value, at), there.value.value];
        const difference = evaluate(claimed) - evaluate(wanted);
        const agrees = equal(claimed, wanted) || Math.abs(difference) <= 1e-9 * Math.abs(evaluate(wanted));
        expect(
          agrees,
          `${text} at ${to}: ${toText(claimed)} and ${toText(wanted)} for ${conditionsText(found.value.conditions)}`,
        ).toBe(true);
      }),
      { numRuns: lawRuns(16, 2000), maxSkipsPerRun: 1000 },
    );
  });
});

/** Continuous wherever it has a value, also where only a common factor hides one. */
const continuous = fc
  .tuple(
    fc.constantFrom(
      'x^2',
      'sin(x)',
      'exp(x)-b',
      '1/x',
      'x/(x-b)',
      '(x^2-a^2)/(x-a)',
      '(x^3-a^3)/(x-a)',
      '1/(x^2+1)',
      'm/x^2',
    ),
    fc.constantFrom('+', '-', '*'),
    fc.constantFrom('x', 'cos(m*x)', 'n*x^3', '1/(x+b)', '(x-a)*exp(x)'),
  )
  .map(([u, sign, v]) => `(${u})${sign}(${v})`);

test('limits at a letter ask for no more of it than that nothing divides by 0 there', () => {
  fc.assert(
    fc.property(continuous, numbers, (text, at) => {
      const f = read(text);
      const found = limit(f, 'x', read('a'));
      // Towards a number, near which there are values.
      const there = limit(substitute(f, at), 'x', at.a);
      fc.pre(found.ok && found.value.kind === 'value' && there.ok && there.value.kind === 'value');
      if (!found.ok || found.value.kind !== 'value' || !there.ok || there.value.kind !== 'value') return;
      const { conditions, value } = found.value;
      const isExcluded = !conditions.every((one) => holds(one, at));
      const claimed = evaluate(substitute(value, at));
      const wanted = evaluate(there.value.value);
      if (isExcluded) {
        // Where a denominator is 0 the limit is another, or the form of the answer has no value.
        const isPole = conditions.every((one) => one.relation === '!=');
        expect(isPole, `${text}: ${conditionsText(conditions)}`).toBe(true);
      } else
        expect(Math.abs(claimed - wanted), `${text}: ${claimed} for ${wanted}`).toBeLessThanOrEqual(
          1e-9 * Math.abs(wanted),
        );
    }),
    { numRuns: lawRuns(16, 1000), maxSkipsPerRun: 1000 },
  );
});
