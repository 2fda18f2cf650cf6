import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import * as Q from '../exact/rational.ts';
import { add, apply, exp, multiply, negate, number, power, product, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { derivative, derivativeOf } from './derivative.ts';
import { checkDerivative } from './derivative-check.ts';

/*
 * Functions that turn many times within the steps that doubles can take, or that rise beyond their range: their derivatives are
 * found and pass the check, and a wrong one does not.
 */

const x = symbol('x');
const runs = lawRuns(40, 2500);

const rate = fc.integer({ min: 50, max: 2_000_000 }).map((n) => number(n));
const order = fc.integer({ min: 8, max: 400 }).map((n) => number(n));
/** What goes far, or rises fast, within a unit of x. */
const steepArgument: fc.Arbitrary<Expression> = fc.oneof(
  rate.map((by) => multiply(by, x)),
  order.map((by) => power(x, by)),
  fc.integer({ min: 20, max: 5000 }).map((base) => power(number(base), x)),
  fc
    .tuple(rate, fc.integer({ min: -3, max: 3 }))
    .map(([by, shift]) => power(add(multiply(by, x), number(shift)), number(2))),
);
const outer = fc.constantFrom('sin', 'cos', 'tan', 'sec', 'tanh', 'atan', 'erf', 'asinh', 'ln');
const smooth = fc.constantFrom<Expression>(
  x,
  exp(negate(x)),
  apply('cos', [x]),
  power(add(power(x, number(2)), number(1)), number(Q.rational(1, 2))),
);
const steep = fc
  .tuple(outer, steepArgument, smooth)
  .map(([name, argument, factor]) => product([factor, apply(name, [argument])]));

describe('steep functions', () => {
  test('their derivatives are found, and pass the check', () => {
    fc.assert(
      fc.property(steep, (f) => {
        const found = derivative(f, 'x');
        expect(found.ok, toText(f)).toBe(true);
        expect(found.ok && found.value.checks[0]!.points, toText(f)).toBeGreaterThan(0);
      }),
      { numRuns: runs },
    );
  });

  test('a derivative that is off by a little is refused', () => {
    fc.assert(
      fc.property(steep, fc.integer({ min: -7, max: -2 }), (f, digits) => {
        const right = derivativeOf(f, 'x');
        fc.pre(right !== null && !(right.kind === 'number'));
        const wrong = multiply(right!, add(number(1), number(Q.power(Q.integerRational(10), digits))));
        expect(checkDerivative(f, wrong, 'x').verdict, toText(f)).not.toBe('equal');
      }),
      { numRuns: runs },
    );
  });

  test.each([
    ['acsc(x) − asin(1/x)', add(apply('acsc', [x]), negate(apply('asin', [power(x, number(-1))])))],
    [
      'sin² + cos² of 400x',
      add(
        power(apply('sin', [multiply(number(400), x)]), number(2)),
        power(apply('cos', [multiply(number(400), x)]), number(2)),
      ),
    ],
  ])('%s is constant', (_, f) => {
    const found = derivative(f, 'x');
    expect(found.ok && toText(found.value.expression)).toBe('0');
    expect(found.ok && found.value.checks[0]).toMatchObject({ verdict: 'equal', points: 5 });
  });
});

describe('real functions of what is complex in a part of the line', () => {
  const broken = fc
    .tuple(
      fc.constantFrom('abs', 'sign', 'floor', 'cbrt'),
      fc.constantFrom(Q.rational(1, 2), Q.rational(-3, 2), Q.rational(2, 3), Q.rational(5, 4)),
      fc.integer({ min: 1, max: 5 }),
    )
    .map(([name, exponent, by]) =>
      apply(name, [add(multiply(number(by), power(x, number(exponent))), number(Q.rational(1, 7)))]),
    );
  test('pass the check by the part where it is real', () => {
    fc.assert(
      fc.property(broken, smooth, (f, factor) => {
        const found = derivative(multiply(f, factor), 'x');
        expect(found.ok, toText(multiply(f, factor))).toBe(true);
      }),
      { numRuns: Math.ceil(runs / 4) },
    );
  });

  test('a constant that is no more than known to be small has the derivative 0', () => {
    const [a, b] = [2, 3].map((n) => apply('digamma', [number(n)]));
    // ψ(3) − ψ(2) − 1/2 is 0, which no number of digits shows.
    const nothing = add(add(b!, negate(a!)), number(Q.rational(-1, 2)));
    expect(checkDerivative(nothing, number(0), 'x')).toMatchObject({ verdict: 'equal', points: 5 });
  });
});

test('a fast wave that is smaller than the rounding of its values is no constant', () => {
  for (const far of [add(number(3), power(x, number(2))), add(number(5), x)])
    for (const name of ['Si', 'atan']) {
      const f = add(number(1), apply(name, [apply('erfi', [far])]));
      const slope = derivativeOf(f, 'x')!;
      expect(checkDerivative(f, slope, 'x').verdict, toText(f)).toBe('equal');
      expect(checkDerivative(f, product([number(2), slope]), 'x').verdict, toText(f)).not.toBe('equal');
    }
});
