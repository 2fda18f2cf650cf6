import type { Complex } from './complex.ts';
import * as C from './complex.ts';
import * as Precise from './precise/complex.ts';
import { fromNumber, toNumber } from './precise/convert.ts';

/*
 * The complex roots of a polynomial in double precision, by the simultaneous iteration of Ehrlich and Aberth ("Iteration methods for
 * finding all zeros of a polynomial simultaneously", Math. Comp. 27, 1973), each with a bound of its error: around every z there is a
 * root within n·|f(z)/f′(z)|. Where the n discs that this gives do not meet, each holds exactly one root, and a disc that meets no other
 * when it is mirrored in the real axis holds a real one.
 *
 * Example: t³ + t + 1 has the discs about −0.6823 and 0.3412 ± 1.1615i, of radius 10⁻¹⁵: root 1 is real, 2 and 3 are a pair.
 * To debug: the product of all t − z, times the leading coefficient, is the polynomial.
 */

export interface ApproximateRoot {
  readonly value: Complex;
  /** A bound of the distance to the nearest root: n·|f/f′|, with the rounding errors of both. */
  readonly error: number;
}

const rounds = 400;

/** Approximations to all complex roots of a polynomial without multiple roots, whose coefficients are given from the lowest up. */
export function complexRoots(a: readonly number[]): ApproximateRoot[] {
  const n = a.length - 1;
  if (n < 1) return [];
  const radius = Math.max(
    ...a.slice(0, n).map((value, k) => (value === 0 ? 0 : Math.abs(value / a[n]!) ** (1 / (n - k)))),
    1e-9,
  );
  const roots = Array.from({ length: n }, (_, k) => polar(radius, (2 * Math.PI * k) / n + 0.4));
  for (let round = 0; round < rounds; round++) if (improved(a, roots) < 1e-15) break;
  return roots.map((value) => ({ value, error: errorBound(a, value) }));
}

/** One step of each root; the largest relative change. */
function improved(a: readonly number[], roots: Complex[]): number {
  let change = 0;
  for (const [k, root] of roots.entries()) {
    const [value, slope] = horner(a, root);
    const quotient = C.divide(value, slope);
    let sum: Complex = { re: 0, im: 0 };
    for (const [j, other] of roots.entries())
      if (j !== k) sum = C.add(sum, C.divide({ re: 1, im: 0 }, C.subtract(root, other)));
    const step = C.divide(quotient, C.subtract({ re: 1, im: 0 }, C.multiply(quotient, sum)));
    if (!Number.isFinite(step.re) || !Number.isFinite(step.im)) continue;
    roots[k] = C.subtract(root, step);
    change = Math.max(change, C.modulus(step) / Math.max(C.modulus(roots[k]), 1e-300));
  }
  return change;
}

/** There is a root within n·|f(z)/f′(z)| of z; |f(z)| is known up to the rounding of its terms. */
function errorBound(a: readonly number[], z: Complex): number {
  const [value, slope] = horner(a, z);
  const size = C.modulus(z);
  const terms = a.reduceRight((total, coefficient) => total * size + Math.abs(coefficient), 0);
  const n = a.length - 1;
  return (n * (C.modulus(value) + 4 * n * 2 ** -52 * terms)) / C.modulus(slope);
}

/**
 * The root after one more of Newton's steps, with the value of the polynomial to many digits: what is left of it in doubles is rounding, which says
 * nothing about a part that is small beside the other.
 */
function sharpened(a: readonly number[], { value: z, error }: ApproximateRoot): ApproximateRoot {
  const value = C.subtract(z, C.divide(preciseValue(a, z), horner(a, z)[1]));
  const [, slope] = horner(a, value);
  const bound = ((a.length - 1) * C.modulus(preciseValue(a, value)) * (1 + smallest)) / C.modulus(slope);
  return bound < error ? { value, error: bound + smallest * C.modulus(value) } : { value: z, error };
}

const valueBits = 200;
/** More than what `valueBits` leave open. */
const smallest = 2 ** -60;

/** f(z) to the nearest double. */
function preciseValue(a: readonly number[], z: Complex): Complex {
  const at = { re: fromNumber(z.re), im: fromNumber(z.im) };
  let value: Precise.PreciseComplex = { re: fromNumber(0), im: fromNumber(0) };
  for (let k = a.length - 1; k >= 0; k--)
    value = Precise.add(
      Precise.multiply(value, at, valueBits),
      { re: fromNumber(a[k]!), im: fromNumber(0) },
      valueBits,
    );
  return C.complex(toNumber(value.re), toNumber(value.im));
}

const polar = (r: number, angle: number): Complex => ({ re: r * Math.cos(angle), im: r * Math.sin(angle) });

function horner(a: readonly number[], z: Complex): [Complex, Complex] {
  let value: Complex = { re: 0, im: 0 };
  let slope: Complex = { re: 0, im: 0 };
  for (let k = a.length - 1; k >= 0; k--) {
    slope = C.add(C.multiply(slope, z), value);
    value = C.add(C.multiply(value, z), { re: a[k]!, im: 0 });
  }
  return [value, slope];
}

/** A root with a number of its own. */
export interface NumberedRoot extends ApproximateRoot {
  readonly isReal: boolean;
  /** No other root is as near to `value` as this. */
  readonly apart: number;
}

/** The roots that were asked for last: an expression asks for those of one polynomial again and again. */
const lately = new Map<string, readonly NumberedRoot[] | null>();
const maxKept = 32;

/**
 * The roots in the order in which they are numbered: the real ones increasing, then the pairs by their real parts, of each pair the one
 * above the real axis first. Null where doubles do not tell the roots apart, as for multiple ones.
 */
export function numberedRoots(a: readonly number[]): readonly NumberedRoot[] | null {
  const key = a.join();
  const known = lately.get(key);
  if (known !== undefined) return known;
  const found = inOrder(a);
  if (lately.size >= maxKept) lately.clear();
  lately.set(key, found);
  return found;
}

function inOrder(a: readonly number[]): readonly NumberedRoot[] | null {
  const all = complexRoots(a).map((root) => (Number.isFinite(root.error) ? sharpened(a, root) : root));
  const meets = (z: Complex, error: number, index: number): boolean =>
    all.some((other, j) => j !== index && !(C.modulus(C.subtract(z, other.value)) > error + other.error));
  const found: NumberedRoot[] = [];
  for (const [index, { value, error }] of all.entries()) {
    if (!Number.isFinite(error) || meets(value, error, index)) return null;
    const isReal = !meets(C.conjugate(value), error, index);
    if (!isReal && Math.abs(value.im) <= error) return null;
    const distances = all.map((other, j) =>
      j === index ? Number.POSITIVE_INFINITY : C.modulus(C.subtract(value, other.value)) - other.error,
    );
    found.push({ value: isReal ? C.complex(value.re) : value, error, isReal, apart: Math.min(...distances) - error });
  }
  return found.sort(byNumber);
}

function byNumber(a: NumberedRoot, b: NumberedRoot): number {
  if (a.isReal !== b.isReal) return a.isReal ? -1 : 1;
  const difference = a.value.re - b.value.re;
  if (Math.abs(difference) > a.error + b.error) return difference;
  const higher = Math.abs(a.value.im) - Math.abs(b.value.im);
  return Math.abs(higher) > a.error + b.error ? higher : b.value.im - a.value.im;
}
