import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';

/**
 * The elementary functions of a complex variable, principal branches (DLMF 4.23, 4.37; on a cut the value of the
 * defining formula, which is that of Mathematica), without cancellation near their zeros. Real arguments inside the real
 * domain give an imaginary part of exactly 0.
 */
const { complex } = C;

/** 1 */
export const ONE: Complex = { re: 1, im: 0 };

/** a times a real number. */
export const scale = (a: Complex, by: number): Complex => ({ re: a.re * by, im: a.im * by });
/** −a, with +0 for the parts that are 0. */
export const negate = (a: Complex): Complex => ({ re: 0 - a.re, im: 0 - a.im });
/** i·a */
export const turn = (a: Complex): Complex => ({ re: 0 - a.im, im: a.re });
/** −i·a */
export const turnBack = (a: Complex): Complex => ({ re: a.im, im: 0 - a.re });
/** 1/a */
export const reciprocal = (a: Complex): Complex => (a.im === 0 ? complex(1 / a.re) : C.divide(ONE, a));

/** sinh a, DLMF 4.35.17. */
export const sinh = (a: Complex): Complex =>
  a.im === 0
    ? complex(Math.sinh(a.re))
    : { re: Math.sinh(a.re) * Math.cos(a.im), im: Math.cosh(a.re) * Math.sin(a.im) };

/** cosh a, DLMF 4.35.18. */
export const cosh = (a: Complex): Complex =>
  a.im === 0
    ? complex(Math.cosh(a.re))
    : { re: Math.cosh(a.re) * Math.cos(a.im), im: Math.sinh(a.re) * Math.sin(a.im) };

/** Kahan's form: no overflow, and full precision near the zeros. */
export function tanh(a: Complex): Complex {
  if (a.im === 0) return complex(Math.tanh(a.re));
  if (Math.abs(a.re) > 20) {
    const decay = 4 * Math.exp(-2 * Math.abs(a.re));
    return { re: Math.sign(a.re), im: decay * Math.sin(a.im) * Math.cos(a.im) };
  }
  const t = Math.tan(a.im);
  const s = Math.sinh(a.re);
  const beta = 1 + t * t;
  const rho = Math.sqrt(1 + s * s);
  if (!Number.isFinite(t)) return { re: rho / s, im: 1 / t };
  const divisor = 1 + beta * s * s;
  return { re: (beta * rho * s) / divisor, im: t / divisor };
}

/** sin a = −i sinh(ia) */
export const sin = (a: Complex): Complex => (a.im === 0 ? complex(Math.sin(a.re)) : turnBack(sinh(turn(a))));
/** cos a = cosh(ia) */
export const cos = (a: Complex): Complex => (a.im === 0 ? complex(Math.cos(a.re)) : cosh(turn(a)));
/** tan a = −i tanh(ia) */
export const tan = (a: Complex): Complex => (a.im === 0 ? complex(Math.tan(a.re)) : turnBack(tanh(turn(a))));
/** 1/tan a */
export const cot = (a: Complex): Complex => reciprocal(tan(a));
/** 1/cos a */
export const sec = (a: Complex): Complex => reciprocal(cos(a));
/** 1/sin a */
export const csc = (a: Complex): Complex => reciprocal(sin(a));
/** 1/tanh a */
export const coth = (a: Complex): Complex => reciprocal(tanh(a));
/** 1/cosh a */
export const sech = (a: Complex): Complex => reciprocal(cosh(a));
/** 1/sinh a */
export const csch = (a: Complex): Complex => reciprocal(sinh(a));

const onePlus = (a: Complex): Complex => ({ re: 1 + a.re, im: a.im });
const oneMinus = (a: Complex): Complex => ({ re: 1 - a.re, im: 0 - a.im });

/** Kahan, "Branch cuts for complex elementary functions" (1987). */
export function asin(a: Complex): Complex {
  if (a.im === 0 && Math.abs(a.re) <= 1) return complex(Math.asin(a.re));
  const minus = C.squareRoot(oneMinus(a));
  const plus = C.squareRoot(onePlus(a));
  return {
    re: Math.atan2(a.re, minus.re * plus.re - minus.im * plus.im),
    im: Math.asinh(minus.re * plus.im - minus.im * plus.re),
  };
}

/** arccos a, principal value, cut outside [−1, 1]. */
export function acos(a: Complex): Complex {
  if (a.im === 0 && Math.abs(a.re) <= 1) return complex(Math.acos(a.re));
  const minus = C.squareRoot(oneMinus(a));
  const plus = C.squareRoot(onePlus(a));
  return {
    re: 2 * Math.atan2(minus.re, plus.re),
    im: Math.asinh(plus.re * minus.im - plus.im * minus.re),
  };
}

/** arsinh a, principal value, cut on the imaginary axis beyond ±i. */
export const asinh = (a: Complex): Complex => (a.im === 0 ? complex(Math.asinh(a.re)) : turnBack(asin(turn(a))));

/** arcosh a, principal value, cut below 1. */
export function acosh(a: Complex): Complex {
  if (a.im === 0 && a.re >= 1) return complex(Math.acosh(a.re));
  const minus = C.squareRoot({ re: a.re - 1, im: a.im });
  const plus = C.squareRoot({ re: a.re + 1, im: a.im });
  return {
    re: Math.asinh(minus.re * plus.re + minus.im * plus.im),
    im: 2 * Math.atan2(minus.im, plus.re),
  };
}

/** ½(ln(1 + a) − ln(1 − a)), with the real part from log1p. */
export function atanh(a: Complex): Complex {
  if (a.im === 0 && Math.abs(a.re) < 1) return complex(Math.atanh(a.re));
  const far = (1 - a.re) * (1 - a.re) + a.im * a.im;
  const near = (1 + a.re) * (1 + a.re) + a.im * a.im;
  const re = a.re > 0 ? Math.log1p((4 * a.re) / far) / 4 : -Math.log1p((-4 * a.re) / near) / 4;
  return { re, im: (C.argument(onePlus(a)) - C.argument(oneMinus(a))) / 2 };
}

/** arctan a, principal value, cut on the imaginary axis beyond ±i. */
export const atan = (a: Complex): Complex => (a.im === 0 ? complex(Math.atan(a.re)) : turnBack(atanh(turn(a))));

const isZero = (a: Complex): boolean => a.re === 0 && a.im === 0;

/** arctan(1/a), and π/2 at 0. */
export const acot = (a: Complex): Complex => (isZero(a) ? complex(Math.PI / 2) : atan(reciprocal(a)));
/** arccos(1/a) */
export const asec = (a: Complex): Complex => acos(reciprocal(a));
/** arcsin(1/a) */
export const acsc = (a: Complex): Complex => asin(reciprocal(a));
/** artanh(1/a), and iπ/2 at 0. */
export const acoth = (a: Complex): Complex => (isZero(a) ? { re: 0, im: Math.PI / 2 } : atanh(reciprocal(a)));
/** arcosh(1/a) */
export const asech = (a: Complex): Complex => acosh(reciprocal(a));
/** arsinh(1/a) */
export const acsch = (a: Complex): Complex => asinh(reciprocal(a));

/** Powers with small integer exponents by multiplication, others by the logarithm; 0^0 has no value. */
export function power(base: Complex, exponent: Complex): Complex {
  if (exponent.im === 0) {
    if (base.im === 0 && (base.re > 0 || Number.isInteger(exponent.re))) {
      return complex(base.re === 0 && exponent.re <= 0 ? Number.NaN : base.re ** exponent.re);
    }
    if (exponent.re === 0.5) return C.squareRoot(base);
    if (exponent.re === -0.5) return reciprocal(C.squareRoot(base));
    if (Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64) return integerPower(base, exponent.re);
  }
  if (isZero(base)) return exponent.re > 0 ? complex(0) : complex(Number.NaN, Number.NaN);
  return C.exponential(C.multiply(exponent, C.logarithm(base)));
}

function integerPower(base: Complex, n: number): Complex {
  let result = ONE;
  let square = base;
  for (let left = Math.abs(n); left > 0; left >>= 1) {
    if (left & 1) result = C.multiply(result, square);
    square = C.multiply(square, square);
  }
  return n < 0 ? reciprocal(result) : result;
}
