import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';

/*
 * cos kθ over A + B cos θ + C sin θ with letters, over a period. With z = e^(iθ) and R = √(A² − B² − C²) the only pole inside the circle has
 * the residue that gives
 *
 *     ∫₀^(2π) dθ/(A + B cos θ + C sin θ) = 2π/R,      A > 0, A² > B² + C²,
 *     ∫₀^(2π) cos kθ dθ/(A + B cos θ) = 2π/R · ((R − A)/B)^k,
 *
 * and half of it over half a period where C = 0 (Gradshteyn and Ryzhik 3.661.4, 3.613.1).
 */

const cosine = '\u2020c';
const sine = '\u2020s';

/** The integral over 0 … 2π, a shifted period, or 0 … π; null for other integrands. */
export function byPoleInTheCircle(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const share = simplest(E.divide(E.subtract(upper, lower), E.constant('pi')));
  if (share.kind !== 'number') return null;
  const isHalf = Q.isOne(share.value) && E.equal(lower, E.zero);
  if (!isHalf && !Q.equals(share.value, Q.integerRational(2))) return null;
  const read = readFraction(f, variable);
  if (read === null || (isHalf && !E.equal(read.c, E.zero))) return null;
  const { front, a, b, c, turns } = read;
  const square = E.sum([E.power(a, E.two), E.negate(E.power(b, E.two)), E.negate(E.power(c, E.two))]);
  const root = E.sqrt(square);
  const power = turns === 0 ? E.one : E.power(E.divide(E.subtract(root, a), b), E.number(turns));
  const value = E.product([front, share, E.constant('pi'), E.reciprocal(root), power]);
  return {
    value,
    conditions: [condition(a, '>'), condition(square, '>')],
    step: stepOf(problem, value, {
      rule: 'residues',
      says: 'With z = e^(iθ) the range is the unit circle. Of the two poles the one inside has the residue that is asked for, where A > 0 and A² > B² + C².',
      with: { A: a, B: b, C: c, '√(A² − B² − C²)': root },
    }),
  };
}

interface Fraction {
  readonly front: Expression;
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
  /** The k of cos kθ above. */
  readonly turns: number;
}

/** front·cos kx/(a + b cos x + c sin x). */
function readFraction(f: Expression, variable: string): Fraction | null {
  const factors = E.factorsOf(f);
  const moving = factors.filter((factor) => contains(factor, variable));
  const below = moving.find((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.minusOne));
  const above = moving.filter((factor) => factor !== below);
  if (below?.kind !== 'power' || above.length > 1) return null;
  const turns = above.length === 0 ? 0 : turnsOf(above[0]!, variable);
  const parts = linearIn(below.base, variable);
  if (turns === null || parts === null) return null;
  const [a, b, c] = parts;
  if (turns > 0 && (!E.equal(c, E.zero) || E.equal(b, E.zero))) return null;
  return { front: E.product(factors.filter((factor) => !contains(factor, variable))), a, b, c, turns };
}

/** The k of cos kx. */
function turnsOf(a: Expression, variable: string): number | null {
  if (a.kind !== 'apply' || a.name !== 'cos') return null;
  const rate = E.divide(a.args[0]!, E.symbol(variable));
  return rate.kind === 'number' && Q.isInteger(rate.value) && Q.sign(rate.value) > 0 ? Q.toNumber(rate.value) : null;
}

/** A, B, C of A + B cos x + C sin x. */
function linearIn(a: Expression, variable: string): readonly [Expression, Expression, Expression] | null {
  const x = E.symbol(variable);
  const written = transform(a, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1 || !E.equal(node.args[0]!, x)) return node;
    return node.name === 'cos' ? E.symbol(cosine) : node.name === 'sin' ? E.symbol(sine) : node;
  });
  if (contains(written, variable)) return null;
  const inSine = coefficientsOf(written, sine);
  const inCosine = inSine === null ? null : coefficientsOf(inSine[0] ?? E.zero, cosine);
  if (inSine === null || inCosine === null || inSine.length > 2 || inCosine.length > 2) return null;
  const c = inSine[1] ?? E.zero;
  return contains(c, cosine) ? null : [inCosine[0] ?? E.zero, inCosine[1] ?? E.zero, c];
}
