import { describe, expect, it } from 'vitest';
import { rational } from '../exact/rational.ts';
import {
  apply,
  divide,
  equal,
  exp,
  negate,
  number,
  one,
  power,
  product,
  sqrt,
  subtract,
  sum,
  symbol,
  two,
} from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { facts } from '../expression/facts/table.ts';
import { isEquality, type ShownStep, type Step } from '../expression/step.ts';
import { size } from '../expression/walk.ts';
import { derivative, slope } from './derivative.ts';
import { checkDerivative } from './derivative-check.ts';

const x = symbol('x');
const y = symbol('y');
const f = (name: string, ...args: Expression[]) => apply(name, args);
const square = (a: Expression) => power(a, two);

const of = (a: Expression, order = 1): Expression => {
  const result = derivative(a, 'x', { order });
  if (!result.ok) throw new Error(result.why.message);
  return result.value.expression;
};

describe('derivatives come out short', () => {
  it.each<[string, Expression, Expression]>([
    ['ln(x)/x', divide(f('ln', x), x), divide(subtract(one, f('ln', x)), square(x))],
    ['x²eˣ', product([square(x), exp(x)]), product([x, sum([x, two]), exp(x)])],
    ['x/sqrt(x² + 1)', divide(x, sqrt(sum([square(x), one]))), power(sum([square(x), one]), number(rational(-3, 2)))],
    ['x/(x + 1)²', divide(x, square(sum([x, one]))), divide(subtract(one, x), power(sum([x, one]), number(3)))],
    ['xˣ', power(x, x), product([power(x, x), sum([f('ln', x), one])])],
    ['x³ + x²', sum([power(x, number(3)), square(x)]), sum([product([number(3), square(x)]), product([two, x])])],
    ['a constant', product([y, number(5)]), number(0)],
  ])('%s', (_, a, expected) => expect(of(a)).toEqual(expected));
});

describe('every function of the table', () => {
  const withoutRule = new Set(['gcd 0', 'gcd 1', 'lcm 0', 'lcm 1', 'zeta 0', 'polygamma 0', 'polylog 0', 'gammainc 0']);
  const cases = [...facts].flatMap(([name, { arity }]) =>
    arity
      .filter((n) => n <= 3 && !(n === 3 && ['gcd', 'lcm', 'min', 'max'].includes(name)))
      .flatMap((n) => Array.from({ length: n }, (_, index) => [name, n, index] as const)),
  );

  it.each(cases)('%s of %i arguments, by number %i', (name, n, index) => {
    const args: Expression[] = Array.from({ length: n }, (_, k) => (k === index ? x : y));
    if (index === 1 && (name === 'polygamma' || name === 'polylog')) args[0] = two;
    const result = derivative(f(name, ...args), 'x');
    if (withoutRule.has(`${name} ${index}`)) {
      expect(result).toMatchObject({ ok: false, why: { code: 'no-answer' } });
      return;
    }
    expect(result.ok && result.value.checks).toMatchObject([{ verdict: 'equal', points: 5 }]);
  });
});

describe('laws', () => {
  const functionsOfX = [
    f('sin', x),
    exp(square(x)),
    f('ln', sum([square(x), y])),
    power(sum([x, two]), x),
    divide(x, sum([x, one])),
  ];

  it('linearity, product rule, chain rule', () => {
    for (const u of functionsOfX)
      for (const v of functionsOfX) {
        expect(compareNumerically(of(sum([u, product([y, v])])), sum([of(u), product([y, of(v)])])).verdict).toBe(
          'equal',
        );
        expect(compareNumerically(of(product([u, v])), sum([product([of(u), v]), product([u, of(v)])])).verdict).toBe(
          'equal',
        );
      }
  });

  it('an order is that many first derivatives', () => {
    for (const u of functionsOfX) {
      expect(compareNumerically(of(u, 3), of(of(of(u)))).verdict).toBe('equal');
      expect(of(u, 0)).toBe(u);
    }
    expect(of(power(x, number(40)), 40)).toEqual(f('factorial', number(40)));
    expect(of(power(x, number(40)), 41)).toEqual(number(0));
  });

  it('partial derivatives commute', () => {
    const u = f('atan', divide(y, square(x)));
    const xy = slope(slope(u, 'x')!, 'y')!;
    const yx = slope(slope(u, 'y')!, 'x')!;
    expect(compareNumerically(xy, yx).verdict).toBe('equal');
  });
});

describe('steps', () => {
  const check = (step: Step): void => {
    const { before, after } = step;
    if (before.operator?.name === 'derivative') {
      let expected = before.expression;
      for (let k = 0; k < before.operator.order; k++) expected = slope(expected, before.operator.variable)!;
      expect(compareNumerically(expected, after.expression, { positive: ['x', 'y'] }).verdict, step.rule).toBe('equal');
    } else
      expect(compareNumerically(before.expression, after.expression, { positive: ['x', 'y'] }).verdict, step.rule).toBe(
        'equal',
      );
    step.steps.filter(isEquality).forEach(check);
  };

  it('each is true, and the first one holds the answer', () => {
    for (const u of [
      divide(f('sin', square(x)), sum([x, y])),
      product([x, f('ln', x), exp(negate(x))]),
      power(x, f('cos', x)),
    ]) {
      const result = derivative(u, 'x', { order: 2 });
      if (!result.ok) throw new Error(result.why.message);
      expect(equal(result.value.step.after.expression, result.value.expression)).toBe(true);
      check(result.value.step);
    }
  });

  it('name the rules of the textbook', () => {
    const rules = (a: Expression): string[] => {
      const result = derivative(a, 'x');
      const names = (step: ShownStep): string[] => [step.rule, ...step.steps.flatMap(names)];
      return result.ok ? names(result.value.step) : [];
    };
    expect(rules(divide(f('sin', x), sum([x, one])))[0]).toBe('quotient rule');
    expect(rules(product([x, f('sin', square(x))]))).toEqual(
      expect.arrayContaining(['product rule', 'chain rule with the derivative of sin', 'power rule']),
    );
    expect(rules(power(x, x))[0]).toBe('general power rule (logarithmic differentiation)');
  });
});

describe('bounds', () => {
  let tower: Expression = x;
  for (let k = 0; k < 9; k++) tower = power(x, tower);

  it('a tower of ten powers is differentiated', () => {
    expect(size(of(tower))).toBeLessThan(2000);
  });

  it('what grows without end is refused', () => {
    expect(derivative(tower, 'x', { order: 9 })).toMatchObject({ ok: false });
    expect(derivative(f('sin', x), 'x', { order: -1 })).toMatchObject({ ok: false, why: { code: 'out-of-range' } });
    expect(derivative(tower, 'x', { budget: { left: 3 } })).toMatchObject({ ok: false, why: { code: 'work-limit' } });
  });
});

describe('the check is one', () => {
  it.each<[string, Expression, Expression]>([
    ['a sign', f('cos', x), f('sin', x)],
    ['a factor', square(x), product([number(rational(2001, 1000)), x])],
    ['a constant', f('ln', x), sum([divide(one, x), number(rational(1, 10_000))])],
  ])('it sees %s that is wrong', (_, a, wrong) => expect(checkDerivative(a, wrong, 'x').verdict).toBe('different'));
});
