import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { compareNumerically } from '../../../expression/compare-numerically.ts';
import { evaluate } from '../../../expression/evaluate.ts';
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
  const intervals = { [variable]: pair([lower, upper].map((end) => evaluate(end))) };
  if (compareNumerically(E.add(f, mirrored), constant, { intervals }).verdict !== 'equal') return null;
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
