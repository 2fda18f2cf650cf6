import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, withNewVariable } from '../context.ts';
import type { Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/*
 * Odd powers of a wave w = a·cos θ + b·sin θ. With u = a·sin θ − b·cos θ, whose derivative is θ′·w, the squares u² + w² = a² + b² are a constant, so
 *
 *     ∫ w^(2k + 1) dx = (1/θ′)·∫ (a² + b² − u²)^k du.
 *
 * Worked example: 1/(cos x + sin x) with u = sin x − cos x is ∫ 1/(2 − u²) du; |u| is never more than √2, so the antiderivative has no other form
 * on other pieces, as one by tan(x/2) has.
 */
export const oddPowerOfWave: Rule = (f, context) => {
  if (context.depth <= 0) return null;
  const dependentFactors = E.factorsOf(f).filter((factor) => !isFree(factor, context));
  const [only] = dependentFactors;
  if (dependentFactors.length !== 1 || only === undefined) return null;
  const n = E.exponentOf(only);
  if (n.kind !== 'number' || Q.isOne(n.value) || !Q.isInteger(Q.multiply(Q.subtract(n.value, Q.one), Q.half)))
    return null;
  const wave = waveOf(E.baseOf(only), context);
  const rate = wave === null ? null : derivativeOf(wave.angle, context.variable);
  if (wave === null || rate === null || !isFree(rate, context)) return null;
  const { a, b, angle } = wave;
  const g = E.subtract(E.product([a, E.apply('sin', [angle])]), E.product([b, E.apply('cos', [angle])]));
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const square = tidy(E.add(E.power(a, E.two), E.power(b, E.two)));
  const k = E.number(Q.multiply(Q.subtract(n.value, Q.one), Q.half));
  const inU = E.product([E.divide(f, only), E.reciprocal(rate), E.power(E.subtract(square, E.power(u, E.two)), k)]);
  const du = E.product([rate, E.baseOf(only)]);
  const squares = E.add(E.power(E.baseOf(only), E.two), E.power(u, E.two));
  const says = `${toText(E.baseOf(only))} is, but for a constant, the derivative of ${toText(g)}, and ${toText(squares)} = ${toText(square)}.`;
  return substituted(f, { g, du, inU, says }, inner, context);
};

interface Wave {
  readonly a: Expression;
  readonly b: Expression;
  readonly angle: Expression;
}

/** a and b of a·cos θ + b·sin θ; null for another sum. */
function waveOf(base: Expression, context: Context): Wave | null {
  if (base.kind !== 'sum' || base.terms.length !== 2) return null;
  const amplitudes = new Map<string, { readonly by: Expression; readonly angle: Expression }>();
  for (const term of base.terms) {
    const wave = E.factorsOf(term).filter((factor) => !isFree(factor, context));
    const [only] = wave;
    if (wave.length !== 1 || only?.kind !== 'apply') return null;
    amplitudes.set(only.name, { by: E.divide(term, only), angle: only.args[0]! });
  }
  const [cos, sin] = [amplitudes.get('cos'), amplitudes.get('sin')];
  if (cos === undefined || sin === undefined || !E.equal(cos.angle, sin.angle)) return null;
  return { a: cos.by, b: sin.by, angle: cos.angle };
}
