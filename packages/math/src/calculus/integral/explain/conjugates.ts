import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree } from '../context.ts';
import { integratedAs, type Rule } from './rule.ts';

/*
 * Conjugates: cos² = 1 − sin² = (1 − sin)·(1 + sin), so that cos^m/(a + a·sin)^n loses one power of each for every cos². Likewise for every pair of
 * functions h, k of an angle with k² = s₀ + s₁·h², beside a + b·h where −a/b is a zero of s₀ + s₁·h²: then
 *
 *     k² = (s₁/b²)·(a + b·h)·(b·h − a).
 *
 * Worked example: tan²/(1 + sec) = sec − 1.
 */

/** The k of k² = s₀ + s₁·h² for each h. */
export const partners: Readonly<Record<string, readonly [k: string, s0: number, s1: number]>> = {
  sin: ['cos', 1, -1],
  cos: ['sin', 1, -1],
  tan: ['sec', 1, 1],
  cot: ['csc', 1, 1],
  sec: ['tan', -1, 1],
  csc: ['cot', -1, 1],
  sinh: ['cosh', 1, 1],
  cosh: ['sinh', -1, 1],
  tanh: ['sech', 1, -1],
  coth: ['csch', -1, 1],
  sech: ['tanh', 1, -1],
  csch: ['coth', 1, 1],
};

export const conjugateFactors: Rule = (f, context) => {
  const factors = f.kind === 'product' ? f.factors : [];
  for (const below of factors) {
    const n = -wholeExponent(below);
    const found = n > 0 ? conjugateOf(E.baseOf(below), context) : null;
    if (found === null) continue;
    const { partner, square, conjugate } = found;
    const above = factors.find((factor) => E.equal(E.baseOf(factor), partner) && wholeExponent(factor) >= 2);
    if (above === undefined) continue;
    const j = Math.min(n, Math.floor(wholeExponent(above) / 2));
    const rest = factors.filter((factor) => factor !== below && factor !== above);
    const g = E.product([
      ...rest,
      E.power(partner, E.number(wholeExponent(above) - 2 * j)),
      E.power(E.baseOf(below), E.number(j - n)),
      E.power(conjugate, E.number(j)),
    ]);
    return integratedAs(f, g, context, {
      rule: 'Pythagorean identity',
      says: `By ${toText(E.power(partner, E.two))} = ${toText(square)}, a product of conjugates, the denominator cancels.`,
    });
  }
  return null;
};

interface Conjugate {
  readonly partner: Expression;
  /** partner² in the other function. */
  readonly square: Expression;
  /** partner² = (a + b·h)·conjugate */
  readonly conjugate: Expression;
}

/** What a + b·h has to be multiplied with. */
function conjugateOf(base: Expression, context: Context): Conjugate | null {
  if (base.kind !== 'sum') return null;
  const dependentTerms = base.terms.filter((term) => !isFree(term, context));
  const [term] = dependentTerms;
  if (dependentTerms.length !== 1 || term === undefined) return null;
  const factors = E.factorsOf(term);
  const h = factors.filter((factor) => !isFree(factor, context));
  const [only] = h;
  if (h.length !== 1 || only?.kind !== 'apply' || only.args.length !== 1) return null;
  const found = partners[only.name];
  if (found === undefined) return null;
  const [k, s0, s1] = found;
  const a = E.sum(base.terms.filter((one) => one !== term));
  const b = E.product(factors.filter((factor) => factor !== only));
  const atZero = E.add(E.product([E.number(s0), E.power(b, E.two)]), E.product([E.number(s1), E.power(a, E.two)]));
  if (!E.equal(tidy(atZero), E.zero)) return null;
  return {
    partner: E.apply(k, only.args),
    square: E.add(E.number(s0), E.product([E.number(s1), E.power(only, E.two)])),
    conjugate: tidy(E.divide(E.product([E.number(s1), E.subtract(E.product([b, only]), a)]), E.power(b, E.two))),
  };
}

function wholeExponent(factor: Expression): number {
  const exponent = E.exponentOf(factor);
  return exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : 0;
}
