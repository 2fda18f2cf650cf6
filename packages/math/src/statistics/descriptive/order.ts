import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { type DoubleDouble, subtract } from '../../numeric/double-double.ts';
import { once } from './once.ts';
import { realsOf, type Sample } from './sample.ts';

/** Rational numbers in ascending order. The doubles decide nearly every comparison; the exact one only their ties. */
export const sortedRationals = once((values: readonly Rational[]): readonly Rational[] => {
  const keyed = values.map((value) => ({ value, key: Q.toNumber(value) }));
  keyed.sort((a, b) => (a.key === b.key ? Q.compare(a.value, b.value) : a.key < b.key ? -1 : 1));
  return keyed.map(({ value }) => value);
});

/** The data as double-doubles in ascending order. */
export const sortedReals = once((sample: Sample): readonly DoubleDouble[] =>
  realsOf(sample).toSorted((a, b) => subtract(a, b).hi),
);
