import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

interface Logarithm {
  readonly by: Expression;
  readonly of: Expression;
  readonly isAbsolute: boolean;
}

/** c·ln|u| − c·ln|v| as c·ln|u/v|, in the sum itself and in sums that have a factor. */
export function withQuotientLogarithms(F: Expression): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withQuotientLogarithms(one) : one)));
  return F.kind === 'sum' ? joined(E.sum(F.terms.map(withQuotientLogarithms))) : F;
}

function joined(F: Expression): Expression {
  if (F.kind !== 'sum') return F;
  const terms = [...F.terms];
  for (let i = 0; i < terms.length; i++) {
    const first = logarithmIn(terms[i]!);
    if (first === null) continue;
    const minus = E.negate(first.by);
    const j = terms.findIndex((term, k) => k > i && isOpposite(logarithmIn(term)?.by ?? E.zero, first.by));
    if (j < 0) continue;
    const second = logarithmIn(terms[j]!)!;
    const [by, top, bottom] =
      E.coefficient(first.by).numerator > 0 ? [first.by, first, second] : [minus, second, first];
    const quotient = E.divide(top.of, bottom.of);
    const isAbsolute = first.isAbsolute || second.isAbsolute;
    terms[i] = E.product([by, E.ln(isAbsolute ? E.apply('abs', [quotient]) : quotient)]);
    terms.splice(j, 1);
  }
  return E.sum(terms);
}

/** −a as well as b − a for a − b. */
const isOpposite = (one: Expression, other: Expression): boolean =>
  E.equal(one, E.negate(other)) || (other.kind === 'sum' && E.equal(E.add(one, other), E.zero));

/** term = by·ln(of) */
function logarithmIn(term: Expression): Logarithm | null {
  const factors = E.factorsOf(term);
  const found = factors.find((factor) => factor.kind === 'apply' && factor.name === 'ln');
  if (found?.kind !== 'apply') return null;
  const u = found.args[0]!;
  const isAbsolute = u.kind === 'apply' && u.name === 'abs';
  const by = E.product(factors.filter((factor) => factor !== found));
  return { by, of: isAbsolute ? u.args[0]! : u, isAbsolute };
}
