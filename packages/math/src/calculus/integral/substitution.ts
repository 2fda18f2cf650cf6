import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, size } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { slope } from '../derivative.ts';
import { type Context, made, type Stage, withNewVariable, work } from './context.ts';
import { mayJump } from './pieces/switches.ts';
import { replace, replacePartner, replacePowers, subexpressions } from './rewrite.ts';

/*
 * Substitution by derivative-divides (J. Moses, "Symbolic integration: the stormy decade", 1971): for every subexpression g of the
 * integrand, f/g′ is written in terms of u = g; where x disappears, ∫ f dx = ∫ (f/g′) du. x may also go by x^k = (u − a)/b for
 * g = a + b·x^k, and by cos² = 1 − u² for g = sin and its like.
 */

const maxCandidates = 14;

export const substitution: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  for (const g of candidates(f, context)) {
    work(context.budget, 5);
    const step = by(g, f, context);
    if (step !== null) return step;
  }
  return null;
};

function candidates(f: Expression, { variable }: Context): Expression[] {
  const all = subexpressions(f, variable).filter(
    (g) =>
      g.kind !== 'symbol' &&
      g !== f &&
      !mayJump(g, variable) &&
      !(g.kind === 'product' && E.withoutCoefficient(g).kind === 'symbol'),
  );
  // A power x^n offers every power x^m with m | n; a power of anything else is no better than its base.
  const powers = all.flatMap((g) =>
    g.kind === 'power' && g.base.kind === 'symbol' ? divisorPowers(g.base, g.exponent) : [],
  );
  const useful = [...all, ...powers].filter(
    (g) =>
      !(
        g.kind === 'power' &&
        g.exponent.kind === 'number' &&
        g.base.kind !== 'symbol' &&
        Q.isInteger(g.exponent.value)
      ),
  );
  const distinct = useful.filter((g, k) => useful.findIndex((other) => E.equal(g, other)) === k);
  return distinct.slice(0, maxCandidates);
}

function divisorPowers(base: Expression, exponent: Expression): Expression[] {
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return [];
  const n = Math.abs(Number(exponent.value.numerator));
  return [2, 3, 4, 5, 6, 7, 8]
    .filter((m) => m <= n + 1 && ((n + 1) % m === 0 || n % m === 0))
    .map((m) => E.power(base, E.number(m)));
}

/** ∫ f with u = g, or null when x does not disappear. */
function by(g: Expression, f: Expression, context: Context): Step | null {
  const { variable } = context;
  const rate = slope(g, variable);
  if (rate === null || E.equal(rate, E.zero)) return null;
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  work(context.budget, size(f) + size(rate));
  const quotient = E.divide(f, rate);
  const inU = eliminated(quotient, g, u, variable) ?? eliminated(tidy(quotient), g, u, variable);
  if (inU === null || size(inU, 400) >= 400) return null;
  return throughSubstitution(f, tidy(inU), g, inner, context);
}

function eliminated(f: Expression, g: Expression, u: Expression, variable: string): Expression | null {
  let rewritten = replace(f, g, u);
  if (contains(rewritten, variable)) rewritten = replacePartner(rewritten, g, u);
  if (contains(rewritten, variable)) rewritten = replacePowers(rewritten, g, u, variable);
  return contains(rewritten, variable) ? null : rewritten;
}

/** The step of a substitution, once the integrand in u is known. */
export function throughSubstitution(
  f: Expression,
  inU: Expression,
  g: Expression,
  inner: Context,
  context: Context,
): Step | null {
  const step = inner.integrate(inU, inner);
  if (step === null) return null;
  const back = substitute(step.after.expression, { [inner.variable]: g });
  return made('substitution', f, back, context, [step], `${inner.variable} = ${toText(g)}`);
}
