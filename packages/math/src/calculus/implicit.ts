import { divideInVariable, fromCoefficients } from '../algebra/divide-in-variable.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep, Step } from '../expression/step.ts';
import { contains, freeSymbols, size } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { derivative, derivativeOf, inReadingOrder } from './derivative.ts';
import { pointsThatAgree } from './implicit-check.ts';
import { simplifyLimit } from './limit/simplify-limit.ts';

/*
 * The derivative of y where an equation F(x, y) = 0 makes it a function of x. Both sides are differentiated, y being a function of
 * x: F_x + F_y·y′ = 0, and so y′ = −F_x/F_y wherever F_y is not 0 (the implicit function theorem). For the second derivative y′ is
 * differentiated once more in the same way: y″ = ∂y′/∂x + (∂y′/∂y)·y′.
 *
 * On the curve a multiple of F may be left out of a numerator, which is what division by F does.
 *
 * Example: x² + y² = 1 gives 2x + 2y·y′ = 0, y′ = −x/y, y″ = −(x² + y²)/y³, and that is −1/y³.
 *
 * The check (`implicit-check.ts`) knows no derivative at all: it follows the curve.
 */

interface ImplicitDerivative {
  readonly first: Expression;
  /** Null where it would be too long to read. */
  readonly second: Expression | null;
  readonly steps: readonly ShownStep[];
  /** The steps by the formula of the implicit function theorem. */
  readonly byPartial: readonly ShownStep[];
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
    return no('out-of-range', `the letter ${y} does not occur in the equation, so it is no function of ${x}.`);
  const [byX, byY] = [derivative(difference, x), derivative(difference, y)];
  if (!byX.ok) return byX;
  if (!byY.ok) return byY;
  const [alongX, alongY] = [byX.value.expression, byY.value.expression];
  if (E.equal(alongY, E.zero))
    return no('no-answer', `The equation does not determine ${y}: its derivative by ${y} is 0.`);
  const first = simplifyLimit(E.negate(E.divide(alongX, alongY)));
  const plain = secondOf(first, x, y);
  const second = plain && onCurve(plain, difference);
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
  const again = secondSteps(first, plain, second, difference, x, y);
  return ok({
    first,
    second,
    steps: [...stepsOf(difference, [alongX, alongY], first, x, y), ...again],
    byPartial: [...partialSteps([byX.value.step, byY.value.step], [alongX, alongY], first, x, y), ...again],
    points,
  });
}

function secondOf(first: Expression, x: string, y: string): Expression | null {
  const [byX, byY] = [derivativeOf(first, x, budget(20_000)), derivativeOf(first, y, budget(20_000))];
  if (byX === null || byY === null) return null;
  const second = simplifyLimit(E.add(byX, E.multiply(byY, first)));
  return size(second, longest) >= longest ? null : second;
}

/** The same on the curve where that is shorter: the numerator without its multiple of the difference of the sides. */
function onCurve(a: Expression, difference: Expression): Expression {
  const factors = E.factorsOf(a);
  const below = factors.filter((one) => one.kind === 'power' && isNegativeNumber(one.exponent));
  const divided = divideInVariable(E.product(factors.filter((one) => !below.includes(one))), difference);
  if (divided === null) return a;
  const shorter = simplifyLimit(E.product([fromCoefficients(divided.remainder, divided.variable), ...below]));
  return size(shorter) < size(a) ? shorter : a;
}

const isNegativeNumber = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) < 0;

/** y″ from y′, and what it is on the curve. */
function secondSteps(
  first: Expression,
  plain: Expression | null,
  second: Expression | null,
  difference: Expression,
  x: string,
  y: string,
): ShownStep[] {
  if (plain === null || second === null) return [];
  const [byX, byY] = [derivativeOf(first, x, budget(20_000)), derivativeOf(first, y, budget(20_000))];
  const total = byX && byY && E.sum([byX, E.multiply(byY, E.symbol(`${y}'`))]);
  const isShown = total !== null && contains(total, `${y}'`) && size(total, longest) < longest;
  const differentiated = line(
    'differentiate again',
    `${y}' depends on ${x} itself and through ${y}, which brings the factor ${y}' again; that is put in.`,
    `${y}'' = ${isShown ? `${toText(total)} = ` : ''}${toText(plain)}`,
  );
  if (E.equal(plain, second)) return [differentiated];
  const says = `On the curve ${toText(difference)} is 0, so a multiple of it may be left out.`;
  return [differentiated, line('use the equation', says, `${y}'' = ${toText(second)}`)];
}

function stepsOf(
  difference: Expression,
  [alongX, alongY]: readonly [Expression, Expression],
  first: Expression,
  x: string,
  y: string,
): ShownStep[] {
  const prime = E.symbol(`${y}'`);
  const total = E.sum([alongX, E.multiply(alongY, prime)]);
  return [
    {
      rule: 'differentiate both sides',
      says: `${y} is a function of ${x}: by the chain rule whatever holds ${y} brings the factor ${y}' with it.`,
      written: {
        text: `d/d${x} (${toText(difference)}) = ${toText(total)}`,
        latex: `\\frac{\\mathrm{d}}{\\mathrm{d}${x}}\\left(${toLatex(difference)}\\right) = ${toLatex(total)}`,
      },
      steps: E.termsOf(difference).flatMap((term) => termSteps(term, x, y)),
    },
    line(
      `solve for ${y}'`,
      `The equation says that this is 0, and it is linear in ${y}': the terms without it go to the other side, and both sides are divided by what stands at it.`,
      `${E.equal(alongY, E.one) ? '' : `${toText(E.multiply(alongY, prime))} = ${toText(E.negate(alongX))}; `}${y}' = ${toText(first)}`,
    ),
  ];
}

/** F_x, F_y, and −F_x/F_y. */
function partialSteps(
  [byX, byY]: readonly [Step, Step],
  [alongX, alongY]: readonly [Expression, Expression],
  first: Expression,
  x: string,
  y: string,
): ShownStep[] {
  const partial = (of: string, held: string, value: Expression, step: Step) =>
    line('partial derivative', `${held} is held fixed.`, `F_${of} = ${toText(value)}`, { steps: inReadingOrder(step) });
  return [
    partial(x, y, alongX, byX),
    partial(y, x, alongY, byY),
    line(
      'implicit function theorem',
      `On the curve F does not change: F_${x} + F_${y}*${y}' = 0, solved for ${y}' where F_${y} is not 0.`,
      `${y}' = -F_${x}/F_${y} = ${toText(first)}`,
    ),
  ];
}

/** How one term is differentiated: d/dx of y² is 2y·y', and never 0. */
function termSteps(term: Expression, x: string, y: string): readonly ShownStep[] {
  const [byX, byY] = [derivative(term, x), derivative(term, y)];
  if (!byX.ok || !byY.ok) return [];
  const letters = freeSymbols(term);
  if (!letters.includes(y)) return inReadingOrder(byX.value.step);
  const [alongX, alongY] = [byX.value.expression, byY.value.expression];
  const total = E.sum([alongX, E.multiply(alongY, E.symbol(`${y}'`))]);
  const says = letters.includes(x)
    ? `It changes with ${x} itself, by ${toText(alongX)} with ${y} held fixed, and through ${y}, by ${toText(alongY)} times ${y}'.`
    : `The derivative by ${y} times the inner derivative ${y}'.`;
  return [
    ...(letters.includes(x) ? [] : inReadingOrder(byY.value.step)),
    {
      rule: 'chain rule',
      says,
      written: {
        text: `d/d${x} (${toText(term)}) = ${toText(total)}`,
        latex: `\\frac{\\mathrm{d}}{\\mathrm{d}${x}}\\left(${toLatex(term)}\\right) = ${toLatex(total)}`,
      },
      steps: [],
    },
  ];
}
