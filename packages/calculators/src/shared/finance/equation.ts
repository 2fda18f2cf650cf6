import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type Term, termOf } from '@nomogram/math/formula/term.ts';
import { middle, settle, subtract } from '@nomogram/math/numeric/precise/value.ts';
import type { AmountField } from '../../kit/fields/amount.ts';
import { bitsFor } from './declaration.ts';
import { approximate, evaluate, settled } from './formula/evaluate.ts';
import { isolate } from './formula/isolate.ts';
import { missesNowhere, type Residual, rootsIn } from './root-search.ts';

/** One quantity as a formula of others: `presentValue = payment * presentAnnuity(result, numberOfPayments)`. */
export interface Equation {
  readonly left: string;
  readonly term: Term;
}

/** Reads an equation; a mistake of the declaration throws. */
export function equationOf(text: string): Equation {
  const [left, right, ...more] = text.split(' = ');
  if (!right || more.length > 0) throw new Error(`${text}: one equals sign was expected`);
  return { left: left!, term: termOf(right) };
}

type Values = { readonly [name: string]: Rational };

/** What an equation is solved for: a quantity, and the field that says which values it may have. */
interface SoughtQuantity {
  readonly name: string;
  readonly field: AmountField;
}

/** All values of one quantity that the equation allows for the others; 'any' where it does not matter. */
export function solutionsOf({ left, term }: Equation, { name, field }: SoughtQuantity, values: Values): Solutions {
  if (name === left) {
    const value = settled(term, values, bitsFor(30));
    return value === null ? [] : [middle(value)];
  }
  const target = values[left]!;
  const isolated = settle((bits) => isolate(term, name, target, values, bits), bitsFor(30));
  if (isolated !== null) return [middle(isolated)];
  const miss = missOf({ left, term }, name, values);
  return missesNowhere(field, miss) ? 'any' : rootsIn(field, miss);
}

export type Solutions = readonly Rational[] | 'any';

function missOf({ left, term }: Equation, name: string, values: Values): Residual {
  const doubles = Object.fromEntries(Object.entries(values).map(([one, value]) => [one, Q.toNumber(value)]));
  return {
    wanted: doubles[left]!,
    approximate: (x) => approximate(term, { ...doubles, [name]: x }) - doubles[left]!,
    certain: (x, bits) => {
      const value = evaluate(term, { ...values, [name]: x }, bits);
      return value && subtract(value, values[left]!, bits);
    },
  };
}
