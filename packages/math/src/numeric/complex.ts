/**
 * Complex arithmetic in double precision. Branches are principal: arg in (−π, π], the cut of √ and ln along the negative
 * reals, continuous from above (DLMF 4.2).
 */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** re + i·im */
export const complex = (re: number, im = 0): Complex => ({ re, im });

/** a + b */
export const add = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });

/** a − b */
export const subtract = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im });

/** a · b */
export const multiply = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});

/** re − i·im */
export const conjugate = (a: Complex): Complex => ({ re: a.re, im: -a.im });

/** |a|, without overflow between; most are real. */
export const modulus = (a: Complex): number => (a.im === 0 ? Math.abs(a.re) : Math.hypot(a.re, a.im));

/** The angle in (−π, π]; a negative real with an imaginary part of −0 counts as lying on the cut, at π. */
export const argument = (a: Complex): number => Math.atan2(a.im + 0, a.re);

/** a/b by Smith's algorithm, which does not overflow where the quotient does not (R. L. Smith, CACM 5, 1962). */
export function divide(a: Complex, b: Complex): Complex {
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const scale = b.re + b.im * ratio;
    return { re: (a.re + a.im * ratio) / scale, im: (a.im - a.re * ratio) / scale };
  }
  const ratio = b.re / b.im;
  const scale = b.re * ratio + b.im;
  return { re: (a.re * ratio + a.im) / scale, im: (a.im * ratio - a.re) / scale };
}

/** The principal root: non-negative real part, no cancellation in either part. */
export function squareRoot(a: Complex): Complex {
  if (a.re === 0 && a.im === 0) return { re: 0, im: 0 };
  const half = Math.sqrt((Math.abs(a.re) + modulus(a)) / 2);
  const other = Math.abs(a.im) / (2 * half);
  const sign = a.im < 0 ? -1 : 1;
  return a.re >= 0 ? { re: half, im: sign * other } : { re: other, im: sign * half };
}

/** ln a for a ≠ 0; near |a| = 1 the real part comes from log1p, so that it keeps its digits. */
export function logarithm(a: Complex): Complex {
  const size = modulus(a);
  const [large, small] =
    Math.abs(a.re) >= Math.abs(a.im) ? [Math.abs(a.re), Math.abs(a.im)] : [Math.abs(a.im), Math.abs(a.re)];
  const re = size > 0.5 && size < 2 ? Math.log1p((large - 1) * (large + 1) + small * small) / 2 : Math.log(size);
  return { re, im: argument(a) };
}

/** eᵃ */
export function exponential(a: Complex): Complex {
  const size = Math.exp(a.re);
  return a.im === 0 ? { re: size, im: a.im } : { re: size * Math.cos(a.im), im: size * Math.sin(a.im) };
}

/** aᵇ = e^(b ln a), the principal value; 0ᵇ is 0 where re b > 0. */
export function power(a: Complex, b: Complex): Complex {
  if (a.re === 0 && a.im === 0)
    return b.re > 0 ? complex(0) : b.re === 0 && b.im === 0 ? complex(1) : complex(Number.NaN, Number.NaN);
  return exponential(multiply(b, logarithm(a)));
}
