import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { differenceOf, isNumber, negated, one, sumOf, timesOf, zero } from './plain-terms.ts';

/*
 * Formulas in which an unknown stands several times, but only by itself: (gain − cost)/cost in the cost. Above and below the line of
 * fraction they are constant + slope·x, so that x can be gathered in one place.
 */

/** constant + slope·x, both free of x. */
export interface Affine {
  readonly slope: Term;
  readonly constant: Term;
}

/** A quotient of two such terms. */
export interface AffineFraction {
  readonly above: Affine;
  readonly below: Affine;
}

/** The term as such a quotient; undefined where it is none. */
export function affineFractionOf(term: Term, unknown: string): AffineFraction | undefined {
  if (!inputsOf(term).includes(unknown)) return whole({ slope: zero, constant: term });
  switch (term.kind) {
    case 'input':
      return whole({ slope: one, constant: zero });
    case 'negative': {
      const of = affineFractionOf(term.of, unknown);
      return of && { ...of, above: { slope: negated(of.above.slope), constant: negated(of.above.constant) } };
    }
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient': {
      const [left, right] = [affineFractionOf(term.left, unknown), affineFractionOf(term.right, unknown)];
      return left && right && joined[term.kind](left, right);
    }
    default:
      return undefined;
  }
}

const joined = {
  sum: (a: AffineFraction, b: AffineFraction) => combined(a, b, sumOf),
  difference: (a: AffineFraction, b: AffineFraction) => combined(a, b, differenceOf),
  product: (a: AffineFraction, b: AffineFraction) => productOf(a, b),
  quotient: (a: AffineFraction, b: AffineFraction) => productOf(a, { above: b.below, below: b.above }),
} as const;

/** Over their common denominator. */
function combined(
  a: AffineFraction,
  b: AffineFraction,
  join: (left: Term, right: Term) => Term,
): AffineFraction | undefined {
  const both = (x: Affine, y: Affine): Affine => ({
    slope: join(x.slope, y.slope),
    constant: join(x.constant, y.constant),
  });
  if (isSame(a.below, b.below)) return { above: both(a.above, b.above), below: a.below };
  const [left, right, below] = [times(a.above, b.below), times(b.above, a.below), times(a.below, b.below)];
  return left && right && below && { above: both(left, right), below };
}

function productOf(a: AffineFraction, b: AffineFraction): AffineFraction | undefined {
  if (isSame(a.above, b.below)) return { above: b.above, below: a.below };
  if (isSame(a.below, b.above)) return { above: a.above, below: b.below };
  const [above, below] = [times(a.above, b.above), times(a.below, b.below)];
  return above && below && { above, below };
}

/** A product of two that depend on x is no longer of this kind. */
function times(a: Affine, b: Affine): Affine | undefined {
  if (isNumber(a.slope, Q.zero)) return scaled(b, a.constant);
  return isNumber(b.slope, Q.zero) ? scaled(a, b.constant) : undefined;
}

const scaled = ({ slope, constant }: Affine, by: Term): Affine => ({
  slope: timesOf(slope, by),
  constant: timesOf(constant, by),
});

const whole = (above: Affine): AffineFraction => ({ above, below: { slope: zero, constant: one } });

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, plain) === JSON.stringify(b, plain);
const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
