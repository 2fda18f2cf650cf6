import { copiesOf } from '@nomogram/math/algebra/trigonometric/joined-families.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { divide, subtract } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';

/** Periods are compared as parts of each other up to this denominator. */
const longest = 120;

/**
 * What of the second families is in none of the first, as families of a common period; undefined where there is no common period that
 * is short.
 */
export function missingFrom(families: readonly Family[], others: readonly Family[]): readonly Family[] | undefined {
  const missing: Family[] = [];
  for (const other of others) {
    const counts = families.map(({ period }) => wholeAfter(evaluate(divide(other.period, period))));
    const met = families.filter((_, k) => counts[k] !== undefined);
    const count = Z.toNumber(counts.filter((one) => one !== undefined).reduce<Z.Integer>(Z.lcm, 1));
    if (count > longest) return undefined;
    missing.push(...copiesOf(other, count).filter((copy) => !met.some((family) => isIn(copy, family))));
  }
  return missing;
}

/** The least whole number by which the ratio is whole; undefined where it is no short fraction. */
function wholeAfter(ratio: number): number | undefined {
  for (let times = 1; times <= longest; times++) if (isWhole(ratio * times)) return times;
  return undefined;
}

const isIn = ({ base }: Family, { base: start, period }: Family): boolean =>
  isWhole(evaluate(divide(subtract(base, start), period)));

const isWhole = (a: number): boolean => Math.abs(a - Math.round(a)) < 1e-9;
