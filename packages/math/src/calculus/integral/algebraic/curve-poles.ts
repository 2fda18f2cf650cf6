import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { factorIntegerPolynomial } from '../../../polynomial/univariate/factor.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { squareRoot } from '../field/factor-denominator.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { plain } from '../named/legendre-form.ts';
import { signOf } from '../sign.ts';
import { realCubeRoot } from './line-logarithms.ts';
import { type Curve, type Line, line, linear, tangentsFrom, thirdPlace } from './lines-on-curve.ts';

/*
 * The lines on yⁿ = R(x) whose points lie over poles, or are led to by tangents. Over a real pole p begins the tangent at the real point. Over two
 * conjugate poles m ± i·h are n real lines: through (m + i·h, w·ζ^k) and its conjugate, wⁿ = R(m + i·h) and ζⁿ = 1. With w = ρ^(1/n)·(r + i·σ·h)
 * these are, but for ρ^(1/n) and with s = √3/(2h),
 *
 *     n = 3     r + σ·(x − m)     and     −r/2 ∓ σ·h²·s + (−σ/2 ± r·s)·(x − m)
 *     n = 2     r + σ·(x − m)     and     −σ·h² + r·(x − m), with −ρ/h² for ρ.
 */

/** A pole, or a pair of conjugate ones. */
export type Pole =
  | { readonly kind: 'real'; readonly at: Expression }
  /** m, h² and s */
  | { readonly kind: 'pair'; readonly middle: Expression; readonly square: Expression; readonly s: Expression };

/** The zeros of a monic factor; null where they are not known. */
export function polesOf(q: Univariate, view: RationalView): Pole[] | null {
  const { field } = view;
  if (U.degree(q) === 1) return [{ kind: 'real', at: view.quotientOf(F.negate(q[0]!)) }];
  if (U.degree(q) === 3 && F.isZero(q[1]!) && F.isZero(q[2]!)) return ofCube(F.negate(q[0]!), view);
  if (U.degree(q) !== 2) return null;
  const middle = field.divide(q[1]!, F.integer(-2));
  const square = field.subtract(field.multiply(middle, middle), q[0]!);
  const m = view.quotientOf(middle);
  const size = tidy(view.quotientOf(square));
  if (signOf(size) !== -1) {
    const side = squareRootOfFraction(square, view);
    return [E.add(m, side), E.subtract(m, side)].map((at) => ({ kind: 'real', at }));
  }
  const s = squareRootOfFraction(field.divide(F.integer(-3), field.multiply(F.integer(4), square)), view);
  return [{ kind: 'pair', middle: m, square: E.negate(size), s }];
}

/** √(n/d) = √(n·d)/d: a root of a polynomial, which has its place in a field, not of a quotient. */
function squareRootOfFraction(a: Fraction, view: RationalView): Expression {
  const own = squareRoot(view.field, a);
  if (own !== null) return view.quotientOf(own);
  const { ring } = view.field;
  return E.divide(plain(E.sqrt(tidy(view.expressionOf(ring.multiply(a.n, a.d))))), view.expressionOf(a.d));
}

/** The zeros of x³ − c. */
function ofCube(c: Fraction, view: RationalView): Pole[] {
  const { ring } = view.field;
  const whole = ring.multiply(c.n, ring.power(c.d, 2));
  const at = E.divide(realCubeRoot(view.expressionOf(whole)), view.expressionOf(c.d));
  const square = E.product([E.number(3), E.power(at, E.two), E.power(E.two, E.number(-2))]);
  return [
    { kind: 'real', at },
    { kind: 'pair', middle: E.negate(E.product([E.half, at])), square, s: E.reciprocal(at) },
  ];
}

/** Lines through poles and the tangents that they lead to, those in few terms first; null where a point over a pole is not known. */
export function linesThrough(
  poles: readonly Pole[],
  isInfinityOne: boolean,
  curve: Curve,
  { fractionOf }: RationalView,
): Line[] | null {
  const { k, r } = curve;
  const seen: (Fraction | null)[] = [];
  const [level, chords, tangents]: [Line[], Line[], Line[]] = [[], [], []];
  for (const pole of poles) {
    if (pole.kind === 'real') {
      const x = fractionOf(pole.at)!;
      const power = U.valueAt(k, r, x);
      level.push(...simple(curve, power, x));
      tangents.push(...tangentsFrom(curve, power, { x, eta: F.one }, seen));
      continue;
    }
    const [m, square, s] = mapTuple([pole.middle, pole.square, pole.s], (a) => fractionOf(a)!);
    const pair = throughPair(curve, { m, square, s });
    if (pair === null) return null;
    chords.push(...pair);
    const q: Univariate = [k.add(k.multiply(m, m), square), k.multiply(m, F.integer(-2)), F.one];
    for (const chord of pair) {
      const third = thirdPlace(curve, chord, q);
      if (third !== null) tangents.push(...tangentsFrom(curve, chord.power, third, seen));
    }
  }
  if (isInfinityOne) tangents.push(...tangentsFrom(curve, U.leading(r), { x: null, eta: F.one }, seen));
  return [...level, ...chords, ...tangents];
}

/** y = y₀, and y = y₀·x/p where R has no x and x²: the zeros of a multiple of x³ − p³. */
function simple(curve: Curve, power: Fraction, p: Fraction): Line[] {
  const { k, r } = curve;
  const isBinomial = curve.n === 3 && r.length === 4 && F.isZero(r[1]!) && F.isZero(r[2]!) && !F.isZero(p);
  const through: Univariate[] = isBinomial ? [[F.zero, k.reciprocal(p)!]] : [];
  return [U.one, ...through].map((l) => line(curve, power, l));
}

interface Pair {
  readonly m: Fraction;
  readonly square: Fraction;
  readonly s: Fraction;
}

function throughPair(curve: Curve, { m, square, s }: Pair): Line[] | null {
  const { k, r } = curve;
  const shifted = U.shifted(k, r, m, 4);
  const [c0, c1, c2, c3] = mapTuple([0, 1, 2, 3], (j) => shifted[j] ?? F.zero);
  // R(m + i·h) = u + i·v·h
  const value = { u: k.subtract(c0, k.multiply(c2, square)), v: k.subtract(c1, k.multiply(c3, square)), square };
  const point = F.isZero(value.v) ? { power: value.u, r: F.one, sigma: F.zero } : rootOf(value, curve);
  if (point === null) return null;
  const at = (constant: Fraction, rate: Fraction, power = point.power) =>
    line(curve, power, U.trimmed(U.add(k, [constant], U.scale(k, linear(m), rate))));
  const direct = at(point.r, point.sigma);
  const aside = k.multiply(point.sigma, square);
  if (curve.n === 2) return [direct, at(F.negate(aside), point.r, F.negate(k.divide(point.power, square)))];
  const half = k.divide(F.integer(-1), F.integer(2));
  const [back, slope] = [k.multiply(point.r, half), k.multiply(point.sigma, half)];
  const [shift, rate] = [k.multiply(aside, s), k.multiply(point.r, s)];
  return [direct, at(k.subtract(back, shift), k.add(slope, rate)), at(k.add(back, shift), k.subtract(slope, rate))];
}

interface PointOverPair {
  /** ρ */
  readonly power: Fraction;
  readonly r: Fraction;
  readonly sigma: Fraction;
}

interface ValueOverPair {
  readonly u: Fraction;
  readonly v: Fraction;
  readonly square: Fraction;
}

/** ρ·(r + i·σ·h)ⁿ = u + i·v·h */
const rootOf = (value: ValueOverPair, { n, k }: Curve): PointOverPair | null =>
  n === 3 ? cubeRootOf(value, k) : squareRootOf(value, k);

/** (u + g + i·v·h)² = 2·(u + g)·(u + i·v·h) for g = |u + i·v·h|; null where that is not in the field. */
function squareRootOf({ u, v, square }: ValueOverPair, k: Field): PointOverPair | null {
  const g = squareRoot(k, k.add(k.multiply(u, u), k.multiply(k.multiply(v, v), square)));
  if (g === null) return null;
  const r = k.add(u, g);
  return { power: k.reciprocal(k.multiply(F.integer(2), r))!, r, sigma: v };
}

/**
 * If there are such numbers at all, there are some with ρ = 1/N, N = |u + i·v·h|²: then r² + σ²h² = N and 4r³ − 3N·r = u·N,
 * (4r² − N)·σ = v·N. Only where these are rational.
 */
function cubeRootOf({ u, v, square }: ValueOverPair, k: Field): PointOverPair | null {
  const n = k.add(k.multiply(u, u), k.multiply(k.multiply(v, v), square));
  const equation = [F.negate(k.multiply(u, n)), k.multiply(F.integer(-3), n), F.zero, F.integer(4)];
  const r = rationalZero(equation, k);
  if (r === null) return null;
  const below = k.subtract(k.multiply(F.integer(4), k.multiply(r, r)), n);
  if (F.isZero(below)) return null;
  return { power: k.reciprocal(n)!, r, sigma: k.divide(k.multiply(v, n), below) };
}

function rationalZero(a: Univariate, k: Field): Fraction | null {
  const below = a.reduce((all, { d }) => k.multiply(all, F.ofPolynomial(d)), F.one);
  const whole = U.scale(k, a, below).map(({ n }) => n);
  if (!whole.every((c) => typeof c === 'bigint')) return null;
  for (const { factor } of factorIntegerPolynomial(whole)?.factors ?? [])
    if (factor.length === 2) return k.fraction(-factor[0]!, factor[1]!);
  return null;
}
