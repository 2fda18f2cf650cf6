import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { factor } from '../../../algebra/factor.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import { atInstance, instancesOf } from '../parameters/instances.ts';
import { type Pair, pair } from './complex-pair.ts';

/*
 * The poles of a rational function, exactly: its denominator as a product of linear and quadratic factors. Over the rational numbers it is
 * factored; a quartic x⁴ + px² + q is (x² + sx + √q)(x² − sx + √q) with s = √(2√q − p), or a product in x². With letters only what
 * stands there as a product is taken apart.
 */

/** Numerator coefficients, lowest first, over a constant times powers of linear and quadratic factors. */
export interface RationalForm {
  readonly numerator: readonly Expression[];
  readonly front: Expression;
  readonly factors: readonly { readonly coefficients: readonly Expression[]; readonly multiplicity: number }[];
}

/** A pole in the upper half plane or on the real axis, with its order. */
export interface Pole {
  readonly at: Pair;
  readonly order: number;
  readonly side: 'above' | 'real';
  /** Which factor, for the others make up the rest. */
  readonly factor: number;
}

/** The parts of a quotient of polynomials; null where it is none, or a factor is not taken apart. */
export function rationalForm(a: Expression, variable: string): RationalForm | null {
  let numerator: Expression = E.one;
  let front: Expression = E.one;
  const factors: { coefficients: readonly Expression[]; multiplicity: number }[] = [];
  for (const part of E.factorsOf(a)) {
    const exponent = E.exponentOf(part);
    const isBelow =
      contains(part, variable) &&
      exponent.kind === 'number' &&
      Q.isInteger(exponent.value) &&
      Q.sign(exponent.value) < 0;
    if (!isBelow) {
      numerator = E.multiply(numerator, part);
      continue;
    }
    const taken = takenApart(E.baseOf(part), variable);
    if (taken === null) return null;
    const times = -Q.toNumber(exponent.value);
    front = E.multiply(front, E.power(taken.front, E.number(times)));
    for (const one of taken.factors) {
      const same = factors.find(
        ({ coefficients }) =>
          coefficients.length === one.coefficients.length &&
          coefficients.every((c, k) => E.equal(c, one.coefficients[k]!)),
      );
      if (same === undefined) factors.push({ ...one, multiplicity: one.multiplicity * times });
      else same.multiplicity += one.multiplicity * times;
    }
  }
  const top = coefficientsOf(numerator, variable);
  return top === null ? null : { numerator: top, front, factors };
}

type Factors = Pick<RationalForm, 'front' | 'factors'>;

/** Monic factors of degree 1 and 2. */
function takenApart(base: Expression, variable: string): Factors | null {
  if (freeSymbols(base).length > 1) return monic(base, variable, 1);
  const found = factor(base);
  if (!found.ok) return monic(base, variable, 1);
  let front: Expression = E.one;
  const factors: Factors['factors'][number][] = [];
  for (const { factor: part, multiplicity } of found.value.factors) {
    const one = monic(part, variable, multiplicity);
    if (one === null) return null;
    front = E.multiply(front, one.front);
    factors.push(...one.factors);
  }
  // What the factors are not: the constant in front.
  const lead = (a: readonly Expression[] | null) => a?.[a.length - 1] ?? E.one;
  const all = factors.reduce(
    (sum, { coefficients, multiplicity }) => sum + (coefficients.length - 1) * multiplicity,
    0,
  );
  const whole = coefficientsOf(base, variable);
  return whole === null || whole.length - 1 !== all ? null : { front: lead(whole), factors };
}

function monic(part: Expression, variable: string, multiplicity: number): Factors | null {
  const coefficients = coefficientsOf(part, variable);
  if (coefficients === null || coefficients.length < 2) return null;
  const lead = coefficients[coefficients.length - 1]!;
  const unit = coefficients.map((one) => simplest(E.divide(one, lead)));
  const front = E.power(lead, E.number(multiplicity));
  if (unit.length <= 3) return { front, factors: [{ coefficients: unit, multiplicity }] };
  const parts = quartic(unit);
  return parts && { front, factors: parts.map((one) => ({ coefficients: one, multiplicity })) };
}

/** x⁴ + px² + q with q > 0. */
function quartic([q, linear, p, cubic, lead]: readonly Expression[]): readonly (readonly Expression[])[] | null {
  if (lead === undefined || !E.equal(linear!, E.zero) || !E.equal(cubic!, E.zero)) return null;
  const discriminant = E.subtract(E.power(p!, E.two), E.multiply(E.number(4), q!));
  const [size, below] = [signed(q!), signed(discriminant)];
  if (!(size > 0) || below === 0) return null;
  if (below > 0) {
    const root = simplest(E.sqrt(discriminant));
    return [root, E.negate(root)].map((one) => [simplest(E.multiply(E.half, E.add(p!, one))), E.zero, E.one]);
  }
  const root = simplest(E.sqrt(q!));
  const middle = simplest(E.sqrt(E.subtract(E.multiply(E.two, root), p!)));
  return [
    [root, middle, E.one],
    [root, E.negate(middle), E.one],
  ];
}

const signed = (a: Expression): number => {
  const [at] = instancesOf(freeSymbols(a), [], 1);
  const value = at === undefined ? Number.NaN : evaluate(atInstance(a, at));
  return Math.abs(value) < 1e-12 ? 0 : Math.sign(value);
};

/** The poles on and above the real line. */
export function polesOf({ factors }: RationalForm): readonly Pole[] | null {
  const found: Pole[] = [];
  for (const [k, { coefficients, multiplicity }] of factors.entries()) {
    const [c, b] = coefficients;
    if (coefficients.length === 2) {
      found.push({ at: pair(E.negate(c!)), order: multiplicity, side: 'real', factor: k });
      continue;
    }
    const centre = E.multiply(E.number(Q.rational(-1, 2)), b!);
    const square = simplest(E.subtract(c!, E.power(centre, E.two)));
    const sign = signed(square);
    if (sign === 0 || Number.isNaN(sign)) return null;
    const root = simplest(E.sqrt(sign > 0 ? square : E.negate(square)));
    if (sign > 0) found.push({ at: pair(centre, positive(root)), order: multiplicity, side: 'above', factor: k });
    else
      for (const at of [E.add(centre, root), E.subtract(centre, root)])
        found.push({ at: pair(at), order: multiplicity, side: 'real', factor: k });
  }
  return found;
}

/** √(a²) is a for positive letters. */
const positive = (root: Expression): Expression =>
  root.kind === 'apply' && root.name === 'abs'
    ? root.args[0]!
    : root.kind === 'power' && root.base.kind === 'power'
      ? E.power(root.base.base, E.multiply(root.base.exponent, root.exponent))
      : root;
