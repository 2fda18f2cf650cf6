import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { Amount } from '../../kit/fields/amount.ts';

/** Values as formulas take them, by input. */
export const valuesOf = (given: { readonly [input: string]: Amount }): { readonly [input: string]: Rational } =>
  Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
