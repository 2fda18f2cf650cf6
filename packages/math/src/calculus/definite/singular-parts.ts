import { factor } from '../../algebra/factor.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, some } from '../../expression/walk.ts';
import { zerosOfWave } from '../letter-conditions.ts';

/** What stands below a fraction line, under a root or in a logarithm, in its factors. */
export function singularParts(
  f: Expression,
  variable: string,
): readonly { readonly part: Expression; readonly isPole: boolean }[] {
  const found: { readonly part: Expression; readonly isPole: boolean }[] = [];
  const include = (base: Expression, isPole: boolean): void => {
    const factored = factor(base);
    const parts = factored.ok ? factored.value.factors.map((one) => one.factor) : [base];
    for (const part of parts) if (contains(part, variable)) found.push({ part, isPole });
  };
  some(f, (node) => {
    if (!contains(node, variable)) return false;
    if (node.kind === 'power' && node.exponent.kind === 'number') {
      const { value } = node.exponent;
      if (Q.sign(value) < 0 || !Q.isInteger(value)) include(node.base, Q.compare(value, Q.minusOne) <= 0);
    } else if (node.kind === 'power' && !contains(node.exponent, variable)) include(node.base, false);
    if (node.kind === 'apply' && node.name === 'ln') include(node.args[0]!, false);
    if (node.kind === 'apply' && node.name in zerosOfWave) include(E.apply(zerosOfWave[node.name]!, node.args), true);
    return false;
  });
  return found;
}
