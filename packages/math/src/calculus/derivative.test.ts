import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { rational } from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { facts } from '../expression/facts/table.ts';
import { isEquality, type ShownStep, type Step } from '../expression/step.ts';
import { size } from '../expression/walk.ts';
import { derivative, derivativeOf } from './derivative.ts';
import { checkDerivative } from './derivative-check.ts';

const x = E.symbol('x');
const y = E.symbol('y');
const f = (name: string, ...args: Expression[]) => E.apply(name, args);
const square = (a: Expression) => E.power(a, E.two);

const of = (a: Expression, order = 1): Expression => unwrap(derivative(a, 'x', { order })).expression;

describe('derivatives come out short', () => {
  it.each<[string, Expression, Expression]>([
    ['ln(x)/x', E.divide(f('ln', x), x), E.divide(E.subtract(E.one, f('ln', x)), square(x))],
    ['x²eˣ', E.product([square(x), E.exp(x)]), E.product([x, E.sum([x, E.two]), E.exp(x)])],
    [
      'x/sqrt(x² + 1)',
      E.divide(x, E.sqrt(E.sum([square(x), E.one]))),
      E.power(E.sum([square(x), E.one]), E.number(rational(-3, 2))),
    ],
    [
      'x/(x + 1)²',
      E.divide(x, square(E.sum([x, E.one]))),
      E.divide(E.subtract(E.one, x), E.power(E.sum([x, E.one]), E.number(3))),
    ],
    ['xˣ', E.power(x, x), E.product([E.power(x, x), E.sum([f('ln', x), E.one])])],
    [
      'x³ + x²',
      E.sum([E.power(x, E.number(3)), square(x)]),
      E.sum([E.product([E.number(3), square(x)]), E.product([E.two, x])]),
    ],
    ['a constant', E.product([y, E.number(5)]), E.number(0)],
  ])('%s', (_, a, expected) => expect(of(a)).toEqual(expected));
});

describe('every function of the table', () => {
  const withoutRule = new Set([
    'gcd 0',
    'gcd 1',
    'lcm 0',
    'lcm 1',
    'zeta 0',
    'polygamma 0',
    'polylog 0',
    'gammainc 0',
    'hurwitzZeta 0',
    'higherClausen 0',
    'besselJ 0',
    'besselY 0',
    'besselI 0',
    'besselK 0',
  ]);
  /** Only a whole number is an order. */
  const orders: Readonly<Record<string, Expression>> = {
    polygamma: E.two,
    polylog: E.two,
    higherClausen: E.number(3),
  };
  const cases = [...facts].flatMap(([name, { arity }]) =>
    arity
      .filter((n) => n <= lawRuns(2, 3) && !(n === 3 && ['gcd', 'lcm', 'min', 'max'].includes(name)))
      .flatMap((n) => Array.from({ length: n }, (_, index) => [name, n, index] as const)),
  );

  sampled.each(cases)('%s of %i arguments, by number %i', (name, n, index) => {
    const args: Expression[] = Array.from({ length: n }, (_, k) => (k === index ? x : y));
    if (index === 1 && Object.hasOwn(orders, name)) args[0] = orders[name]!;
    const result = derivative(f(name, ...args), 'x');
    if (withoutRule.has(`${name} ${index}`)) {
      expect(result).toMatchObject({ ok: false, error: { code: 'no-answer' } });
      return;
    }
    expect(result.ok && result.value.checks).toMatchObject([{ verdict: 'equal', points: 5 }]);
  });
});

describe('laws', () => {
  const functionsOfX = [
    f('sin', x),
    E.exp(square(x)),
    f('ln', E.sum([square(x), y])),
    E.power(E.sum([x, E.two]), x),
    E.divide(x, E.sum([x, E.one])),
  ];

  it('linearity, product rule, chain rule', () => {
    for (const u of functionsOfX)
      for (const v of functionsOfX) {
        expect(
          compareNumerically(of(E.sum([u, E.product([y, v])])), E.sum([of(u), E.product([y, of(v)])])).verdict,
        ).toBe('equal');
        expect(
          compareNumerically(of(E.product([u, v])), E.sum([E.product([of(u), v]), E.product([u, of(v)])])).verdict,
        ).toBe('equal');
      }
  });

  it('an order is that many first derivatives', () => {
    for (const u of functionsOfX) {
      expect(compareNumerically(of(u, 3), of(of(of(u)))).verdict).toBe('equal');
      expect(of(u, 0)).toBe(u);
    }
    expect(of(E.power(x, E.number(40)), 40)).toEqual(f('factorial', E.number(40)));
    expect(of(E.power(x, E.number(40)), 41)).toEqual(E.number(0));
  });

  it('partial derivatives commute', () => {
    const u = f('atan', E.divide(y, square(x)));
    const xy = derivativeOf(derivativeOf(u, 'x')!, 'y')!;
    const yx = derivativeOf(derivativeOf(u, 'y')!, 'x')!;
    expect(compareNumerically(xy, yx).verdict).toBe('equal');
  });
});

describe('steps', () => {
  const check = (step: Step): void => {
    const { before, after } = step;
    if (before.operator?.name === 'derivative') {
      let expected = before.expression;
      for (let k = 0; k < before.operator.order; k++) expected = derivativeOf(expected, before.operator.variable)!;
      expect(compareNumerically(expected, after.expression, { positive: ['x', 'y'] }).verdict, step.rule).toBe('equal');
    } else
      expect(compareNumerically(before.expression, after.expression, { positive: ['x', 'y'] }).verdict, step.rule).toBe(
        'equal',
      );
    step.steps.filter(isEquality).forEach(check);
  };

  it('each is true, and the first one holds the answer', () => {
    for (const u of [
      E.divide(f('sin', square(x)), E.sum([x, y])),
      E.product([x, f('ln', x), E.exp(E.negate(x))]),
      E.power(x, f('cos', x)),
    ]) {
      const result = unwrap(derivative(u, 'x', { order: 2 }));
      expect(E.equal(result.step.after.expression, result.expression)).toBe(true);
      check(result.step);
    }
  });

  it('name the rules of the textbook', () => {
    const rules = (a: Expression): string[] => {
      const result = derivative(a, 'x');
      const names = (step: ShownStep): string[] => [step.rule, ...step.steps.flatMap(names)];
      return result.ok ? names(result.value.step) : [];
    };
    expect(rules(E.divide(f('sin', x), E.sum([x, E.one])))[0]).toBe('quotient rule');
    expect(rules(E.product([x, f('sin', square(x))]))).toEqual(
      expect.arrayContaining(['product rule', 'chain rule with the derivative of sin', 'power rule']),
    );
    expect(rules(E.power(x, x))[0]).toBe('general power rule (logarithmic differentiation)');
  });
});

describe('bounds', () => {
  let tower: Expression = x;
  for (let k = 0; k < 9; k++) tower = E.power(x, tower);

  it('a tower of ten powers is differentiated', () => {
    expect(size(of(tower))).toBeLessThan(2000);
  });

  it('what grows without end is refused', () => {
    expect(derivative(tower, 'x', { order: 9 })).toMatchObject({ ok: false });
    expect(derivative(f('sin', x), 'x', { order: -1 })).toMatchObject({ ok: false, error: { code: 'out-of-range' } });
    expect(derivative(tower, 'x', { budget: { left: 3 } })).toMatchObject({ ok: false, error: { code: 'work-limit' } });
  });
});

describe('the check is one', () => {
  it.each<[string, Expression, Expression]>([
    ['a sign', f('cos', x), f('sin', x)],
    ['a factor', square(x), E.product([E.number(rational(2001, 1000)), x])],
    ['a constant', f('ln', x), E.sum([E.divide(E.one, x), E.number(rational(1, 10_000))])],
  ])('it sees %s that is wrong', (_, a, wrong) => expect(checkDerivative(a, wrong, 'x').verdict).toBe('different'));
});
