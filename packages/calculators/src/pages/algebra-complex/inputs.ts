import type * as G from '@nomogram/math/exact/gaussian.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type * as C from '@nomogram/math/numeric/complex.ts';
import { type ComplexNumber, complexNumber } from '../../kit/fields/complex.ts';

/**
 * The eleven operations of the page. They have no endpoint: they are computed in the page. Where both parts of the
 * inputs are rational the way is exact, in Gaussian rationals; the check goes back by the inverse operation.
 */
export const field = (label: string, symbol: string, nonzero = false) =>
  complexNumber({ label, symbol, hint: 'For example 5+2i, 7-i or {r: 2, phi: pi/3}', nonzero });

export const two = { a: field('First number', 'a'), b: field('Second number', 'b') };
export const one = { z: field('Complex number', 'z') };
export const other = { z: field('Complex number', 'z', true) };

export const references = [
  { title: 'NIST Digital Library of Mathematical Functions, §1.9', url: 'https://dlmf.nist.gov/1.9' },
];

/** The operation on the exact values, where all of them are known exactly. */
export const exactly = <Value>(
  inputs: readonly ComplexNumber[],
  operation: (...parts: G.Gaussian[]) => Value,
): Value | null => {
  const parts = inputs.flatMap(({ exact: part }) => (part ? [part] : []));
  return parts.length === inputs.length ? operation(...parts) : null;
};

export const toComplex = (exactValue: G.Gaussian | null, computed: C.Complex): C.Complex =>
  exactValue ? { re: Q.toNumber(exactValue.re), im: Q.toNumber(exactValue.im) } : computed;
