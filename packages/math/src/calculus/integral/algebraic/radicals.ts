import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, made, type Stage } from '../context.ts';
import { isPositive } from '../explain/positive.ts';
import { type DifferentialField, differentialField, irreducibleFactors } from '../field/differential-field.ts';
import { squareFree } from '../field/factor-denominator.ts';
import type { Fraction } from '../field/fraction.ts';
import type { Polynomial } from '../field/polynomial.ts';
import * as P from '../field/polynomial.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { Tower } from '../field/tower.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { signOf } from '../sign.ts';

/*
 * Roots in lowest terms. In a product of a rational function and roots of rational functions, every radicand is factored and the
 * exponents of each irreducible factor are added up; whole powers leave the root:
 *
 *     1/((x + 1)²·(x − 1)⁴)^(1/3)  =  K/((x − 1)·((x + 1)²·(x − 1))^(1/3)),     √(x³ + x²)  =  K·x·√(x + 1).
 *
 * K is the quotient of both sides: a root of unity on each piece of the domain (sign(x) in the second example), so that it passes
 * through the integral sign; 1 where all factors that move are positive. Two linear factors left under the root become a root of their quotient where their exponents add up to
 * a whole number: (x + 1)^(2/3)·(x − 1)^(1/3) = (x + 1)·((x − 1)/(x + 1))^(1/3), which `linear-roots.ts` knows.
 */
export const reducedRadicals: Stage = (f, context) => {
  const factors = E.factorsOf(f);
  const roots = factors.filter((factor) => isRoot(factor, context.variable));
  if (roots.length === 0) return null;
  const rest = E.product(factors.filter((factor) => !roots.includes(factor)));
  const reduced = inLowestTerms(roots, context);
  if (reduced === null) return null;
  const whole = E.product([rest, reduced.value]);
  if (E.equal(whole, f)) return null;
  const step = context.integrate(whole, context);
  if (step === null) return null;
  const unit = reduced.isSame ? E.one : E.product([...roots, E.reciprocal(reduced.value)]);
  return made('roots in lowest terms', f, multiplied(unit, step.after.expression), context, [step]);
};

const multiplied = (unit: Expression, a: Expression): Expression =>
  E.sum(E.termsOf(a).map((term) => tidy(E.product([unit, term]))));

const isRoot = (a: Expression, x: string): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value) && contains(a.base, x);

interface Part {
  readonly q: Polynomial;
  exponent: Q.Rational;
}

interface LowestTerms {
  readonly value: Expression;
  /** Whether both sides are equal for all real x, and not but for a root of unity on each piece. */
  readonly isSame: boolean;
}

/** Π roots as K times a product of powers and one root at most, K constant on each piece; null where a radicand is no rational function, or in lowest terms. */
export function inLowestTerms(roots: readonly Expression[], context: Context): LowestTerms | null {
  const x = context.variable;
  const bases = roots.map(E.baseOf);
  const tower: Tower = {
    kernels: [{ name: x, expression: E.symbol(x), rate: E.one, kind: 'variable' }],
    relations: [],
    integrand: E.product(bases),
    inNames: () => null,
    named: new Map(),
  };
  const field = differentialField(tower, context.budget, bases);
  if (field === null) return null;
  const parts: Part[] = [];
  const constants: Expression[] = [];
  let isReducible = false;
  // The exponent of −1, which the signs of the constants add up to.
  let turns = Q.zero;
  // Factors that may be negative, and whether one of them moves.
  let [doubtful, isMoved] = [0, false];
  for (const root of roots) {
    const by = (E.exponentOf(root) as { value: Q.Rational }).value;
    const value = field.view.fractionOf(E.baseOf(root));
    if (value === null) return null;
    const split = factored(value, x, field);
    if (split === null) return null;
    for (const { p, multiplicity } of split.factors) {
      const exponent = Q.multiply(by, Q.integerRational(multiplicity));
      if (Math.abs(multiplicity) >= Number(by.denominator)) isReducible = true;
      if (!isPositive(field.view.expressionOf(p))) {
        doubtful++;
        if (multiplicity !== 1 || !Q.isZero(Q.integerRational(Q.floor(exponent)))) isMoved = true;
      }
      const known = parts.find(({ q }) => P.equals(q, p));
      if (known) {
        known.exponent = Q.add(known.exponent, exponent);
        isReducible = true;
      } else parts.push({ q: p, exponent });
    }
    const c = field.view.quotientOf(split.constant);
    const sign = signOf(c);
    if (sign !== 1) isMoved = true;
    if (sign === -1) turns = Q.add(turns, by);
    constants.push(E.power(sign === -1 ? E.negate(c) : c, E.number(by)));
  }
  if (!isReducible && !isQuotient(parts)) return null;
  const written = (q: Polynomial) => field.view.expressionOf(q);
  const value = E.product([...constants, together(rotatedParts(parts, turns, written), written)]);
  return { value, isSame: doubtful <= 1 && !isMoved };
}

interface RadicalFactors {
  readonly constant: Fraction;
  /** With negative multiplicities of what stands below. */
  readonly factors: readonly { readonly p: Polynomial; readonly multiplicity: number }[];
}

/** A radicand as a constant and powers: of irreducible polynomials, or, over a field with roots of numbers, of square-free ones. */
function factored(value: Fraction, x: string, field: DifferentialField): RadicalFactors | null {
  const { view } = field;
  const k = view.field;
  const v = view.index.get(x)!;
  const [n, d] = [U.view(k, value.n, v), U.view(k, value.d, v)];
  const common = view.hasConstants ? U.gcd(k, n, d) : U.one;
  const [top, bottom] = pair([n, d].map((one) => U.divide(k, one, common).quotient));
  const factors: { p: Polynomial; multiplicity: number }[] = [];
  let constant = k.divide(U.leading(top), U.leading(bottom));
  for (const [polynomial, whole, sign] of [
    [value.n, top, 1],
    [value.d, bottom, -1],
  ] as const) {
    const own = view.hasConstants ? squareFreeParts(whole, v, view) : irreducibleFactors(polynomial, field);
    if (own === null) return null;
    for (const { p, multiplicity } of own) {
      const lead = U.leading(U.view(k, p, v));
      constant = k.divide(constant, k.power(sign > 0 ? lead : k.reciprocal(lead)!, multiplicity));
      factors.push({ p, multiplicity: sign * multiplicity });
    }
  }
  return { constant, factors };
}

const squareFreeParts = (a: U.Univariate, v: number, view: RationalView) =>
  squareFree(view.field, U.monic(view.field, a)).map(({ q, multiplicity }) => ({
    p: view.field.ring.fromCoefficients(
      cleared(q, view)[0].map(({ n }) => n),
      v,
    ),
    multiplicity,
  }));

/**
 * The parts, one of them with the other sign where the signs of the constants do not cancel: which sign a factor has is an accident of the
 * order of the letters, and of a root that is real no √−1 is to be taken out.
 */
function rotatedParts(
  parts: readonly Part[],
  turns: Q.Rational,
  written: (q: Polynomial) => Expression,
): readonly Part[] {
  if (Q.isInteger(turns)) return parts;
  const fitting = parts.filter(({ q, exponent }) => Q.isInteger(Q.add(exponent, turns)) && !isPositive(written(q)));
  const isNegativeAtZero = ({ q }: Part) => signOf(written(P.coefficients(q, variableIn(q))[0]!)) === -1;
  const chosen = fitting.find(isNegativeAtZero) ?? fitting[0];
  return parts.map((part) => (part === chosen ? { ...part, q: P.negate(part.q) } : part));
}

/** Two linear factors whose root is better one of their quotient. */
function isQuotient(parts: readonly Part[]): boolean {
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return false;
  const linear = parts.every(({ q }) => P.degree(q, variableIn(q)) === 1);
  return linear && first.exponent.denominator > 2 && Q.isInteger(Q.add(first.exponent, second.exponent));
}

/** Π q^e with the whole parts of the exponents outside, and one root for the rest. */
function together(parts: readonly Part[], written: (q: Polynomial) => Expression): Expression {
  const outside: Expression[] = [];
  const inside: { q: Expression; linear: boolean; part: Q.Rational }[] = [];
  for (const { q, exponent } of parts) {
    const whole = Q.floor(exponent);
    const part = Q.subtract(exponent, Q.integerRational(whole));
    const expression = written(q);
    outside.push(E.power(expression, E.number(Q.integerRational(whole))));
    if (!Q.isZero(part)) inside.push({ q: expression, linear: P.degree(q, variableIn(q)) === 1, part });
  }
  const [first, second] = inside;
  if (inside.length === 2 && first!.linear && second!.linear && Q.isOne(Q.add(first!.part, second!.part))) {
    if (Q.equals(first!.part, Q.half))
      return E.product([...outside, ...inside.map(({ q, part }) => E.power(q, E.number(part)))]);
    // q₁^a·q₂^(1−a) = q₂·(q₁/q₂)^a
    return E.product([...outside, second!.q, E.power(E.divide(first!.q, second!.q), E.number(first!.part))]);
  }
  const order = inside.reduce((all, { part }) => lcm(all, Number(part.denominator)), 1);
  const radicand = E.product(
    inside.map(({ q, part }) => E.power(q, E.number(Q.multiply(part, Q.integerRational(order))))),
  );
  return E.product([
    ...outside,
    inside.length === 1 ? E.power(first!.q, E.number(first!.part)) : E.power(radicand, E.number(Q.rational(1, order))),
  ]);
}

const variableIn = (q: Polynomial): number => Math.max(...P.variables(q));
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a * b) / gcd(a, b);
