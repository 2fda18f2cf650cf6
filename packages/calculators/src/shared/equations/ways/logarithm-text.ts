import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { ApplyNode, Expression, WrittenLogarithm } from '@nomogram/math/expression/expression.ts';
import { contains, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';

/** A logarithm to a base, which the usual form of an expression writes as ln(A)/ln(b); the natural one where there is none. */
export function logarithm(of: Expression, base?: Expression): ApplyNode {
  const name = base?.kind === 'number' ? named[toText(base)] : undefined;
  if (base === undefined || name !== undefined) return { kind: 'apply', name: name ?? 'ln', args: [of] };
  return { kind: 'apply', name: 'log', args: [of, base] };
}

/** Bases that have a function of their own. */
const named: Readonly<Record<string, WrittenLogarithm>> = { 2: 'log2', 10: 'log10' };

/** ln(x)²/ln(10)² as log10(x)², as it was typed. */
export const withBases = (f: Expression, x: string): Expression =>
  transform(f, (node) => {
    if (node.kind !== 'product') return node;
    const powers = node.factors.map(powerOfLogarithm);
    const over = powers.findIndex((one) => one !== undefined && one.times > 0);
    const under = powers.findIndex(
      (one, k) => one !== undefined && k !== over && one.times === -(powers[over]?.times ?? 0),
    );
    const [above, below] = [powers[over], powers[under]];
    if (!above || !below || !contains(above.of, x) || contains(below.of, x)) return node;
    const others = node.factors.filter((_, k) => k !== over && k !== under);
    return E.product([...others, E.power(logarithm(above.of, below.of), E.number(above.times))]);
  });

/** A and n of a factor ln(A)ⁿ. */
export function powerOfLogarithm(factor: Expression): { readonly of: Expression; readonly times: number } | undefined {
  const [base, times] =
    factor.kind === 'power' && factor.exponent.kind === 'number'
      ? [factor.base, factor.exponent.value]
      : [factor, Q.one];
  return base.kind === 'apply' && base.name === 'ln' ? { of: base.args[0]!, times: Q.toNumber(times) } : undefined;
}
