import { coefficientsOf } from '../../algebra/coefficients.ts';
import { factor } from '../../algebra/factor.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import { lcm } from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';

/*
 * At which numbers the quantities of an answer change their sign as the only letter moves, or have no value: the zeros of polynomials of
 * degree at most two in the letter a, in |a|, or in a root of it, whose coefficients are any constants. ∫₀¹ dx/(eˣ − a) turns at a = 1 and a = e.
 */

/** A number on the line of a letter, and a rational beside it, by which places are put in order. */
export interface LetterPlace {
  readonly exact: Expression;
  readonly near: Q.Rational;
}

export const rationalPlace = (value: Q.Rational): LetterPlace => ({ exact: E.number(value), near: value });

export const mirroredPlace = ({ exact, near }: LetterPlace): LetterPlace => ({
  exact: simplest(E.negate(exact)),
  near: Q.negate(near),
});

export const isSamePlace = (one: LetterPlace, other: LetterPlace): boolean => Q.equals(one.near, other.near);

/** The numbers at which one of some quantities may change its sign or has no value, in order; null where they are not all known. */
export function turningPlaces(quantities: readonly Expression[], letter: string): readonly LetterPlace[] | null {
  const found = quantities.map((one) => placesOf(one, letter));
  return found.includes(null) ? null : sortedPlaces(found.flatMap((own) => own ?? []));
}

/** In order, each once; null where two of them cannot be told apart. */
export function sortedPlaces(all: readonly LetterPlace[]): readonly LetterPlace[] | null {
  const distinct = all.filter((place, k) => all.findIndex((other) => E.equal(other.exact, place.exact)) === k);
  const sorted = distinct.sort((p, q) => Q.compare(p.near, q.near));
  const isTold = sorted.slice(1).every((place, k) => isClear(sorted[k]!, place));
  return isTold ? sorted : null;
}

/** Rationals are different; others lie further apart than doubles are off. */
const isClear = (one: LetterPlace, other: LetterPlace): boolean =>
  (one.exact.kind === 'number' && other.exact.kind === 'number') ||
  Q.toNumber(Q.subtract(other.near, one.near)) > 1e-9 * Math.max(1, Math.abs(Q.toNumber(one.near)));

function placesOf(a: Expression, letter: string): readonly LetterPlace[] | null {
  if (!contains(a, letter)) return [];
  switch (a.kind) {
    case 'symbol':
      return [rationalPlace(Q.zero)];
    case 'sum':
      return placesOfSum(a, letter);
    case 'product':
      return turningPlaces(a.factors, letter);
    case 'power':
      return contains(a.exponent, letter) ? null : placesOf(a.base, letter);
    case 'apply': {
      const [u] = a.args;
      if (a.name === 'abs') return placesOf(u!, letter);
      return a.name === 'ln' ? turningPlaces([u!, E.subtract(u!, E.one)], letter) : null;
    }
    default:
      return null;
  }
}

/** A name that no one types. */
const root = '\u2020r';

function placesOfSum(a: Expression, letter: string): readonly LetterPlace[] | null {
  const degree = rootDegree(a, letter);
  if (degree === 1) return zerosOfSum(a, letter);
  // A root of the letter has a value, and is not negative, where the letter is not: a = tⁿ for t ≥ 0.
  const power = E.power(E.symbol(root), E.number(degree));
  const inRoot = transform(substitute(a, { [letter]: power }), (node) =>
    node.kind === 'power' && E.equal(node.base, power)
      ? E.power(E.symbol(root), E.product([node.exponent, E.number(degree)]))
      : node,
  );
  const zeros = zerosOfSum(inRoot, root);
  const back = zeros
    ?.filter(({ near }) => Q.sign(near) > 0)
    .map(({ exact }) => placeAt(E.power(exact, E.number(degree))));
  return back === undefined || back.includes(null)
    ? null
    : [rationalPlace(Q.zero), ...back.flatMap((one) => one ?? [])];
}

/** The least n for which all powers of the letter are whole ones of its n-th root. */
function rootDegree(a: Expression, letter: string): number {
  let degree = 1;
  some(a, (node) => {
    if (node.kind === 'power' && node.exponent.kind === 'number' && E.equal(node.base, E.symbol(letter)))
      degree = Number(lcm(degree, node.exponent.value.denominator));
    return false;
  });
  return degree;
}

/** The zeros of a polynomial whose factors have degree one or two; null for others. */
function zerosOfSum(a: Expression, letter: string): readonly LetterPlace[] | null {
  const factored = factor(a);
  if (!factored.ok) return null;
  const found = factored.value.factors.map((one) => zerosOfFactor(one.factor, letter));
  return found.includes(null) ? null : found.flatMap((own) => own ?? []);
}

function zerosOfFactor(part: Expression, letter: string): readonly LetterPlace[] | null {
  if (!contains(part, letter)) return [];
  const parts = coefficientsOf(part, letter);
  if (parts === null || parts.length > 3 || parts.some((one) => freeSymbols(one).length > 0)) return null;
  const [c, b, a] = [parts[0]!, parts[1]!, parts[2]];
  if (a === undefined) return allPlaces([E.negate(E.divide(c, b))]);
  const discriminant = simplest(E.subtract(E.power(b, E.two), E.product([E.number(4), a, c])));
  const sign = signOfConstant(discriminant);
  if (sign === undefined) return null;
  if (sign === -1) return [];
  const twice = E.product([E.two, a]);
  return allPlaces(
    [E.sqrt(discriminant), E.negate(E.sqrt(discriminant))].map((width) => E.divide(E.subtract(width, b), twice)),
  );
}

function allPlaces(all: readonly Expression[]): readonly LetterPlace[] | null {
  const found = all.map(placeAt);
  return found.includes(null) ? null : found.flatMap((one) => one ?? []);
}

/** Null where the number is not a finite one. */
function placeAt(a: Expression): LetterPlace | null {
  const exact = simplest(a);
  if (exact.kind === 'number') return rationalPlace(exact.value);
  const near = nearestDouble(exact);
  return Number.isFinite(near) ? { exact, near: Q.fromNumber(near) } : null;
}
