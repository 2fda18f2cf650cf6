import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';

/** c·atan(u) ± c·atan(v) as c·atan((u ± v)/(1 ∓ u·v)), which differs by a constant on each piece. */
export function withJoinedArctangents(F: Expression): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withJoinedArctangents(one) : one)));
  if (F.kind !== 'sum') return F;
  const terms = [...F.terms];
  for (let i = 0; i < terms.length; i++) {
    const first = arctangentIn(terms[i]!);
    if (first === null) continue;
    for (let j = i + 1; j < terms.length; j++) {
      const second = arctangentIn(terms[j]!);
      if (second === null) continue;
      const isSame = E.equal(first.by, second.by);
      if (!isSame && !E.equal(first.by, E.negate(second.by))) continue;
      const v = isSame ? second.of : E.negate(second.of);
      const u = tidy(E.divide(E.add(first.of, v), tidy(E.subtract(E.one, E.product([first.of, v])))));
      terms.splice(j, 1);
      terms[i] = E.product([first.by, E.apply('atan', [u])]);
      return withJoinedArctangents(E.sum(terms));
    }
  }
  return F;
}

function arctangentIn(term: Expression): { readonly by: Expression; readonly of: Expression } | null {
  const factors = E.factorsOf(term);
  const found = factors.find((factor) => factor.kind === 'apply' && factor.name === 'atan');
  if (found?.kind !== 'apply') return null;
  return { by: E.product(factors.filter((factor) => factor !== found)), of: found.args[0]! };
}
