import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { isPositiveProduct } from '../../letter-conditions.ts';
import { atInstance, instancesOf } from '../parameters/instances.ts';
import { coefficientAt, laurentTo } from './laurent.ts';
import type { Binomial, Monomial, Term } from './terms.ts';

/*
 * The table of Mellin pairs: ∫₀^∞ xˢ⁻¹K(x) dx as a function of s, for the kernels that textbooks list (Gradshteyn and Ryzhik 17.41–17.43;
 * Erdélyi, Tables of Integral Transforms I, 6), in the scale c and the power p of K = g(c·x^p): M_g(s/p)c^(−s/p)/|p|.
 */

/** A transform, the strip of real parts of s in which the integral converges, and what the letters must be. */
export interface Pair {
  /** As a function of s; without, the value is known at single s only. */
  readonly transform?: (s: Expression) => Expression;
  readonly valueAt?: (s: Expression) => Expression | null;
  readonly strip: readonly [Expression | null, Expression | null] | 'unknown';
  readonly conditions: readonly Condition[];
  /** The function and its transform, as a textbook names the pair. */
  readonly name: string;
}

const pi = E.constant('pi');
const gammaOf = (a: Expression): Expression => E.apply('gamma', [a]);

/** What must be positive: nothing where it is so for positive letters, null where it is not positive. */
export function positivity(a: Expression): readonly Condition[] | null {
  const letters = freeSymbols(a);
  if (letters.length === 0) return certainSign(a) === 1 ? [] : null;
  if (isPositiveProduct(a)) return [];
  const [at] = instancesOf(letters, [condition(a, '>')], 1);
  return at === undefined ? null : [condition(a, '>')];
}

/** The sign for positive letters; NaN where that is not certain. */
export function signOf(a: Expression): number {
  if (E.equal(a, E.zero)) return 0;
  const [at] = instancesOf(freeSymbols(a), [], 1);
  const sign = at === undefined ? null : certainSign(atInstance(a, at));
  return sign === 1 || sign === -1 ? sign : Number.NaN;
}

/** The pair of the kernel of a term; null where the table has none. */
export function pairOf(term: Term): Pair | null {
  const { exponentials, wave, binomials, others } = term;
  if (others.length > 0) return null;
  if (binomials.length > 0)
    return binomials.length === 1 && exponentials.length === 0 && wave === undefined ? ofBinomial(binomials[0]!) : null;
  if (exponentials.length === 2 && wave === undefined) return ofTwoExponentials(exponentials[0]!, exponentials[1]!);
  if (exponentials.length > 1) return null;
  const [exponential] = exponentials;
  if (wave === undefined) return exponential === undefined ? nothing : ofExponential(exponential);
  if (exponential === undefined) return ofWave(wave.name, wave.monomial);
  if (E.equal(exponential.power, wave.monomial.power)) return ofDampedWave(exponential, wave.name, wave.monomial.scale);
  return ofGaussianWave(exponential, wave.name, wave.monomial);
}

/** A power alone has the continued integral 0. */
const nothing: Pair = { transform: () => E.zero, strip: [null, null], conditions: [], name: 'x^α' };

/** c^(−s/p)·(…)(s/p)/|p|. */
const scaled =
  ({ scale, power }: Monomial, unit: (sigma: Expression) => Expression) =>
  (s: Expression): Expression => {
    const sigma = E.divide(s, power);
    const size = signOf(power) < 0 ? E.negate(power) : power;
    return E.product([E.power(scale, E.negate(sigma)), unit(sigma), E.reciprocal(size)]);
  };

/** (low, high)·p, turned where p is negative. */
function stripOf(
  power: Expression,
  low: Expression | null,
  high: Expression | null,
): readonly [Expression | null, Expression | null] {
  const times = (end: Expression | null) => (end === null ? null : E.multiply(power, end));
  return signOf(power) < 0 ? [times(high), times(low)] : [times(low), times(high)];
}

/** e^(−t) ↔ Γ(s). */
function ofExponential(monomial: Monomial): Pair | null {
  const conditions = positivity(monomial.scale);
  if (conditions === null) return null;
  return {
    transform: scaled(monomial, gammaOf),
    strip: stripOf(monomial.power, E.zero, null),
    conditions,
    name: 'e^(−t) ↔ Γ(s)',
  };
}

const quarterTurns = (sigma: Expression): Expression => E.product([E.half, pi, sigma]);

/**
 * cos t ↔ Γ(s) cos(πs/2), sin t ↔ Γ(s) sin(πs/2). The latter has a value at s = 0, too, inside its strip: with letters in s it is
 * written π/(2Γ(1 − s) cos(πs/2)), which has one at every point of the strip.
 */
function ofWave(name: 'sin' | 'cos', monomial: Monomial): Pair | null {
  const conditions = positivity(monomial.scale);
  if (conditions === null) return null;
  return {
    transform: scaled(monomial, (sigma) => E.multiply(gammaOf(sigma), E.apply(name, [quarterTurns(sigma)]))),
    ...(name === 'sin' ? { valueAt: (s) => sineMoment(E.divide(s, monomial.power), monomial) } : {}),
    strip: stripOf(monomial.power, name === 'sin' ? E.minusOne : E.zero, E.one),
    conditions,
    name: `${name} t ↔ Γ(s) ${name}(πs/2)`,
  };
}

/** A number over letters. */
const isNeverZero = (a: Expression): boolean =>
  E.factorsOf(a).every((factor) => E.coefficient(E.exponentOf(factor)).numerator < 0 || factor.kind === 'number');

/** The transform of sin t where letters leave s open. */
function sineMoment(sigma: Expression, { scale, power }: Monomial): Expression | null {
  if (freeSymbols(sigma).length === 0 || isNeverZero(sigma)) return null;
  const below = [gammaOf(E.subtract(E.one, sigma)), E.apply('cos', [quarterTurns(sigma)])];
  const size = signOf(power) < 0 ? E.negate(power) : power;
  return E.product([E.half, pi, E.power(scale, E.negate(sigma)), ...below.map(E.reciprocal), E.reciprocal(size)]);
}

/** e^(−at) cos bt ↔ Γ(s)(a² + b²)^(−s/2) cos(s·atan(b/a)). */
function ofDampedWave(exponential: Monomial, name: 'sin' | 'cos', b: Expression): Pair | null {
  const a = exponential.scale;
  const conditions = positivity(a);
  if (conditions === null) return null;
  const size = E.add(E.power(a, E.two), E.power(b, E.two));
  const angle = E.apply('atan', [E.divide(b, a)]);
  const unit = (sigma: Expression): Expression =>
    E.product([
      gammaOf(sigma),
      E.power(size, E.product([E.number(Q.rational(-1, 2)), sigma])),
      E.apply(name, [E.multiply(sigma, angle)]),
    ]);
  return {
    transform: scaled({ scale: E.one, power: exponential.power }, unit),
    valueAt: (s) => dampedMoment(E.divide(s, exponential.power), exponential, name, b),
    strip: stripOf(exponential.power, name === 'sin' ? E.minusOne : E.zero, null),
    conditions,
    name: `e^(−at) ${name} bt ↔ Γ(s)(a² + b²)^(−s/2) ${name}(s·atan(b/a))`,
  };
}

const maxMoment = 12;

/** (n − 1)!·Re or Im of (a + ib)ⁿ over (a² + b²)ⁿ. */
function dampedMoment(
  order: Expression,
  { scale: a, power }: Monomial,
  name: 'sin' | 'cos',
  b: Expression,
): Expression | null {
  if (order.kind !== 'number' || !Q.isInteger(order.value)) return null;
  const n = Q.toNumber(order.value);
  if (n < 1 || n > maxMoment) return null;
  let [re, im]: readonly [Expression, Expression] = [E.one, E.zero];
  for (let k = 0; k < n; k++)
    [re, im] = [E.subtract(E.multiply(re, a), E.multiply(im, b)), E.add(E.multiply(re, b), E.multiply(im, a))];
  const size = E.power(E.add(E.power(a, E.two), E.power(b, E.two)), E.number(-n));
  return E.product([E.apply('gamma', [order]), name === 'cos' ? re : im, size, E.reciprocal(power)]);
}

const rho = '\u2020r';
const sName = '\u2020m';

/** (A + Bt)^ρ ln^m(A + Bt) ↔ the m-th derivative by ρ of A^(ρ+s) B^(−s) Γ(s)Γ(−ρ − s)/Γ(−ρ). */
function ofBinomial({ constant, monomial, exponent, logarithms }: Binomial): Pair | null {
  const [first, second] = [signOf(constant), signOf(monomial.scale)];
  if (first * second < 0) return ofPole(constant, monomial, exponent, logarithms);
  const conditions = [positivity(constant), positivity(monomial.scale)];
  if (conditions[0] === null || conditions[1] === null) return null;
  // ln(1 + Bt) is of the order of t at 0.
  const low = E.equal(constant, E.one) ? E.number(-logarithms) : E.zero;
  const strip = stripOf(monomial.power, low, E.negate(exponent));
  const unit = (sigma: Expression, r: Expression): Expression =>
    E.product([
      E.power(constant, E.add(r, sigma)),
      gammaOf(sigma),
      gammaOf(E.negate(E.add(r, sigma))),
      E.reciprocal(gammaOf(E.negate(r))),
    ]);
  const common = { strip, conditions: [...conditions[0]!, ...conditions[1]!] };
  if (logarithms === 0)
    return {
      ...common,
      transform: scaled(monomial, (sigma) => unit(sigma, exponent)),
      name: '(1 + t)^(−r) ↔ Γ(s)Γ(r − s)/Γ(r)',
    };
  const series = laurentTo(unit(E.symbol(sName), E.symbol(rho)), rho, exponent, logarithms);
  if (series === null || series.order < 0) return null;
  let factorial = 1;
  for (let k = 2; k <= logarithms; k++) factorial *= k;
  const derivative = E.multiply(E.number(factorial), coefficientAt(series, logarithms));
  return {
    ...common,
    transform: scaled(monomial, (sigma) => substitute(derivative, { [sName]: sigma })),
    name: '(1 + t)^(−r) ln^m(1 + t) ↔ (−d/dr)^m Γ(s)Γ(r − s)/Γ(r)',
  };
}

/** 1/(1 − t) ↔ π cot(πs), as principal values: only where the poles of the whole cancel is there an integral at all. */
function ofPole(constant: Expression, monomial: Monomial, exponent: Expression, logarithms: number): Pair | null {
  if (logarithms > 0 || !E.equal(exponent, E.minusOne)) return null;
  const ratio = E.negate(E.divide(monomial.scale, constant));
  const conditions = positivity(ratio);
  if (conditions === null) return null;
  const unit = (sigma: Expression): Expression =>
    E.product([E.reciprocal(constant), pi, E.apply('cot', [E.multiply(pi, sigma)])]);
  return {
    transform: scaled({ scale: ratio, power: monomial.power }, unit),
    strip: stripOf(monomial.power, E.zero, E.one),
    conditions,
    name: '1/(1 − t) ↔ π cot(πs)',
  };
}

/** Two exponentials: e^(−ct − d/t) by the Bessel function K of half an odd order, e^(−at² − bt) by the error function. */
function ofTwoExponentials(first: Monomial, second: Monomial): Pair | null {
  if (E.equal(second.power, E.negate(first.power))) return ofReciprocals(first, second);
  if (E.equal(second.power, E.multiply(E.two, first.power))) return ofQuadratic(first, second);
  return E.equal(first.power, E.multiply(E.two, second.power)) ? ofQuadratic(second, first) : null;
}

/** e^(−ct − d/t) ↔ 2(d/c)^(s/2) K_s(2√(cd)), K_(n+1/2)(z) = √(π/2z) e^(−z) Σ (n + k)!/(k!(n − k)!(2z)ᵏ). */
function ofReciprocals(first: Monomial, second: Monomial): Pair | null {
  const [down, up] = signOf(first.power) < 0 ? [first, second] : [second, first];
  const conditions = [positivity(up.scale), positivity(down.scale)];
  if (conditions[0] === null || conditions[1] === null) return null;
  const [c, d] = [up.scale, down.scale];
  const z = E.product([E.two, E.sqrt(E.multiply(c, d))]);
  return {
    valueAt: (s) => {
      const order = E.divide(s, up.power);
      const bessel = halfBessel(order, z);
      if (bessel === null) return null;
      const front = E.power(E.divide(d, c), E.multiply(E.half, order));
      return E.product([E.two, front, bessel, E.reciprocal(up.power)]);
    },
    strip: [null, null],
    conditions: [...conditions[0]!, ...conditions[1]!],
    name: 'e^(−ct − d/t) ↔ 2(d/c)^(s/2) K_s(2√(cd))',
  };
}

function halfBessel(order: Expression, z: Expression): Expression | null {
  if (order.kind !== 'number' || order.value.denominator !== 2) return null;
  const n = (Math.abs(Q.toNumber(order.value)) * 2 - 1) / 2;
  if (n > 12) return null;
  let sum: Expression = E.zero;
  let by = Q.one;
  for (let k = 0; k <= n; k++) {
    sum = E.add(sum, E.multiply(E.number(by), E.power(E.multiply(E.two, z), E.number(-k))));
    by = Q.divide(Q.multiply(by, Q.integerRational((n + k + 1) * (n - k))), Q.integerRational(k + 1));
  }
  return E.product([E.sqrt(E.divide(pi, E.multiply(E.two, z))), E.exp(E.negate(z)), sum]);
}

/** Iₙ = ∫ tⁿe^(−at² − bt) dt: I₀ = ½√(π/a) e^(b²/4a) erfc(b/2√a), 2aI₁ = 1 − bI₀, 2aIₙ = (n − 1)Iₙ₋₂ − bIₙ₋₁. */
function ofQuadratic({ scale: b, power }: Monomial, { scale: a }: Monomial): Pair | null {
  const conditions = positivity(a);
  if (conditions === null) return null;
  return {
    valueAt: (s) => {
      const n = exponentAt(s, power);
      return n === null ? null : E.divide(quadraticMoment(n, a, b), power);
    },
    strip: stripOf(power, E.zero, null),
    conditions,
    name: 'e^(−at² − bt), 2aIₙ = (n − 1)Iₙ₋₂ − bIₙ₋₁, I₀ = ½√(π/a) e^(b²/4a) erfc(b/(2√a))',
  };
}

/** The n of tⁿ dt for t = x^power, a whole number up to which moments are written out; null for others. */
function exponentAt(s: Expression, power: Expression): number | null {
  const order = E.divide(s, power);
  if (order.kind !== 'number' || !Q.isInteger(order.value)) return null;
  const n = Q.toNumber(order.value) - 1;
  return n < 0 || n > maxMoment ? null : n;
}

function quadraticMoment(n: number, a: Expression, b: Expression): Expression {
  const twice = E.reciprocal(E.multiply(E.two, a));
  const square = E.product([E.power(b, E.two), E.number(Q.rational(1, 4)), E.reciprocal(a)]);
  const negative = signOf(b) < 0;
  const argument = E.divide(negative ? E.negate(b) : b, E.multiply(E.two, E.sqrt(a)));
  // erfc(−u) = 1 + erf u.
  const error = negative ? E.add(E.one, E.apply('erf', [argument])) : E.apply('erfc', [argument]);
  const moments = [E.product([E.half, E.sqrt(E.divide(pi, a)), E.exp(square), error])];
  for (let k = 1; k <= n; k++) {
    const before = k === 1 ? E.one : E.multiply(E.number(k - 1), moments[k - 2]!);
    moments.push(E.multiply(twice, E.subtract(before, E.multiply(b, moments[k - 1]!))));
  }
  return moments[n]!;
}

/** e^(−at²) cos bt: ½√(π/a) e^(−b²/4a), and by its derivatives with respect to b tⁿ in front, where the parity allows it. */
function ofGaussianWave(gauss: Monomial, name: 'sin' | 'cos', { scale: b, power }: Monomial): Pair | null {
  if (!E.equal(gauss.power, E.multiply(E.two, power))) return null;
  const conditions = positivity(gauss.scale);
  if (conditions === null) return null;
  return {
    valueAt: (s) => {
      const n = exponentAt(s, power);
      if (n === null || n % 2 !== (name === 'sin' ? 1 : 0)) return null;
      const square = E.product([E.power(E.symbol(rho), E.two), E.number(Q.rational(-1, 4)), E.reciprocal(gauss.scale)]);
      let found: Expression | null = E.product([E.half, E.sqrt(E.divide(pi, gauss.scale)), E.exp(square)]);
      for (let k = 0; k < n; k++) found = found && derivativeOf(found, rho);
      if (found === null) return null;
      // d/db cos bt = −t sin bt, d²/db² cos bt = −t² cos bt.
      const sign = Math.floor((n + 1) / 2) % 2 === 0 ? 1 : -1;
      return E.product([E.number(sign), substitute(found, { [rho]: b }), E.reciprocal(power)]);
    },
    strip: stripOf(power, E.zero, null),
    conditions,
    name: 'e^(−at²) cos bt ↔ ½√(π/a) e^(−b²/4a) at s = 1',
  };
}
