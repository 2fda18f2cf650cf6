import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, size, some, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { rationalView } from '../field/rational-view.ts';
import { withoutContents } from './contents.ts';
import { withPerfectPowers } from './perfect-powers.ts';
import { withAbsolute } from './product-logarithms.ts';
import { ofSquare } from './real-form.ts';

/*
 * Logarithms of factors that are conjugate: with r = ∛(1 − x³) there is (r − 1)·(r² + r + 1) = r³ − 1 = −x³, so that ln(r² + r + 1) is
 * 3·ln|x| − ln|r − 1|. In general c·ln|u| + d·ln|v| is (c − d)·ln|u| + d·ln|u·v|, which is shorter where the roots leave the product.
 */

interface Logarithm {
  readonly by: Expression;
  readonly of: Expression;
  readonly term: Expression;
}

/** Every sum with the logarithms of conjugates by those of their products. */
export const withConjugateLogarithms = (F: Expression, variable: string): Expression =>
  transform(F, (node) => (node.kind === 'sum' && contains(node, variable) ? ofConjugates(node, variable) : node));

/** One pair at a time. */
function ofConjugates(F: SumNode, variable: string): Expression {
  const logarithms = F.terms.flatMap((term) => logarithmIn(term) ?? []).filter(({ of }) => hasRoot(of, variable));
  for (const u of logarithms)
    for (const v of logarithms) {
      if (u === v || size(u.of) > size(v.of)) continue;
      const product = overOneLine(tidy(multipliedOut(E.multiply(u.of, v.of))), variable);
      if (size(product) >= size(v.of) || hasRoot(product, variable)) continue;
      const rest = F.terms.filter((term) => term !== u.term && term !== v.term);
      const first = E.product([tidy(E.subtract(u.by, v.by)), E.ln(E.apply('abs', [u.of]))]);
      const logarithm = withAbsolute(ofSquare(product)) ?? logarithmOf(withPerfectPowers(product, variable), variable);
      const second = E.product([v.by, logarithm]);
      const whole = E.sum([...rest, first, second]);
      return whole.kind === 'sum' ? ofConjugates(whole, variable) : whole;
    }
  return F;
}

const logarithmOf = (u: Expression, variable: string): Expression =>
  withoutContents(E.ln(E.apply('abs', [u])), variable);

const work = 10_000;

/** A rational function as one quotient. */
function overOneLine(a: Expression, variable: string): Expression {
  if (hasRoot(a, variable)) return a;
  try {
    const view = rationalView([a], [variable], budget(work));
    const value = view?.fractionOf(a) ?? null;
    return view === null || value === null ? a : view.quotientOf(value);
  } catch (error) {
    if (endedBy(error, 'work')) return a;
    throw error;
  }
}

const hasRoot = (a: Expression, variable: string): boolean =>
  some(
    a,
    (node) =>
      node.kind === 'power' &&
      node.exponent.kind === 'number' &&
      !Q.isInteger(node.exponent.value) &&
      contains(node, variable),
  );

/** term = by·ln|of| */
function logarithmIn(term: Expression): Logarithm | null {
  const factors = E.factorsOf(term);
  const found = factors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
  if (found?.kind !== 'apply') return null;
  const inside = found.args[0]!;
  const of = inside.kind === 'apply' && inside.name === 'abs' ? inside.args[0]! : inside;
  return { by: E.product(factors.filter((factor) => factor !== found)), of, term };
}
