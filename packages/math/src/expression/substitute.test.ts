import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, apply, divide, equal, exp, ln, multiply, number, one, power, symbol } from './build.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { substitute } from './substitute.ts';

const [x, y] = [symbol('x'), symbol('y')];

const expressions: fc.Arbitrary<Expression> = fc.letrec<{ f: Expression }>((tie) => ({
  f: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(x, y, number(2)),
    fc.tuple(tie('f'), tie('f')).map(([a, b]) => add(a, b)),
    fc.tuple(tie('f'), tie('f')).map(([a, b]) => multiply(a, b)),
    tie('f').map((a) => divide(one, a)),
    tie('f').map((a) => power(a, number(2))),
    tie('f').map((a) => apply('sin', [a])),
    tie('f').map((a) => exp(a)),
    tie('f').map((a) => ln(a)),
  ),
})).f;

it('has the value of the expression at the values of what comes in, also where that holds the same symbols', () => {
  fc.assert(
    fc.property(expressions, expressions, expressions, (f, g, h) => {
      const at = { x: 1.37, y: 0.61 };
      const inner = { x: evaluate(g, at), y: evaluate(h, at) };
      const [found, expected] = [evaluate(substitute(f, { x: g, y: h }), at), evaluate(f, inner)];
      fc.pre(
        Number.isFinite(expected) && Number.isFinite(found) && Math.abs(expected) < 1e6 && Math.abs(expected) > 1e-6,
      );
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-6 * Math.abs(expected));
    }),
  );
});

it('does not replace what it has just put in', () => {
  expect(equal(substitute(divide(one, x), { x: divide(one, x) }), x)).toBe(true);
  expect(equal(substitute(add(x, multiply(number(2), y)), { x: y, y: x }), add(y, multiply(number(2), x)))).toBe(true);
});
