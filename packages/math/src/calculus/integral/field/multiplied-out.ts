import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, mapChildren } from '../../../expression/walk.ts';
import type { Context } from '../context.ts';
import { rationalView } from './rational-view.ts';

/** The same with its rational parts as quotients of polynomials that are multiplied out. */
export function multipliedOut(a: Expression, context: Context): Expression {
  if (!contains(a, context.variable)) return a;
  const whole = quotient(a, context);
  if (whole !== null) return whole;
  if (a.kind !== 'product') return mapChildren(a, (child) => multipliedOut(child, context));
  const rational = a.factors.filter((factor) => quotient(factor, context) !== null);
  const others = a.factors.filter((factor) => !rational.includes(factor));
  const rest = E.product(rational);
  return E.product([quotient(rest, context) ?? rest, ...others.map((factor) => multipliedOut(factor, context))]);
}

function quotient(a: Expression, context: Context): Expression | null {
  if (a.kind === 'symbol') return a;
  const view = rationalView([a], [context.variable], context.budget);
  const value = view?.fractionOf(a) ?? null;
  return view === null || value === null ? null : view.quotientOf(value);
}
