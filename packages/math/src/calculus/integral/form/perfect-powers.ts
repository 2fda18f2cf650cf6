import { expand } from '../../../algebra/expand.ts';
import { factor } from '../../../algebra/factor.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { mayBePower } from '../repeated-factor.ts';

const work = 5_000;

/** Sums that are powers: x² − 2x + 1 is (x − 1)², and cos⁴x − 2cos²x + 1 is (cos²x − 1)². */
export const withPerfectPowers = (F: Expression, variable: string): Expression =>
  transform(F, (node) =>
    node.kind === 'sum' && node.terms.length > 2 && contains(node, variable) ? (perfectPower(node) ?? node) : node,
  );

/** c·u^m with the greatest m; null where m is 1. */
function perfectPower(a: SumNode): Expression | null {
  const found = mayBePower(a) ? factor(a, work) : null;
  if (!found?.ok) return null;
  const { content, factors } = found.value;
  const m = factors.reduce((all, { multiplicity }) => commonDivisor(all, multiplicity), 0);
  if (m < 2) return null;
  const product = E.product(factors.map(({ factor: base, multiplicity }) => E.power(base, E.number(multiplicity / m))));
  const root = factors.length > 1 ? expand(product) : null;
  return E.product([E.number(content), E.power(root?.ok ? root.value : product, E.number(m))]);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
