import * as Q from '../../exact/rational.ts';
import { type Condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { children, freeSymbols, size } from '../../expression/walk.ts';
import { functionField } from '../../linear/function-field.ts';
import { budget } from '../../result/budget.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { nonzero } from '../letter-conditions.ts';

const fieldBudget = 60_000;
const maxSizeForField = 400;

/** Functions that are holomorphic in the whole plane. */
const entire = new Set(['sin', 'cos', 'sinh', 'cosh', 'erf', 'erfi']);

/**
 * What must hold of the letters where a function has its value as its limit, for letters of either sign; null where the theorem does not tell.
 *
 * Sums, products and compositions of entire functions are continuous everywhere, their quotients where nothing below is 0. A quotient may
 * be reduced before: both agree wherever the function has values near the point. So lim x² at a is a² for every a, and that of
 * (x² − a²)/(x − a) is 2a. The limit that was found for positive letters is the same by the identity theorem, being of this kind itself.
 */
export function conditionsOfContinuity(
  f: Expression,
  variable: string,
  to: Expression,
  value: Expression,
  vanishes: (a: Expression) => boolean,
): readonly Condition[] | null {
  if (freeSymbols(to).length === 0) return null;
  if (![f, to, value].every(isMeromorphic)) return null;
  const below = belowAt(f, variable, to, vanishes) ?? belowAt(inLowestTerms(f), variable, to, vanishes);
  return below && distinctConditions([...below, ...denominators(value), ...denominators(to)].flatMap(nonzero));
}

/** What the function divides by at the point; null where one of them is 0 there. */
function belowAt(
  f: Expression | null,
  variable: string,
  to: Expression,
  vanishes: (a: Expression) => boolean,
): readonly Expression[] | null {
  if (f === null) return null;
  const there = [...denominators(f)].map((below) => substitute(below, { [variable]: to }));
  return there.some(vanishes) ? null : there;
}

/** Built of letters, numbers, entire functions and whole powers. */
function isMeromorphic(a: Expression): boolean {
  switch (a.kind) {
    case 'number':
    case 'symbol':
      return true;
    case 'constant':
      return a.name !== 'infinity';
    case 'apply':
      return entire.has(a.name) && a.args.every(isMeromorphic);
    case 'power':
      if (a.exponent.kind === 'number' && Q.isInteger(a.exponent.value)) return isMeromorphic(a.base);
      return a.base.kind === 'constant' && a.base.name === 'e' && isMeromorphic(a.exponent);
    default:
      return children(a).every(isMeromorphic);
  }
}

/** What is divided by, on any level. */
function* denominators(a: Expression): Generator<Expression> {
  if (a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) < 0) yield a.base;
  for (const child of children(a)) yield* denominators(child);
}

/** The function as one fraction of what it is made of, without common factors; null where that is too much work. */
function inLowestTerms(f: Expression): Expression | null {
  if (size(f, maxSizeForField) >= maxSizeForField) return null;
  try {
    const field = functionField([f], budget(fieldBudget));
    return field.toExpression(field.fromExpression(f));
  } catch (error) {
    if (error instanceof Unfinished) return null;
    throw error;
  }
}
