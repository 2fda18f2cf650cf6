import { add, divide, equal, multiply, negate, sum, symbol, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep, Step } from '../expression/step.ts';
import { contains, size } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { derivative, inReadingOrder, slope } from './derivative.ts';
import { pointsThatAgree } from './implicit-check.ts';
import { neat } from './limit/neat.ts';

/*
 * The derivative of y where an equation F(x, y) = 0 makes it a function of x. Both sides are differentiated, y being a function of
 * x: F_x + F_y·y′ = 0, and so y′ = −F_x/F_y wherever F_y is not 0 (the implicit function theorem). For the second derivative y′ is
 * differentiated once more in the same way: y″ = ∂y′/∂x + (∂y′/∂y)·y′.
 *
 * Example: x² + y² = 1 gives 2x + 2y·y′ = 0, y′ = −x/y, y″ = −(x² + y²)/y³.
 *
 * The check (`implicit-check.ts`) knows no derivative at all: it follows the curve.
 */

interface ImplicitDerivative {
  readonly first: Expression;
  /** Null where it would be too long to read. */
  readonly second: Expression | null;
  readonly steps: readonly ShownStep[];
  /** Points of the curve at which the slope was compared. */
  readonly points: number;
}

/** A second derivative of more nodes is left out. */
const longest = 300;

/**
 * dy/dx and d²y/dx² from `difference` = 0, in terms of x and y; other symbols are constants. Fails with `out-of-range` where y does not
 * occur, `no-answer` where F has no known derivative or no real point of the curve is found to check it at.
 */
export function implicitDerivative(difference: Expression, x: string, y: string): Result<ImplicitDerivative> {
  if (x === y) return no('out-of-range', `The two variables must be different; both are ${x}.`);
  if (!contains(difference, y))
    return no('out-of-range', `${y} does not occur in the equation, so it is no function of ${x}.`);
  const [byX, byY] = [derivative(difference, x), derivative(difference, y)];
  if (!byX.ok) return byX;
  if (!byY.ok) return byY;
  const [alongX, alongY] = [byX.value.expression, byY.value.expression];
  if (equal(alongY, zero)) return no('no-answer', `The equation does not determine ${y}: its derivative by ${y} is 0.`);
  const first = neat(negate(divide(alongX, alongY)));
  const second = secondOf(first, x, y);
  const points = pointsThatAgree(difference, first, second, x, y);
  if (points === null)
    return no(
      'check-failed',
      'A derivative was found, but it does not agree with difference quotients along the curve.',
    );
  if (points === 0)
    return no(
      'no-answer',
      'No answer: no real point of the curve was found at which the derivative could be checked, so it is not shown.',
    );
  const steps = stepsOf(difference, [alongX, alongY], first, x, y, [byX.value.step, byY.value.step]);
  return ok({ first, second, steps, points });
}

function secondOf(first: Expression, x: string, y: string): Expression | null {
  const [byX, byY] = [slope(first, x, budget(20_000)), slope(first, y, budget(20_000))];
  if (byX === null || byY === null) return null;
  const second = neat(add(byX, multiply(byY, first)));
  return size(second, longest) >= longest ? null : second;
}

function stepsOf(
  difference: Expression,
  [alongX, alongY]: readonly [Expression, Expression],
  first: Expression,
  x: string,
  y: string,
  partial: readonly [Step, Step],
): ShownStep[] {
  const prime = symbol(`${y}'`);
  const total = sum([alongX, multiply(alongY, prime)]);
  return [
    {
      rule: 'differentiate both sides',
      says: `${y} is a function of ${x}: by the chain rule whatever holds ${y} brings the factor ${y}' with it.`,
      written: {
        text: `d/d${x} (${toText(difference)}) = ${toText(total)}`,
        latex: `\\frac{\\mathrm{d}}{\\mathrm{d}${x}}\\left(${toLatex(difference)}\\right) = ${toLatex(total)}`,
      },
      steps: partial.flatMap(inReadingOrder),
    },
    line(`solve for ${y}'`, `The equation says that this is 0, and it is linear in ${y}'.`, `${y}' = ${toText(first)}`),
  ];
}
