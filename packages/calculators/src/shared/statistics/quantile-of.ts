import * as Q from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { type Computable, certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { PreciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import { tailRoot } from '@nomogram/math/statistics/precise/root.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { decimal } from '../../kit/quantity.ts';
import { certainLeast, ROUNDING } from './certain-least.ts';
import type { Tail } from './evaluation-point.ts';
import { computableOf } from './typed-number.ts';

interface Quantile {
  readonly x: number;
  /** The same, at an end of the support with all the digits that were typed for it. */
  readonly at: Real;
  /** The same to any number of digits. */
  readonly precise?: Computable;
  readonly value: Quantity;
  readonly check: Check;
}

/**
 * The x that a probability belongs to: where P(X ≤ x) = p, or P(X > x) = q. A discrete distribution jumps over most
 * probabilities; there it is the least x that reaches p. Found from the smaller of p and 1 − p, which an exact p gives
 * without loss.
 */
export function quantileOf(of: Distribution, tail: Tail, probability: ExactNumber, law?: PreciseLaw): Result<Quantile> {
  const given = probability.value;
  const other = complementOf(probability);
  const small = given <= 0.5 ? given : other;
  const fromBelow = (tail === 'lower') === given <= 0.5;
  const found = fromBelow ? of.quantile(small) : of.upperQuantile(small);
  const side = tail === 'lower' ? 'cumulative' : 'survival';
  const wanted = computableOf(probability);
  const {
    x,
    error: unknownUnits,
    isProved,
  } = certainLeast(of, found, small, law && { law, side, probability: wanted });
  if (Number.isNaN(x) || (!Number.isFinite(x) && small > 0)) return no('no-answer', beyondNumbers);
  if (!Number.isFinite(x))
    return no(
      'no-answer',
      `No answer: no x has this probability; the distribution has no ${x > 0 ? 'greatest' : 'least'} value.`,
    );
  if (!isProved && !belongs(of, x, small, fromBelow))
    return no('check-failed', 'No answer: an x was found, but its probability is not the one asked for.');
  const statement = `${tail === 'lower' ? 'P(X ≤ x)' : 'P(X > x)'} ${relationOf(of, tail)} ${formatDouble(given, 15)}`;
  const precise = of.kind === 'continuous' && small > 0 ? preciseRoot(law, tail, probability, x) : undefined;
  const isNextToEnd = of.kind === 'continuous' && small > 0 && of.support.includes(x);
  if (isNextToEnd && precise === undefined)
    return no(
      'no-answer',
      x === 0
        ? beyondNumbers
        : `No answer: the x of this probability lies so close to ${formatDouble(x)} that fifteen digits cannot tell them apart.`,
    );
  const error = of.kind === 'continuous' ? errorOfQuantiles : unknownUnits;
  return ok({
    x,
    at: small === 0 ? of.bounds[fromBelow ? 0 : 1] : x,
    precise,
    value: {
      ...decimal(`${of.kind === 'discrete' ? 'Least x' : 'x'} with ${statement}`, x, { precise, error }),
      neverWhole: isNextToEnd,
    },
    check: {
      how: 'inverse operation',
      detail:
        of.kind === 'discrete'
          ? 'The probability up to x reaches the one asked for, and the probability up to the value before it does not.'
          : 'The probability at x is the one asked for, to the last digit of x.',
    },
  });
}

const beyondNumbers = 'No answer: the x of this probability lies beyond the numbers that can be computed with.';

/** Newton's last step leaves a few units in the last place. */
const errorOfQuantiles = 3e-14;

/** The same x to any number of digits, if that succeeds for those that a double has. */
function preciseRoot(
  law: PreciseLaw | undefined,
  tail: Tail,
  probability: ExactNumber,
  x: number,
): Computable | undefined {
  const side = tail === 'lower' ? 'cumulative' : 'survival';
  const root = law && tailRoot(law, { side, probability: computableOf(probability) }, x);
  return root && certainDecimal(root, 15) !== undefined ? root : undefined;
}

const relationOf = (of: Distribution, tail: Tail): string =>
  of.kind === 'continuous' ? '=' : tail === 'lower' ? '≥' : '≤';

/** Whether x is what was asked for: with the probability itself, within one unit in the last place of x. */
function belongs(of: Distribution, x: number, p: number, fromBelow: boolean): boolean {
  // Nothing lies beyond an end of the support, and a part of the rest between it and any other x.
  if (p === 0) return x === of.support[fromBelow ? 0 : 1];
  const at = fromBelow ? of.cumulative : of.survival;
  if (of.kind === 'discrete') {
    const before = x > of.support[0] ? at(x - 1) : fromBelow ? 0 : 1;
    return fromBelow
      ? at(x) >= p * (1 - ROUNDING) && (before < p || x === of.support[0])
      : at(x) <= p * (1 + ROUNDING) && (before > p || x === of.support[0]);
  }
  const step = 4e-16 * Math.abs(x) || 5e-324;
  const [one, two] = [at(x - step), at(x + step)];
  return p >= Math.min(one, two) * (1 - 1e-12) && p <= Math.max(one, two) * (1 + 1e-12);
}

/** 1 − p, exactly where p is rational: 1 − 0.9999999999999999 keeps all its digits. */
const complementOf = ({ rational, value }: ExactNumber): number =>
  rational ? Q.toNumber(Q.subtract(Q.one, rational)) : 1 - value;
