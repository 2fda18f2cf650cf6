import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import { compileRectangle } from '../../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains } from '../../../expression/walk.ts';
import { largest } from '../../../numeric/enclosure/rectangle.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { ZERO } from '../../../numeric/precise/big-float.ts';
import type { Enclosure } from './analytic-function.ts';
import { growthOf, tailOf } from './growth.ts';
import { norm } from './series.ts';
import { fromSingularEnd } from './series-end.ts';
import { seriesOf } from './series-of.ts';
import { atInfinity, beside } from './singular-point.ts';

/*
 * Tails that swing: ∫_X^∞ of a sum of g(x) sin(ωx + φ) and g(x) cos(ωx + φ) with algebraic g. By parts n times,
 *
 *   ∫_X^∞ g e^(iωx) dx = e^(iωX) Σ_{k<n} (i/ω)^(k+1) g^(k)(X) + (i/ω)^n ∫_X^∞ g^(n) e^(iωx) dx.
 *
 * g = x^(−a) A(1/x) is analytic for |x| ≥ 1/R, so that Cauchy's bound on circles of radius x/2 about x ≥ 2/R gives
 * |g^(n)(x)| ≤ n! (2/x)^n · c·x^(−a)·‖A‖, with c = 2^|a|, and the last integral is at most n! c ‖A‖ (2/(ωX))^n X^(1−a)/(n + a − 1): at
 * ωX = 120, n = 50, below 10⁻²².
 *
 * Terms that fall exponentially are left out where a bound of their tail allows it.
 *
 * Powers and products of sines are first written as sums of them. What does not swing is left to the series; if that part diverges, so does
 * the whole, for the others converge. A single swinging term whose g does not tend to 0 diverges, as its panels do not.
 */

/** A function of x times sin or cos of a linear one; `angle` null where nothing swings. */
interface Term {
  readonly factor: Expression;
  readonly kind: 'sin' | 'cos';
  readonly angle: Expression | null;
}

/** What is known of an oscillating integral from some point to infinity. */
export type Tail =
  | { readonly kind: 'value'; readonly from: number; readonly integral: Enclosure }
  | { readonly kind: 'diverges'; readonly order: number }
  | { readonly kind: 'unknown' };

const unknown: Tail = { kind: 'unknown' };
const maxTerms = 96;

/** ∫ from some X ≥ `start` to ∞; X is a power of two. */
export function oscillatingTail(f: Expression, variable: string, start: number, tolerance: number, bits: number): Tail {
  const all = termsOf(f, variable);
  if (all === null) return unknown;
  const small = all.filter(({ factor }) => isExponentiallySmall(factor, variable));
  const terms = all.filter((term) => !small.includes(term));
  const swinging = terms.filter(({ angle }) => angle !== null);
  if (terms.length === 0 || (swinging.length === 0 && small.length === 0)) return unknown;
  const steady = E.sum(terms.filter(({ angle }) => angle === null).map(({ factor }) => factor));
  const orders = swinging.map(({ factor }) => orderOf(factor, variable, bits));
  const large = swinging.filter(({ factor }, k) => !((orders[k] ?? 0) > 0) && !isSummable(factor, variable));
  if (large.length > 0)
    return large.length === 1 && staysLarge(large[0]!.factor, variable) && convergesAlone(steady, variable, bits)
      ? { kind: 'diverges', order: 0 }
      : unknown;
  const rate = Math.min(...swinging.map(({ angle }) => rateOf(angle!, variable)));
  if (!(rate > 0)) return unknown;
  const dropped = whereNegligible(small, variable, Math.max(start, (2 * bits) / rate), tolerance);
  if (dropped === null) return unknown;
  const { X } = dropped;
  let total: Enclosure = { value: ZERO, radius: dropped.radius };
  let size = X;
  if (!E.equal(steady, E.zero)) {
    const rest = fromSingularEnd(atInfinity(steady, variable), variable, 1 / X, tolerance, bits);
    if (rest.kind === 'diverges') return { kind: 'diverges', order: 2 - rest.order };
    if (rest.kind !== 'value') return unknown;
    size = 1 / rest.reach;
    if (!Number.isInteger(Math.log2(size))) return unknown;
    total = together(total, rest.integral, bits);
  }
  for (const term of swinging) {
    const one = byParts(term, variable, size, tolerance, bits);
    if (one === null) return unknown;
    total = together(total, one, bits);
  }
  return { kind: 'value', from: size, integral: total };
}

function isExponentiallySmall(g: Expression, variable: string): boolean {
  const first = growthOf(g, variable, 1e3)?.scale.exponent[0];
  return first !== undefined && first.factor < 0;
}

/** A power of two from which on the terms that fall exponentially may be left out, and what they are there at most. */
function whereNegligible(
  small: readonly Term[],
  variable: string,
  start: number,
  tolerance: number,
): { X: number; radius: number } | null {
  for (let X = 2 ** Math.ceil(Math.log2(start)), step = 0; step < 24; step++, X *= 2) {
    const tails = small.map(({ factor }) => {
      const growth = growthOf(factor, variable, X);
      const tail = growth === null ? null : tailOf(growth.scale, X);
      return tail === null ? Number.POSITIVE_INFINITY : tail * Math.max(Math.abs(growth!.low), Math.abs(growth!.high));
    });
    const radius = tails.reduce((sum, tail) => sum + tail, 0);
    if (radius <= tolerance) return { X, radius };
  }
  return null;
}

function together(a: Enclosure, b: Enclosure, bits: number): Enclosure {
  const sum = B.add(B.realBall(a.value, B.EXACT), B.realBall(b.value, B.EXACT), bits + 32);
  return { value: sum.value.re, radius: (a.radius + b.radius + 2 ** sum.error) * (1 + 1e-15) };
}

/** f as a sum of terms; null where it is none. */
function termsOf(f: Expression, variable: string): Term[] | null {
  if (f.kind === 'sum') {
    const parts = f.terms.map((term) => termsOf(term, variable));
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part!);
  }
  if (f.kind === 'product')
    return f.factors.reduce<Term[] | null>((all, factor) => products(all, termsOf(factor, variable)), [plain(E.one)]);
  if (f.kind === 'power' && f.exponent.kind === 'number' && hasAngle(f.base, variable)) {
    const n = Q.isInteger(f.exponent.value) ? Q.toNumber(f.exponent.value) : 0;
    if (n < 1 || n > 8) return null;
    const base = termsOf(f.base, variable);
    return Array.from({ length: n }, () => base).reduce<Term[] | null>(products, [plain(E.one)]);
  }
  if (f.kind === 'apply' && (f.name === 'sin' || f.name === 'cos') && contains(f, variable)) {
    const angle = f.args[0]!;
    return isLinear(angle, variable)
      ? [{ factor: E.one, kind: f.name, angle }]
      : hasBoundedAngle(angle, variable)
        ? [plain(f)]
        : null;
  }
  return hasAngle(f, variable) ? null : [plain(f)];
}

const plain = (factor: Expression): Term => ({ factor, kind: 'cos', angle: null });

/** Whether sin or cos stands in it with an angle that grows. */
function hasAngle(f: Expression, variable: string): boolean {
  if (f.kind === 'apply' && ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].includes(f.name) && contains(f, variable))
    return !hasBoundedAngle(f.args[0]!, variable);
  const parts =
    f.kind === 'apply'
      ? f.args
      : f.kind === 'sum'
        ? f.terms
        : f.kind === 'product'
          ? f.factors
          : f.kind === 'power'
            ? [f.base, f.exponent]
            : [];
  return parts.some((part) => hasAngle(part, variable));
}

function hasBoundedAngle(angle: Expression, variable: string): boolean {
  const growth = growthOf(angle, variable, 1e6);
  return growth !== null && growth.scale.exponent.length === 0 && Q.sign(growth.scale.power) < 0;
}

function isLinear(angle: Expression, variable: string): boolean {
  const at = (x: number): Expression => substitute(angle, { [variable]: E.number(x) });
  const offset = at(0);
  const rate = E.subtract(at(1), offset);
  const line = E.add(E.multiply(rate, E.symbol(variable)), offset);
  return E.equal(line, angle) && !E.equal(rate, E.zero);
}

function products(a: Term[] | null, b: Term[] | null): Term[] | null {
  if (a === null || b === null || a.length * b.length > maxTerms) return null;
  return a.flatMap((x) => b.flatMap((y) => product(x, y)));
}

/** sin, cos A · sin, cos B as a sum of two. */
function product(x: Term, y: Term): Term[] {
  const factor = E.multiply(x.factor, y.factor);
  if (x.angle === null) return [{ ...y, factor }];
  if (y.angle === null) return [{ ...x, factor }];
  const half = E.multiply(E.half, factor);
  const [sum, difference] = [E.add(x.angle, y.angle), E.subtract(x.angle, y.angle)];
  const term = (kind: 'sin' | 'cos', angle: Expression, sign: 1 | -1): Term[] => {
    const signed = sign === 1 ? half : E.negate(half);
    if (!E.equal(angle, E.zero)) return [{ factor: signed, kind, angle }];
    return kind === 'cos' ? [plain(signed)] : [];
  };
  if (x.kind === y.kind) return [...term('cos', difference, 1), ...term('cos', sum, x.kind === 'cos' ? 1 : -1)];
  // sin A cos B = (sin(A + B) + sin(A − B))/2, and cos A sin B with − in between.
  return [...term('sin', sum, 1), ...term('sin', difference, x.kind === 'sin' ? 1 : -1)];
}

/** The a of g ~ x^(−a); null where it is not algebraic. */
function orderOf(g: Expression, variable: string, bits: number): number | null {
  const series = seriesAtInfinity(g, variable, 4, bits);
  return series === null ? null : Q.toNumber(series.power);
}

function seriesAtInfinity(g: Expression, variable: string, length: number, bits: number) {
  const series = seriesOf(substitute(g, { [variable]: E.reciprocal(E.symbol(variable)) }), variable, length, bits);
  const [only] = series ?? [];
  return series?.length === 1 && only !== undefined && only.logs === 0 ? only : null;
}

/** Whether |g| has an integral, exponentially small g above all. */
function isSummable(g: Expression, variable: string): boolean {
  const growth = growthOf(g, variable, 1e3);
  return growth !== null && tailOf(growth.scale, 1e3) !== null;
}

function staysLarge(g: Expression, variable: string): boolean {
  const growth = growthOf(g, variable, 1e3);
  if (growth === null || !(growth.low > 0 || growth.high < 0)) return false;
  const { exponent, power, logs, loglogs } = growth.scale;
  return exponent.length > 0 ? exponent[0]!.factor > 0 : (Q.sign(power) || Q.sign(logs) || Q.sign(loglogs)) >= 0;
}

const convergesAlone = (steady: Expression, variable: string, bits: number): boolean =>
  E.equal(steady, E.zero) || fromSingularEnd(atInfinity(steady, variable), variable, 0.25, 1, bits).kind === 'value';

const rateOf = (angle: Expression, variable: string): number =>
  Math.abs(evaluate(substitute(angle, { [variable]: E.one })) - evaluate(substitute(angle, { [variable]: E.zero })));

function byParts(term: Term, variable: string, X: number, tolerance: number, bits: number): Enclosure | null {
  const order = remainderOrder(term.factor, variable, X, rateOf(term.angle!, variable), tolerance);
  const value = order === null ? null : boundary(term, variable, E.number(X), order.n, bits);
  return order === null || value === null ? null : enclosureOf(value, order.error);
}

function enclosureOf(ball: B.Ball, error: number): Enclosure | null {
  const radius = error + 2 ** ball.error;
  return Number.isFinite(radius) ? { value: ball.value.re, radius: radius * (1 + 1e-12) } : null;
}

/** The real or imaginary part of e^(iωX) Σ_{k<n} (i/ω)^(k+1) g^(k)(X). */
function boundary(
  { factor, kind, angle }: Term,
  variable: string,
  X: Expression,
  n: number,
  bits: number,
): B.Ball | null {
  const wide = bits + 64;
  const at = (x: Expression) => substitute(angle!, { [variable]: x });
  const omega = evaluateBall(E.subtract(at(E.one), at(E.zero)), wide, {});
  const inverse = omega === null ? null : B.reciprocal(omega, wide);
  const series = seriesOf(beside(factor, variable, X, 1), variable, n + 2, wide);
  if (series === null || inverse === null) return null;
  const [only] = series;
  if (
    series.length > 1 ||
    (only !== undefined && (only.logs > 0 || !Q.isInteger(only.power) || Q.sign(only.power) < 0))
  )
    return null;
  const [sine, cosine] = [sinOrCos('sin', at(X), wide), sinOrCos('cos', at(X), wide)];
  if (!sine || !cosine) return null;
  const sums = [B.integerBall(0), B.integerBall(0)];
  let scale = inverse;
  for (let k = 0; k < n && only !== undefined; k++) {
    const j = k - Q.toNumber(only.power);
    const c = j < 0 ? B.integerBall(0) : only.coefficients[j]?.ball;
    if (c === undefined) return null;
    const value = B.multiply(c, scale, wide);
    const turn = (k + 1) % 4;
    const part = turn % 2;
    sums[part] = B.add(sums[part]!, turn === 2 || turn === 3 ? B.negate(value) : value, wide);
    scale = B.multiply(B.multiply(scale, inverse, wide), B.integerBall(k + 1), wide);
  }
  const [re, im] = [sums[0]!, sums[1]!];
  return kind === 'cos'
    ? B.add(B.multiply(cosine, re, wide), B.negate(B.multiply(sine, im, wide)), wide)
    : B.add(B.multiply(sine, re, wide), B.multiply(cosine, im, wide), wide);
}

/** Below so many radians the nodes of a rule are cheaper. */
const manyRadians = 1500;

/** What swings fast between two ends, by parts, and what is left to be integrated otherwise. */
export interface FastPart {
  readonly steady: Expression;
  readonly integral: Enclosure;
}

/**
 * The fast terms of f between two finite ends where their factors are analytic. With |g| ≤ M within the distance r of the range,
 * |g^(n)| ≤ n! M/r^n, so that n parts leave at most (b − a)·M·n!/(ωr)^n.
 */
export function fastBetween(
  f: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  tolerance: number,
  bits: number,
): FastPart | null {
  const terms = termsOf(f, variable);
  const [low, high] = [evaluate(a), evaluate(b)];
  const isFast = ({ angle }: Term): boolean => angle !== null && rateOf(angle, variable) * (high - low) > manyRadians;
  if (terms === null || !terms.some(isFast)) return null;
  let total: Enclosure = { value: ZERO, radius: 0 };
  for (const term of terms.filter(isFast)) {
    const order = orderBetween(term, variable, low, high, tolerance / terms.length);
    const [from, to] =
      order === null
        ? [null, null]
        : [boundary(term, variable, a, order.n, bits), boundary(term, variable, b, order.n, bits)];
    if (order === null || from === null || to === null) return null;
    const one = enclosureOf(B.add(from, B.negate(to), bits + 64), order.error);
    if (one === null) return null;
    total = together(total, one, bits);
  }
  const slow = terms.filter((term) => !isFast(term));
  const steady = E.sum(
    slow.map(({ factor, kind, angle }) => (angle === null ? factor : E.multiply(factor, E.apply(kind, [angle])))),
  );
  return { steady, integral: total };
}

function orderBetween(
  { factor, angle }: Term,
  variable: string,
  low: number,
  high: number,
  tolerance: number,
): { n: number; error: number } | null {
  const rate = rateOf(angle!, variable);
  const image = compileRectangle(factor, variable);
  const width = high - low;
  for (const part of [1, 0.3, 0.1, 0.03, 0.01]) {
    const r = width * part;
    let most = 0;
    for (let k = 0; k < 16; k++) {
      const box = image({
        low: low + (width * k) / 16 - r * 1.001,
        high: low + (width * (k + 1)) / 16 + r * 1.001,
        height: r * 1.001,
      });
      most = box === null ? Number.POSITIVE_INFINITY : Math.max(most, largest(box));
    }
    if (!Number.isFinite(most)) continue;
    let error = width * most * (1 + 1e-9);
    for (let n = 1; n < Math.min(rate * r, 200); n++) {
      error *= n / (rate * r);
      if (error <= tolerance) return { n, error };
    }
  }
  return null;
}

const sinOrCos = (name: string, angle: Expression, bits: number): B.Ball | null =>
  evaluateBall(E.apply(name, [angle]), bits, {});

/** How many parts to take, and what is left then. */
function remainderOrder(
  g: Expression,
  variable: string,
  X: number,
  rate: number,
  tolerance: number,
): { n: number; error: number } | null {
  const series = seriesAtInfinity(g, variable, 16, 128);
  const size = series === null ? null : norm(series, 2 / X);
  if (series === null || size === null) return null;
  const a = Q.toNumber(series.power);
  let error = 2 ** Math.abs(a) * size * X ** (1 - a) * (1 + 1e-9);
  for (let n = 1; n < rate * X; n++) {
    error *= (n * 2) / (rate * X);
    if (n + a > 2 && error / (n + a - 1) <= tolerance / 64) return { n, error: error / (n + a - 1) };
  }
  return null;
}
