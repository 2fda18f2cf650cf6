import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';

/** f at p + side·t, as a function of the distance t (under the name of the variable). */
export const beside = (f: Expression, variable: string, p: Expression, side: 1 | -1): Expression =>
  substitute(f, { [variable]: E.add(p, E.multiply(E.number(side), E.symbol(variable))) });

/** f(1/t)/t²: what an integral to ∞ becomes at t = 0. */
export const atInfinity = (f: Expression, variable: string): Expression => {
  const t = E.symbol(variable);
  return E.multiply(substitute(f, { [variable]: E.reciprocal(t) }), E.power(t, E.number(-2)));
};
