import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { mapTuple, pair } from '../../../result/tuple.ts';
import { signOf } from '../sign.ts';

/*
 * The roots of irreducible polynomials of degree 3 and more, as far as they are wanted here, and the residues a(r)/q′(r) at
 * them. Reached: x^n + c; q(x) = r(x^k) with quadratic r; quartics that a shift makes biquadratic; where letters stand, cubics with a
 * single real root (Cardano). All numbers are expressions with radicals and cosines of known angles.
 */

/** A real root (im null, v null) or a pair re ± i·im with the residues u ± i·v. */
export interface ComplexPair {
  readonly re: Expression;
  readonly im: Expression | null;
  readonly u: Expression;
  readonly v: Expression;
  /** re² + im², where it is known more simply. */
  readonly square?: Expression;
}

/** The real roots and conjugate pairs of monic q in a short form, with the residues of a/q; null for other polynomials. */
export function residuesAtRoots(a: readonly Expression[], q: readonly Expression[]): readonly ComplexPair[] | null {
  return binomial(a, q) ?? biquadratic(a, q) ?? quadraticInPower(a, q) ?? shiftedQuartic(a, q);
}

const isZero = (a: Expression | undefined): boolean => a === undefined || E.equal(a, E.zero);
const cos = (angle: Expression): Expression => E.apply('cos', [angle]);
const sin = (angle: Expression): Expression => E.apply('sin', [angle]);
const turn = (top: number, bottom: number): Expression =>
  E.product([E.number(Q.rational(top, bottom)), E.constant('pi')]);

/** x^n + c = 0: the residue of a_m·x^m is a_m·r^(m+1−n)/n = −a_m·r^(m+1)/(n·c). */
function binomial(a: readonly Expression[], q: readonly Expression[]): ComplexPair[] | null {
  const n = q.length - 1;
  if (q.slice(1, n).some((c) => !isZero(c))) return null;
  const c = q[0]!;
  const positive = signOf(c);
  if (positive === null || positive === 0) return null;
  const size = E.power(positive > 0 ? c : E.negate(c), E.number(Q.rational(1, n)));
  const found: ComplexPair[] = [];
  // Angles (2k + 1)π/n for positive c, 2kπ/n for negative c, in the upper half plane.
  for (let k = 0; k <= n; k++) {
    const numerator = positive > 0 ? 2 * k + 1 : 2 * k;
    if (numerator > n) break;
    const residue = (part: (angle: Expression) => Expression) =>
      E.sum(
        a.map((am, m) =>
          E.product([
            am,
            E.power(size, E.number(m + 1)),
            part(turn(numerator * (m + 1), n)),
            E.reciprocal(E.product([E.number(-n), c])),
          ]),
        ),
      );
    const real = numerator === 0 || numerator === n;
    const angle = turn(numerator, n);
    found.push({
      re: E.product([size, cos(angle)]),
      im: real ? null : E.product([size, sin(angle)]),
      u: residue(cos),
      v: real ? E.zero : residue(sin),
      square: E.power(size, E.two),
    });
  }
  return found;
}

/** x⁴ + p·x² + c with complex squares: (x² + s·x + w)(x² − s·x + w) with w = √c, s = √(2w − p). */
function biquadratic(a: readonly Expression[], q: readonly Expression[]): ComplexPair[] | null {
  if (q.length !== 5 || !isZero(q[1]) || !isZero(q[3])) return null;
  const [c, p] = [q[0]!, q[2]!];
  const discriminant = E.subtract(E.power(p, E.two), E.product([E.number(4), c]));
  const sign = signOf(discriminant);
  if (sign !== -1) return sign === 0 ? null : realSquares(a, p, discriminant);
  const w = E.sqrt(c);
  const s = E.sqrt(E.subtract(E.multiply(E.two, w), p));
  // The partial fractions (A·x + B)/(x² + s·x + w) + (C·x + D)/(x² − s·x + w) by comparing coefficients.
  const [a0, a1, a2, a3] = mapTuple([0, 1, 2, 3], (k) => a[k] ?? E.zero);
  const sumB = E.divide(a0, w);
  const differenceA = E.divide(E.subtract(a2, sumB), s);
  const differenceB = E.divide(E.subtract(a1, E.multiply(w, a3)), s);
  const height = E.product([E.half, E.sqrt(E.add(E.multiply(E.two, w), p))]);
  return [1, -1].map((side) => {
    const signed = (e: Expression) => E.multiply(E.number(side), e);
    // side 1 is the factor x² + s·x + w.
    const slope = E.multiply(E.half, E.subtract(a3, signed(differenceA)));
    const constant = E.multiply(E.half, E.subtract(sumB, signed(differenceB)));
    const re = signed(E.product([E.number(-1), E.half, s]));
    // (A·x + B)/((x − re)² + h²): u = A/2, −2v = (B + A·re)/h
    const v = E.product([E.number(Q.rational(-1, 2)), E.add(constant, E.multiply(slope, re)), E.reciprocal(height)]);
    return { re, im: height, u: E.multiply(E.half, slope), v };
  });
}

/** x⁴ + p·x² + c = (x² − y₁)(x² − y₂) with real y, whatever their signs. */
function realSquares(a: readonly Expression[], p: Expression, discriminant: Expression): ComplexPair[] | null {
  const root = E.sqrt(discriminant);
  const found: ComplexPair[] = [];
  for (const side of [1, -1]) {
    const y = E.multiply(E.half, E.add(E.negate(p), E.multiply(E.number(side), root)));
    // q′(r) = 2r·(2r² + p) = 2r·(±root); the residue of a_m·x^m is a_m·r^(m−1)/(±2·root).
    const by = E.product([E.number(side), E.half, E.reciprocal(root)]);
    const even = E.multiply(E.add(a[1] ?? E.zero, E.multiply(a[3] ?? E.zero, y)), by);
    const odd = E.multiply(E.add(a[0] ?? E.zero, E.multiply(a[2] ?? E.zero, y)), by);
    const sign = signOf(y);
    if (sign === 1) {
      const r = E.sqrt(y);
      found.push({ re: r, im: null, u: E.add(even, E.divide(odd, r)), v: E.zero });
      found.push({ re: E.negate(r), im: null, u: E.subtract(even, E.divide(odd, r)), v: E.zero });
    } else if (sign === 0) return null;
    else {
      // r = i·h: 1/r = −i/h. Where letters decide on the sign, h may be imaginary; atan(x/h)/h is real all the same.
      const h = E.sqrt(E.negate(y));
      found.push({ re: E.zero, im: h, u: even, v: E.negate(E.divide(odd, h)) });
    }
  }
  return found;
}

/** q(x) = x^(2k) + p·x^k + c with complex roots of the quadratic: polar form. */
function quadraticInPower(a: readonly Expression[], q: readonly Expression[]): ComplexPair[] | null {
  const n = q.length - 1;
  if (n % 2 !== 0) return null;
  const k = n / 2;
  if (q.some((c, j) => j !== 0 && j !== k && j !== n && !isZero(c))) return null;
  const [c, p] = [q[0]!, q[k]!];
  const discriminant = E.subtract(E.power(p, E.two), E.product([E.number(4), c]));
  if (signOf(discriminant) !== -1) return null;
  const size = E.power(c, E.number(Q.rational(1, n)));
  const phi = E.apply('acos', [E.product([E.number(Q.rational(-1, 2)), p, E.power(c, E.number(Q.rational(-1, 2)))])]);
  const height = E.sqrt(E.negate(discriminant));
  // z = r^k has q′(r) = k·r^(k−1)·(±i·height): the residue of a_m·x^m is ∓i·a_m·r^(m−k+1)/(k·height).
  const found: ComplexPair[] = [];
  for (let j = 0; j < k; j++) {
    const angle = E.sum([E.product([E.number(Q.rational(1, k)), phi]), turn(2 * j, k)]);
    const part = (f: (angle: Expression) => Expression) =>
      E.sum(
        a.map((am, m) =>
          E.product([
            am,
            E.power(size, E.number(m - k + 1)),
            f(distributed(m - k + 1, angle)),
            E.reciprocal(E.product([E.number(k), height])),
          ]),
        ),
      );
    found.push({
      re: E.product([size, cos(angle)]),
      im: E.product([size, sin(angle)]),
      u: part(sin),
      v: E.negate(part(cos)),
      square: E.power(size, E.two),
    });
  }
  return found;
}

const distributed = (n: number, angle: Expression): Expression =>
  angle.kind === 'sum'
    ? E.sum(angle.terms.map((term) => E.product([E.number(n), term])))
    : E.product([E.number(n), angle]);

/** A quartic that x → x − b/4 makes biquadratic. */
function shiftedQuartic(a: readonly Expression[], q: readonly Expression[]): readonly ComplexPair[] | null {
  if (q.length !== 5 || isZero(q[3])) return null;
  const shift = E.divide(E.negate(q[3]!), E.number(4));
  const moved = shifted(q, shift).map(tidy);
  if (!isZero(moved[1])) return null;
  const pairs = biquadratic(shifted(a, shift).map(tidy), moved);
  return pairs?.map((pair) => ({ ...pair, re: E.add(pair.re, shift) })) ?? null;
}

/** The coefficients of a(x + h). */
function shifted(a: readonly Expression[], h: Expression): Expression[] {
  const c = [...a];
  for (let i = 0; i < c.length - 1; i++) {
    for (let j = c.length - 2; j >= i; j--) c[j] = E.add(c[j]!, E.multiply(h, c[j + 1]!));
  }
  return c;
}

/** x³ + bx² + cx + d with one real root: Cardano's formula, and the quadratic that is left. */
export function residuesByCardano(a: readonly Expression[], q: readonly Expression[]): ComplexPair[] | null {
  if (q.length !== 4) return null;
  const third = E.number(Q.rational(1, 3));
  const shift = E.negate(E.multiply(q[2]!, third));
  const [g, p] = pair(shifted(q, shift).map(tidy));
  const discriminant = tidy(E.sum([E.power(E.multiply(E.half, g), E.two), E.power(E.multiply(third, p), E.number(3))]));
  if (signOf(discriminant) !== 1) return null;
  const root = E.sqrt(discriminant);
  const cubeRoot = (e: Expression): Expression =>
    signOf(e) === -1 ? E.negate(E.power(E.negate(e), third)) : E.power(e, third);
  const halfG = E.multiply(E.number(Q.rational(-1, 2)), g);
  const [first, second] = [E.add(halfG, root), E.subtract(halfG, root)];
  // Where the letters decide on the signs, no one choice of cube roots is right for all.
  if (signOf(first) === null || signOf(second) === null) return null;
  const r = E.sum([cubeRoot(first), cubeRoot(second), shift]);
  // q/(x − r) = x² + s·x + t, and the residues from a(r)/q′(r) and what is left.
  const s = E.add(q[2]!, r);
  const t = E.add(q[1]!, E.multiply(r, s));
  const at = (c: readonly Expression[]) => c.reduceRight((total, part) => E.add(E.multiply(total, r), part), E.zero);
  const residue = E.divide(at(a), E.sum([E.power(r, E.two), E.multiply(s, r), t]));
  // (A·x + B) with a = residue·(x² + s·x + t) + (A·x + B)(x − r)
  const slope = E.subtract(a[2] ?? E.zero, residue);
  const constant = E.subtract(E.subtract(a[1] ?? E.zero, E.multiply(residue, s)), E.negate(E.multiply(slope, r)));
  const re = E.multiply(E.number(Q.rational(-1, 2)), s);
  const im = E.sqrt(E.subtract(t, E.power(re, E.two)));
  const v = E.product([E.number(Q.rational(-1, 2)), E.add(constant, E.multiply(slope, re)), E.reciprocal(im)]);
  return [
    { re: r, im: null, u: residue, v: E.zero },
    { re, im, u: E.multiply(E.half, slope), v },
  ];
}
