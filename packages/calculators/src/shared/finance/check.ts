import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { callsIn, type Term } from '@nomogram/math/formula/term.ts';
import { middle, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import type { Check } from '../../kit/answer.ts';
import { type AmountField, shownDecimal } from '../../kit/fields/amount.ts';
import { inSentence } from '../../kit/in-sentence.ts';
import { functionOf } from './formula/functions.ts';
import { isolate } from './formula/isolate.ts';
import { secondWay } from './formula/second-way.ts';

type Fields = { readonly [input: string]: AmountField };
type Values = { readonly [input: string]: Rational };

/**
 * The check of a formula's value: annuities are added up payment by payment; other formulas are solved back for an input; where
 * neither can be done, the formula is computed again in plain double precision. Null when the check fails.
 */
export function checkOf(fields: Fields, term: Term, values: Values, value: Value): Check | null {
  const sums = callsIn(term).some((name) => functionOf(name).byDefinition);
  return (sums ? undefined : bySolvingBack(fields, term, values, value)) ?? bySecondWay(term, values, value, sums);
}

function bySolvingBack(fields: Fields, term: Term, values: Values, value: Value): Check | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const found = isolate(term, name, value, values, 160);
    const typed = values[name]!;
    if (found === null || !sameTo(middle(found), typed)) continue;
    const shown = shownDecimal(Q.divide(typed, field.scale)) + (Q.isOne(field.scale) ? '' : ' %');
    return {
      how: 'inverse operation',
      detail: `Solved for ${inSentence(field.label)}, the result gives ${shown} again.`,
    };
  }
  return undefined;
}

/** Equal to 15 digits: what is shown of the result has no more. */
function sameTo(found: Rational, typed: Rational): boolean {
  const apart = Math.abs(Q.toNumber(Q.subtract(found, typed)));
  return apart <= 1e-15 * Math.abs(Q.toNumber(typed));
}

function bySecondWay(term: Term, values: Values, value: Value, sums: boolean): Check | null {
  const doubles = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, Q.toNumber(one)]));
  const second = secondWay(term, doubles);
  const apart = Math.abs(second.value - toNumber(value));
  if (Number.isFinite(second.value) && !(apart <= second.error)) return null;
  const digits = Math.floor(-Math.log10(Math.max(apart, Number.MIN_VALUE) / Math.abs(toNumber(value))));
  const extent = apart === 0 ? 'every digit' : digits >= 1 ? `${digits} digits` : 'what their rounding allows';
  const way = sums ? 'The payments added up one by one give' : 'A second computation in plain double precision gives';
  return { how: 'independent computation', detail: `${way} the same to ${extent}.` };
}
