import type { Rational } from '../../../exact/rational.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { reciprocalOfGamma } from '../../../expression/functions/reciprocal-gamma.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { distributed } from './distribute.ts';

/*
 * How fast a function grows or falls, with a proof:
 *
 *   f(x) ∈ S(x)·[low, high] for all x ≥ X,   S(x) = e^(P(x)) x^a (ln x)^k (ln ln x)^l,   P = Σ eᵢ x^(mᵢ), mᵢ > 0.
 *
 * Of a sum the scale that wins is kept, and what the others are beside it at X bounds them from there on, where their quotient falls.
 * This proves that a tail is small (e^(−x) x³ beyond 200), and that an integral diverges: with low > 0 and ∫ S = ∞. Nothing is said
 * where terms of one scale cancel; series do that (`series.ts`).
 *
 * The example x³/(e^x − 1): e^x·[1, 1] − 1 = e^x·[1 − e^(−X), 1], so the quotient is e^(−x) x³·[1, 1/(1 − e^(−X))].
 */

/** What a function is compared with towards infinity: an exponential of powers, a power of x, powers of ln x and ln ln x. */
export interface Scale {
  /** Exponents above 0 and factors of P, the largest exponent first. */
  readonly exponent: readonly { readonly power: Rational; readonly factor: number }[];
  readonly power: Rational;
  readonly logs: Rational;
  readonly loglogs: Rational;
}

/** low · scale ≤ f ≤ high · scale in the end. */
export interface Growth {
  readonly scale: Scale;
  readonly low: number;
  readonly high: number;
}

/** Up to it sin(u)/u falls. */
const widest = 3;

const flat: Scale = { exponent: [], power: Q.zero, logs: Q.zero, loglogs: Q.zero };
const outward = 1e-12;

const made = (scale: Scale, low: number, high: number): Growth | null =>
  Number.isFinite(low) && Number.isFinite(high)
    ? { scale, low: low - outward * Math.abs(low), high: high + outward * Math.abs(high) }
    : null;

const exactly = (scale: Scale): Growth => ({ scale, low: 1, high: 1 });

/** The growth of f for x ≥ X; null where it is not known. X is at least 3, so that ln ln x > 0. */
export function growthOf(f: Expression, variable: string, X: number): Growth | null {
  return new Comparison(variable, X).of(inExponentials(f, variable));
}

/** Hyperbolic functions by exponentials, those that tend to a constant by their distance from it. */
function inExponentials(f: Expression, variable: string): Expression {
  return transform(f, (node) => {
    if (node.kind === 'sum') return distributed(node);
    if (node.kind !== 'apply' || node.args.length !== 1 || !contains(node, variable)) return node;
    const u = node.args[0]!;
    const sum = (sign: 1 | -1) => E.add(E.exp(u), E.multiply(E.number(sign), E.exp(E.negate(u))));
    switch (node.name) {
      case 'sinh':
        return E.multiply(E.half, sum(-1));
      case 'cosh':
        return E.multiply(E.half, sum(1));
      case 'sech':
        return E.multiply(E.two, E.reciprocal(sum(1)));
      case 'csch':
        return E.multiply(E.two, E.reciprocal(sum(-1)));
      case 'tanh':
        return E.subtract(E.one, E.multiply(E.two, E.reciprocal(E.add(E.exp(E.multiply(E.two, u)), E.one))));
      case 'coth':
        return E.add(E.one, E.multiply(E.two, E.reciprocal(E.subtract(E.exp(E.multiply(E.two, u)), E.one))));
      case 'erf':
        return E.subtract(E.one, E.apply('erfc', [u]));
      default:
        return node;
    }
  });
}

class Comparison {
  private readonly variable: string;
  private readonly X: number;
  constructor(variable: string, X: number) {
    this.variable = variable;
    this.X = X;
  }

  of(f: Expression): Growth | null {
    if (!contains(f, this.variable)) {
      const value = evaluate(f);
      return value === 0 ? { scale: flat, low: 0, high: 0 } : made(flat, value, value);
    }
    switch (f.kind) {
      case 'symbol':
        return exactly({ ...flat, power: Q.one });
      case 'sum':
        return this.exponentialLessOne(f) ?? this.zetaLessOne(f) ?? this.fold(f.terms, (a, b) => this.add(a, b));
      case 'product':
        return this.fold(f.factors, multiply);
      case 'power':
        return this.power(f.base, f.exponent);
      case 'apply':
        return f.args.length === 1 ? this.apply(f.name, f.args[0]!) : null;
      default:
        return null;
    }
  }

  private fold(parts: readonly Expression[], combine: (a: Growth, b: Growth) => Growth | null): Growth | null {
    let total: Growth | null = null;
    for (const part of parts) {
      const one = this.of(part);
      if (one === null) return null;
      total = total === null ? one : combine(total, one);
      if (total === null) return null;
    }
    return total;
  }

  private add(a: Growth, b: Growth): Growth | null {
    const order = compareScales(a.scale, b.scale);
    if (order === 0) return made(a.scale, a.low + b.low, a.high + b.high);
    const [x, y] = order > 0 ? [a, b] : [b, a];
    const quotient = scaleProduct(y.scale, scalePower(x.scale, Q.minusOne));
    const most = supremum(quotient, this.X);
    if (most === null) return null;
    return made(x.scale, x.low + Math.min(0, y.low * most), x.high + Math.max(0, y.high * most));
  }

  private power(base: Expression, exponent: Expression): Growth | null {
    if (base.kind === 'constant' && base.name === 'e') return this.exponential(exponent);
    if (contains(exponent, this.variable)) return this.exponential(E.multiply(exponent, E.ln(base)));
    if (!contains(base, this.variable)) return null;
    const underGamma = reciprocalOfGamma(E.power(base, exponent));
    if (underGamma !== null && exponent.kind === 'number') {
      const reciprocal = this.reciprocalOfGamma(underGamma);
      return reciprocal && powerOf(reciprocal, Q.negate(exponent.value));
    }
    const of = this.of(base);
    if (of === null || exponent.kind !== 'number') return null;
    return powerOf(of, exponent.value);
  }

  /**
   * ln Γ is convex, so that ln Γ(u) ≥ ln Γ(U) + ψ(U)(u − U) for u ≥ U, with ψ(U) > ln U − 1/U and, by Stirling's formula,
   * ln Γ(U) > (U − 1/2) ln U − U + ln(2π)/2: 1/Γ(u) falls at least as e^(−cu) does with c = ln U − 1/U.
   */
  private reciprocalOfGamma(u: Expression): Growth | null {
    const of = this.of(u);
    const U = of !== null && of.low > 0 ? of.low * infimum(of.scale, this.X) : 0;
    if (!(U >= 3)) return null;
    const c = Q.fromNumber(Math.log(U) - 1 / U - 1e-9);
    const falling = this.exponential(E.multiply(E.number(Q.negate(c)), u));
    const atStart = Q.toNumber(c) * U - ((U - 0.5) * Math.log(U) - U + Math.log(2 * Math.PI) / 2);
    return falling && made(falling.scale, 0, falling.high * Math.exp(atStart + 1e-9));
  }

  /** c·e^u − c and what stands beside it, where u falls to 0: e^u − 1 falls as u does. */
  private exponentialLessOne(f: SumNode): Growth | null {
    const c = E.negate(E.sum(f.terms.filter((term) => !contains(term, this.variable))));
    if (E.equal(c, E.zero)) return null;
    for (const term of f.terms) {
      const power = E.divide(term, c);
      if (power.kind !== 'power' || !contains(power.exponent, this.variable)) continue;
      const u = this.of(E.multiply(power.exponent, E.ln(power.base)));
      const less = u && this.asItsArgument(u, (value) => Math.expm1(value) / value);
      const [front, whole] = [this.of(c), less];
      if (front === null || whole === null) continue;
      const rest = f.terms
        .filter((other) => other !== term && contains(other, this.variable))
        .map((one) => this.of(one));
      return rest.reduce((sum, one) => sum && one && this.add(sum, one), multiply(front, whole));
    }
    return null;
  }

  /** 1 < ζ(u) ≤ ζ(m) ≤ 1 + 2^(−m)·(1 + 2/(m − 1)) for u ≥ m > 1. */
  private zeta({ scale, low }: Growth): Growth | null {
    const least = low > 0 ? low * infimum(scale, this.X) : 0;
    return least > 1 ? made(flat, 1, 1 + 2 ** -least * (1 + 2 / (least - 1))) : null;
  }

  /** c·ζ(u) − c and what stands beside it, where u grows: 2^(−u) ≤ ζ(u) − 1 ≤ 2^(−u)·(1 + 2/(u − 1)), the sum being at most its first term and an integral. */
  private zetaLessOne(f: SumNode): Growth | null {
    const c = E.negate(E.sum(f.terms.filter((term) => !contains(term, this.variable))));
    const ofZeta = E.equal(c, E.zero)
      ? undefined
      : f.terms.find((term) => {
          const zeta = E.divide(term, c);
          return zeta.kind === 'apply' && zeta.name === 'zeta' && contains(zeta, this.variable);
        });
    const zeta = ofZeta && E.divide(ofZeta, c);
    if (zeta?.kind !== 'apply') return null;
    const [u] = zeta.args;
    const of = this.of(u!);
    const least = of !== null && of.low > 0 ? of.low * infimum(of.scale, this.X) : 0;
    const power = least > 1 ? this.exponential(E.negate(E.multiply(u!, E.ln(E.two)))) : null;
    const [front, less] = [this.of(c), power && made(power.scale, power.low, power.high * (1 + 2 / (least - 1)))];
    if (front === null || less === null) return null;
    const rest = f.terms
      .filter((other) => other !== ofZeta && contains(other, this.variable))
      .map((one) => this.of(one));
    return rest.reduce((sum, one) => sum && one && this.add(sum, one), multiply(front, less));
  }

  /** g(u), where u falls to 0 and g(u)/u, which is 1 there, goes one way on either side of 0. */
  private asItsArgument({ scale, low, high }: Growth, ratio: (u: number) => number): Growth | null {
    const most = compareScales(scale, flat) < 0 ? supremum(scale, this.X) : null;
    if (most === null || Math.max(Math.abs(low), Math.abs(high)) * most > widest) return null;
    const ratios = [low * most, high * most].filter((u) => u !== 0).map(ratio);
    const [least, greatest] = [Math.min(1, ...ratios), Math.max(1, ...ratios)];
    return made(scale, low * (low < 0 ? greatest : least), high * (high < 0 ? least : greatest));
  }

  /** e^u: what grows in u goes to the scale, what is bounded to the factor. */
  private exponential(u: Expression): Growth | null {
    const expanded = E.product([E.one, u]);
    let total: Growth | null = exactly(flat);
    for (const term of E.termsOf(expanded)) {
      const one = this.exponentialOfTerm(term);
      total = one === null || total === null ? null : multiply(total, one);
    }
    return total;
  }

  private exponentialOfTerm(term: Expression): Growth | null {
    const of = this.of(term);
    if (of === null) return null;
    const { scale, low, high } = of;
    if (isBounded(scale)) {
      const most = supremum(scale, this.X);
      if (most === null) return null;
      // A scale that falls lets u come as near to 0 as it may: of e^(1/x) the least is 1, not the value at X.
      const falls = compareScales(scale, flat) !== 0;
      const [least, greatest] = falls ? [Math.min(0, low * most), Math.max(0, high * most)] : [low, high];
      return made(flat, Math.exp(least), Math.exp(greatest));
    }
    if (scale.exponent.length > 0) return null;
    // Only a monomial is known well enough to be an exponent; of others that fall, e^(high·x^m) is a bound.
    if (!isMonomial(term, this.variable)) {
      const isPower = isZero(scale.loglogs) && isZero(scale.logs);
      return high < 0 && isPower
        ? { scale: { ...flat, exponent: [{ power: scale.power, factor: high }] }, low: 0, high: 1 }
        : null;
    }
    const factor = (low + high) / 2;
    if (isZero(scale.loglogs) && isZero(scale.logs))
      return exactly({ ...flat, exponent: [{ power: scale.power, factor }] });
    const single = isZero(scale.power) && isZero(scale.loglogs) && Q.isOne(scale.logs);
    const coefficient = single ? numericFactor(term) : null;
    return coefficient === null ? null : exactly({ ...flat, power: coefficient });
  }

  private apply(name: string, u: Expression): Growth | null {
    if (name === 'cos') return { scale: flat, low: -1, high: 1 };
    if (name === 'erfc') return this.complement(u);
    if (name === 'Ei') return this.exponentialIntegral(u);
    const of = this.of(u);
    if (name === 'sin')
      return (of && this.asItsArgument(of, (value) => Math.sin(value) / value)) ?? { scale: flat, low: -1, high: 1 };
    if (of === null) return null;
    if (name === 'ln') return this.logarithm(of);
    if (name === 'zeta') return this.zeta(of);
    if (name === 'floor') return this.add(of, { scale: flat, low: -1, high: 0 });
    if (name === 'ceil') return this.add(of, { scale: flat, low: 0, high: 1 });
    if (name === 'abs')
      return of.low >= 0
        ? of
        : of.high <= 0
          ? { ...of, low: -of.high, high: -of.low }
          : { ...of, low: 0, high: Math.max(-of.low, of.high) };
    if (name === 'atan') {
      const small = this.asItsArgument(of, (value) => Math.atan(value) / value);
      if (small !== null) return small;
      if (of.low > 0 || of.high < 0) {
        const grows = compareScales(of.scale, flat) >= 0 && infimum(of.scale, this.X);
        const sign = of.low > 0 ? 1 : -1;
        const least = grows ? Math.atan(Math.min(Math.abs(of.low), Math.abs(of.high)) * grows) : 0;
        return sign > 0 ? made(flat, least, Math.PI / 2) : made(flat, -Math.PI / 2, -least);
      }
      return made(flat, -Math.PI / 2, Math.PI / 2);
    }
    return null;
  }

  /** 0 < erfc u ≤ e^(−u²) for u ≥ 0. */
  private complement(u: Expression): Growth | null {
    const of = this.of(u);
    if (of === null) return null;
    if (of.low < 0) return { scale: flat, low: 0, high: 2 };
    const gaussian = this.exponential(E.negate(E.power(u, E.two)));
    return gaussian === null ? null : { ...gaussian, low: 0 };
  }

  /** 0 < −Ei(u) < e^u/|u| for u < 0. */
  private exponentialIntegral(u: Expression): Growth | null {
    const of = this.of(u);
    const exponential = this.exponential(u);
    if (of === null || exponential === null || !(of.high < 0)) return null;
    const bound = multiply(exponential, powerOf({ ...of, low: -of.high, high: -of.low }, Q.minusOne)!);
    return bound === null ? null : { ...bound, low: -bound.high, high: 0 };
  }

  private logarithm({ scale, low, high }: Growth): Growth | null {
    if (!(low > 0)) return null;
    let total: Growth | null = made(flat, Math.log(low), Math.log(high));
    const terms: Growth[] = scale.exponent.map(({ power, factor }) => ({
      scale: { ...flat, power },
      low: factor,
      high: factor,
    }));
    const of = (count: Rational, unit: Scale): void => {
      const n = Q.toNumber(count);
      if (n !== 0) terms.push({ scale: unit, low: n, high: n });
    };
    of(scale.power, { ...flat, logs: Q.one });
    of(scale.logs, { ...flat, loglogs: Q.one });
    if (!isZero(scale.loglogs)) return null;
    for (const term of terms) total = total === null ? null : this.add(total, term);
    return total;
  }
}

const isZero = Q.isZero;

const isMonomial = (term: Expression, variable: string): boolean =>
  term.kind === 'symbol' ||
  (term.kind === 'power' && term.base.kind === 'symbol' && term.exponent.kind === 'number') ||
  (term.kind === 'apply' && term.name === 'ln' && term.args[0]!.kind === 'symbol') ||
  (term.kind === 'product' &&
    term.factors.every((factor) => !contains(factor, variable) || isMonomial(factor, variable)));

/** The rational in front of what is not a number; null where another constant stands there. */
function numericFactor(term: Expression): Rational | null {
  if (term.kind === 'apply') return Q.one;
  if (term.kind !== 'product' || term.factors.length !== 2) return null;
  const [front] = term.factors;
  return front?.kind === 'number' ? front.value : null;
}

function multiply(a: Growth, b: Growth): Growth | null {
  const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return made(scaleProduct(a.scale, b.scale), Math.min(...ends), Math.max(...ends));
}

function powerOf({ scale, low, high }: Growth, r: Rational): Growth | null {
  const n = Q.toNumber(r);
  if (Q.isInteger(r) && n > 0 && low <= 0) {
    const [p, q] = [low ** n, high ** n];
    const even = n % 2 === 0;
    return made(scalePower(scale, r), even ? (high < 0 ? q : 0) : p, even ? Math.max(p, q) : q);
  }
  if (high < 0 && Q.isInteger(r)) {
    const mirrored = powerOf({ scale, low: -high, high: -low }, r);
    if (mirrored === null) return null;
    return n % 2 === 0 ? mirrored : { ...mirrored, low: -mirrored.high, high: -mirrored.low };
  }
  if (!(low > 0)) return null;
  const [p, q] = n > 0 ? [low ** n, high ** n] : [high ** n, low ** n];
  return made(scalePower(scale, r), p, q);
}

function scaleProduct(a: Scale, b: Scale): Scale {
  const exponent = [...a.exponent];
  for (const { power, factor } of b.exponent) {
    const at = exponent.findIndex((one) => Q.equals(one.power, power));
    if (at < 0) exponent.push({ power, factor });
    else exponent[at] = { power, factor: cancelled(exponent[at]!.factor, factor) };
  }
  return {
    exponent: exponent.filter(({ factor }) => factor !== 0).sort((p, q) => Q.compare(q.power, p.power)),
    power: Q.add(a.power, b.power),
    logs: Q.add(a.logs, b.logs),
    loglogs: Q.add(a.loglogs, b.loglogs),
  };
}

/** A sum of factors; what is left of a cancellation is rounding. */
const cancelled = (a: number, b: number): number => (Math.abs(a + b) < 1e-13 * Math.abs(a) ? 0 : a + b);

const scalePower = (a: Scale, r: Rational): Scale => ({
  exponent: a.exponent.map(({ power, factor }) => ({ power, factor: factor * Q.toNumber(r) })),
  power: Q.multiply(a.power, r),
  logs: Q.multiply(a.logs, r),
  loglogs: Q.multiply(a.loglogs, r),
});

/** −1, 0, 1 as a is smaller than b, of the same size, larger, far out. */
function compareScales(a: Scale, b: Scale): number {
  const quotient = scaleProduct(a, scalePower(b, Q.minusOne));
  const [first] = quotient.exponent;
  return Math.sign(first?.factor ?? 0) || Q.sign(quotient.power) || Q.sign(quotient.logs) || Q.sign(quotient.loglogs);
}

const isBounded = (scale: Scale): boolean => compareScales(scale, flat) <= 0;

/** ln S at X. */
function logarithmAt({ exponent, power, logs, loglogs }: Scale, X: number): number {
  const ln = Math.log(X);
  const total = exponent.reduce((sum, one) => sum + one.factor * X ** Q.toNumber(one.power), 0);
  return (
    total + Q.toNumber(power) * ln + Q.toNumber(logs) * Math.log(ln) + Q.toNumber(loglogs) * Math.log(Math.log(ln))
  );
}

/**
 * An upper bound of x S′/S for all x ≥ X; null where none is known. Each term beside the leading one is either negative, and
 * left out, or grows less than it does, so that the sum, once negative, remains so.
 */
function steepness({ exponent, power, logs, loglogs }: Scale, X: number): number | null {
  const ln = Math.log(X);
  const rises = Math.max(0, Q.toNumber(logs)) / ln + Math.max(0, Q.toNumber(loglogs)) / (ln * Math.log(ln));
  const [first, ...others] = exponent;
  const a = Q.toNumber(power);
  if (first === undefined) return a + rises;
  if (first.factor > 0) return null;
  const slope = (one: { power: Rational; factor: number }): number =>
    one.factor * Q.toNumber(one.power) * X ** Q.toNumber(one.power);
  const positive =
    others.filter(({ factor }) => factor > 0).reduce((sum, one) => sum + slope(one), 0) + Math.max(0, a) + rises;
  const total = slope(first) + positive;
  return total < 0 ? total + Math.min(0, a) : null;
}

/** The largest value of a scale that falls from X on; null where it may rise. */
function supremum(scale: Scale, X: number): number | null {
  const slope = steepness(scale, X);
  if (slope === null || slope > 0) return isBounded(scale) ? falling(scale, X) : null;
  return Math.exp(logarithmAt(scale, X)) * (1 + outward);
}

/** A scale with no power, such as 1/ln x, falls too. */
function falling(scale: Scale, X: number): number | null {
  const flatOtherwise =
    scale.exponent.length === 0 && Q.sign(scale.power) <= 0 && Q.sign(scale.logs) <= 0 && Q.sign(scale.loglogs) <= 0;
  return flatOtherwise ? Math.exp(logarithmAt(scale, X)) * (1 + outward) : null;
}

/** The least value of a scale that rises from X on, 0 where that is not known. */
function infimum(scale: Scale, X: number): number {
  const most = supremum(scalePower(scale, Q.minusOne), X);
  return most === null ? 0 : (1 - outward) / most;
}

/** A bound of ∫_X^∞ S dx for a scale that falls faster than 1/x from X on; null where that is not known. */
export function tailOf(scale: Scale, X: number): number | null {
  const slope = steepness(scale, X);
  if (slope === null || slope >= -1.001) return null;
  return (X * Math.exp(logarithmAt(scale, X)) * (1 + outward)) / (-slope - 1);
}

/** Whether ∫^∞ S = ∞. */
export function integralIsInfinite({ exponent, power, logs, loglogs }: Scale): boolean {
  const [first] = exponent;
  if (first !== undefined) return first.factor > 0;
  for (const order of [power, logs, loglogs]) {
    const past = Q.compare(order, Q.minusOne);
    if (past !== 0) return past > 0;
  }
  return true;
}

/** The α of S ~ x^(−α), but for logarithms; −∞ where it grows faster than any power. */
export const decayOf = ({ exponent, power, logs }: Scale): number =>
  exponent.length > 0
    ? Number.NEGATIVE_INFINITY
    : -Q.toNumber(power) + (Q.isZero(power) ? -Q.toNumber(logs) * 1e-3 : 0);
