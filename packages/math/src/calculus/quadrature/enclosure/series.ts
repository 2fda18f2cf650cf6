import type { Rational } from '../../../exact/rational.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Budget } from '../../../result/budget.ts';
import { Unfinished } from '../../../result/unfinished.ts';
import { bound, type Coefficient, Coefficients, isExactZero, isNonzero, leastSize, signOf } from './coefficient.ts';

/*
 * Series with a proved remainder, next to a point where an integrand has no Taylor series, or has one only after
 * cancellation:
 *
 *   f(t) = Σᵢ t^(aᵢ) (ln t)^(kᵢ) Aᵢ(t),   Aᵢ(t) = Σ_j c_j t^j   for |t| ≤ R,
 *
 * with rational aᵢ. Of every Aᵢ the first coefficients are known as balls, exactly where they are short, and `tail(R)` bounds what is
 * left: Σ_{j ≥ n} |c_j| R^j. Absolutely convergent series form an algebra with the norm Σ |c_j| R^j, so that tails of sums, products
 * and compositions follow from the norms of the parts. R is chosen at the end: the coefficients do not depend on it, and
 * `tail` gives null where it is too large.
 *
 * Example: (1 − cos t)/t². The coefficients of 1 − cos t are 0, 0, 1/2, 0, −1/24 …, the first two exactly, so that the quotient
 * starts with 1/2 and no digit is lost. x^(−0.99) e^(−x) is t^(−0.99) times the series of e^(−t).
 *
 * The hard part is the tail of a composition: e^A has the majorant e^Â, where Â has the coefficients |a_j| and its tail is
 * known; the tail of the majorant is its whole value at R less its first coefficients, which doubles tell to 10⁻¹².
 */

type Tail = (radius: number) => number | null;

/** tᵃ (ln t)ᵏ times a power series in t, with a bound of what the coefficients leave out. */
export interface Component {
  /** The power of t in front, and of ln t. */
  readonly power: Rational;
  readonly logs: number;
  readonly coefficients: readonly Coefficient[];
  readonly tail: Tail;
}

/** A function beside a point as a sum of components. */
export type Series = readonly Component[];

const noTail: Tail = () => 0;

/** Each tail is asked for at few radii by many. */
function remembered(tail: Tail): Tail {
  let [last, value]: [number, number | null] = [Number.NaN, null];
  return (radius) => {
    if (radius !== last) [last, value] = [radius, tail(radius)];
    return value;
  };
}

const slack = 1 + 1e-12;

/** Σ |c_j| R^j from j = `from` on, without the tail. */
function sumOf(coefficients: readonly Coefficient[], radius: number, from = 0): number {
  let total = 0;
  for (let j = coefficients.length - 1; j >= from; j--) total = total * radius + bound(coefficients[j]!);
  return total * radius ** from * slack;
}

/** A bound of the coefficients and of what they leave out for |t| ≤ radius; null where there is none. */
export function norm({ coefficients, tail }: Component, radius: number): number | null {
  const rest = tail(radius);
  return rest === null ? null : sumOf(coefficients, radius) + rest;
}

/** The arithmetic of series with `length` coefficients of `bits` bits. */
export class SeriesAlgebra {
  readonly numbers: Coefficients;
  readonly length: number;
  constructor(length: number, bits: number, work: Budget) {
    this.numbers = new Coefficients(bits, work);
    this.length = length;
  }

  constant = (c: Coefficient): Series => [{ power: Q.zero, logs: 0, coefficients: this.padded([c]), tail: noTail }];

  integer = (n: number): Series => this.constant(this.numbers.integer(n));

  /** t^power. */
  monomial = (power: Rational): Series => [
    { power, logs: 0, coefficients: this.padded([this.numbers.one]), tail: noTail },
  ];

  private padded(known: readonly Coefficient[]): Coefficient[] {
    return Array.from({ length: this.length }, (_, j) => known[j] ?? this.numbers.zero);
  }

  add(a: Series, b: Series): Series {
    let total = [...a];
    for (const one of b) {
      const like = total.find((other) => other.logs === one.logs && Q.isInteger(Q.subtract(other.power, one.power)));
      total =
        like === undefined
          ? [...total, one]
          : total.map((other) => (other === like ? this.together(like, one) : other));
    }
    return total.map((one) => this.stripped(one)).filter((one) => !isVoid(one));
  }

  negate = (a: Series): Series => this.scale(a, this.numbers.integer(-1));
  subtract = (a: Series, b: Series): Series => this.add(a, this.negate(b));

  scale = (a: Series, by: Coefficient): Series =>
    isExactZero(by)
      ? []
      : a.map((one) => ({
          ...one,
          coefficients: one.coefficients.map((c) => this.numbers.multiply(c, by)),
          tail: (radius) => scaled(one.tail(radius), bound(by)),
        }));

  private together(a: Component, b: Component): Component {
    const gap = Q.toNumber(Q.subtract(b.power, a.power));
    const [x, y] = gap >= 0 ? [a, b] : [b, a];
    const shift = Math.abs(gap);
    const length = Math.min(x.coefficients.length, y.coefficients.length + shift);
    const coefficients = Array.from({ length }, (_, j) =>
      j < shift ? x.coefficients[j]! : this.numbers.add(x.coefficients[j]!, y.coefficients[j - shift]!),
    );
    const tail: Tail = (radius) => {
      const [s, t] = [x.tail(radius), y.tail(radius)];
      if (s === null || t === null) return null;
      const cut =
        sumOf(x.coefficients, radius, length) +
        radius ** shift * sumOf(y.coefficients, radius, Math.max(0, length - shift));
      return (s + radius ** shift * t + cut) * slack;
    };
    return { power: x.power, logs: x.logs, coefficients, tail: remembered(tail) };
  }

  /** Without the leading coefficients that are exactly 0. */
  private stripped(one: Component): Component {
    const first = one.coefficients.findIndex((c) => !isExactZero(c));
    if (first <= 0) return one;
    return {
      ...one,
      power: Q.add(one.power, Q.rational(first)),
      coefficients: one.coefficients.slice(first),
      tail: (radius) => scaled(one.tail(radius), radius ** -first),
    };
  }

  multiply(a: Series, b: Series): Series {
    let total: Series = [];
    for (const x of a) for (const y of b) total = this.add(total, [this.product(x, y)]);
    return total;
  }

  private product(a: Component, b: Component): Component {
    const length = Math.min(a.coefficients.length, b.coefficients.length);
    const coefficients = this.convolution(a.coefficients, b.coefficients, length);
    const tail: Tail = (radius) => {
      const [s, t] = [a.tail(radius), b.tail(radius)];
      if (s === null || t === null) return null;
      const whole = sumOf(b.coefficients, radius) + t;
      let cross = 0;
      let after = sumOf(b.coefficients, radius, length);
      for (let i = 0; i < a.coefficients.length; i++) {
        // The part of b that lifts a_i t^i beyond the last coefficient kept.
        const j = length - i;
        if (i > 0 && j >= 0 && j < b.coefficients.length) after += bound(b.coefficients[j]!) * radius ** j;
        cross += bound(a.coefficients[i]!) * radius ** i * (j > 0 ? after : whole);
      }
      return (s * whole + sumOf(a.coefficients, radius) * t + cross) * slack;
    };
    return {
      power: Q.add(a.power, b.power),
      logs: a.logs + b.logs,
      coefficients,
      tail: remembered(tail),
    };
  }

  private convolution(a: readonly Coefficient[], b: readonly Coefficient[], length: number): Coefficient[] {
    const { numbers } = this;
    return Array.from({ length }, (_, n) => {
      let total = numbers.zero;
      for (let i = 0; i <= n; i++) total = numbers.add(total, numbers.multiply(a[i]!, b[n - i]!));
      return total;
    });
  }

  /** c·t^power·(1 + w) with w(0) = 0. */
  leading(a: Series): { power: Rational; coefficient: Coefficient; rest: Component } {
    const [only] = a;
    if (a.length !== 1 || only === undefined || only.logs !== 0)
      throw new Unfinished('no-series', 'no single leading power');
    const coefficient = only.coefficients[0];
    if (coefficient === undefined || !isNonzero(coefficient))
      throw new Unfinished('no-series', 'the leading coefficient may be 0');
    const inverse = this.numbers.reciprocal(coefficient);
    if (inverse === null) throw new Unfinished('no-series', 'the leading coefficient may be 0');
    const [scaledDown] = this.scale([{ ...only, power: Q.zero }], inverse);
    const least = leastSize(coefficient);
    const rest = {
      ...scaledDown!,
      coefficients: [this.numbers.zero, ...scaledDown!.coefficients.slice(1)],
      tail: (radius: number) => scaled(only.tail(radius), 1 / least),
    };
    return { power: only.power, coefficient, rest };
  }

  /** a^r for a real number r. */
  power(a: Series, exponent: Coefficient, exact: Rational | null): Series {
    if (exact !== null && Q.isInteger(exact) && Q.sign(exact) >= 0) {
      const n = Q.toNumber(exact);
      if (n <= 16 || a.length !== 1) return this.repeated(a, n);
    }
    const { power, coefficient, rest } = this.leading(a);
    if (exact === null && !Q.isZero(power)) throw new Unfinished('no-series', 'a power that is not rational');
    const front = this.constantPower(coefficient, exponent, exact);
    const body = this.binomial(rest, exponent);
    const shifted = exact === null ? Q.zero : Q.multiply(power, exact);
    return this.scale([{ ...body, power: shifted }], front);
  }

  private repeated(a: Series, n: number): Series {
    if (n > 64) throw new Unfinished('no-series', 'a high power of a sum');
    let result = this.integer(1);
    for (let k = 0; k < n; k++) result = this.multiply(result, a);
    return result;
  }

  private constantPower(c: Coefficient, exponent: Coefficient, exact: Rational | null): Coefficient {
    const whole = exact !== null && Q.isInteger(exact);
    if (!whole && signOf(c) !== 1) throw new Unfinished('no-series', 'a root of a negative number');
    const { numbers } = this;
    if (c.exact !== null && exponent.exact !== null) {
      const value = numbers.of(E.power(c.exact, exponent.exact));
      if (value !== null) return value;
    }
    const value = numbers.powerOf(c, exponent, exact);
    if (value === null) throw new Unfinished('no-series', 'a power without a value');
    return value;
  }

  /** b₀ = 1, n·b_n = Σ factor(n, j)·w_j·b_(n−j): the coefficients of a power or an exponential of w. */
  private composed(w: Component, factor: (n: number, j: number) => Coefficient): readonly Coefficient[] {
    const { numbers } = this;
    const b: Coefficient[] = [numbers.one];
    for (let n = 1; n < w.coefficients.length; n++) {
      let total = numbers.zero;
      for (let j = 1; j <= n; j++) {
        const wj = w.coefficients[j]!;
        if (!isExactZero(wj))
          total = numbers.add(total, numbers.multiply(factor(n, j), numbers.multiply(wj, b[n - j]!)));
      }
      b.push(numbers.multiply(total, numbers.of(E.number(Q.rational(1, n)))!));
    }
    return b;
  }

  /** (1 + w)^r by n·b_n = Σ (r·j − (n − j))·w_j·b_(n−j); majorant (1 − ŵ)^(−|r|). */
  private binomial(w: Component, r: Coefficient): Component {
    const { numbers } = this;
    const coefficients = this.composed(w, (n, j) =>
      numbers.add(numbers.multiply(r, numbers.integer(j)), numbers.integer(j - n)),
    );
    const s = bound(r);
    const tail = majorantTail(
      w,
      (size) => (size < 1 ? (1 - size) ** -s : null),
      (n, j) => s * j + (n - j),
    );
    return { power: Q.zero, logs: 0, coefficients, tail: remembered(tail) };
  }

  /** e^w for w(0) = 0: n·b_n = Σ j·w_j·b_(n−j). */
  private exponentialOf(w: Component): Component {
    const coefficients = this.composed(w, (_, j) => this.numbers.integer(j));
    const tail = majorantTail(
      w,
      (size) => Math.exp(size),
      (_, j) => j,
    );
    return { power: Q.zero, logs: 0, coefficients, tail: remembered(tail) };
  }

  /** An analytic series as its value at 0 and the rest; null for what is singular there. */
  split(a: Series): { value: Coefficient; rest: Component } | null {
    const whole = this.analytic(a);
    if (whole === null) return null;
    const [value, ...others] = whole.coefficients;
    return { value: value!, rest: { ...whole, coefficients: [this.numbers.zero, ...others] } };
  }

  /** As one power series; null where roots, logarithms or poles stand in it. */
  analytic(a: Series): Component | null {
    if (a.length === 0) return this.integer(0)[0]!;
    const [only] = a;
    if (a.length > 1 || only === undefined || only.logs > 0 || !Q.isInteger(only.power)) return null;
    const shift = Q.toNumber(only.power);
    if (shift < 0) return null;
    if (shift === 0) return only;
    const length = Math.max(this.length, 1);
    const lifted = [
      ...Array.from({ length: Math.min(shift, length) }, () => this.numbers.zero),
      ...only.coefficients,
    ].slice(0, length);
    const kept = lifted.length - Math.min(shift, length);
    const tail: Tail = (radius) => {
      const rest = only.tail(radius);
      return rest === null ? null : radius ** shift * (rest + sumOf(only.coefficients, radius, kept)) * slack;
    };
    return { power: Q.zero, logs: 0, coefficients: lifted, tail: remembered(tail) };
  }

  exponential(a: Series): Series {
    // e^(c ln t) = t^c is taken out.
    let power = Q.zero;
    const others: Component[] = [];
    for (const one of a) {
      const [c, ...rest] = one.coefficients;
      const pure = one.logs === 1 && Q.isZero(one.power) && rest.every(isExactZero) && one.tail(1) === 0;
      if (pure && c!.exact?.kind === 'number') power = Q.add(power, c!.exact.value);
      else others.push(one);
    }
    const parts = this.split(others);
    if (parts === null) throw new Unfinished('no-series', 'the exponent is not bounded');
    const front = this.numbers.function('e', parts.value);
    if (front === null) throw new Unfinished('no-series', 'e to a power without a value');
    return this.scale([{ ...this.exponentialOf(parts.rest), power }], front);
  }

  logarithm(a: Series): Series {
    const { power, coefficient, rest } = this.leading(a);
    if (signOf(coefficient) !== 1) throw new Unfinished('no-series', 'the logarithm of a negative number');
    const front = this.numbers.function('ln', coefficient);
    if (front === null) throw new Unfinished('no-series', 'a logarithm without a value');
    const body = this.integral(this.multiply([this.derivative(rest)], [this.binomial(rest, this.numbers.integer(-1))]));
    const sum = this.add(this.constant(front), body);
    if (Q.isZero(power)) return sum;
    const slope = this.numbers.of(E.number(power))!;
    return this.add(sum, [{ power: Q.zero, logs: 1, coefficients: this.padded([slope]), tail: noTail }]);
  }

  sine = (a: Series): Series => this.trigonometric(a)[0];
  cosine = (a: Series): Series => this.trigonometric(a)[1];

  private trigonometric(a: Series): [Series, Series] {
    const parts = this.split(a);
    if (parts === null) throw new Unfinished('no-series', 'a trigonometric function of what is not bounded');
    const { numbers } = this;
    const [s0, c0] = [numbers.function('sin', parts.value), numbers.function('cos', parts.value)];
    if (s0 === null || c0 === null) throw new Unfinished('no-series', 'an angle without a value');
    const w = parts.rest.coefficients;
    const [s, c] = [[s0], [c0]];
    for (let n = 1; n < w.length; n++) {
      let [p, q] = [numbers.zero, numbers.zero];
      for (let j = 1; j <= n; j++) {
        if (isExactZero(w[j]!)) continue;
        const slope = numbers.multiply(numbers.integer(j), w[j]!);
        p = numbers.add(p, numbers.multiply(slope, c[n - j]!));
        q = numbers.add(q, numbers.multiply(slope, s[n - j]!));
      }
      const over = numbers.of(E.number(Q.rational(1, n)))!;
      s.push(numbers.multiply(p, over));
      c.push(numbers.negate(numbers.multiply(q, over)));
    }
    // |sin|, |cos| of u + w have the majorant √2·e^ŵ.
    const tail = majorantTail(
      parts.rest,
      (size) => Math.exp(size),
      (_, j) => j,
    );
    const wide: Tail = (radius) => scaled(tail(radius), Math.SQRT2);
    const made = (coefficients: Coefficient[]): Series =>
      this.add([], [{ power: Q.zero, logs: 0, coefficients, tail: remembered(wide) }]);
    return [made(s), made(c)];
  }

  /** f(a) for f with a known slope, both analytic at a(0): f(a(0)) + ∫ f′(a) a′ dt. */
  bySlope(name: string, a: Series, slope: (a: Series) => Series): Series {
    const parts = this.split(a);
    if (parts === null) throw new Unfinished('no-series', `${name} of what is not bounded`);
    const value = this.numbers.function(name, parts.value);
    if (value === null) throw new Unfinished('no-series', `${name} without a value`);
    return this.add(this.constant(value), this.integral(this.multiply(slope(a), [this.derivative(parts.rest)])));
  }

  /** ∫₀ᵗ g u′ dt for an analytic u. */
  alongside(u: Series, g: Series): Series {
    const parts = this.split(u);
    if (parts === null) throw new Unfinished('no-series', 'an integral along what is not analytic');
    return this.integral(this.multiply(g, [this.derivative(parts.rest)]));
  }

  private derivative(a: Component): Component {
    const { numbers } = this;
    const coefficients = a.coefficients.slice(1).map((c, j) => numbers.multiply(c, numbers.integer(j + 1)));
    // Σ j |c_j| R^(j−1) ≤ max j·0.8^j/R · Σ |c_j| (R/0.8)^j.
    const tail: Tail = (radius) => scaled(a.tail(radius / 0.8), 1.7 / radius);
    return { ...a, coefficients, tail: remembered(tail) };
  }

  /** ∫₀ᵗ. */
  integral(a: Series): Series {
    const { numbers } = this;
    return a.map((one) => {
      if (one.logs > 0) throw new Unfinished('no-series', 'the integral of a logarithm');
      const coefficients = one.coefficients.map((c, j) => {
        const order = Q.add(one.power, Q.rational(j + 1));
        if (Q.sign(order) <= 0) throw new Unfinished('no-series', 'an integral from 0 without a value');
        return numbers.multiply(c, numbers.of(E.number(Q.reciprocal(order)))!);
      });
      return { ...one, power: Q.add(one.power, Q.one), coefficients };
    });
  }
}

const scaled = (tail: number | null, by: number): number | null => (tail === null ? null : tail * by * slack);

/** Whether nothing is left but a tail of 0. */
const isVoid = (one: Component): boolean => one.coefficients.every(isExactZero) && one.tail(1) === 0;

/**
 * The tail of φ(w), where `whole` is a majorant of φ with whole(0) = 1, and its coefficients obey n·m_n = Σ weight(n, j)·|w_j|·m_(n−j).
 */
function majorantTail(
  w: Component,
  whole: (size: number) => number | null,
  weight: (n: number, j: number) => number,
): Tail {
  let kept: number[] | null = null;
  const sizes = (): number[] => {
    const known = w.coefficients.map(bound);
    const m = [1];
    for (let n = 1; n < known.length; n++) {
      let total = 0;
      for (let j = 1; j <= n; j++) total += weight(n, j) * known[j]! * m[n - j]!;
      m.push(total / n);
    }
    return m;
  };
  return (radius) => {
    const size = norm(w, radius);
    const total = size === null ? null : whole(size);
    if (total === null || !Number.isFinite(total)) return null;
    kept ??= sizes();
    const first = kept.reduceRight((sum, m) => sum * radius + m, 0);
    return Math.max(0, total - first) + 1e-12 * total;
  };
}
