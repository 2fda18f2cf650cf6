import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, size, some } from '../../../expression/walk.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { toText } from '../../../syntax/print-text.ts';
import { signOf } from '../sign.ts';
import { type Complex, complex } from './complex-constants.ts';
import { type Coordinate, type LegendreForm, plain } from './legendre-form.ts';

/*
 * Simple poles over an elliptic root, c·∫ dx/((x − α)·√P), by Legendre's three kinds (DLMF 19.7, 19.14; Byrd–Friedman 340–341, 361). In the
 * coordinate κ = (a·y + b)/(c·y + d) of the normal form, which is cos φ or ±Δ, with δ = κ(α),
 *
 *   1/(y − α) = A + B/(κ − δ),   A = −c/(cα + d),   B = (ad − bc)/(cα + d)²,
 *   y = A + B/(κ − δ),           A = −d/c,          B = −(ad − bc)/c²,          δ = a/c   for the poles at infinity,
 *   1/(κ − δ) = κ/(κ² − δ²) + δ/(κ² − δ²),
 *
 * and κ² is linear in sin²φ. So the last part is a multiple of Π(n; φ | m); the one before it is elementary:
 *
 *   cos φ/((cos²φ − δ²)·Δ) dφ = dW/(1 − δ² + (m·(1 − δ²) − 1)·W²),   W = sin φ/Δ,
 *   1/(Δ² − δ²) dφ            = dT/(1 − δ² + (1 − δ² − m)·T²),         T = tan φ.
 *
 * Where P is even, y = x²: c/(x − α) = (cα + c·x)/(x² − α²), and the part with x is an integral over √(quadratic) in x², which is left to the
 * other methods. There sin²φ itself may be such a fraction, and nothing is to be split.
 *
 * The points above α differ by no torsion point here (`third-kind.ts` has asked): otherwise Π is elementary, or of the first and second kind.
 *
 * Worked example: 1/((x² + 2)·√(x⁴ + 1)) has φ = 2·atan x, m = 1/2, κ = cos φ = (1 − x²)/(1 + x²), α = −2 and δ = −3: it is
 * F/2 + (3·Π(−1/8; φ | 1/2)/8 − …)/2 with an arctangent of W = 2x/√(x⁴ + 1).
 *
 * To debug: compare each of the three parts with its own derivative at one x.
 */

export interface SimplePole {
  /** null for infinity. */
  readonly alpha: Complex | null;
  /** Of residue/((x − α)·√P), or residue·x/√P at infinity. A pole that is not real stands for itself and its conjugate. */
  readonly residue: Complex;
}

export interface ThirdKind {
  readonly value: Expression;
  /** What its derivative has of 1/√P beside the poles. */
  readonly holomorphic: Expression;
}

/** coefficient/((y − at)·√P), with its conjugate where it is not real. */
interface Term {
  readonly at: Complex | null;
  coefficient: Complex;
  odd: Complex;
}

/** The sum over all poles; null where a parameter is not real, or degenerate. `rest` integrates what is elementary in x². */
export function ofThirdKind(
  poles: readonly SimplePole[],
  form: LegendreForm,
  x: string,
  rest: (f: Expression) => Expression | null,
): ThirdKind | null {
  const { coordinate, root } = form;
  const values: Expression[] = [];
  const left: Expression[] = [];
  const terms = coordinate.ofSquare ? inSquares(poles) : poles.map(own);
  if (terms === null || terms.some((term) => isUnreadable(term, coordinate))) return null;
  for (const term of terms) {
    if (!isZero(term.odd)) {
      if (term.at === null || !isReal(term.at) || !isReal(term.odd)) return null;
      const below = E.subtract(E.power(E.symbol(x), E.two), term.at.re);
      const found = rest(E.product([term.odd.re, E.symbol(x), E.reciprocal(below), E.reciprocal(root)]));
      if (found === null) return null;
      values.push(found);
    }
    const one = ofTerm(term, coordinate, x);
    if (one === null) return null;
    values.push(one.value);
    left.push(one.holomorphic);
  }
  return { value: E.sum(values), holomorphic: plain(E.sum(left)) };
}

const own = ({ alpha, residue }: SimplePole): Term => ({ at: alpha, coefficient: residue, odd: complex.zero });

const isZero = (a: Complex): boolean => signOf(a.re) === 0 && signOf(a.im) === 0;
const isReal = (a: Complex): boolean => signOf(a.im) === 0;

/** Whether roots of several numbers meet: what comes of them is of no use to a reader, and loses its digits. */
function isUnreadable({ at, coefficient }: Term, { fraction, amplitude }: Coordinate): boolean {
  const constants = [coefficient.re, coefficient.im, ...(at === null ? [] : [at.re, at.im]), ...fraction, amplitude.m];
  const radicands = new Set<string>();
  for (const constant of constants)
    some(constant, (node) => {
      if (node.kind === 'power' && !Q.isInteger(numberOf(node.exponent))) radicands.add(toText(node.base));
      return false;
    });
  return radicands.size > 1;
}

const numberOf = (a: Expression): Q.Rational => (a.kind === 'number' ? a.value : Q.half);

/** The poles as terms in y = x²: a pair ±i·v is a real pole of y. null for one at infinity, which y does not have. */
function inSquares(poles: readonly SimplePole[]): Term[] | null {
  const terms: (Term & { readonly at: Complex })[] = [];
  for (const { alpha, residue } of poles) {
    if (alpha === null) return null;
    const isPair = !isReal(alpha);
    const at = complex.multiply(alpha, alpha);
    const isRealSquare = isReal(at);
    const whole = (a: Complex): Complex => (isPair && isRealSquare ? complex.double(complex.real(a)) : a);
    const [coefficient, odd] = [whole(complex.multiply(residue, alpha)), whole(residue)];
    const same = terms.find((term) => isZero(complex.subtract(term.at, at)));
    // Of a pair the conjugate stands for both.
    const isConjugate = (own: Complex) => isZero(complex.subtract(complex.conjugate(own), at));
    const other = same === undefined ? terms.find((term) => isConjugate(term.at)) : undefined;
    const known = same ?? other;
    if (known === undefined) terms.push({ at, coefficient, odd });
    else {
      const turned = (a: Complex) => (other === undefined ? a : complex.conjugate(a));
      known.coefficient = complex.add(known.coefficient, turned(coefficient));
      known.odd = complex.add(known.odd, turned(odd));
    }
  }
  return terms;
}

/** A and B in 1/(y − at) = A + B/(κ − δ), or in y itself at infinity; null where κ is infinite there. */
function expansionAt(at: Complex | null, { fraction }: Coordinate): { A: Complex; B: Complex; delta: Complex } | null {
  const [a, b, c, d] = mapTuple(fraction, (part) => complex.of(part));
  const determinant = complex.subtract(complex.multiply(a, d), complex.multiply(b, c));
  const below = at === null ? c : complex.add(complex.multiply(c, at), d);
  if (isZero(below)) return null;
  const over = complex.reciprocal(below);
  const negative = complex.of(E.minusOne);
  const square = complex.multiply(determinant, complex.multiply(over, over));
  if (at === null)
    return {
      A: complex.multiply(negative, complex.multiply(d, over)),
      B: complex.multiply(negative, square),
      delta: complex.multiply(a, over),
    };
  return {
    A: complex.multiply(negative, complex.multiply(c, over)),
    B: square,
    delta: complex.multiply(complex.add(complex.multiply(a, at), b), over),
  };
}

function ofTerm({ at, coefficient }: Term, coordinate: Coordinate, x: string): ThirdKind | null {
  const expansion = expansionAt(at, coordinate);
  if (expansion === null) return null;
  const { A, B, delta } = expansion;
  const isOne = at === null || isReal(at);
  /** Of a pole that is not real, with its conjugate. */
  const whole = (value: Complex): Expression => plain(isOne ? value.re : E.multiply(E.two, value.re));
  const holomorphic = plain(E.negate(whole(complex.multiply(coefficient, A))));
  const scaled = complex.multiply(coefficient, B);
  const { m, g } = coordinate.amplitude;
  if (coordinate.is === 'sine squared') {
    if (!isOne || isZero(delta)) return null;
    const by = E.product([E.minusOne, g, plain(E.divide(scaled.re, delta.re))]);
    const value = third(by, plain(E.reciprocal(delta.re)), coordinate, x);
    return value && { value, holomorphic };
  }
  const square = complex.multiply(delta, delta);
  if (!isReal(square)) return null;
  const rest = plain(E.subtract(E.one, square.re));
  if (signOf(rest) === 0) return null;
  const slope = coordinate.is === 'cosine' ? E.subtract(E.multiply(m, rest), E.one) : E.subtract(rest, m);
  const [odd, even] = [whole(scaled), whole(complex.multiply(scaled, delta))];
  const values: Expression[] = [];
  if (signOf(odd) !== 0) {
    const elementary = overQuadratic(E.multiply(odd, g), rest, plain(slope), coordinate.tangent);
    if (elementary === null) return null;
    values.push(elementary);
  }
  if (signOf(even) !== 0) {
    const n = plain(E.divide(coordinate.is === 'cosine' ? E.one : m, rest));
    const kinds = third(E.multiply(plain(E.divide(even, rest)), g), n, coordinate, x);
    if (kinds === null) return null;
    values.push(kinds);
  }
  return { value: E.sum(values), holomorphic };
}

/** ∫ by·dW/(p + q·W²); null where p or q is 0 or has no known sign. */
function overQuadratic(by: Expression, p: Expression, q: Expression, W: Expression): Expression | null {
  const [first, second] = [signOf(p), signOf(q)];
  if (!first || !second) return null;
  const scale = E.sqrt(plain(E.multiply(E.number(first * second), E.multiply(p, q))));
  const steep = E.sqrt(plain(E.multiply(E.number(first * second), E.divide(q, p))));
  const factor = shortest(E.divide(E.multiply(E.number(first), by), scale));
  const inner = withShortestConstant(E.multiply(steep, W));
  if (first === second) return E.multiply(factor, E.apply('atan', [inner]));
  return E.product([factor, E.half, areaTangent(inner)]);
}

/** A real constant as it is, or as the root of its square, whichever is shorter: products of nested roots are often roots of rational numbers. */
function shortest(a: Expression): Expression {
  const own = plain(a);
  const sign = signOf(own);
  if (!sign) return own;
  const root = plain(E.multiply(E.number(sign), E.sqrt(plain(E.power(own, E.two)))));
  return size(root) < size(own) ? root : own;
}

function withShortestConstant(a: Expression): Expression {
  const factors = E.factorsOf(tidy(a));
  const isConstant = (factor: Expression) => freeSymbols(factor).length === 0;
  const constant = shortest(E.product(factors.filter(isConstant)));
  return E.product([constant, ...factors.filter((factor) => !isConstant(factor))]);
}

/** ln|(1 + a)/(1 − a)|, cleared of the fraction in a. */
export function areaTangent(a: Expression): Expression {
  const factors = E.factorsOf(a);
  const isBelow = (factor: Expression): boolean => {
    const exponent = E.exponentOf(factor);
    return exponent.kind === 'number' && exponent.value.numerator < 0;
  };
  const [below, above] = [factors.filter(isBelow), factors.filter((factor) => !isBelow(factor))];
  const [p, q] = [E.product(above), E.reciprocal(E.product(below))];
  return E.ln(E.apply('abs', [E.divide(E.add(q, p), E.subtract(q, p))]));
}

/** by·σ·Π(n; φ | m) across its poles; null for n = 0, 1, m. */
function third(by: Expression, n: Expression, coordinate: Coordinate, x: string): Expression | null {
  const { amplitude, sigma } = coordinate;
  const found = acrossPoles(n, amplitude.phi, amplitude.m);
  if (found === null) return null;
  const { kinds, square } = found;
  const turned = E.product([...(sigma === null ? [] : [sigma]), shortest(by), kinds]);
  if (square === null) return turned;
  const p = E.sqrt(square);
  const logarithm = areaTangent(withShortestConstant(E.multiply(p, tangentOverDelta(coordinate, x))));
  return E.add(turned, E.product([shortest(E.divide(by, p)), E.half, logarithm]));
}

/**
 * Π(n; φ | m) by what is real beyond n·sin²φ = 1 as well: `kinds`, and for n > 1 with p² = `square` artanh(p·tan φ/Δ)/p beside it (DLMF 19.7.8).
 * null for n = 0, 1, m, where it is none of the third kind.
 */
export function acrossPoles(
  n: Expression,
  phi: Expression,
  m: Expression,
): { readonly kinds: Expression; readonly square: Expression | null } | null {
  const beyond = signOf(E.subtract(n, E.one));
  if (beyond === 0 || signOf(n) === 0 || signOf(E.subtract(n, m)) === 0) return null;
  if (beyond !== 1) return { kinds: E.apply('ellipticPi', [n, phi, m]), square: null };
  const other = plain(E.divide(m, n));
  return {
    kinds: E.subtract(E.apply('ellipticF', [phi, m]), E.apply('ellipticPi', [other, phi, m])),
    square: plain(E.multiply(E.subtract(n, E.one), E.subtract(E.one, other))),
  };
}

/** tan φ/Δ, with σ. */
function tangentOverDelta({ is, tangent, fraction, ofSquare }: Coordinate, x: string): Expression {
  if (is === 'sine squared') return tangent;
  const [a, b, c, d] = fraction;
  const y = ofSquare ? E.power(E.symbol(x), E.two) : E.symbol(x);
  const line = (slope: Expression, start: Expression): readonly [factor: Expression, monic: Expression] =>
    signOf(slope) === 0 ? [start, E.one] : [slope, E.add(y, plain(E.divide(start, slope)))];
  const [[over, above], [under, below]] = [line(c, d), line(a, b)];
  return E.product([E.divide(over, under), tangent, above, E.reciprocal(below)]);
}
