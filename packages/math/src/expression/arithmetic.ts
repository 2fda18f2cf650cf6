import { add, apply, multiply, number, power } from './build.ts';
import type { Expression } from './expression.ts';
import type { Arithmetic } from './facts/fact.ts';
import { byFormula } from './facts/table.ts';

/** Formulas of functions as expressions, with a function of one argument made by `applied`. */
export const expressionsWith = (applied: (name: string, u: Expression) => Expression): Arithmetic<Expression> => ({
  number,
  add,
  multiply,
  power: (a, exponent) => power(a, number(exponent)),
  apply: applied,
});

const expressions = expressionsWith((name, u) => apply(name, [u]));

/** f(u) by the formula of f; undefined where it has none. */
export const writtenOut = (name: string, u: Expression): Expression | undefined => byFormula(name, expressions, u);
