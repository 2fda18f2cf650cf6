import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { mapTuple, triple } from '../../../result/tuple.ts';
import {
  type DifferentialField,
  derivation,
  irreducibleFactors,
  type PolynomialFactor,
} from '../field/differential-field.ts';
import type { Fraction } from '../field/fraction.ts';
import type { Polynomial } from '../field/polynomial.ts';
import * as P from '../field/polynomial.ts';
import type { Kernel } from '../field/tower.ts';
import { signOf } from '../sign.ts';

/** Something that may be part of the antiderivative, with an unknown constant before it. */
export interface Candidate {
  readonly expression: Expression;
  readonly rate: Fraction;
}

export interface Ansatz {
  /** Logarithms and arctangents, the simplest first. */
  readonly candidates: readonly Candidate[];
  /** The denominator of the rational part. */
  readonly denominator: Polynomial;
  /** The exponents of the monomials of its numerator, by kernel. */
  readonly monomials: readonly (readonly number[])[];
}

const maxMonomials = 360;

/** What an antiderivative in the field and its logarithms can be made of. */
export function ansatzFor(field: DifferentialField): Ansatz | null {
  const { ring } = field.view.field;
  const below = irreducibleFactors(field.f.d, field);
  const ofRates = irreducibleFactors(field.d, field);
  if (below === null || ofRates === null) return null;
  let denominator: Polynomial = 1n;
  for (const { p, multiplicity } of below) {
    const left = isSpecial(p, field) ? multiplicity : multiplicity - 1;
    denominator = ring.multiply(denominator, ring.power(p, left));
  }
  const factors = [...below.map(({ p }) => p)];
  for (const { p } of ofRates) if (!factors.some((known) => P.equals(known, p))) factors.push(p);
  const candidates = factors.flatMap((p) => logarithmsOf(p, field));
  return {
    candidates: [...candidates, ...throughRoots(below, field)],
    denominator,
    monomials: monomialsFor(denominator, field),
  };
}

/** Whether p divides its derivative, as powers of an exponential do. */
const isSpecial = (p: Polynomial, field: DifferentialField): boolean =>
  field.view.field.ring.divide(derivation(field, p), p) !== null;

function logarithmsOf(p: Polynomial, field: DifferentialField): Candidate[] {
  const { view } = field;
  const found: Candidate[] = [];
  const rate = view.field.fraction(derivation(field, p), view.field.ring.multiply(field.d, p));
  if (rate.n !== 0n) found.push({ expression: E.ln(view.expressionOf(p)), rate });
  for (const v of field.names) {
    const c = P.coefficients(p, v);
    if (c.length === 3) {
      const quadratic = quadraticCandidate(triple(c), v, field);
      if (quadratic !== null) found.push(quadratic);
    }
  }
  return found;
}

/**
 * For p = a·z² + b·z + c with discriminant −k·m²: with W = 2a·z + b, atan(W/(√k·m))/√k has the derivative
 * (W′m − W·m′)/(k·m² + W²); for +k·m² the logarithm ln((W − √k·m)/(W + √k·m))/(2√k) has −(W′m − W·m′)/(k·m² − W²).
 */
function quadraticCandidate(
  [c, b, a]: [Polynomial, Polynomial, Polynomial],
  v: number,
  field: DifferentialField,
): Candidate | null {
  const { view } = field;
  const { ring } = view.field;
  const discriminant = P.subtract(ring.multiply(b, b), ring.multiply(4n, ring.multiply(a, c)));
  if (discriminant === 0n) return null;
  const { k, m } = squarePart(discriminant, field);
  const W = P.add(ring.multiply(2n, ring.multiply(a, P.variable(v))), b);
  const top = P.subtract(ring.multiply(derivation(field, W), m), ring.multiply(W, derivation(field, m)));
  if (top === 0n) return null;
  const [square, other] = [ring.multiply(W, W), ring.multiply(k, ring.multiply(m, m))];
  const kExpression = view.expressionOf(k);
  const [w, M] = [view.expressionOf(W), view.expressionOf(m)];
  if ([...P.variables(k)].some((u) => field.names.includes(u))) return null;
  if (signOf(kExpression) === 1) {
    const root = E.sqrt(kExpression);
    const rate = view.field.fraction(top, ring.multiply(field.d, P.subtract(square, other)));
    const inside = E.divide(E.subtract(w, E.product([root, M])), E.add(w, E.product([root, M])));
    return { expression: E.product([E.half, E.reciprocal(root), E.ln(inside)]), rate };
  }
  const rate = view.field.fraction(top, ring.multiply(field.d, P.subtract(square, other)));
  const root = E.sqrt(E.negate(kExpression));
  const inside = E.divide(w, E.product([root, M]));
  return { expression: E.product([E.reciprocal(root), E.apply('atan', [inside])]), rate };
}

/** a = k·m² with m as large as the factorization shows, k without the names where that can be. */
function squarePart(a: Polynomial, field: DifferentialField): { k: Polynomial; m: Polynomial } {
  const { ring } = field.view.field;
  let m: Polynomial = 1n;
  const factors: readonly PolynomialFactor[] = irreducibleFactors(a, field) ?? [];
  for (const { p, multiplicity } of factors) m = ring.multiply(m, ring.power(p, Math.floor(multiplicity / 2)));
  const content = ring.divide(a, ring.multiply(m, m));
  return content === null ? { k: a, m: 1n } : { k: content, m };
}

/**
 * With S² = R(z), R a quadratic or linear in z with constant coefficients: ∫ dz/S, and for every factor z − α of the
 * denominator ∫ dz/((z − α)·S).
 */
function throughRoots(below: readonly PolynomialFactor[], field: DifferentialField): Candidate[] {
  const { view } = field;
  const found: Candidate[] = [];
  for (const [k, kernel] of field.kernels.entries()) {
    if (kernel.kind !== 'root') continue;
    const s = field.names[k]!;
    const relation = view.field.ring.relations.get(s);
    if (relation?.power !== 2) continue;
    const inside = [...P.variables(relation.equals)].filter((u) => field.names.includes(u));
    if (inside.length !== 1) continue;
    const z = inside[0]!;
    if (field.kernels[field.names.indexOf(z)]!.kind === 'circular') continue;
    const R = P.coefficients(relation.equals, z);
    if (R.length > 3 || R.length < 2) continue;
    const at = field.names.indexOf(z);
    const S = P.variable(s);
    // z′/S = z′·S/R
    const whole = view.field.multiply(field.rates[at]!, view.field.fraction(S, relation.equals));
    const [c0, c1, c2] = mapTuple([0, 1, 2], (j) => view.expressionOf(R[j] ?? 0n));
    const [Z, root] = [E.symbol(kernelName(z, field)), E.symbol(kernel.name)];
    const slope = E.add(c1, E.product([E.two, c2, Z]));
    const sign = signOf(c2);
    if (R.length === 3 && sign === 1) {
      const inner = E.add(slope, E.product([E.two, E.sqrt(c2), root]));
      found.push({ expression: E.divide(E.ln(inner), E.sqrt(c2)), rate: whole });
    } else if (R.length === 3 && sign === -1) {
      found.push({ expression: arcsine(slope, kernel, root, [c0, c1, c2]), rate: whole });
    }
    const poles = [...below.map(({ p }) => p), P.variable(z)];
    found.push(...poles.flatMap((p) => throughPole(p, z, { coefficients: [c0, c1, c2], root, whole }, field)));
  }
  return found;
}

/** S² = c₀ + c₁z + c₂z². */
interface QuadraticRoot {
  readonly coefficients: readonly [Expression, Expression, Expression];
  readonly root: Expression;
  /** z′/S */
  readonly whole: Fraction;
}

/** ∫ dz/((z − α)·S) where p, a factor of the denominator, is a constant times z − α. */
function throughPole(
  p: Polynomial,
  z: number,
  { coefficients: [c0, c1, c2], root, whole }: QuadraticRoot,
  field: DifferentialField,
): readonly Candidate[] {
  const { view } = field;
  const c = P.coefficients(p, z);
  if (c.length !== 2 || c.some((part) => [...P.variables(part)].some((u) => field.names.includes(u)))) return [];
  const alpha = E.negate(E.divide(view.expressionOf(c[0]!), view.expressionOf(c[1]!)));
  const value = E.sum([c0, E.product([c1, alpha]), E.product([c2, E.power(alpha, E.two)])]);
  const rise = E.add(c1, E.product([E.two, c2, alpha]));
  const shifted = E.subtract(E.symbol(kernelName(z, field)), alpha);
  const rate = view.field.divide(view.field.multiply(whole, { n: c[1]!, d: 1n }), { n: p, d: 1n });
  const linear = E.add(E.product([E.two, value]), E.product([rise, shifted]));
  const kind = signOf(value);
  if (kind === 1) {
    const inner = E.divide(E.add(linear, E.product([E.two, E.sqrt(value), root])), shifted);
    return [{ expression: E.negate(E.divide(E.ln(inner), E.sqrt(value))), rate }];
  }
  if (kind !== -1) return [];
  const size = E.sqrt(E.negate(value));
  const inner = E.divide(linear, E.product([E.two, size, root]));
  return [{ expression: E.divide(E.apply('atan', [inner]), size), rate }];
}

/** ∫ dz/S for c₂ < 0: an arcsine where S is the positive root, the arctangent that fits either sign where it may not be. */
function arcsine(slope: Expression, kernel: Kernel, root: Expression, [c0, c1, c2]: Expression[]): Expression {
  const size = E.sqrt(E.negate(c2!));
  if (kernel.expression.kind !== 'power')
    return E.negate(E.divide(E.apply('atan', [E.divide(slope, E.product([E.two, size, root]))]), size));
  const scale = E.sqrt(E.subtract(E.power(c1!, E.two), E.product([E.number(4), c0!, c2!])));
  return E.negate(E.divide(E.apply('asin', [E.divide(slope, scale)]), size));
}

const kernelName = (v: number, field: DifferentialField): string => field.kernels[field.names.indexOf(v)]!.name;

/** The monomials of the numerator: bounded in each kernel by the degrees of the integrand, and in all. */
function monomialsFor(denominator: Polynomial, field: DifferentialField): number[][] {
  const { f, names, kernels, view } = field;
  const bounds = names.map((v, k) => {
    const excess = Math.max(Math.ceil(weightedDegree(f.n, v, field) - weightedDegree(f.d, v, field)), 0);
    const relation = view.field.ring.relations.get(v);
    if (relation !== undefined) return relation.power - 1;
    const more = { variable: 1, primitive: 1, circular: 1, exponential: 0, tangent: 0, root: 0 }[kernels[k]!.kind];
    return excess + Math.max(P.degree(denominator, v), 0) + more;
  });
  let all: number[][] = [[]];
  const largest = bounds.reduce((total, bound) => total + bound, 0);
  for (let total = largest; total >= 1; total--) {
    all = [[]];
    for (const bound of bounds) {
      all = all.flatMap((part) => {
        const left = total - part.reduce((a, b) => a + b, 0);
        return Array.from({ length: Math.min(bound, left) + 1 }, (_, e) => [...part, e]);
      });
      if (all.length > 20 * maxMonomials) break;
    }
    if (all.length <= maxMonomials) break;
  }
  return all
    .filter((part) => part.length === bounds.length && part.some((e) => e > 0 || denominator !== 1n))
    .sort((a, b) => weight(a) - weight(b));
}

/** The degree in v, where a root counts as the root of its radicand: √(1 + x²) grows like x. */
function weightedDegree(a: Polynomial, v: number, field: DifferentialField): number {
  const { relations } = field.view.field.ring;
  const visit = (part: Polynomial): number => {
    if (typeof part === 'bigint') return part === 0n ? Number.NEGATIVE_INFINITY : 0;
    const relation = relations.get(part.v);
    const own = part.v === v ? 1 : relation === undefined ? 0 : Math.max(visit(relation.equals), 0) / relation.power;
    return Math.max(...part.c.map((c, k) => visit(c) + k * own));
  };
  return Math.max(visit(a), 0);
}

const weight = (a: readonly number[]): number => a.reduce((total, e) => total + e, 0);
