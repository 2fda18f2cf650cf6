import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../../polynomial/univariate/factor.ts';
import { multipliedOut } from '../expand.ts';
import { denestSquareRoot } from './square-root.ts';

/*
 * Roots of irreducible polynomials in radicals: the quadratic formula; for degree 3 Cardano's formula with real cube roots
 * where there is one real root, and Viète's with the cosine where there are three (the "casus irreducibilis", which real
 * radicals cannot express); for degree 4 Ferrari by way of a root of the resolvent cubic, and square roots of square roots
 * where the polynomial is one in (x − h)². Beyond, only x^n = c. What is returned are candidates: the caller compares
 * each with a numerically isolated root before it is shown.
 */

const rational = (a: bigint, b: bigint = 1n): Rational => Q.rational(Z.fromBigInt(a), Z.fromBigInt(b));
const i = E.constant('i');

/** All roots as expressions, or null where no closed form is known here. */
export function rootsInRadicals(f: IntegerPolynomial): Expression[] | null {
  switch (P.degree(f)) {
    case 1:
      return [E.number(rational(-f[0]!, f[1]!))];
    case 2:
      return quadratic(f);
    case 3:
      return cubic(f.map((value) => rational(value, f[3]!)));
    case 4:
      return quadraticFactors(f)?.flatMap(rootsOfQuadratic) ?? null;
    default:
      return binomial(f);
  }
}

function quadratic([c, b, a]: IntegerPolynomial): Expression[] {
  const middle = E.number(rational(-b!, 2n * a!));
  const half = E.product([
    E.number(rational(1n, 2n * P.absolute(a!))),
    E.sqrt(E.number(Z.fromBigInt(b! * b! - 4n * a! * c!))),
  ]);
  return [E.subtract(middle, half), E.add(middle, half)];
}

const q = (n: number, d = 1): Rational => Q.rational(n, d);
const times = Q.multiply;

/** x³ + a₂x² + a₁x + a₀ */
function cubic([a0, a1, a2]: readonly Rational[]): Expression[] {
  const shift = E.number(times(q(-1, 3), a2!));
  const p = Q.subtract(a1!, times(q(1, 3), times(a2!, a2!)));
  const r = Q.add(Q.subtract(times(q(2, 27), Q.power(a2!, 3)), times(q(1, 3), times(a1!, a2!))), a0!);
  const discriminant = Q.add(times(q(1, 4), times(r, r)), times(q(1, 27), Q.power(p, 3)));
  const depressed = Q.sign(discriminant) > 0 ? cardano(p, r, discriminant) : viete(p, r);
  return depressed.map((t) => E.add(t, shift));
}

/** t³ + p·t + r with one real root. */
function cardano(p: Rational, r: Rational, discriminant: Rational): Expression[] {
  const root = E.sqrt(E.number(discriminant));
  const first = E.number(times(q(-1, 2), r));
  const [u, v] = Q.isZero(p)
    ? [cubeRoot(E.number(Q.negate(r))), E.number(0)]
    : [cubeRoot(E.add(first, root)), cubeRoot(E.subtract(first, root))];
  const real = E.add(u, v);
  const half = E.product([E.number(q(-1, 2)), real]);
  const imaginary = E.product([E.number(q(1, 2)), E.sqrt(E.number(3)), E.subtract(u, v), i]);
  return [real, E.add(half, imaginary), E.subtract(half, imaginary)];
}

/** Of a negative number it is written with the sign before it. */
function cubeRoot(a: Expression): Expression {
  if (evaluate(a) >= 0) return E.apply('cbrt', [a]);
  const terms = E.termsOf(a);
  return E.negate(E.apply('cbrt', [E.sum(terms.map(E.negate))]));
}

/** t³ + p·t + r with three real roots: 2·√(−p/3)·cos(φ/3 − 2πk/3). */
function viete(p: Rational, r: Rational): Expression[] {
  const size = E.product([E.number(2), E.sqrt(E.number(times(q(-1, 3), p)))]);
  const cosine = E.product([E.number(Q.divide(times(q(3, 2), r), p)), E.sqrt(E.number(Q.divide(q(-3), p)))]);
  const angle = E.product([E.number(q(1, 3)), E.apply('acos', [cosine])]);
  return [0, 1, 2].map((k) => {
    const rootAngle = E.subtract(angle, E.product([E.number(q(2 * k, 3)), E.constant('pi')]));
    return E.product([size, E.apply('cos', [rootAngle])]);
  });
}

/** x² + b·x + c with real b and c. */
interface RealQuadratic {
  readonly b: Expression;
  readonly c: Expression;
}

/** The two real quadratic factors of a polynomial of degree 4, made monic; null where no closed form is known here. */
export function quadraticFactors(f: IntegerPolynomial): RealQuadratic[] | null {
  const [a0, a1, a2, a3] = f.map((value) => rational(value, f[4]!)) as [Rational, Rational, Rational, Rational];
  const h = times(q(-1, 4), a3);
  const h2 = times(h, h);
  // Depressed: y⁴ + p·y² + r·y + s with x = y + h.
  const p = Q.subtract(a2, times(q(6), h2));
  const r = Q.add(Q.add(a1, times(q(2), times(a2, h))), times(q(-8), times(h2, h)));
  const s = Q.add(Q.add(Q.add(a0, times(a1, h)), times(a2, h2)), Q.add(times(a3, times(h2, h)), times(h2, h2)));
  const depressed = Q.isZero(r) ? biquadraticFactors(p, s) : ferrariFactors(p, r, s);
  return (
    depressed?.map(({ b, c }) => ({
      b: multipliedOut(E.subtract(b, E.number(times(q(2), h)))),
      c: multipliedOut(E.sum([E.number(h2), E.product([E.number(Q.negate(h)), b]), c])),
    })) ?? null
  );
}

/** y⁴ + p·y² + s */
function biquadraticFactors(p: Rational, s: Rational): RealQuadratic[] {
  const half = E.number(times(q(1, 2), p));
  const under = Q.subtract(times(q(1, 4), times(p, p)), s);
  if (Q.sign(under) < 0) {
    // (y² + √s)² − (2√s − p)·y²
    const size = E.sqrt(E.number(s));
    const w = denestSquareRoot(E.sum([E.product([E.number(2), size]), E.number(Q.negate(p))]));
    return [
      { b: w, c: size },
      { b: E.negate(w), c: size },
    ];
  }
  const root = E.sqrt(E.number(under));
  return [E.add(half, root), E.subtract(half, root)].map((c) => ({ b: E.number(0), c }));
}

/**
 * With m ≠ 0 a root of 8m³ + 8pm² + (2p² − 8s)m − r² = 0:
 * y⁴ + p·y² + r·y + s = (y² + p/2 + m)² − (√(2m)·y − r/(2√(2m)))².
 */
function ferrariFactors(p: Rational, r: Rational, s: Rational): RealQuadratic[] | null {
  const resolvent = [Q.negate(times(r, r)), Q.subtract(times(q(2), times(p, p)), times(q(8), s)), times(q(8), p), q(8)];
  const m = positiveRoot(resolvent);
  if (m === null) return null;
  const w = E.sqrt(E.product([E.number(2), m]));
  const middle = E.add(E.number(times(q(1, 2), p)), m);
  const rest = E.divide(E.number(times(q(1, 2), r)), w);
  return [
    { b: E.negate(w), c: E.add(middle, rest) },
    { b: w, c: E.subtract(middle, rest) },
  ];
}

/** The two roots of x² + b·x + c, with i where they are not real. */
function rootsOfQuadratic({ b, c }: RealQuadratic): Expression[] {
  const middle = E.product([E.number(q(-1, 2)), b]);
  const square = multipliedOut(E.subtract(E.product([E.number(q(1, 4)), E.power(b, E.number(2))]), c));
  const half =
    evaluate(square) < 0 ? E.multiply(i, denestSquareRoot(multipliedOut(E.negate(square)))) : denestSquareRoot(square);
  return [multipliedOut(E.subtract(middle, half)), multipliedOut(E.add(middle, half))];
}

/** The simplest positive root of a cubic with rational coefficients: rational if there is one. */
function positiveRoot(coefficients: readonly Rational[]): Expression | null {
  const common = coefficients.reduce<Z.Integer>((lcm, value) => Z.lcm(lcm, value.denominator), 1);
  const f = coefficients.map((value) => BigInt(Z.multiply(value.numerator, Z.divideExact(common, value.denominator))));
  const factors = factorIntegerPolynomial(f)?.factors ?? [];
  for (const { factor } of factors) {
    const roots = rootsInRadicals(factor) ?? [];
    const found = roots.find((root) => {
      const { re, im } = evaluateComplex(root, {});
      return re > 0 && Math.abs(im) < 1e-12 * re;
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** a·x^n + c: the real roots and the complex ones by roots of unity. */
function binomial(f: IntegerPolynomial): Expression[] | null {
  const n = P.degree(f);
  if (f.slice(1, n).some((value) => value !== 0n)) return null;
  const value = rational(-f[0]!, f[n]!);
  const size = E.power(E.number(Q.abs(value)), E.number(q(1, n)));
  const start = Q.sign(value) > 0 ? 0 : 1;
  return Array.from({ length: n }, (_, k) => {
    const turns = E.number(q(2 * k + start, n));
    const angle = E.product([turns, E.constant('pi')]);
    return E.multiply(size, E.add(E.apply('cos', [angle]), E.multiply(i, E.apply('sin', [angle]))));
  });
}
