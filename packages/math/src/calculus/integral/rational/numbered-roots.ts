import { rootsInRadicals } from '../../../algebra/roots/radicals.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { size } from '../../../expression/walk.ts';
import type { Complex } from '../../../numeric/complex.ts';
import * as C from '../../../numeric/complex.ts';
import { numberedRoots } from '../../../numeric/polynomial-roots.ts';
import type { RationalDense } from '../../../polynomial/rational-dense.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import type { ComplexPair } from './roots-of-polynomial.ts';
import { residuePolynomials } from './rothstein-trager.ts';

/*
 * The roots of a polynomial over Q by their numbers, and the residues a(r)/q′(r) at them: what is left where no short closed form is
 * known. Every quotient of polynomials has an elementary antiderivative, and this is it.
 *
 *   a real root r            c = a(r)/q′(r)
 *   a pair ρ = p ± iq        u ± iv = a(ρ)/q′(ρ), itself a root with a number: of the polynomial whose roots are the residues
 *   a cubic with one real r  x² + (b + r)·x + … is what is left of it, so that all is said with r alone
 *
 * Example: x³ + x + 1 = (x − r)(x² + r·x + r² + 1), and the residue of its reciprocal at r is 1/(3r² + 1).
 */

const maxDegree = 12;

/** The real roots and conjugate pairs of q, with the residues of a/q; null where doubles do not tell them apart. */
export function residuesByNumber(a: RationalDense, q: RationalDense): readonly ComplexPair[] | null {
  const n = D.degree(q);
  if (n < 3 || n > maxDegree) return null;
  const own = withShortForms(q, numbered(q));
  if (own === null) return null;
  if (n === 3 && own.filter(({ isReal }) => isReal).length === 1) return aboutOneRoot(a, D.monic(q), own[0]!.re);
  const slope = D.derivative(q);
  const residues = own.every(({ isReal }) => isReal)
    ? []
    : (residuePolynomials(a, q)?.flatMap((R) => numbered(R) ?? []) ?? []);
  const pairs: ComplexPair[] = [];
  for (const { value, isReal, re, im } of own) {
    if (isReal) pairs.push({ re, im: null, u: E.divide(at(a, re), at(slope, re)), v: E.zero });
    else if (value.im > 0) {
      const residue = nearest(residues, C.divide(valueAt(a, value), valueAt(slope, value)));
      if (residue === undefined) return null;
      pairs.push({ re, im, u: residue.re, v: residue.isReal ? E.zero : residue.im });
    }
  }
  return pairs;
}

interface RootNumbering {
  readonly value: Complex;
  readonly isReal: boolean;
  readonly re: Expression;
  readonly im: Expression;
}

/** The roots with expressions of their parts. The lower one of a pair has those of the upper one, with the sign turned. */
function numbered(f: RationalDense): readonly RootNumbering[] | null {
  const whole = D.toIntegers(f).primitive.map(Number);
  const roots = f.length > 2 && whole.every(Number.isSafeInteger) ? numberedRoots(whole) : null;
  const part = (name: 'rootre' | 'rootim', k: number): Expression =>
    E.apply(
      name,
      [k, ...[...whole].reverse()].map((c) => E.number(c)),
    );
  return (
    roots?.map(({ value, isReal }, index) => {
      const upper = value.im < 0 ? index : index + 1;
      const im = part('rootim', upper);
      return { value, isReal, re: part('rootre', upper), im: value.im < 0 ? E.negate(im) : im };
    }) ?? null
  );
}

/** Parts of a closed form that is not longer to read than a letter with its equation. */
const shortForm = 10;

/** Three real roots such as 2·cos(2π/9) as they are. */
function withShortForms(q: RationalDense, roots: readonly RootNumbering[] | null): readonly RootNumbering[] | null {
  if (roots === null || roots.length !== 3 || !roots.every(({ isReal }) => isReal)) return roots;
  const forms =
    rootsInRadicals(D.toIntegers(q).primitive)?.filter((form) => size(form, shortForm + 1) <= shortForm) ?? [];
  const closed = roots.map((root) => ({ ...root, re: forms.find((form) => isNear(evaluate(form), root.value.re))! }));
  return closed.every(({ re }) => re !== undefined) ? closed : roots;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.abs(b);

/** The one that is meant by its approximate value. */
function nearest(roots: readonly RootNumbering[], value: Complex): RootNumbering | undefined {
  const far = (one: RootNumbering): number => C.modulus(C.subtract(one.value, value));
  const best = [...roots].sort((x, y) => far(x) - far(y))[0];
  return best !== undefined && far(best) <= 1e-6 * C.modulus(value) ? best : undefined;
}

const at = (f: RationalDense, x: Expression): Expression =>
  E.sum(f.map((c, k) => E.product([E.number(c), E.power(x, E.number(k))])));

const valueAt = (f: RationalDense, z: Complex): Complex =>
  f.reduceRight<Complex>((total, c) => C.add(C.multiply(total, z), C.complex(Q.toNumber(c))), C.complex(0));

/**
 * x³ + bx² + cx + d = (x − r)(x² + s·x + t) with s = b + r, t = c + r·s, and a = C·(x² + s·x + t) + (A·x + B)(x − r). All numbers are
 * polynomials in r, except where the residue is a number over q′(r), which is shorter.
 */
function aboutOneRoot(a: RationalDense, q: RationalDense, r: Expression): ComplexPair[] {
  const slope = D.derivative(q);
  const modulo = (f: RationalDense): RationalDense => D.divide(f, q).remainder;
  const s: RationalDense = [q[2]!, Q.one];
  const t: RationalDense = modulo([q[1]!, q[2]!, Q.one]);
  const minusHalf = Q.rational(-1, 2);
  // A·x + B at the middle −s/2 of the pair, for the residue c.
  const middle = (c: RationalDense): RationalDense => {
    const A = D.subtract(coefficient(a, 2), c);
    const B = D.add(D.subtract(coefficient(a, 1), modulo(D.multiply(c, s))), modulo(D.multiply(A, [Q.zero, Q.one])));
    return D.add(B, D.scale(modulo(D.multiply(A, s)), minusHalf));
  };
  const isNumber = a.length === 1;
  const by = isNumber ? E.reciprocal(at(slope, r)) : E.one;
  const residue = isNumber ? a : modulo(D.multiply(a, D.extendedGcd(slope, q).s));
  const im = E.sqrt(at(D.subtract(t, D.scale(modulo(D.multiply(s, s)), Q.rational(1, 4))), r));
  const scaled = (f: RationalDense): Expression => E.multiply(at(f, r), by);
  return [
    { re: r, im: null, u: scaled(residue), v: E.zero },
    {
      re: E.multiply(E.number(minusHalf), at(s, r)),
      im,
      u: E.multiply(E.half, scaled(D.subtract(coefficient(a, 2), residue))),
      v: E.product([E.number(minusHalf), scaled(middle(residue)), E.reciprocal(im)]),
      square: at(t, r),
    },
  ];
}

const coefficient = (f: RationalDense, k: number): RationalDense => D.trimmed([f[k] ?? Q.zero]);
