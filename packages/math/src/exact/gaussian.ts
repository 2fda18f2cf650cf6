import * as Z from './integer.ts';
import * as Q from './rational.ts';

/** A Gaussian rational: a complex number whose real and imaginary parts are rational. */
export interface Gaussian {
  readonly re: Q.Rational;
  readonly im: Q.Rational;
}

/** re + i·im with rational parts. */
export const gaussian = (re: Q.Rational, im: Q.Rational): Gaussian => ({ re, im });

/** a + b */
export const add = (a: Gaussian, b: Gaussian): Gaussian => ({ re: Q.add(a.re, b.re), im: Q.add(a.im, b.im) });

/** a − b */
export const subtract = (a: Gaussian, b: Gaussian): Gaussian => ({
  re: Q.subtract(a.re, b.re),
  im: Q.subtract(a.im, b.im),
});

/** a · b */
export const multiply = (a: Gaussian, b: Gaussian): Gaussian => ({
  re: Q.subtract(Q.multiply(a.re, b.re), Q.multiply(a.im, b.im)),
  im: Q.add(Q.multiply(a.re, b.im), Q.multiply(a.im, b.re)),
});

/** re − i·im */
export const conjugate = (a: Gaussian): Gaussian => ({ re: a.re, im: Q.negate(a.im) });

/** |a|², a rational. */
export const norm = (a: Gaussian): Q.Rational => Q.add(Q.multiply(a.re, a.re), Q.multiply(a.im, a.im));

/** Whether both parts are 0. */
export const isZero = (a: Gaussian): boolean => Q.isZero(a.re) && Q.isZero(a.im);

/** Whether both parts are the same. */
export const equals = (a: Gaussian, b: Gaussian): boolean => Q.equals(a.re, b.re) && Q.equals(a.im, b.im);

/** 1/a for a ≠ 0. */
export function inverse(a: Gaussian): Gaussian {
  const size = norm(a);
  return { re: Q.divide(a.re, size), im: Q.divide(Q.negate(a.im), size) };
}

/** a/b; b = 0 is a bug of the caller and throws. */
export const divide = (a: Gaussian, b: Gaussian): Gaussian => multiply(a, inverse(b));

/** aⁿ for an integer n, by repeated squaring; a ≠ 0 where n is negative. */
export function power(a: Gaussian, n: number): Gaussian {
  let result: Gaussian = { re: Q.one, im: Q.zero };
  let square = n < 0 ? inverse(a) : a;
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square);
    if (rest > 1) square = multiply(square, square);
  }
  return result;
}

/**
 * The principal square root when it is a Gaussian rational too, else null. With s = |a| rational, re(√a) = √((s + re a)/2)
 * and im(√a) = ±√((s − re a)/2), the sign that of im a.
 */
export function exactSquareRoot(a: Gaussian): Gaussian | null {
  const size = Q.exactRoot(norm(a), 2);
  if (!size) return null;
  const re = Q.exactRoot(Q.multiply(Q.half, Q.add(size, a.re)), 2);
  const im = Q.exactRoot(Q.multiply(Q.half, Q.subtract(size, a.re)), 2);
  if (!re || !im) return null;
  return { re, im: Z.sign(a.im.numerator) < 0 ? Q.negate(im) : im };
}
