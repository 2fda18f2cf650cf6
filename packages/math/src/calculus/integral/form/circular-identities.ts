import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { partners } from '../explain/conjugates.ts';

/** 1 − cos² as sin², sec² − 1 as tan², and so for every pair of functions of one angle, circular or hyperbolic. */
export const withPythagoreanIdentities = (F: Expression): Expression =>
  transform(F, (node) => (node.kind === 'sum' ? (squareOfPartner(node.terms) ?? node) : node));

/** m·k² of m·s₀ + m·s₁·h², where k² = s₀ + s₁·h²; null for other terms. */
function squareOfPartner(terms: readonly Expression[]): Expression | null {
  if (terms.length !== 2) return null;
  for (const [k, term] of terms.entries()) {
    const square = E.factorsOf(term).find((factor) => E.equal(E.exponentOf(factor), E.two));
    const h = square === undefined ? null : E.baseOf(square);
    const found = h?.kind === 'apply' ? partners[h.name] : undefined;
    if (h?.kind !== 'apply' || found === undefined) continue;
    const [name, s0, s1] = found;
    const m = E.product([E.number(s1), E.divide(term, E.power(h, E.two))]);
    if (!E.equal(E.product([E.number(s0), m]), terms[1 - k]!)) continue;
    return E.product([m, E.power(E.apply(name, h.args), E.two)]);
  }
  return null;
}

/** sin(θ − π/2) as −cos θ: sines and cosines of an angle with quarter turns in it, without them. */
export const withoutQuarterTurns = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    const isWave = node.kind === 'apply' && (node.name === 'sin' || node.name === 'cos');
    if (!isWave || !contains(node, variable)) return node;
    const angle = node.args[0]!;
    const turn = E.termsOf(angle).find((term) => E.equal(E.withoutCoefficient(term), E.constant('pi')));
    const quarters = turn === undefined ? Q.zero : Q.multiply(E.coefficient(turn), Q.integerRational(2));
    if (turn === undefined || !Q.isInteger(quarters)) return node;
    const rest = E.sum(E.termsOf(angle).filter((term) => term !== turn));
    // The sine is the cosine a quarter turn later.
    const k = (((Number(quarters.numerator) - (node.name === 'sin' ? 1 : 0)) % 4) + 4) % 4;
    const [name, sign] = (
      [
        ['cos', 1],
        ['sin', -1],
        ['cos', -1],
        ['sin', 1],
      ] as const
    )[k]!;
    return E.product([E.number(sign), E.apply(name, [rest])]);
  });

/** −(a + b) beside other terms as −a − b. */
export function withoutInnerSums(F: Expression): Expression {
  if (F.kind !== 'sum') return F;
  const opened = (term: Expression): readonly Expression[] => {
    const [sum, ...others] = E.factorsOf(E.negate(term));
    return sum?.kind === 'sum' && others.length === 0 ? sum.terms.map(E.negate) : [term];
  };
  return E.sum(F.terms.flatMap(opened));
}
