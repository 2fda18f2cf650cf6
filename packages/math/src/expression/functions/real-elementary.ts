/**
 * The elementary functions that `Math` lacks, for real arguments: NaN where the value is not real, and no cancellation
 * where it is small. The inverse cotangent is odd, acot(x) = atan(1/x).
 */
export const cot = (x: number): number => 1 / Math.tan(x);
/** 1/cos x */
export const sec = (x: number): number => 1 / Math.cos(x);
/** 1/sin x */
export const csc = (x: number): number => 1 / Math.sin(x);
/** 1/tanh x */
export const coth = (x: number): number => 1 / Math.tanh(x);
/** 1/cosh x */
export const sech = (x: number): number => 1 / Math.cosh(x);
/** 1/sinh x */
export const csch = (x: number): number => 1 / Math.sinh(x);

/** arctan(1/x), and π/2 at 0. */
export const acot = (x: number): number => (x === 0 ? Math.PI / 2 : Math.atan(1 / x));

/** From the tangent, because acos(1/x) loses its digits near x = 1. */
export function asec(x: number): number {
  if (Math.abs(x) < 1) return Number.NaN;
  const angle = Math.atan(tangentOfArcsecant(x));
  return x > 0 ? angle : Math.PI - angle;
}

const tangentOfArcsecant = (x: number): number => {
  const size = Math.abs(x);
  return size > 1e150 ? size : Math.sqrt((size - 1) * (size + 1));
};

/** arcsin(1/x); NaN for |x| < 1. */
export const acsc = (x: number): number =>
  Math.abs(x) < 1 ? Number.NaN : Math.sign(x) * Math.atan(1 / tangentOfArcsecant(x));

/** artanh(1/x); NaN for |x| < 1. */
export const acoth = (x: number): number =>
  Math.abs(x) < 1 ? Number.NaN : x > 0 ? Math.log1p(2 / (x - 1)) / 2 : -Math.log1p(2 / (-x - 1)) / 2;

/** acosh(1/x) = ln(1 + t + sqrt(2t + t²)) with t = (1 − x)/x. */
export function asech(x: number): number {
  if (!(x > 0 && x <= 1)) return Number.NaN;
  const t = (1 - x) / x;
  return Math.log1p(t + Math.sqrt(t * (2 + t)));
}

/** arsinh(1/x) */
export const acsch = (x: number): number => Math.asinh(1 / x);

/** The principal power: NaN for a negative base with a fractional exponent, and for 0^0. */
export const power = (base: number, exponent: number): number =>
  base === 0 && exponent <= 0 ? Number.NaN : exponent === 0.5 ? Math.sqrt(base) : base ** exponent;
