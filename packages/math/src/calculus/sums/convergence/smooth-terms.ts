import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import { rationalBall } from '../../../expression/balls/operations.ts';
import * as E from '../../../expression/build.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols, size, some } from '../../../expression/walk.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { bernoulli } from '../../../numeric/precise/bernoulli.ts';
import { ZERO } from '../../../numeric/precise/big-float.ts';
import { fromDecimal } from '../../../numeric/precise/convert.ts';
import { budget } from '../../../result/budget.ts';
import { no, ok, type Result } from '../../../result/result.ts';
import { singularParts } from '../../definite/singular-parts.ts';
import { derivativeOf } from '../../derivative.ts';
import { limit } from '../../limit.ts';
import { growthOf, integralIsInfinite, type Scale, tailOf } from '../../quadrature/enclosure/growth.ts';
import { numericIntegral } from '../../quadrature.ts';
import { at, infinity, isInfinite, type SumProblem } from '../problem.ts';
import { byStirling, withFactorials } from './stirling.ts';
import { type ConvergenceTest, convergenceTest } from './tests.ts';

/*
 * Series of numbers whose terms are values of a smooth function f of the index, with (−1)^k before it or without: whether they converge, and
 * their digits. f lies between two multiples of a scale S = e^P x^a (ln x)^b (ln ln x)^c from X on (`growth.ts`).
 *
 *   diverges        f keeps one sign, is no less than a multiple of S, and ∫ S = ∞ (integral test); or f, k·f or k·ln(k)·f has a limit that
 *                   is not 0 (limit comparison)
 *   falls fast      Σ_{k>N} |f(k)| ≤ c·∫_N^∞ S, which is soon small enough
 *   falls slowly    Euler–Maclaurin: Σ_{k≥N} f(k) = ∫_N^∞ f + f(N)/2 − Σ_{j≤p} B_2j/(2j)! f^(2j−1)(N) + R,  |R| ≤ 4/(2π)^2p ∫_N^∞ |f^(2p)|
 *   alternates      Boole (DLMF 24.17.1): Σ_{k≥N} (−1)^(k−N) f(k) = Σ_{j<m} E_j(0)/(2·j!) f^(j)(N) + R,  |R| ≤ 2/π^m · π²/8 · ∫_N^∞ |f^(m)|,
 *                   where f and its derivatives tend to 0
 *   else            the tests of a textbook, which give no digits (`tests.ts`)
 *
 * Example: ln(k)/k²: 256 terms, the integral (ln 256 + 1)/256 and four derivatives give 0.93754825431584… = −ζ′(2) in 20 digits. To debug:
 * print the growth of f and of its derivatives.
 */

/** What was found of such a series: its value in a ball, that it has one, or why it diverges. */
type SmoothSeries =
  | { readonly kind: 'enclosed'; readonly ball: B.Ball }
  | { readonly kind: 'converges'; readonly by: ConvergenceTest }
  | { readonly kind: 'diverges'; readonly reason: 'term' | 'comparison' | 'logarithms' };

const starts = [64, 256, 1024];
const bits = 160;
/** log₂ of what an error may be beside the sum. */
const wanted = -72;

/** Of a series without letters; fails where nothing is proved. */
export function smoothSeries(problem: SumProblem): Result<SmoothSeries> {
  const { f, index, from } = problem;
  if (!isInfinite(problem) || from.kind !== 'number' || freeSymbols(f).some((name) => name !== index)) return unknown;
  const start = Z.toNumber(from.value.numerator);
  if (Math.abs(start) > starts[0]!) return unknown;
  const series = readSeries(f, index, start);
  const reason = divergenceOf(series);
  if (reason !== null) return hasTerms(series) ? ok({ kind: 'diverges', reason }) : unknown;
  const ball = fast(series) ?? (series.alternates ? byBoole(series) : byEulerMaclaurin(series));
  if (ball !== null) return ok({ kind: 'enclosed', ball });
  const by = convergenceTest(series.f, index, starts.at(-1)!, series.alternates);
  return by !== null && hasTerms(series) ? ok({ kind: 'converges', by }) : unknown;
}

const unknown = no('no-answer', 'Neither a value nor divergence of this sum could be proved.');

interface SmoothTerms {
  /** Without the sign (−1)^k where the series alternates. */
  readonly f: Expression;
  readonly index: string;
  readonly start: number;
  readonly alternates: boolean;
}

function readSeries(given: Expression, index: string, start: number): SmoothTerms {
  const f = withFactorials(given, index, start);
  const [signs, others] = [E.factorsOf(f).filter(isSign), E.factorsOf(f).filter((one) => !isSign(one))];
  const shift = simplest(E.subtract(E.sum(signs.map(E.exponentOf)), E.symbol(index)));
  const alternates = signs.length > 0 && shift.kind === 'number' && Q.isInteger(shift.value);
  // (−1)^(k + 1) is −(−1)^k.
  const smooth = alternates ? E.multiply(E.power(E.minusOne, shift), E.product(others)) : f;
  return { f: smooth, index, start, alternates };
}

const isSign = (factor: Expression): boolean => factor.kind === 'power' && E.equal(factor.base, E.minusOne);

const signAt = ({ alternates }: SmoothTerms, k: number): boolean => alternates && k % 2 !== 0;

/** Σ over the terms before N; null where one of them is no real number. */
function before(series: SmoothTerms, N: number): B.Ball | null {
  let total = B.integerBall(0);
  for (let k = series.start; k < N; k++) {
    const term = valueAt(series, k, bits);
    if (!term?.real) return null;
    total = B.add(total, signAt(series, k) ? B.negate(term) : term, bits);
  }
  return total;
}

const fewBits = 53;

/** Whether the terms have real values up to where the scale holds. */
function hasTerms(series: SmoothTerms): boolean {
  for (let k = series.start; k < starts.at(-1)!; k++) if (!valueAt(series, k, fewBits)?.real) return false;
  return true;
}

/**
 * f(k): in balls from the start, since k^k is a number of thousands of digits; where that tells nothing, as of a factor that cancels at k, with k
 * put in exactly.
 */
const valueAt = ({ f, index }: SmoothTerms, k: number, precision: number): B.Ball | null => {
  const value = evaluateBall(f, precision, { [index]: Q.integerRational(k) });
  return value?.real ? value : evaluateBall(at(f, index, E.number(k)), precision, {});
};

/* ---- Divergence ---- */

function divergenceOf({ f, index, alternates }: SmoothTerms): 'term' | 'comparison' | 'logarithms' | null {
  const growth = growthOf(f, index, starts.at(-1)!);
  if (growth !== null && (growth.low > 0 || growth.high < 0) && integralIsInfinite(growth.scale)) {
    const reason = reasonOf(growth.scale);
    return alternates && reason !== 'term' ? null : reason;
  }
  if (!hasValuesFarOut(f, index)) return null;
  const k = E.symbol(index);
  const isFar = (by: Expression): boolean => {
    const found = limit(E.multiply(f, by), index, infinity);
    return found.ok && found.value.kind === 'value' && !E.equal(found.value.value, E.zero);
  };
  if (isFar(E.one)) return 'term';
  if (alternates) return null;
  return isFar(k) ? 'comparison' : isFar(E.multiply(k, E.ln(k))) ? 'logarithms' : null;
}

/** They have no values at −1, −2, … or at 1, but for all larger arguments. */
const withPoles: ReadonlySet<string> = new Set(['gamma', 'factorial', 'digamma', 'lngamma', 'zeta']);

/** Whether nothing that stands below a line, in a logarithm or in a function with poles meets one of them from the last of the starts on. */
function hasValuesFarOut(f: Expression, index: string): boolean {
  const X = starts.at(-1)!;
  const isAbove = (a: Expression): boolean => (growthOf(a, index, X)?.low ?? 0) > 0;
  const isBelow = (a: Expression, bound: number): boolean => isAbove(E.subtract(E.number(bound), a));
  const meetsPole = (node: Expression): boolean =>
    node.kind === 'apply' && withPoles.has(node.name) && node.args.some((arg) => !isAbove(E.subtract(arg, E.one)));
  // Γ has no zeros; cos u is at least 1 − u²/2, and sin u is positive for 0 < u < π.
  const isNonzero = (part: Expression): boolean => {
    const [u] = part.kind === 'apply' ? part.args : [];
    if (part.kind === 'apply' && u !== undefined) {
      if (part.name === 'gamma' || part.name === 'factorial') return !meetsPole(part);
      if (part.name === 'cos') return isBelow(E.power(u, E.two), 2);
      if (part.name === 'sin') return isAbove(u) && isBelow(u, 3);
    }
    return isAbove(part) || isAbove(E.negate(part));
  };
  const isApart = singularParts(f, index).every(({ part }) => isNonzero(part));
  return isApart && !some(f, (node) => contains(node, index) && meetsPole(node));
}

/** Whether S stays away from 0, or is at least a multiple of 1/x, or of 1/(x·ln x·ln ln x). */
function reasonOf({ exponent, power, logs, loglogs }: Scale): 'term' | 'comparison' | 'logarithms' {
  const signOf = (orders: readonly Q.Rational[]): number => orders.map(Q.sign).find((sign) => sign !== 0) ?? 0;
  if (exponent.length > 0 || signOf([power, logs, loglogs]) >= 0) return 'term';
  return signOf([Q.add(power, Q.one), logs, loglogs]) >= 0 ? 'comparison' : 'logarithms';
}

/* ---- Terms that fall fast ---- */

function fast(series: SmoothTerms): B.Ball | null {
  for (const N of starts) {
    const bound = tailBound(byStirling(series.f, series.index, N), series.index, N - 1);
    if (bound === null) continue;
    const total = Math.log2(bound) < wanted / 2 ? before(series, N) : null;
    if (total !== null && Math.log2(bound) < Math.min(0, B.upper(total)) + wanted) return widened(total, bound);
  }
  return null;
}

/** A bound of ∫_X^∞ |f|, and of Σ_{k>X} |f(k)|; null where none is known. */
function tailBound(f: Expression, index: string, X: number): number | null {
  const growth = growthOf(f, index, X);
  const tail = growth && tailOf(growth.scale, X);
  return growth === null || tail === null ? null : Math.max(Math.abs(growth.low), Math.abs(growth.high)) * tail;
}

const widened = (ball: B.Ball, bound: number): B.Ball =>
  B.add(ball, B.realBall(ZERO, Math.max(Math.log2(bound), -4 * bits) + 1e-6), bits);

/* ---- Terms that fall slowly ---- */

const [orderOfIntegral, orderOfSigns] = [8, 10];
const [maxNodes, workOfDerivatives] = [3000, 400_000];

/** f, f′, …, f^(count); null where they become too long. */
function derivatives({ f, index }: SmoothTerms, count: number): readonly Expression[] | null {
  const work = budget(workOfDerivatives);
  const found = [f];
  for (let n = 1; n <= count; n++) {
    const next = derivativeOf(found.at(-1)!, index, work);
    if (next === null || size(next, maxNodes) >= maxNodes) return null;
    found.push(next);
  }
  return found;
}

const place = starts[1]!;

function byEulerMaclaurin(series: SmoothTerms): B.Ball | null {
  const { f, index } = series;
  const all = derivatives(series, orderOfIntegral);
  const rest = all && tailBound(all.at(-1)!, index, place);
  if (all === null || rest === null) return null;
  const integral = integralFrom(f, index, place);
  const total = integral && before(series, place);
  if (integral === null || total === null) return null;
  const shares = all.map((_, n) => shareOfIntegral(n));
  const corrected = corrections(all, shares, index);
  if (corrected === null) return null;
  const sum = B.add(B.add(total, integral, bits), corrected, bits);
  return widened(sum, (4 / (2 * Math.PI) ** orderOfIntegral) * rest * (1 + 1e-9));
}

/** What f^(n)(N) is multiplied with. */
function shareOfIntegral(n: number): Q.Rational {
  if (n === 0) return Q.half;
  const j = (n + 1) / 2;
  if (n % 2 === 0 || n >= orderOfIntegral) return Q.zero;
  return Q.negate(Q.divide(bernoulli(j), Q.integerRational(factorial(2 * j))));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function corrections(all: readonly Expression[], shares: readonly Q.Rational[], index: string): B.Ball | null {
  let total = B.integerBall(0);
  for (const [n, share] of shares.entries()) {
    if (Q.isZero(share)) continue;
    const value = evaluateBall(at(all[n]!, index, E.number(place)), bits, {});
    if (!value?.real) return null;
    total = B.add(total, B.multiply(rationalBall(share, bits), value, bits), bits);
  }
  return total;
}

const digitsOfIntegral = 24;

/** ∫_N^∞ f in proved digits. */
function integralFrom(f: Expression, index: string, N: number): B.Ball | null {
  const found = numericIntegral(f, index, E.number(N), infinity, digitsOfIntegral);
  if (!found.ok || !found.value.proved) return null;
  const value = fromDecimal(found.value.shown, bits);
  return value && widened(B.realBall(value, B.EXACT), Math.max(found.value.error, 2 ** (2 * wanted)));
}

/* ---- Alternating terms ---- */

function byBoole(series: SmoothTerms): B.Ball | null {
  const { index } = series;
  const all = derivatives(series, orderOfSigns);
  const rest = all && tailBound(all.at(-1)!, index, place);
  if (all === null || rest === null || !all.slice(0, -1).every((one) => vanishes(one, index))) return null;
  const total = before(series, place);
  const shares = all.map((_, n) => (n < orderOfSigns ? shareOfSigns(n) : Q.zero));
  const corrected = total && corrections(all, shares, index);
  if (total === null || corrected === null) return null;
  // The place is even, so that its term has a plus sign.
  return widened(B.add(total, corrected, bits), (2 / Math.PI ** orderOfSigns) * 1.2338 * rest);
}

/** E_n(0)/(2·n!), with E_n(0) = −2(2^(n+1) − 1)·B_(n+1)/(n + 1). */
function shareOfSigns(n: number): Q.Rational {
  if (n === 0) return Q.half;
  if (n % 2 === 0) return Q.zero;
  const factor = Q.rational(1 - 2 ** (n + 1), (n + 1) * factorial(n));
  return Q.multiply(factor, bernoulli((n + 1) / 2));
}

/** Whether a function is seen to tend to 0. */
function vanishes(f: Expression, index: string): boolean {
  if (!contains(f, index)) return E.equal(f, E.zero);
  const growth = growthOf(f, index, place);
  if (growth === null) return false;
  const { exponent, power, logs, loglogs } = growth.scale;
  const first = exponent[0]?.factor ?? [power, logs, loglogs].map(Q.sign).find((sign) => sign !== 0) ?? 0;
  return first < 0;
}
