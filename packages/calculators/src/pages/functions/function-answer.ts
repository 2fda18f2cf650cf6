import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import { fromNumber, type Rational, rational } from '@nomogram/math/exact/rational.ts';
import { constant, number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { FunctionValue } from '@nomogram/math/functions/value.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Quantity } from '../../kit/answer.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { digits, exact } from '../../kit/quantity.ts';

/** A function of an argument of fifteen digits before the point loses about as many, and its logarithm: Γ(10¹⁵ + √2). */
const LOST = 40;

/**
 * The typed number as a rational: exactly where it is one, else to so many more digits than the answer has that its value is the
 * same to each of them; the nearest double where no digits of it can be had.
 */
export function rationalOf({ rational: exactly, expression, value }: ExactNumber, shown: number): Rational {
  if (exactly) return exactly;
  const found = evaluatePrecise(expression, digitsToCompute(shown) + LOST);
  return (found.ok ? fromDecimal(found.value.re) : null) ?? fromNumber(value);
}

type Value = Pick<FunctionValue, 'exact' | 'decimal'> & {
  /** The same with so many digits, where the first ones may look like all of it. */
  readonly again?: (digits: number) => Result<Pick<FunctionValue, 'decimal'>>;
};

/** Of digits that end: whether more of them follow, as of Γ(-10⁻²⁰), is known from so many more. */
const FURTHER = 11;

/** A value of a function: of exact arguments a multiple of a power of √π where it is one, else its digits. */
export function functionQuantity(
  label: string,
  { exact: multiple, decimal: computed, again }: Value,
  shown: number,
  of: readonly ExactNumber[],
): Quantity {
  const decimal = shortened(computed, shown);
  if (!multiple || of.some(({ rational: known }) => known === undefined))
    // A whole value has an exact form: what looks like one is rounded, however many digits of it are 0, as of Γ(1 + 10⁻⁶⁰).
    return { ...digits(label, decimal, { of: furtherOf(decimal, again, shown) }), neverWhole: true };
  const pi = power(constant('pi'), number(rational(multiple.rootPi, 2)));
  return exact(label, product([number(multiple.coefficient), pi]), { decimal });
}

function furtherOf(decimal: string, again: Value['again'], shown: number): Rational | undefined {
  const isShort = decimal.replace(/e.*$|\D|0+(e.*)?$/g, '').length < Math.min(shown, FEWEST);
  const longer = isShort ? again?.(digitsToCompute(shown) + FURTHER) : undefined;
  return longer?.ok ? (fromDecimal(longer.value.decimal) ?? undefined) : undefined;
}

/** Fewer digits than these cannot be held against a second computation: such values are computed longer and shown shorter. */
const FEWEST = 12;
const LONGER = 30;

/** How many digits to compute where `shown` are asked for. */
export const digitsToCompute = (shown: number): number => (shown < FEWEST ? LONGER : shown);

/** The decimal that was computed with `digitsToCompute`, to the digits that were asked for. */
export function shortened(decimal: string, shown: number): string {
  if (shown >= FEWEST) return decimal;
  const [mantissa = '', exponent] = decimal.split('e');
  const value = fromDecimal(mantissa);
  if (value === null) return decimal;
  const short = toDecimal(value, shown);
  if (exponent === undefined) return short;
  const power = BigInt(exponent) + BigInt(Math.trunc(Math.log10(Math.abs(Number(short)))));
  return `${Number(short) < 0 ? '-' : ''}${short.replace(/^-/, '').replace(/^10$|^1e\+1$/, '1')}e${power < 0n ? '' : '+'}${power}`;
}
