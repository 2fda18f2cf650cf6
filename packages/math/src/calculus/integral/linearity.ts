import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, some } from '../../expression/walk.ts';
import { type Context, integrateEach, isFree, made, type Stage } from './context.ts';
import { distribute } from './rewrite.ts';

/** ∫ c·f = c·∫ f */
export const constantFactor: Stage = (f, context) => {
  if (f.kind !== 'product') return null;
  const constants = f.factors.filter((factor) => isFree(factor, context));
  if (constants.length === 0 || constants.length === f.factors.length) return null;
  const rest = E.product(f.factors.filter((factor) => !isFree(factor, context)));
  const step = context.integrate(rest, context);
  if (step === null) return null;
  const constant = E.product(constants);
  return made('constant factor', f, distribute(constant, step.after.expression), context, [step]);
};

/** ∫ (f + g) = ∫ f + ∫ g */
export const sumRule: Stage = (f, context) => {
  if (f.kind !== 'sum') return null;
  const steps = integrateEach(f.terms, context);
  if (steps === null) return null;
  return made('sum rule', f, E.sum(steps.map((step) => step.after.expression)), context, steps);
};

const maxTerms = 60;

/** Products of sums and small powers of sums multiplied out, then term by term. */
export const expandAndSum: Stage = (f, context) => {
  const expanded = expand(f, context);
  if (expanded === null || E.equal(expanded, f)) return null;
  const step = context.integrate(expanded, context);
  return step === null ? null : made('multiply out', f, step.after.expression, context, [step]);
};

/**
 * Multiplied out where that leaves no parameters but in constant factors and arguments: cos⁴ θ·(a + b·sin θ)² is three integrals of numbers,
 * which are far easier than one with letters.
 */
export const separateParameters: Stage = (f, context) => {
  if (f.kind !== 'product' && f.kind !== 'power') return null;
  if (!some(f, (node) => node.kind === 'apply')) return null;
  const expanded = expand(f, context);
  if (expanded?.kind !== 'sum' || !expanded.terms.every((term) => isPlain(term, context))) return null;
  if (isPlain(f, context)) return null;
  const step = context.integrate(expanded, context);
  return step === null ? null : made('multiply out', f, step.after.expression, context, [step]);
};

/** No letters beside the variable outside of constant factors and arguments of functions. */
function isPlain(term: Expression, context: Context): boolean {
  const factors = E.factorsOf(term).filter((factor) => !isFree(factor, context));
  const hasLetters = (a: Expression): boolean =>
    a.kind === 'symbol' ? a.name !== context.variable : a.kind !== 'apply' && children(a).some(hasLetters);
  return !factors.some(hasLetters);
}

/** The expression multiplied out; null when nothing is to be multiplied out, or too much would come of it. */
export function expand(f: Expression, context: Pick<Context, 'variable'>): Expression | null {
  if (f.kind === 'sum') {
    const parts = f.terms.map((term) => expand(term, context));
    return parts.every((part) => part === null) ? null : E.sum(f.terms.map((term, k) => parts[k] ?? term));
  }
  const factors = E.factorsOf(f);
  let terms: Expression[] = [E.one];
  let changed = false;
  for (const factor of factors) {
    const sums = sumFactors(factor, context);
    if (sums === null) {
      terms = terms.map((term) => E.product([term, factor]));
      continue;
    }
    for (const sum of sums) {
      if (terms.length * sum.length > maxTerms) return null;
      changed = true;
      terms = terms.flatMap((left) => sum.map((right) => E.product([left, right])));
    }
    const collected = E.sum(terms);
    terms = [...E.termsOf(collected)];
  }
  return changed && factors.length + terms.length > 2 ? E.sum(terms) : null;
}

/** The sums of which a factor is the product: itself, or itself n times. */
function sumFactors(factor: Expression, context: Pick<Context, 'variable'>): (readonly Expression[])[] | null {
  if (isFree(factor, context)) return null;
  if (factor.kind === 'sum') return [factor.terms];
  if (factor.kind !== 'power' || factor.base.kind !== 'sum' || factor.exponent.kind !== 'number') return null;
  const n = factor.exponent.value;
  if (n.denominator !== 1 || n.numerator < 2 || n.numerator > 8) return null;
  return Array.from({ length: Number(n.numerator) }, () => (factor.base as { terms: readonly Expression[] }).terms);
}
