import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';

/*
 * Constants that were added go into the constant of integration, however deep in products they were: (c + d·x)/(a·d) is x/a, and
 * (x + 3 + ln|x|)/2 is (x + ln|x|)/2.
 */
export function withoutAddedConstants(F: Expression, variable: string): Expression {
  if (F.kind === 'sum')
    return E.sum(
      F.terms.filter((term) => contains(term, variable)).map((term) => withoutAddedConstants(term, variable)),
    );
  if (F.kind !== 'product') return F;
  const moving = F.factors.filter((factor) => contains(factor, variable));
  const [only] = moving;
  if (moving.length !== 1 || only?.kind !== 'sum') return F;
  const rest = withoutAddedConstants(only, variable);
  const constants = F.factors.filter((factor) => factor !== only);
  return rest === only ? F : E.product([...constants, rest]);
}

/** The same, with the constant factors of its sums put into their terms: −(c + d·x + 2·u)/(4·d) is −x/4 − u/(2·d). */
export function withConstantsApart(F: Expression, variable: string): Expression {
  if (F.kind === 'sum') return E.sum(F.terms.map((term) => withConstantsApart(term, variable)));
  if (F.kind !== 'product') return F;
  const sums = F.factors.filter((factor) => contains(factor, variable));
  const [only] = sums;
  if (sums.length !== 1 || only?.kind !== 'sum') return F;
  const by = E.product(F.factors.filter((factor) => factor !== only));
  const terms = only.terms.filter((term) => contains(term, variable));
  return E.sum(terms.map((term) => withConstantsApart(E.product([by, term]), variable)));
}
