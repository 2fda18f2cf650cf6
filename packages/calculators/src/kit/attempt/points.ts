import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluateExact } from '@nomogram/math/expression/evaluate-exact.ts';
import { evaluateWithError } from '@nomogram/math/expression/evaluate-with-error.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { formatDouble } from '../decimal.ts';

export type Point = Readonly<Record<string, Rational>>;

/** Numbers that a person would put in, the plainest first. */
const plain = [
  [2],
  [1],
  [3],
  [-1],
  [1, 2],
  [-2],
  [5],
  [1, 3],
  [-3],
  [3, 2],
  [7],
  [-1, 2],
  [1, 10],
  [10],
  [-5],
  [0],
] as const;

const numbers: readonly Rational[] = plain.map(([over, under = 1]) => Q.rational(over, under));

/** So many points are tried; each letter goes through the numbers in another order, so that x = y stands in few of them. */
export const pointsTried = 4 * numbers.length;

export function pointAt(names: readonly string[], index: number): Point {
  const stride = 1 + 2 * Math.floor(index / numbers.length);
  return Object.fromEntries(
    names.map((name, place) => [name, numbers[(index + place * stride) % numbers.length]!] as const),
  );
}

/** The value at a point, as far as it can be trusted: exactly, as a real or complex double with a bound, or not at all. */
export type Value =
  | { readonly kind: 'exact'; readonly value: Rational }
  | { readonly kind: 'real'; readonly value: number; readonly error: number }
  | { readonly kind: 'complex'; readonly value: C.Complex; readonly error: number }
  | { readonly kind: 'none' };

const maxRelativeError = 1e-7;
const safety = 16;

export function valueAt(a: Expression, at: Point): Value {
  const exact = evaluateExact(a, at);
  if (exact !== null) return { kind: 'exact', value: exact };
  const where = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, C.complex(Q.toNumber(value))]));
  const { value, error: bound } = evaluateWithError(a, where);
  const size = C.modulus(value);
  const error = safety * bound;
  if (!Number.isFinite(size) || !(error <= maxRelativeError * size || error < 1e-12)) return { kind: 'none' };
  if (Math.abs(value.im) <= error) return { kind: 'real', value: value.re, error };
  return { kind: 'complex', value, error };
}

/** Whether two real values are the same; undefined where one of them is not real, or not known. */
export function agree(a: Value, b: Value): boolean | undefined {
  if (a.kind === 'exact' && b.kind === 'exact') return Q.equals(a.value, b.value);
  const [one, other] = [asReal(a), asReal(b)];
  if (!one || !other) return undefined;
  return Math.abs(one.value - other.value) <= one.error + other.error;
}

function asReal(a: Value): { readonly value: number; readonly error: number } | undefined {
  if (a.kind === 'exact') {
    const value = Q.toNumber(a.value);
    return Number.isFinite(value) ? { value, error: Math.abs(value) * 1e-15 } : undefined;
  }
  return a.kind === 'real' ? a : undefined;
}

/** A value as it is shown beside another: exact where that is short, else six digits. */
export function valueText(a: Value): string {
  switch (a.kind) {
    case 'exact': {
      const text = rationalText(a.value);
      return text.length <= 12 ? text : formatDouble(Q.toNumber(a.value), 6);
    }
    case 'real':
      return `about ${formatDouble(a.value, 6)}`;
    case 'complex':
      return 'no real number';
    case 'none':
      return 'no value';
  }
}

export const rationalText = ({ numerator, denominator }: Rational): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;

/** "= 2", "= 5*pi/6", or "≈ 2.618": a number as a sentence names it, with the sign that says whether it is exact. */
export function namedNumber(value: number): string {
  const short = formatDouble(value, 6);
  if (Number(short) === value) return `= ${short}`;
  const turns = (12 * value) / Math.PI;
  if (value !== 0 && Math.abs(turns - Math.round(turns)) < 1e-11 * Math.abs(turns))
    return `= ${twelfths(Math.round(turns))}`;
  return `≈ ${short}`;
}

function twelfths(count: number): string {
  const { numerator, denominator } = Q.rational(count, 12);
  const over = numerator === 1 ? 'pi' : numerator === -1 ? '-pi' : `${numerator}*pi`;
  return denominator === 1 ? over : `${over}/${denominator}`;
}
