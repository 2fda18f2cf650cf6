import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';

/*
 * ln(x² − 2x cos θ + 1)/x from 0 to 1. For |x| < 1 the logarithm is −2 Σ xᵏ cos(kθ)/k, and divided by x and integrated term by term
 *
 *     ∫₀¹ ln(x² − 2x cos θ + 1)/x dx = −2 Σ cos(kθ)/k² = −2(π²/6 − πθ/2 + θ²/4),   0 ≤ θ ≤ 2π,
 *
 * the Fourier series of the second Bernoulli polynomial (DLMF 24.8.1). Where the coefficient m of x is no cosine, θ = arccos(−m/2).
 */

const pi = E.constant('pi');

/** The integral of such a logarithm over x; null for other integrands. */
export function byBernoulliPolynomial(problem: Problem, _context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (!E.equal(lower, E.zero) || !E.equal(upper, E.one) || f.kind !== 'product') return null;
  const logarithm = f.factors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
  if (logarithm?.kind !== 'apply') return null;
  const front = E.multiply(E.product(f.factors.filter((factor) => factor !== logarithm)), E.symbol(variable));
  const read = coefficientsOf(logarithm.args[0]!, variable);
  if (contains(front, variable) || read?.length !== 3) return null;
  const [constant, middle, square] = read;
  if (!E.equal(constant!, E.one) || !E.equal(square!, E.one)) return null;
  const { angle, conditions } = angleOf(middle!);
  const series = E.sum([
    E.multiply(E.divide(E.one, E.number(6)), E.power(pi, E.two)),
    E.product([E.negate(E.half), pi, angle]),
    E.multiply(E.divide(E.one, E.number(4)), E.power(angle, E.two)),
  ]);
  const value = simplest(E.product([E.number(-2), front, series]));
  return {
    value,
    conditions,
    step: stepOf(problem, value, {
      rule: 'known power series',
      says: 'The logarithm of x² − 2x cos θ + 1 is −2 Σ xᵏ cos(kθ)/k. Divided by x and integrated term by term it is −2 Σ cos(kθ)/k², which is −2(π²/6 − πθ/2 + θ²/4) for θ from 0 to 2π.',
      with: { θ: angle },
    }),
  };
}

/** The θ of −2 cos θ, and where the series is the polynomial. */
function angleOf(middle: Expression): { readonly angle: Expression; readonly conditions: readonly Condition[] } {
  const half = E.multiply(E.negate(E.half), middle);
  const ranges = (from: Expression, of: Expression, to: Expression) => [
    condition(of, '>=', from),
    condition(of, '<=', to),
  ];
  if (half.kind === 'apply' && half.name === 'cos') {
    const angle = half.args[0]!;
    return { angle, conditions: ranges(E.zero, angle, E.multiply(E.two, pi)) };
  }
  const opposite = E.negate(half);
  if (opposite.kind === 'apply' && opposite.name === 'cos') {
    const other = opposite.args[0]!;
    return { angle: E.subtract(pi, other), conditions: ranges(E.negate(pi), other, pi) };
  }
  return {
    angle: E.apply('acos', [half]),
    conditions: ranges(E.number(-2), middle, E.two),
  };
}
