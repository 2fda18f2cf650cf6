import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { zerosByScan } from '@nomogram/math/algebra/trigonometric/zeros-by-scan.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { toDecimal } from '@nomogram/math/exact/decimal.ts';
import { number, termsOf } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { upper } from '@nomogram/math/numeric/precise/ball.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { alternatives, line } from '@nomogram/math/syntax/written-line.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { decimalLatex, formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { digits, exact, formula } from '../../kit/quantity.ts';
import { closingIn, putIn } from './closing-in.ts';
import { curveWithPoints } from './curve-with-points.ts';
import { aboutCubeRoots, powerOfNegatives } from './powers-of-negatives.ts';
import { absoluteEquation } from './ways/absolute-equation.ts';
import { beginsApart } from './ways/candidates.ts';
import { cubeRoots } from './ways/cube-roots.ts';
import { equationText } from './ways/equation-text.ts';
import { exponentialEquation } from './ways/exponential-equation.ts';
import { extremeValue } from './ways/extreme-value.ts';
import { fractionEquation } from './ways/fraction-equation.ts';
import { groupedTerms } from './ways/grouped-terms.ts';
import { homogeneousPowers } from './ways/homogeneous-powers.ts';
import { innerFunction } from './ways/inner-function.ts';
import { inverseCircular } from './ways/inverse-circular.ts';
import { lambertEquation } from './ways/lambert-equation.ts';
import { logarithmEquation } from './ways/logarithm-equation.ts';
import { nowhereZero } from './ways/nowhere-zero.ts';
import { powersOnBothSides } from './ways/powers-on-both-sides.ts';
import { radicalEquation } from './ways/radical-equation.ts';
import { betweenTurningPoints } from './ways/turning-points.ts';
import { zeroProduct } from './ways/zero-product.ts';

/** An equation that no formula solves, by all the real numbers at which its sides are equal. */
export interface RealSolutions {
  /** Ascending; none where the sides are never equal. */
  readonly values: readonly Quantity[];
  /** All of them in one line. */
  readonly listed: Quantity;
  readonly check: Check;
  readonly steps: () => readonly ShownStep[];
  readonly figure: () => Figure | undefined;
  readonly notes: readonly string[];
}

/** Zeros without a closed form are known to 50 digits. */
const maxDigits = 45;
const maxSolutions = 12;

/**
 * The real solutions of difference = 0 in x, such as cos(x) = x or e^x = 3x: finitely many, all of them, since all the points are known
 * at which the difference can change its sign. Refused where they are not.
 */
export function realSolutions(
  difference: Expression,
  cancelled: readonly Expression[],
  x: string,
  { digits: count, label }: { readonly digits: number; readonly label: (k: number, all: number) => string },
): Result<RealSolutions> {
  const found = realZeros(difference, x, monotonePieces, cancelled);
  if (!found.ok) return found;
  const zeros = found.value;
  if (zeros.length > maxSolutions || zeros.some(({ exact: form, near }) => !form && !near)) return tooMany;
  const power = powerOfNegatives(difference, x);
  if (power && zeros.length === 0) return unknownBelow(power);
  const check = checked(difference, cancelled, x, zeros);
  if (check === undefined)
    return no('check-failed', 'No answer: the solutions that were found did not pass their check.');
  const isRounded = zeros.some(({ exact: form }) => form === undefined);
  return ok({
    values: zeros.map(({ exact: form, near }, k) =>
      form
        ? exact(label(k, zeros.length), form)
        : digits(label(k, zeros.length), toDecimal(near!, Math.min(count, maxDigits)), { known: maxDigits }),
    ),
    listed: listed(zeros, x, Math.min(count, maxDigits)),
    check,
    steps: () => stepsTo(difference, x, zeros),
    figure: () =>
      curveWithPoints(
        difference,
        zeros.map(({ value }) => ({ at: [value, 0], label: formatDouble(value, 5) })),
        zeros.length > 0 ? ', with its zeros' : ', which has no zero',
        { variable: x, of: 'difference of both sides' },
      ),
    notes: [
      ...(isRounded
        ? ['Where no closed form is given, none was found, and the digits are those of the enclosed zero.']
        : []),
      ...(power ? [saysNotLookedFor(power, x, zeros)] : []),
      ...aboutCubeRoots(difference, x),
    ],
  });
}

function listed(zeros: readonly CriticalPoint[], x: string, count: number): Quantity {
  const { text, latex } = alternatives(
    zeros.map(({ exact: form, near }) => {
      if (form) return { text: toText(form), latex: toLatex(form) };
      const decimal = toDecimal(near!, count);
      return { text: decimal, latex: decimalLatex(decimal) };
    }),
  );
  return formula(x, text, latex);
}

function saysNotLookedFor(power: PowerNode, x: string, zeros: readonly CriticalPoint[]): string {
  const isFound = zeros.some(({ value }) => evaluate(power.base, { [x]: value }) < 0);
  return `${isFound ? 'Other solutions' : 'Solutions'} where the base of ${toText(power)} is negative are not looked for.`;
}

/** x^x = -1 holds at -1, and (-1)^x = 1 at 2: no curve shows that. */
const unknownBelow = (power: Expression) =>
  no(
    'no-answer',
    `No answer: where the base of ${toText(power)} is positive both sides are equal nowhere; where it is negative, solutions are not looked for.`,
    { reason: 'negative base' },
  );

const tooMany = no(
  'too-large',
  `No answer: there are more than ${maxSolutions} solutions, or one is not known well enough.`,
);

/** Each is put in with many digits; a scan of the values sees no other. */
function checked(
  f: Expression,
  cancelled: readonly Expression[],
  x: string,
  zeros: readonly CriticalPoint[],
): Check | undefined {
  if (!zeros.every((zero) => vanishesAt(f, x, zero))) return undefined;
  const reach = Math.max(20, ...zeros.map(({ value }) => 2 * Math.abs(value)));
  const hasValue = (at: number): boolean =>
    cancelled.every((part) => Math.abs(evaluate(part, { [x]: at })) < maxOfPart);
  const seen = zerosByScan(compileUnary(f, x), -reach, 2 * reach).filter(hasValue);
  const isKnown = (at: number): boolean =>
    zeros.some(({ value }) => {
      const distance = Math.abs(value - at) / Math.max(1, Math.abs(value));
      return distance <= 1e-6 || (distance <= flat && [at, (at + value) / 2].every((place) => isRounding(f, x, place)));
    });
  if (!seen.every(isKnown)) return undefined;
  const scan = `A scan of the values of both sides from ${-reach} to ${formatDouble(reach, 4)} sees no`;
  return zeros.length === 0
    ? { how: 'scan', detail: `${scan} place at which they are equal.` }
    : { how: 'substitution', detail: `Every solution was put into the equation, to 30 digits. ${scan} other.` };
}

const maxOfPart = 1e6;

/** Around a zero of third order and above, as of sqrt(1 − x) − sqrt(1 + x) + x, doubles are 0 as far as this. */
const flat = 1e-2;

/** Whether the value at a place is no more than what doubles round. */
function isRounding(f: Expression, x: string, at: number): boolean {
  const scale = Math.max(...termsOf(f).map((term) => Math.abs(evaluate(term, { [x]: at }))));
  return Math.abs(evaluate(f, { [x]: at })) <= 1e-13 * scale;
}
const bits = 200;

/** Whether f is 0 at the zero to 30 digits, beside the terms that are added up. */
function vanishesAt(f: Expression, x: string, { exact: form, near, value }: CriticalPoint): boolean {
  const there = evaluateBall(substitute(f, { [x]: form ?? number(near!) }), bits, {});
  const terms = termsOf(f);
  const scale = Math.max(...terms.map((term) => Math.abs(evaluate(term, { [x]: value }))), Number.MIN_VALUE);
  return there !== null && upper(there) <= Math.log2(scale) - digitsPutIn;
}

/** log₂ of 10³⁰. */
const digitsPutIn = 100;

function stepsTo(f: Expression, x: string, zeros: readonly CriticalPoint[]): readonly ShownStep[] {
  const oneSide = line(
    'one side is 0',
    'Everything is brought to one side: where this is 0, both sides are equal.',
    equationText(f, x),
  );
  const never = zeros.length === 0 ? (nowhereZero(f, x) ?? extremeValue(f, x)) : undefined;
  const way = never ?? wayOf(f, x, zeros) ?? byValues(f, x, zeros);
  return beginsApart(way) ? way : [oneSide, ...way];
}

/** The way of a textbook, for equations of a kind that it has one for. */
function wayOf(f: Expression, x: string, zeros: readonly CriticalPoint[]): readonly ShownStep[] | undefined {
  if (!zeros.every((one): one is CriticalPoint & { exact: Expression } => one.exact !== undefined)) return undefined;
  for (const way of [
    fractionEquation,
    zeroProduct,
    radicalEquation,
    cubeRoots,
    absoluteEquation,
    logarithmEquation,
    innerFunction,
    inverseCircular,
    powersOnBothSides,
    exponentialEquation,
    homogeneousPowers,
    groupedTerms,
    lambertEquation,
    betweenTurningPoints,
  ]) {
    const steps = way(f, x, zeros, wayOf);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** Each number put in, or closed in on by its digits. */
function byValues(f: Expression, x: string, zeros: readonly CriticalPoint[]): readonly ShownStep[] {
  const isRounded = zeros.some(({ exact: form }) => form === undefined);
  const all = zeros.map(({ exact: form, value }) =>
    form ? `${x} = ${toText(form)}` : `${x} ≈ ${formatDouble(value, 12)}`,
  );
  return [
    ...zeros.flatMap(({ exact: form, value }) =>
      form
        ? [line('check by putting in', 'This number is a solution.', `${putIn(f, x, toText(form))} = 0`)]
        : closingIn(f, x, value).filter(({ rule }) => rule === 'change of sign'),
    ),
    line(
      'all real roots',
      zeros.length === 0
        ? 'All the points at which this could change its sign are known, and at none of them it is 0.'
        : `${isRounded ? 'Intervals are made smaller in this way until all digits stand. ' : ''}All the points at which this could change its sign are known: there are no other real solutions.`,
      all.length === 0 ? '"no real solution"' : all.join(' or '),
    ),
  ];
}
