import { simplest } from '../../algebra/simplify/simplify.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, size } from '../../expression/walk.ts';
import { forPositive } from './parameters/for-positive.ts';

/** A value that is the same for −a as for a is that of |a|: ln(a²(|1/a| + 1)²) is 2 ln(1 + |a|), and |a| coth|a| is a coth a. */
export function inSizes(value: Expression, known: readonly Condition[]): Expression {
  const even = freeSymbols(value).filter((name) => isEvenIn(value, name));
  if (even.length === 0) return value;
  const positive = even.map((name) => condition(E.symbol(name), '>'));
  const forSizes = forPositive(value, [...known, ...positive]);
  const odd = even.filter((name) => !isEvenIn(forSizes, name));
  const sizes = Object.fromEntries(odd.map((name) => [name, E.apply('abs', [E.symbol(name)])]));
  const found = odd.length === 0 ? forSizes : simplest(substitute(forSizes, sizes));
  return size(found) < size(value) ? found : value;
}

function isEvenIn(a: Expression, name: string): boolean {
  const reflection = substitute(a, { [name]: E.negate(E.symbol(name)) });
  return E.equal(reflection, a) || E.equal(simplest(reflection), simplest(a));
}
