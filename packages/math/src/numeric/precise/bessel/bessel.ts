import * as B from '../ball.ts';
import { sign } from '../big-float.ts';
import * as C from '../complex.ts';
import { farHankel, farK, isFarOut } from './hankel.ts';
import { firstSolution, type Kind, secondSolution, wholeOrder } from './series.ts';

/*
 * The Bessel functions J, Y and the modified ones I, K (DLMF 10.2, 10.25) of real orders and complex arguments, principal values: by
 * Hankel's expansion far out on the positive axis, by the power series elsewhere.
 */

type BesselFunction = (order: B.Ball, z: B.Ball, bits: number) => B.Ball | null;

/** Beyond, the power series has too many terms. */
const maxSize = 2000;
const maxOrder = 2000;

const ordinary: Kind = { alternates: true };
const modified: Kind = { alternates: false };

const isKnown = (order: B.Ball): boolean => order.real && order.error < -4 && 2 ** B.upper(order) <= maxOrder;
const isNear = (z: B.Ball): boolean => z.error < -4 && 2 ** B.upper(z) <= maxSize;
const isZero = (z: B.Ball): boolean => z.error === B.EXACT && C.isZero(z.value);
const realPart = (a: B.Ball): B.Ball => B.realBall(a.value.re, a.error);
const imaginaryPart = (a: B.Ball): B.Ball => B.realBall(a.value.im, a.error);

/** 1 of order 0, 0 of positive and of whole orders; of others there is none. */
function atZero(order: B.Ball): B.Ball | null {
  if (order.error === B.EXACT && sign(order.value.re) === 0) return B.integerBall(1);
  return wholeOrder(order) !== null || B.isPositive(order) ? B.integerBall(0) : null;
}

const first =
  (kind: Kind): BesselFunction =>
  (order, z, bits) => {
    if (!isKnown(order)) return null;
    if (isZero(z)) return atZero(order);
    return isNear(z) ? firstSolution(kind, order, z, bits) : null;
  };

/** J_ν(−x) = (−1)ⁿ·J_ν(x) of a whole order brings the expansion to negative x. */
function farJ(order: B.Ball, z: B.Ball, bits: number): B.Ball | null {
  if (!z.real || !isKnown(order)) return null;
  const n = wholeOrder(order);
  if (sign(z.value.re) < 0) {
    const mirrored = n === null ? null : farJ(order, B.negate(z), bits);
    return mirrored && n! % 2 !== 0 ? B.negate(mirrored) : mirrored;
  }
  const both = isFarOut(order, z, bits) ? farHankel(order, z, bits) : null;
  return both && realPart(both);
}

/** J_ν(z) */
export const besselJ: BesselFunction = (order, z, bits) => farJ(order, z, bits) ?? first(ordinary)(order, z, bits);

/** I_ν(z) */
export const besselI: BesselFunction = first(modified);

const isPositivePoint = (order: B.Ball, z: B.Ball): boolean => isKnown(order) && B.isPositive(z);

/** Y_ν(z); null at 0. */
export const besselY: BesselFunction = (order, z, bits) => {
  const both = isPositivePoint(order, z) && isFarOut(order, z, bits) ? farHankel(order, z, bits) : null;
  if (both !== null) return imaginaryPart(both);
  return isKnown(order) && isNear(z) ? secondSolution(ordinary, order, z, bits) : null;
};

/** K_ν(z); null at 0. */
export const besselK: BesselFunction = (order, z, bits) => {
  const far = isPositivePoint(order, z) && isFarOut(order, z, bits) ? farK(order, z, bits) : null;
  if (far !== null) return far;
  return isKnown(order) && isNear(z) ? secondSolution(modified, order, z, bits) : null;
};
