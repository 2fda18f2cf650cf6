import { add, type DoubleDouble, divide, hiOf, horner, loOf, multiply, type Real, scaled } from './double-double.ts';

/** ln 2 and π to 32 digits. */
export const LN2: DoubleDouble = { hi: Math.LN2, lo: 2.3190468138462996e-17 };
/** π to the 106 bits of a double-double. */
export const PI: DoubleDouble = { hi: Math.PI, lo: 1.2246467991473532e-16 };

/** 1/1, 1/3, 1/5, …: the coefficients of atanh(v)/v in v². */
export const RECIPROCAL_ODD: readonly DoubleDouble[] = Array.from({ length: 24 }, (_, k) => divide(1, 2 * k + 1));

/** ln(c) for c = k/16 near 1, made on first use. */
const nodes = new Map<number, DoubleDouble>();

function logarithmOfNode(sixteenths: number): DoubleDouble {
  let known = nodes.get(sixteenths);
  if (known === undefined) {
    known = twiceAtanh(divide(sixteenths - 16, sixteenths + 16), RECIPROCAL_ODD);
    nodes.set(sixteenths, known);
  }
  return known;
}

function twiceAtanh(v: DoubleDouble, coefficients: readonly DoubleDouble[]): DoubleDouble {
  return scaled(multiply(v, horner(coefficients, multiply(v, v))), 2);
}

/** As many as |v| < 1/40 needs. */
const FIRST_ODD = RECIPROCAL_ODD.slice(0, 12);

/**
 * The natural logarithm of a positive number to about 31 digits, relative even where the argument is close to 1:
 * ln(2^k m) = k ln 2 + ln c + 2 atanh((m − c)/(m + c)), where c is the sixteenth nearest to m (so |v| < 1/40).
 */
export function logarithm(x: Real): DoubleDouble {
  const hi = hiOf(x);
  if (!(hi > 0) || hi === Number.POSITIVE_INFINITY) return { hi: Math.log(hi), lo: 0 };
  const k = Math.round(Math.log2(hi));
  // A subnormal number is scaled in two steps, since 2^1074 itself is no double.
  const first = k < -1000 ? 2 ** 100 : k > 1000 ? 2 ** -100 : 1;
  const m = scaled(scaled(x, first), 2 ** -(k + Math.log2(first)));
  if (m.hi === 1 && m.lo === 0) return multiply(LN2, k);
  const sixteenths = Math.round(m.hi * 16);
  const c = sixteenths / 16;
  const near = twiceAtanh(divide(add(m, -c), add(m, c)), FIRST_ODD);
  if (k === 0 && sixteenths === 16) return near;
  return add(add(multiply(LN2, k), logarithmOfNode(sixteenths)), near);
}

/** e^x rounded to a double, from an exponent known to more digits than a double has. */
export function exponential(x: Real): number {
  const e = Math.exp(hiOf(x));
  return e === 0 || !Number.isFinite(e) ? e : e + e * loOf(x);
}

/** ln(1 + x) for x > −1, relatively precise for the smallest x. */
export function logarithm1p(x: Real): DoubleDouble {
  if (Math.abs(hiOf(x)) > 0.04) return logarithm(add(x, 1));
  return twiceAtanh(divide(x, add(x, 2)), FIRST_ODD);
}
