import * as Q from './rational.ts';

/** A Gaussian rational: a complex number whose real and imaginary parts are rational. */
export interface Gaussian {
  readonly re: Q.Rational;
  readonly im: Q.Rational;
}

/** re + i·im with rational parts. */
export const gaussian = (re: Q.Rational, im: Q.Rational): Gaussian => ({ re, im });

/** a · b */
export const multiply = (a: Gaussian, b: Gaussian): Gaussian => ({
  re: Q.subtract(Q.multiply(a.re, b.re), Q.multiply(a.im, b.im)),
  im: Q.add(Q.multiply(a.re, b.im), Q.multiply(a.im, b.re)),
});
