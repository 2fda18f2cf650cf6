import type { Integer } from '../../exact/integer.ts';
import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { add, type DoubleDouble, type Real, toNumber } from '../../numeric/double-double.ts';
import { realFromRational } from '../real-from-rational.ts';
import { once } from './once.ts';

/** The data: exact where every entry is rational (every typed decimal is), else double-doubles. */
export type Sample =
  | { readonly kind: 'exact'; readonly values: readonly Rational[] }
  | { readonly kind: 'approximate'; readonly values: readonly Real[] };

/** A sample of rational numbers. */
export const exactSample = (values: readonly Rational[]): Sample => ({ kind: 'exact', values });
/** A sample of numbers of which some are irrational. */
export const approximateSample = (values: readonly Real[]): Sample => ({ kind: 'approximate', values });

/** Every value as a double-double. */
export const realsOf = once((sample: Sample): readonly DoubleDouble[] =>
  sample.kind === 'exact' ? sample.values.map(realFromRational) : sample.values.map((value) => add(value, 0)),
);

/** Every value as the nearest double. */
export const doublesOf = once((sample: Sample): readonly number[] =>
  sample.kind === 'exact' ? sample.values.map(Q.toNumber) : sample.values.map(toNumber),
);

/** The same data as integers over one denominator, or null where that denominator would be unreasonably long. */
interface CommonDenominator {
  readonly numerators: readonly Integer[];
  readonly denominator: Integer;
}

/** Beyond this an exact result is pages of digits that nobody reads; double-doubles take over. */
const maxDenominatorBits = 1500;

/** The values as integers over one denominator; null where that grows too long. */
export function overCommonDenominator(values: readonly Rational[]): CommonDenominator | null {
  let denominator: Integer = 1;
  for (const value of values) {
    if (value.denominator === denominator || Z.divides(value.denominator, denominator)) continue;
    denominator = Z.lcm(denominator, value.denominator);
    if (Z.bitLength(denominator) > maxDenominatorBits) return null;
  }
  const numerators = values.map((value) =>
    value.denominator === denominator
      ? value.numerator
      : Z.multiply(value.numerator, Z.divideExact(denominator, value.denominator)),
  );
  return { numerators, denominator };
}
