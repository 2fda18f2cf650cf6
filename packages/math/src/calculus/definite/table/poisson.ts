import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';

/*
 * ln(αx² + β)/(γx² + δ) over the line, by Poisson's integral: ln(x² + a²) is the real part of g(x) = 2 ln(a − ix), which is analytic above
 * the real line and grows slower than any power there, so that the pole at ib alone contributes,
 *
 *     ∫ g(x)/(x² + b²) dx = (π/b) g(ib),   ∫ ln(x² + a²)/(x² + b²) dx = (2π/b) ln(a + b),   a, b > 0
 *
 * (Gradshteyn and Ryzhik 4.295.7), and half of it over the half line.
 */

/** The integral over the line or the half line; null for other integrands. */
export function byPoissonsIntegral(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const isLine = infiniteEnd(lower) === -1;
  if (infiniteEnd(upper) !== 1 || !(isLine || E.equal(lower, E.zero)) || f.kind !== 'product') return null;
  const dependentFactors = f.factors.filter((factor) => contains(factor, variable));
  const logarithm = dependentFactors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
  const below = dependentFactors.find((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.minusOne));
  if (dependentFactors.length !== 2 || logarithm?.kind !== 'apply' || below?.kind !== 'power') return null;
  const inside = evenQuadratic(logarithm.args[0]!, variable);
  const kernel = evenQuadratic(below.base, variable);
  if (inside === null || kernel === null) return null;
  const [a, b] = [inside, kernel].map(({ constant, square }) => E.sqrt(E.divide(constant, square)));
  const front = E.product(f.factors.filter((factor) => !contains(factor, variable)));
  const logarithms = E.add(E.multiply(E.two, E.ln(E.add(a!, b!))), E.ln(inside.square));
  const share = isLine ? E.one : E.half;
  const value = simplest(
    E.product([share, front, E.constant('pi'), E.reciprocal(E.multiply(kernel.square, b!)), logarithms]),
  );
  return {
    value,
    conditions: [...(isSquare(inside.constant) ? [] : signs(inside)), ...signs(kernel)],
    step: stepOf(problem, value, {
      rule: 'residues',
      says: 'ln(x² + a²) is the real part of 2·ln(a − ix), which is analytic above the real line; closed above, the integral over the line is that of the pole at ib: (2π/b)·ln(a + b).',
      with: { a: a!, b: b! },
    }),
  };
}

interface EvenQuadratic {
  readonly constant: Expression;
  readonly square: Expression;
}

const isSquare = (a: Expression): boolean => a.kind === 'power' && E.equal(a.exponent, E.two);

/** That both coefficients are positive; of b² that b is not 0. */
const signs = ({ constant, square }: EvenQuadratic): readonly Condition[] =>
  [constant, square].map((part) => (isSquare(part) ? condition(E.baseOf(part), '!=') : condition(part, '>')));

/** constant + square·x². */
function evenQuadratic(a: Expression, variable: string): EvenQuadratic | null {
  const read = coefficientsOf(a, variable);
  if (read?.length !== 3 || !E.equal(read[1]!, E.zero) || E.equal(read[0]!, E.zero)) return null;
  return { constant: read[0]!, square: read[2]! };
}
