import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { ShownStep } from '../../../expression/step.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';
import { positivity } from '../table/pairs.ts';

/*
 * Gauss's integral ∫ C·e^(−ax² + bx + c) dx over the line, or half of it where b = 0, as a textbook has it: the square of
 * I = ∫ e^(−ax²) dx is an integral over the plane, 2π·∫₀^∞ r·e^(−ar²) dr = π/a in polar coordinates.
 */

/** The integral of such a bell over the line or half of it; null for others. */
export function byPolarCoordinates(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const isHalf = E.equal(lower, E.zero);
  if (infiniteEnd(upper) !== 1 || !(isHalf || infiniteEnd(lower) === -1)) return null;
  const bell = bellOf(f, variable);
  if (bell === null || (isHalf && !E.equal(bell.b, E.zero))) return null;
  const positive = positivity(bell.a);
  if (positive === null) return null;
  const { a, b, c, front } = bell;
  const root = simplest(E.sqrt(E.divide(E.constant('pi'), a)));
  const height = E.exp(E.add(c, E.divide(E.power(b, E.two), E.multiply(E.number(4), a))));
  const scale = simplest(E.product([front, height, ...(isHalf ? [E.half] : [])]));
  const value = simplest(E.multiply(scale, root));
  return {
    value,
    conditions: positive,
    ...(E.equal(b, E.zero) && { antiderivative: errorFunction(E.multiply(front, E.exp(c)), a, variable) }),
    step: stepOf(problem, value, {
      rule: 'polar coordinates',
      says: 'There is no elementary antiderivative, but the square of the integral is one over the plane, where polar coordinates bring the factor r that the substitution r^2 needs.',
      steps: [
        ...squareCompleted(bell, variable),
        ...squareOfIntegral(a, root, variable),
        ...scaled(scale, root, value, isHalf),
      ],
    }),
  };
}

/** front·e^(−ax² + bx + c). */
interface Bell {
  readonly front: Expression;
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
}

function bellOf(f: Expression, variable: string): Bell | null {
  const factors = E.factorsOf(f);
  const [bell, ...others] = factors.filter((factor) => contains(factor, variable));
  if (bell?.kind !== 'power' || others.length > 0 || !E.equal(bell.base, E.constant('e'))) return null;
  const [c, b, square, ...more] = coefficientsOf(bell.exponent, variable) ?? [];
  if (square === undefined || more.length > 0) return null;
  const front = E.product(factors.filter((factor) => factor !== bell));
  return { front, a: simplest(E.negate(square)), b: b!, c: c! };
}

const errorFunction = (front: Expression, a: Expression, variable: string): Expression => {
  const root = E.sqrt(a);
  const scale = E.divide(E.sqrt(E.constant('pi')), E.multiply(E.two, root));
  return simplest(E.product([front, scale, E.apply('erf', [E.multiply(root, E.symbol(variable))])]));
};

function squareCompleted({ a, b, c }: Bell, variable: string): readonly ShownStep[] {
  if (E.equal(b, E.zero)) return [];
  const x = E.symbol(variable);
  const shift = simplest(E.divide(b, E.multiply(E.two, a)));
  const rest = simplest(E.add(c, E.divide(E.power(b, E.two), E.multiply(E.number(4), a))));
  const squared = E.add(E.negate(E.multiply(a, E.power(E.subtract(x, shift), E.two))), rest);
  const given = E.sum([E.negate(E.multiply(a, E.power(x, E.two))), E.multiply(b, x), c]);
  return [
    line(
      'completing the square',
      'A shift of the variable leaves the line as it is, so only the constant that is left counts.',
      `${toText(given)} = ${toText(squared)}`,
    ),
  ];
}

/** I² over the plane, in polar coordinates, and its root. */
function squareOfIntegral(a: Expression, root: Expression, variable: string): readonly ShownStep[] {
  const taken = new Set([variable, ...freeSymbols(a)]);
  const [other, radius] = [
    ['y', 'v', 'w'],
    ['r', 's', 'q'],
  ].map((names) => names.find((name) => !taken.has(name))!);
  const [x, y, r] = [variable, other!, radius!].map(E.symbol);
  const bell = (square: Expression): Expression => E.exp(E.negate(E.multiply(a, square)));
  const inPlane = bell(E.add(E.power(x!, E.two), E.power(y!, E.two)));
  const inPolar = E.multiply(r!, bell(E.power(r!, E.two)));
  const inner: Problem = { f: inPolar, variable: radius!, lower: E.zero, upper: E.constant('infinity') };
  const half = simplest(E.reciprocal(E.multiply(E.two, a)));
  const whole = simplest(E.divide(E.constant('pi'), a));
  return [
    line(
      'square of the integral',
      `With I for the integral of ${toText(bell(E.power(x!, E.two)))} over the line, the product of two of them is one over the plane.`,
      `I^2 = "integral over the plane of" ${toText(inPlane)}`,
    ),
    stepOf(inner, half, {
      rule: 'along the radius',
      says: `In polar coordinates the area element is ${radius} d${radius} dθ; the substitution of ${radius}^2 gives the integral along the radius.`,
    }),
    line(
      'around the origin',
      'Nothing depends on the angle, which runs through 2π.',
      `I^2 = 2*pi*(${toText(half)}) = ${toText(whole)}`,
    ),
    line('square root', 'The integrand is positive, so the positive root is taken.', `I = ${toText(root)}`),
  ];
}

function scaled(scale: Expression, root: Expression, value: Expression, isHalf: boolean): readonly ShownStep[] {
  if (E.equal(scale, E.one)) return [];
  const says = isHalf
    ? 'The integrand is even, so the half line has half of it; a constant factor goes before the integral.'
    : 'A constant factor goes before the integral.';
  return [line('constant factor', says, `(${toText(scale)})*(${toText(root)}) = ${toText(value)}`)];
}
