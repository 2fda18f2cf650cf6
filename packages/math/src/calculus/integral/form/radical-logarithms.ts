import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { commonContent } from './common-content.ts';

/*
 * Logarithms of sums with a root, by inverse hyperbolic functions: where (p + q)·(p − q) = c·w² with a constant c, ln|(p + q)/w| is
 * atanh(q/p) but for a constant, or acoth(q/p), as (p + q)/w = √c·√((p + q)/(p − q)). So ln|(1 + √(1 − x²))/x| is atanh(√(1 − x²)). And for
 * p = u, q = √(u² + a²) it is asinh(u/a).
 */

export function radicalLogarithms(F: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  some(F, (node) => {
    const isLogarithm = node.kind === 'apply' && node.name === 'ln' && contains(node, variable);
    if (isLogarithm && partsOf(node, variable) !== null && !found.some((known) => E.equal(known, node)))
      found.push(node);
    return false;
  });
  return found;
}

/** The forms that a logarithm has, for whoever checks which of them holds where it is wanted. */
export function formsOfRadicalLogarithm(logarithm: Expression, variable: string): Expression[] {
  const parts = partsOf(logarithm, variable);
  if (parts === null) return [];
  const { p, q, w } = parts;
  const c = tidy(E.divide(normOf(p, q), E.power(w, E.two)));
  if (contains(c, variable)) return [];
  const quotient = tidy(E.divide(q, p));
  const inverse = E.reciprocal(quotient);
  const sine = tidy(E.divide(p, E.product([w, E.sqrt(negated(c))])));
  return [
    ...(contains(w, variable) ? [] : [E.apply('asinh', [sine])]),
    E.apply('atanh', [quotient]),
    E.apply('acoth', [quotient]),
    E.apply('atanh', [inverse]),
  ];
}

export const withLogarithm = (F: Expression, logarithm: Expression, form: Expression): Expression =>
  transform(F, (node) => (E.equal(node, logarithm) ? form : node));

interface Parts {
  readonly p: Expression;
  /** With the root. */
  readonly q: Expression;
  readonly w: Expression;
}

function partsOf(logarithm: Expression, variable: string): Parts | null {
  if (logarithm.kind !== 'apply') return null;
  const u = logarithm.args[0]!;
  const inside = u.kind === 'apply' && u.name === 'abs' ? u.args[0]! : u;
  const factors = E.factorsOf(inside);
  const sums = factors.filter((factor) => factor.kind === 'sum' && withRoot(factor.terms, variable).length > 0);
  const [sum] = sums;
  if (sums.length !== 1 || sum?.kind !== 'sum') return null;
  // √u/x + 1/x is (√u + 1)/x.
  const common = commonContent(sum, (base) => base.kind === 'symbol');
  const terms = sum.terms.map((term) => E.divide(term, common));
  const roots = withRoot(terms, variable);
  const isPair = roots.length === 2 && terms.length === 2;
  if ((roots.length !== 1 && !isPair) || terms.length === 1) return null;
  const w = E.reciprocal(E.product([common, ...factors.filter((factor) => factor !== sum)]));
  return { p: E.sum(terms.filter((term) => term !== roots[0])), q: roots[0]!, w };
}

const withRoot = (terms: readonly Expression[], variable: string): Expression[] =>
  terms.filter((term) =>
    E.factorsOf(term).some(
      (factor) =>
        factor.kind === 'power' &&
        factor.exponent.kind === 'number' &&
        Q.equals(factor.exponent.value, Q.half) &&
        contains(factor.base, variable),
    ),
  );

/** p² − q² multiplied out, where q is a product with one root. */
function normOf(p: Expression, q: Expression): Expression {
  const terms = (a: Expression) => E.termsOf(a);
  const square = terms(p).flatMap((left) => terms(p).map((right) => E.product([left, right])));
  const factors = E.factorsOf(E.power(q, E.two));
  const sums = factors.filter((factor) => factor.kind === 'sum');
  const rest = E.product(factors.filter((factor) => factor.kind !== 'sum'));
  const radicand = sums.length === 1 ? terms(sums[0]!) : [E.product(sums)];
  return tidy(E.sum([...square, ...radicand.map((term) => E.negate(E.product([rest, term])))]));
}

const negated = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(E.negate)) : E.negate(a));
