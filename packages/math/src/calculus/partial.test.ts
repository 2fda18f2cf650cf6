import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { add, apply, exp, multiply, number, power, symbol } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { derivative } from './derivative.ts';
import { mixedDerivative, secondOrder } from './partial.ts';

const [x, y] = [symbol('x'), symbol('y')];

/** Smooth functions of x and y. */
const smooth: fc.Arbitrary<Expression> = fc.letrec<{ f: Expression }>((tie) => ({
  f: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(x, y, number(2)),
    fc.tuple(tie('f'), tie('f')).map(([a, b]) => add(a, b)),
    fc.tuple(tie('f'), tie('f')).map(([a, b]) => multiply(a, b)),
    tie('f').map((a) => apply('sin', [a])),
    tie('f').map((a) => exp(multiply(number(-1), power(a, number(2))))),
  ),
})).f;

const of = (f: Expression, ...by: [string, number][]): Expression =>
  unwrap(
    mixedDerivative(
      f,
      by.map(([variable, times]) => ({ variable, times })),
    ),
  ).expression;

it('the order of the variables does not matter, and several at once are one after the other', () => {
  fc.assert(
    fc.property(smooth, (f) => {
      const mixed = of(f, ['x', 1], ['y', 1]);
      expect(compareNumerically(mixed, of(f, ['y', 1], ['x', 1])).verdict, toText(f)).not.toBe('different');
      const twice = derivative(of(f, ['x', 1]), 'x');
      expect(twice.ok && compareNumerically(of(f, ['x', 2]), twice.value.expression).verdict).not.toBe('different');
    }),
    { numRuns: 25 },
  );
});

it('the Hessian holds the derivatives of the gradient', () => {
  const f = add(multiply(power(x, number(3)), y), apply('sin', [multiply(x, y)]));
  const found = unwrap(secondOrder(f, ['x', 'y']));
  for (const [i, first] of ['x', 'y'].entries())
    for (const [j, second] of ['x', 'y'].entries())
      expect(compareNumerically(found.hessian[i]![j]!, of(f, [second, 1], [first, 1])).verdict).toBe('equal');
  expect(found.points).toBeGreaterThan(20);
});
