import { simplest } from '../../../algebra/simplify/simplify.ts';
import { fromDecimal } from '../../../exact/decimal.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { compareNumerically } from '../../../expression/compare-numerically.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluatePrecise } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import { mayHaveNoValue } from '../../../expression/no-value.ts';
import { isPiecewise } from '../../../expression/piecewise.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, lettersOf, type Problem, solveDeeper, stepOf } from '../problem.ts';
import { simplestConstant } from '../table/simplest-constant.ts';

/** How often the variable stands in an expression. */
function timesIn(a: Expression, variable: string): number {
  let times = 0;
  some(a, (node) => {
    if (node.kind === 'symbol' && node.name === variable) times++;
    return false;
  });
  return times;
}

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot']);

const isCircular = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && circular.has(node.name) && contains(node, variable));

/** Whether a function has the same value at a few places of the range: what else comes of turning it round is seldom simpler. */
function isConstant(a: Expression, { variable, lower, upper }: Problem): boolean {
  const [low, high] = [evaluate(lower), evaluate(upper)];
  const [first, ...others] = [0.13, 0.37, 0.71].map((part) => evaluate(a, { [variable]: low + part * (high - low) }));
  return others.every((value) => Math.abs(value - first!) <= 1e-10 * Math.abs(first!));
}

/**
 * Half the integral of f(x) + f(a + b − x), where that sum is simpler than f: x·sin x/(1 + cos²x) over 0 … π becomes
 * (π/2)·sin x/(1 + cos²x); null where it is not.
 */
export function byReflection(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(lower) !== null || infiniteEnd(upper) !== null) return null;
  const mirrorImage = simplest(E.subtract(E.add(lower, upper), E.symbol(variable)));
  const turnedRound = substitute(f, { [variable]: mirrorImage });
  if (!isCircular(f, variable) && !isConstant(E.add(f, turnedRound), problem)) return null;
  const mirrored = simplest(turnedRound);
  const both = simplest(E.multiply(E.half, E.add(f, mirrored)));
  if (timesIn(both, variable) >= timesIn(f, variable)) return null;
  const found = solveDeeper({ ...problem, f: both }, context);
  if (found === null) return null;
  return {
    value: found.value,
    conditions: found.conditions,
    step: stepOf(problem, found.value, {
      rule: 'substitution',
      says: `${variable} → a + b − ${variable} turns the range round and leaves the integral as it is; half the sum of both integrands is simpler.`,
      with: { 'f(a + b - x)': mirrored, integrand: both },
      steps: [found.step],
    }),
  };
}

/** Whether a logarithm, an arc function, a quotient or a root stands in it: of polynomials and waves a textbook has the antiderivative. */
const isInvolved = (f: Expression, variable: string): boolean =>
  some(f, (node) => {
    if (!contains(node, variable)) return false;
    if (node.kind === 'apply') return !circular.has(node.name);
    return node.kind === 'power' && !(node.exponent.kind === 'number' && isNatural(node.exponent.value));
  });

const isNatural = (n: Q.Rational): boolean => Q.isInteger(n) && Q.sign(n) > 0;

/** Points of the range at which an identity is judged, as parts of it. */
const parts = [Q.rational(1, 7), Q.rational(3, 11), Q.rational(2, 5)];
/** Ranges narrower than this, beside their ends, need more digits than doubles have. */
const narrowRange = 1e-3;

/**
 * Whether f and its mirror image add up to a constant. Over a narrow range every function nearly does: 1/x + 1/(a + b − x) from 10¹² to
 * 10¹² + 1 differs from its value at the ends in the 24th digit. What is no constant changes with the square of the width at least, so
 * that there are digits for its fourth power, and sixty more for functions that change slowly.
 */
function isSumEverywhere(f: Expression, mirrored: Expression, constant: Expression, problem: Problem): boolean {
  const { variable, lower, upper } = problem;
  const ends = pair([lower, upper].map((end) => evaluate(end)));
  const width = simplest(E.subtract(upper, lower));
  const narrowness = Math.abs(evaluate(width)) / Math.max(1, ...ends.map(Math.abs));
  if (compareNumerically(E.add(f, mirrored), constant, { intervals: { [variable]: ends } }).verdict !== 'equal')
    return false;
  const digits = 60 + Math.ceil(4 * Math.max(0, -Math.log10(narrowness)));
  const whole = preciselyAt(constant, digits);
  if (!Number.isFinite(digits) || whole === undefined) return narrowness >= narrowRange;
  const places = parts.map((part) => E.add(lower, E.multiply(E.number(part), width)));
  const errors = places.map((place) => {
    const [one, other] = [f, mirrored].map((side) => preciselyAt(substitute(side, { [variable]: place }), digits));
    return one && other && isWithin(Q.subtract(Q.add(one, other), whole), Q.add(Q.abs(one), Q.abs(other)), digits);
  });
  return errors.every((within) => within !== false) && (errors.includes(true) || narrowness >= narrowRange);
}

function preciselyAt(a: Expression, digits: number): Q.Rational | undefined {
  if (a.kind === 'number') return a.value;
  const precise = evaluatePrecise(a, digits);
  return precise.ok && precise.value.im === '0' ? (fromDecimal(precise.value.re) ?? undefined) : undefined;
}

/** Whether an error is one of rounding beside a size, to all digits but two. */
const isWithin = (error: Q.Rational, size: Q.Rational, digits: number): boolean =>
  Q.compare(Q.abs(error), Q.multiply(size, Q.power(Q.rational(10), 2 - digits))) <= 0;

/**
 * Where f(x) + f(a + b − x) is one number c: half of c times the length of the range. ln(1 + tan x) over 0 … π/4 has c = ln 2. That it is
 * the same number everywhere is judged at points of the range, as equalities of functions are.
 */
export function ofConstantSum(problem: Problem): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (lettersOf(problem).length > 0 || !isInvolved(f, variable) || isPiecewise(f, variable)) return null;
  if (infiniteEnd(lower) !== null || infiniteEnd(upper) !== null) return null;
  const mirrorImage = simplest(E.subtract(E.add(lower, upper), E.symbol(variable)));
  const mirrored = substitute(f, { [variable]: mirrorImage });
  if (!isConstant(E.add(f, mirrored), problem)) return null;
  const at = (place: Expression) => substitute(f, { [variable]: place });
  const ends = E.add(at(lower), at(upper));
  const middle = E.multiply(E.two, at(simplest(E.multiply(E.half, E.add(lower, upper)))));
  const known = [ends, middle].find((one) => !mayHaveNoValue(one));
  if (known === undefined) return null;
  const constant = simplestConstant(known);
  if (!isSumEverywhere(f, mirrored, constant, problem)) return null;
  const value = simplestConstant(E.product([E.half, constant, E.subtract(upper, lower)]));
  const operator = { name: 'integral', variable, bounds: [lower, upper] } as const;
  return {
    value,
    conditions: [],
    step: stepOf(problem, value, {
      rule: 'range turned round',
      says: `${variable} → a + b − ${variable} turns the range round and leaves the integral as it is; both integrands add up to one number.`,
      steps: [
        {
          rule: 'substitution',
          says: `${toText(mirrorImage)} is written for ${variable}.`,
          before: { operator, expression: f },
          after: { operator, expression: mirrored },
          steps: [],
        },
        {
          rule: 'sum of both integrands',
          says: `It is the same number for every ${variable} of the range, so it is what it is at ${known === ends ? 'its ends' : 'its middle'}.`,
          before: { expression: E.add(f, mirrored) },
          after: { expression: constant },
          steps: [],
        },
        line(
          'half of both integrals',
          'Twice the integral is this number times the length of the range.',
          `"twice the integral" = (${toText(constant)})*(${toText(simplest(E.subtract(upper, lower)))})`,
        ),
      ],
    }),
  };
}
