import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { withBases } from './logarithm-text.ts';

/**
 * f = 0, or what else stands on the right, as people write it: a term with the unknown that is added stands first, 4^x − 3·2^x + 2 = 0, where the usual order of a sum begins with
 * −3·2^x.
 */
export function equationText(f: Expression, x: string, right: Expression = E.zero): string {
  const shown = withBases(f, x);
  const terms = E.termsOf(shown);
  const first = isSubtracted(terms[0]!)
    ? terms.find((term) => !isSubtracted(term) && contains(term, x) && term.kind !== 'sum')
    : undefined;
  if (first === undefined) return `${toText(shown)} = ${toText(right)}`;
  const rest = terms.filter((term) => term !== first).map(following);
  return `${toText(first)}${rest.join('')} = ${toText(right)}`;
}

const isSubtracted = (term: Expression): boolean => Q.sign(E.coefficient(term)) < 0;

/** A term with the sign before it. */
function following(term: Expression): string {
  const size = isSubtracted(term) ? E.negate(term) : term;
  const text = size.kind === 'sum' ? `(${toText(size)})` : toText(size);
  return ` ${isSubtracted(term) ? '-' : '+'} ${text}`;
}

/** The same equation multiplied out, its first coefficient positive, without fractions: −x²/9 + 5x/9 − 4/9 = 0 as x² − 5x + 4 = 0. */
export function plainEquation(f: Expression, x: string): Expression {
  const expanded = multipliedOut(f);
  const coefficients = coefficientsOf(expanded, x);
  const leading = coefficients?.at(-1);
  if (coefficients === null || leading?.kind !== 'number') return expanded;
  const common = coefficients
    .map((one) => (one.kind === 'number' ? one.value.denominator : 1))
    .reduce<Z.Integer>(Z.lcm, 1);
  const sign = Q.sign(leading.value) < 0 ? -1 : 1;
  return multipliedOut(E.product([E.number(sign), E.number(Q.rational(common)), expanded]));
}

/** A power as it is written before it is worked out: (x + 1)^2, (1/3)^3, x^2. */
export function powerText(a: Expression, n: number): string {
  const isPlain =
    a.kind === 'symbol' || a.kind === 'apply' || (a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) >= 0);
  return isPlain ? `${toText(a)}^${n}` : `(${toText(a)})^${n}`;
}
