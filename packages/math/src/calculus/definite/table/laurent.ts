import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { bernoulliPolynomial, digammaAt, gammaAt, polygammaAt } from './gamma-values.ts';

/*
 * Laurent series of the functions in which Mellin transforms are written: powers cᵘ, Γ, ψ, the zeta functions, sines and tangents of what
 * is linear in a variable s, and their sums and products, at a point where they may have poles. The coefficients are exact values.
 *
 * Example: Γ(s)(2⁻ˢ − 3⁻ˢ) at 0: Γ(s) = 1/s − γ + …, 2⁻ˢ − 3⁻ˢ = s ln(3/2) + …, so the constant term is ln(3/2), which is the
 * integral of Frullani for (e^(−2x) − e^(−3x))/x.
 *
 * The hard part is to see that a leading coefficient is 0; what is not zero by its form is looked at in doubles. A mistake there is
 * found by the comparison that every answer must pass. To debug: `laurent` of each factor.
 */

/** Σ terms[k]·εᵏ⁺ᵒʳᵈᵉʳ, known as far as there are terms; 0 has the order ∞. */
export interface Laurent {
  readonly order: number;
  readonly terms: readonly Expression[];
}

const nothing: Laurent = { order: Number.POSITIVE_INFINITY, terms: [] };

/** ζ(s, r) of Hurwitz; a name that occurs in no answer. */
const hurwitzName = '\u2020zeta';
/** The value ζ(s, r), under a name that occurs in no answer. */
export const hurwitz = (s: Expression, r: Q.Rational): Expression => E.apply(hurwitzName, [s, E.number(r)]);

const maxTerms = 9;
const maxVainTries = 3;

/** The series from its lowest power up to ε^`upTo` at least; null where a value has no name, or the point is an essential singularity. */
export function laurentTo(a: Expression, variable: string, at: Expression, upTo: number): Laurent | null {
  for (let count = Math.max(1, upTo + 1); count <= maxTerms + upTo; count++) {
    const found = laurent(a, variable, at, count);
    if (found !== null && found.order + found.terms.length > upTo) return found;
    // A divisor of which no term is known yet needs more terms; what has no name needs them in vain.
    if (found === null && count > upTo + maxVainTries) return null;
  }
  return null;
}

/** The coefficient of a power in a series. */
export const coefficientAt = ({ order, terms }: Laurent, power: number): Expression => terms[power - order] ?? E.zero;

function laurent(a: Expression, variable: string, at: Expression, count: number): Laurent | null {
  if (!contains(a, variable)) return constantSeries(a, count);
  switch (a.kind) {
    case 'symbol':
      return normal({ order: 0, terms: padded([at, E.one], count + 1) });
    case 'sum':
      return foldSeries(a.terms, variable, at, count, add);
    case 'product':
      return foldSeries(a.factors, variable, at, count, multiply);
    case 'power':
      return powerSeries(a.base, a.exponent, variable, at, count);
    case 'apply':
      return applySeries(a, variable, at, count);
    default:
      return null;
  }
}

const constantSeries = (a: Expression, count: number): Laurent =>
  isZero(a) ? nothing : { order: 0, terms: padded([a], count) };

const padded = (terms: readonly Expression[], count: number): readonly Expression[] => [
  ...terms.slice(0, count),
  ...new Array<Expression>(Math.max(0, count - terms.length)).fill(E.zero),
];

function foldSeries(
  parts: readonly Expression[],
  variable: string,
  at: Expression,
  count: number,
  combine: (a: Laurent, b: Laurent) => Laurent,
): Laurent | null {
  let total: Laurent | null = null;
  for (const part of parts) {
    const one = laurent(part, variable, at, count);
    if (one === null) return null;
    total = total === null ? one : combine(total, one);
  }
  return total;
}

/** a + b, as far as the terms of both are known. */
export function add(a: Laurent, b: Laurent): Laurent {
  if (a.order === Number.POSITIVE_INFINITY) return b;
  if (b.order === Number.POSITIVE_INFINITY) return a;
  const from = Math.min(a.order, b.order);
  const to = Math.min(a.order + a.terms.length, b.order + b.terms.length);
  const terms: Expression[] = [];
  for (let k = from; k < to; k++) terms.push(E.add(coefficientAt(a, k), coefficientAt(b, k)));
  return normal({ order: from, terms });
}

function multiply(a: Laurent, b: Laurent): Laurent {
  if (a.order === Number.POSITIVE_INFINITY || b.order === Number.POSITIVE_INFINITY) return nothing;
  const count = Math.min(a.terms.length, b.terms.length);
  const terms: Expression[] = [];
  for (let k = 0; k < count; k++) {
    const parts: Expression[] = [];
    for (let j = 0; j <= k; j++) parts.push(E.multiply(a.terms[j]!, b.terms[k - j]!));
    terms.push(E.sum(parts));
  }
  return normal({ order: a.order + b.order, terms });
}

/** The n-th derivative with respect to ε. */
export function derivative(a: Laurent, n: number): Laurent {
  let found = a;
  for (let k = 0; k < n; k++)
    found = normal({
      order: found.order - 1,
      terms: found.terms.map((term, j) => E.multiply(E.number(found.order + j), term)),
    });
  return found;
}

/** Without leading coefficients that are 0. */
function normal(a: Laurent): Laurent {
  if (a.order === Number.POSITIVE_INFINITY) return a;
  let zeros = 0;
  while (zeros < a.terms.length && isZero(a.terms[zeros]!)) zeros++;
  return zeros === 0 ? a : { order: a.order + zeros, terms: a.terms.slice(zeros) };
}

const samples = [1.37, 0.83, 2.19, 0.41, 3.3];

/** Whether a coefficient is 0: by its form, or as far as doubles tell at one choice of the letters. */
function isZero(a: Expression): boolean {
  if (a.kind === 'number') return Q.isZero(a.value);
  if (a.kind !== 'sum') return false;
  const at = Object.fromEntries(freeSymbols(a).map((name, k) => [name, { re: samples[k % samples.length]!, im: 0 }]));
  const value = evaluateComplex(a, at);
  const size = Math.max(...a.terms.map((term) => Math.hypot(...Object.values(evaluateComplex(term, at)))));
  return Math.hypot(value.re, value.im) <= 1e-12 * size;
}

/** Σ coefficients[j]·δʲ for a δ without a constant term. */
function composed(coefficients: readonly Expression[], delta: Laurent, count: number): Laurent {
  let total: Laurent = nothing;
  let power: Laurent = constantSeries(E.one, count);
  for (const by of coefficients) {
    if (!isZero(by)) total = addExactly(total, multiply(power, constantSeries(by, count)), count);
    power = multiply(power, delta);
    if (power.order >= count) break;
  }
  return total.order === Number.POSITIVE_INFINITY ? { order: count, terms: [] } : total;
}

/** Terms beyond `count` are not kept, and missing ones below it are zeros. */
function addExactly(a: Laurent, b: Laurent, count: number): Laurent {
  const whole = (one: Laurent): Laurent =>
    one.order === Number.POSITIVE_INFINITY
      ? one
      : { order: one.order, terms: padded(one.terms, Math.max(0, count - one.order)) };
  return add(whole(a), whole(b));
}

/** The value of a linear argument at the point, and the rest of it. */
function splitArgument(
  u: Expression,
  variable: string,
  at: Expression,
  count: number,
): { readonly value: Expression; readonly delta: Laurent } | null {
  const value = substitute(u, { [variable]: at });
  const series = laurent(E.subtract(u, value), variable, at, count + 1);
  return series === null || series.order < 1 ? null : { value, delta: series };
}

function powerSeries(
  base: Expression,
  exponent: Expression,
  variable: string,
  at: Expression,
  count: number,
): Laurent | null {
  if (!contains(base, variable)) {
    const split = splitArgument(exponent, variable, at, count);
    if (split === null) return null;
    const ln = E.ln(base);
    const coefficients = Array.from({ length: count }, (_, j) =>
      E.divide(E.power(ln, E.number(j)), E.number(factorial(j))),
    );
    const rest = composed(coefficients, split.delta, count);
    return multiply(constantSeries(E.power(base, split.value), count), rest);
  }
  if (exponent.kind !== 'number') return null;
  const of = laurent(base, variable, at, count);
  return of === null ? null : integerPower(of, exponent.value, count);
}

function integerPower(a: Laurent, exponent: Q.Rational, count: number): Laurent | null {
  if (!Q.isInteger(exponent) || typeof exponent.numerator !== 'number' || Math.abs(exponent.numerator) > 40)
    return null;
  const n = exponent.numerator;
  if (n < 0) {
    const inverse = reciprocal(a);
    return inverse === null ? null : integerPower(inverse, Q.integerRational(-n), count);
  }
  let result = constantSeries(E.one, count);
  for (let k = 0; k < n; k++) result = multiply(result, a);
  return result;
}

function reciprocal(a: Laurent): Laurent | null {
  const [first] = a.terms;
  if (first === undefined) return null;
  const inverse = E.reciprocal(first);
  const terms: Expression[] = [inverse];
  for (let k = 1; k < a.terms.length; k++) {
    const parts: Expression[] = [];
    for (let j = 1; j <= k; j++) parts.push(E.multiply(a.terms[j]!, terms[k - j]!));
    terms.push(E.product([E.minusOne, inverse, E.sum(parts)]));
  }
  return normal({ order: -a.order, terms });
}

function applySeries(a: ApplyNode, variable: string, at: Expression, count: number): Laurent | null {
  const argument = a.args[a.args.length === 2 && a.name === 'polygamma' ? 1 : 0]!;
  const split = splitArgument(argument, variable, at, count);
  if (split === null) return null;
  const { value, delta } = split;
  const taylor = (coefficients: readonly Expression[]) => composed(coefficients, delta, count);
  switch (a.name) {
    case 'gamma':
      return gammaSeries(value, delta, count);
    case 'digamma':
      return psiSeries(0, value, delta, count);
    case 'polygamma':
      return orderOf(a) === null ? null : psiSeries(orderOf(a)!, value, delta, count);
    case 'sin':
      return taylor(circular(E.apply('sin', [value]), E.apply('cos', [value]), count));
    case 'cos':
      return taylor(circular(E.apply('cos', [value]), E.negate(E.apply('sin', [value])), count));
    case 'tan':
    case 'cot':
    case 'sec':
    case 'csc':
      return laurent(
        bySineAndCosine(a.name, E.apply('sin', [argument]), E.apply('cos', [argument]))!,
        variable,
        at,
        count,
      );
    case 'zeta':
      return zetaSeries(value, Q.one, delta, count);
    case hurwitzName:
      return a.args[1]!.kind === 'number' ? zetaSeries(value, a.args[1]!.value, delta, count) : null;
    default:
      return null;
  }
}

function orderOf(a: ApplyNode): number | null {
  const [order] = a.args;
  return order?.kind === 'number' && typeof order.value.numerator === 'number' ? order.value.numerator : null;
}

/** f, f′, −f/2!, −f′/3!, … */
const circular = (f: Expression, slope: Expression, count: number): readonly Expression[] =>
  Array.from({ length: count }, (_, j) => {
    const sign = j % 4 < 2 ? 1 : -1;
    return E.multiply(E.number(Q.rational(sign, factorial(j))), j % 2 === 0 ? f : slope);
  });

/** The n of a pole at −n. */
const poleAt = (u: Expression): number | null =>
  u.kind === 'number' && Q.isInteger(u.value) && Q.sign(u.value) <= 0 && typeof u.value.numerator === 'number'
    ? -u.value.numerator
    : null;

/** Γ(u₀ + δ) = Γ(u₀) exp(Σ ψ⁽ʲ⁻¹⁾(u₀)δʲ/j!); at a pole −n, Γ(1 + δ)/(δ(δ − 1)…(δ − n)). */
function gammaSeries(value: Expression, delta: Laurent, count: number): Laurent | null {
  const n = poleAt(value);
  if (n === null) return composed(gammaCoefficients(value, count), delta, count);
  let found: Laurent = composed(gammaCoefficients(E.one, count), delta, count);
  for (let k = 0; k <= n; k++) {
    const factor = k === 0 ? delta : addExactly(delta, constantSeries(E.number(-k), count), count + 1);
    const inverse = reciprocal(factor);
    if (inverse === null) return null;
    found = multiply(found, inverse);
  }
  return found;
}

function gammaCoefficients(value: Expression, count: number): readonly Expression[] {
  const found: Expression[] = [gammaAt(value)];
  const psi = (j: number) => E.multiply(E.number(Q.rational(1, factorial(j))), polygammaAt(j, value));
  for (let n = 1; n < count; n++) {
    const parts: Expression[] = [];
    for (let k = 1; k <= n; k++) parts.push(E.multiply(psi(k - 1), found[n - k]!));
    found.push(E.multiply(E.number(Q.rational(1, n)), E.sum(parts)));
  }
  return found;
}

/** ψ⁽ᵐ⁾(u₀ + δ); at a pole −n, ψ⁽ᵐ⁾(1 + δ) − (−1)ᵐ m! Σ 1/(δ − k)ᵐ⁺¹. */
function psiSeries(m: number, value: Expression, delta: Laurent, count: number): Laurent | null {
  const regular = (u: Expression) =>
    composed(
      Array.from({ length: count }, (_, j) =>
        E.multiply(E.number(Q.rational(1, factorial(j))), j + m === 0 ? digammaAt(u) : polygammaAt(j + m, u)),
      ),
      delta,
      count,
    );
  const n = poleAt(value);
  if (n === null) return regular(value);
  let found = regular(E.one);
  for (let k = 0; k <= n; k++) {
    const factor = k === 0 ? delta : addExactly(delta, constantSeries(E.number(-k), count), count + 1);
    const inverse = reciprocal(factor);
    const power = inverse && integerPower(inverse, Q.integerRational(m + 1), count);
    if (power === null) return null;
    found = add(found, multiply(constantSeries(E.number((m % 2 === 0 ? -1 : 1) * factorial(m)), count), power));
  }
  return found;
}

/** ζ(u₀ + δ, r) as far as its coefficients have names. */
function zetaSeries(value: Expression, r: Q.Rational, delta: Laurent, count: number): Laurent | null {
  if (value.kind !== 'number') {
    const named = zetaAtLetter(value, r);
    return count === 1 && named !== null ? constantSeries(named, 1) : null;
  }
  const n = value.value;
  if (Q.isOne(n)) {
    // 1/δ − ψ(r) + …; the next coefficient has no name.
    const pole = reciprocal(delta);
    if (pole === null) return null;
    const start: Laurent = { order: 0, terms: [E.negate(digammaAt(E.number(r)))] };
    return add(pole, start);
  }
  const first = zetaAt(n, r);
  if (first === null) return null;
  if (count === 1) return constantSeriesOrUnknown(first);
  const slope = zetaSlopeAt(n, r);
  if (slope === null) return isZero(first) ? null : { order: 0, terms: [first] };
  const lead = delta.terms[0] ?? E.zero;
  return delta.order === 1
    ? normal({ order: 0, terms: [first, E.multiply(slope, lead)] })
    : { order: 0, terms: [first] };
}

const constantSeriesOrUnknown = (a: Expression): Laurent =>
  isZero(a) ? { order: 1, terms: [] } : { order: 0, terms: [a] };

/** ζ(n, r) for whole n; at other n only for r = 1 and 1/2. */
function zetaAt(n: Q.Rational, r: Q.Rational): Expression | null {
  const s = E.number(n);
  if (Q.isInteger(n) && typeof n.numerator === 'number') {
    const k = n.numerator;
    if (k <= 0) return E.number(Q.divide(Q.negate(bernoulliPolynomial(1 - k, r)), Q.integerRational(1 - k)));
    const front = E.number(Q.rational(k % 2 === 0 ? 1 : -1, factorial(k - 1)));
    return E.multiply(front, polygammaAt(k - 1, E.number(r)));
  }
  return zetaAtLetter(s, r);
}

/** ζ(s, 1) = ζ(s), ζ(s, 1/2) = (2ˢ − 1)ζ(s). */
function zetaAtLetter(s: Expression, r: Q.Rational): Expression | null {
  if (Q.isOne(r)) return E.apply('zeta', [s]);
  return Q.equals(r, Q.half) ? E.multiply(E.subtract(E.power(E.two, s), E.one), E.apply('zeta', [s])) : null;
}

/** ζ′(0, r) = ln Γ(r) − ½ ln 2π, ζ′(−2n) = (−1)ⁿ (2n)! ζ(2n + 1)/(2(2π)²ⁿ) (DLMF 25.11.18, 25.6.13). */
function zetaSlopeAt(n: Q.Rational, r: Q.Rational): Expression | null {
  const twoPi = E.multiply(E.two, E.constant('pi'));
  if (Q.isZero(n)) return E.subtract(E.ln(gammaAt(E.number(r))), E.multiply(E.half, E.ln(twoPi)));
  if (!Q.isOne(r) || !Q.isInteger(n) || typeof n.numerator !== 'number' || n.numerator > 0 || n.numerator % 2 !== 0)
    return null;
  const even = -n.numerator;
  return E.product([
    E.number(Q.rational((even / 2) % 2 === 0 ? factorial(even) : -factorial(even), 2)),
    E.apply('zeta', [E.number(even + 1)]),
    E.power(twoPi, E.number(-even)),
  ]);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
