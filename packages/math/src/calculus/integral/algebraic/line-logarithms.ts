import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { squareFree } from '../field/factor-denominator.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { plain } from '../named/legendre-form.ts';
import { signOf } from '../sign.ts';
import type { Line } from './cubic-curve.ts';

/*
 * Σ ζ^(±k)·ln(ζ^k·y − L), k = 0, 1, 2, for a real line L, in real terms: the second and third are conjugate, and the product of the three is
 * y³ − L³, so that it is
 *
 *     3/2·ln(y − L) − 1/2·ln(y³ − L³) ∓ √3·atan((1 + 2L/y)/√3),
 *
 * but for a constant on each piece; where L is a constant the arctangent is −atan((1 + 2y/L)/√3).
 */

/** `by` times the sum for the line, but for y₀ = ρ^(1/3), or y₀² where it `isSquare`. */
export interface LineLogarithm {
  readonly by: Fraction;
  readonly line: Line;
}

/** The real root. */
export function realCubeRoot(a: Expression): Expression {
  const third = E.number(Q.rational(1, 3));
  return signOf(a) === -1 ? E.negate(plain(E.power(E.negate(a), third))) : plain(E.power(a, third));
}

/** The sum of the logarithms. */
export function lineLogarithms(
  all: readonly LineLogarithm[],
  isSquare: boolean,
  view: RationalView,
  r: Univariate,
  x: Expression,
  y: Expression,
): Expression {
  const { field } = view;
  const groups: LineLogarithm[][] = [];
  for (const one of all) {
    const group = groups.find(([first]) => F.isZero(field.subtract(first!.line.cube, one.line.cube)));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return E.sum(groups.map((group) => ofOneRoot(group, isSquare, view, r, x, y)));
}

function ofOneRoot(
  all: readonly LineLogarithm[],
  isSquare: boolean,
  view: RationalView,
  r: Univariate,
  x: Expression,
  y: Expression,
): Expression {
  const root = realCubeRoot(view.quotientOf(all[0]!.line.cube));
  const written = (a: Univariate) => E.sum(a.map((c, n) => E.product([view.quotientOf(c), E.power(x, E.number(n))])));
  const terms = all.flatMap(({ by, line: { l } }) => {
    const [whole, scale] = cleared(l, view);
    const [L, below] = [E.product([root, written(whole)]), view.quotientOf(scale)];
    const ratio = l.length === 1 ? E.divide(E.product([below, y]), L) : E.divide(L, E.product([below, y]));
    const turn = E.sqrt(E.number(3));
    const angle = E.apply('atan', [E.divide(E.add(E.one, E.product([E.two, ratio])), turn)]);
    const sign = isSquare === (l.length === 1) ? E.minusOne : E.one;
    const factor = view.quotientOf(by);
    return [
      E.product([E.number(Q.rational(3, 2)), factor, E.ln(E.subtract(E.product([below, y]), L))]),
      E.product([sign, factor, turn, angle]),
    ];
  });
  const { field } = view;
  const ofNorms = all.flatMap(({ by, line: { norm } }) =>
    squareFree(field, U.monic(field, norm)).map(({ q, multiplicity }) => ({
      by: field.multiply(by, F.integer(multiplicity)),
      of: q,
    })),
  );
  // What lies over y = 0 stands apart from what lies over poles.
  const norms = coprime([{ by: F.zero, of: r }, ...ofNorms], field).map(({ by, of }) => E.product([E.number(Q.rational(-1, 2)), view.quotientOf(by), E.ln(written(cleared(of, view)[0]))]));
  return E.product([E.power(root, E.number(isSquare ? -2 : -1)), E.sum([...terms, ...norms])]);
}

interface Logarithm {
  readonly by: Fraction;
  readonly of: Univariate;
}

/** Σ by·ln(of) with coprime polynomials. */
function coprime(all: readonly Logarithm[], k: Field): readonly Logarithm[] {
  let found: readonly Logarithm[] = [];
  for (const one of all) found = joined(found, one, k);
  return found.filter(({ by, of }) => !F.isZero(by) && of.length > 1);
}

function joined(found: readonly Logarithm[], one: Logarithm, k: Field): readonly Logarithm[] {
  if (one.of.length < 2) return found;
  const k0 = found.findIndex(({ of }) => U.degree(U.gcd(k, of, one.of)) > 0);
  if (k0 < 0) return [...found, one];
  const other = found[k0]!;
  const common = U.gcd(k, other.of, one.of);
  const without = (a: Univariate) => U.divide(k, a, common).quotient;
  const rest = found.filter((_, j) => j !== k0);
  const parts = [
    { by: k.add(one.by, other.by), of: common },
    { by: one.by, of: without(one.of) },
    { by: other.by, of: without(other.of) },
  ];
  return parts.reduce<readonly Logarithm[]>((all, part) => joined(all, part, k), rest);
}
