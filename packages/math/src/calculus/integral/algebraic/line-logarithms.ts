import { expand } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { squareFree, squareRoot } from '../field/factor-denominator.ts';
import type { Field, Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { plain } from '../named/legendre-form.ts';
import { signOf } from '../sign.ts';
import type { Curve, Line } from './lines-on-curve.ts';

/*
 * Σ ζ^(−j·k)·ln(y·ζ^(−k) − L), k = 0 … n − 1, for a real line L on yⁿ = R, in real terms. For n = 2 it is ln((y − L)/(y + L)), an arctangent where L has the
 * factor √ρ of a negative ρ. For n = 3 the second and third are conjugate, and the product of the three is y³ − L³, so that it is
 *
 *     3/2·ln(y − L) − 1/2·ln(y³ − L³) ∓ √3·atan((1 + 2L/y)/√3),
 *
 * − for j = 1, + for j = 2, but for a constant on each piece; where L is a constant the arctangent is −atan((1 + 2y/L)/√3).
 */

/** `by` times the sum for the line, but for ρ^(−j/n). */
export interface LineLogarithm {
  readonly by: Fraction;
  readonly line: Line;
}

/** The real root. */
export function realCubeRoot(of: Expression): Expression {
  const third = E.number(Q.rational(1, 3));
  const expanded = expand(of);
  // (10 + 6√3)^(1/3) is 1 + √3, (5 + 3√3)^(1/3) is nothing shorter.
  const a = expanded.ok ? expanded.value : of;
  return signOf(a) === -1 ? E.negate(plain(E.power(E.negate(a), third))) : plain(E.power(a, third));
}

/** A curve and how its functions are written. */
export interface WrittenCurve extends Curve {
  readonly view: RationalView;
  readonly x: Expression;
  readonly y: Expression;
}

/** The sum of the logarithms. */
export function lineLogarithms(all: readonly LineLogarithm[], j: number, curve: WrittenCurve): Expression {
  const { n, k } = curve;
  if (n === 2) return E.sum(all.map((one) => ofSquareRoot(one, curve)));
  const groups: LineLogarithm[][] = [];
  for (const one of all) {
    const group = groups.find(([first]) => F.isZero(k.subtract(first!.line.power, one.line.power)));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return E.sum(groups.map((group) => ofOneRoot(group, j, curve)));
}

const written = (a: Univariate, { view, x }: WrittenCurve): Expression =>
  E.sum(a.map((c, n) => E.product([view.quotientOf(c), E.power(x, E.number(n))])));

/** A parabola that touches y = 0 as the square that it is. */
function factored(a: Univariate, curve: WrittenCurve): Expression {
  const [first, ...others] = squareFree(curve.k, U.monic(curve.k, a));
  if (first === undefined || others.length > 0 || first.multiplicity === 1) return written(a, curve);
  const [whole, scale] = cleared(first.q, curve.view);
  const before = curve.k.divide(U.leading(a), curve.k.power(scale, first.multiplicity));
  return E.product([curve.view.quotientOf(before), E.power(written(whole, curve), E.number(first.multiplicity))]);
}

function ofSquareRoot({ by, line: { power, l } }: LineLogarithm, curve: WrittenCurve): Expression {
  const { view, y } = curve;
  const square = tidy(view.quotientOf(power));
  const isNegative = signOf(square) === -1;
  const own = squareRoot(curve.k, isNegative ? F.negate(power) : power);
  const root = own === null ? plain(E.sqrt(isNegative ? E.negate(square) : square)) : view.quotientOf(own);
  const [whole, scale] = cleared(l, view);
  const [L, Y] = [E.product([root, factored(whole, curve)]), E.product([view.quotientOf(scale), y])];
  const factor = E.divide(view.quotientOf(by), root);
  if (isNegative) return E.product([E.number(-2), factor, E.apply('atan', [E.divide(L, Y)])]);
  return E.product([factor, E.ln(E.divide(E.subtract(Y, L), E.add(Y, L)))]);
}

function ofOneRoot(all: readonly LineLogarithm[], j: number, curve: WrittenCurve): Expression {
  const { view, r, y } = curve;
  const root = realCubeRoot(view.quotientOf(all[0]!.line.power));
  const terms = all.flatMap(({ by, line: { l } }) => {
    const [whole, scale] = cleared(l, view);
    const [L, below] = [E.product([root, written(whole, curve)]), view.quotientOf(scale)];
    const ratio = l.length === 1 ? E.divide(E.product([below, y]), L) : E.divide(L, E.product([below, y]));
    const turn = E.sqrt(E.number(3));
    const angle = E.apply('atan', [E.divide(E.add(E.one, E.product([E.two, ratio])), turn)]);
    const sign = (j === 2) === (l.length === 1) ? E.minusOne : E.one;
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
  const norms = coprime([{ by: F.zero, of: r }, ...ofNorms], field).map(({ by, of }) =>
    E.product([E.number(Q.rational(-1, 2)), view.quotientOf(by), E.ln(written(cleared(of, view)[0], curve))]),
  );
  return E.product([E.power(root, E.number(-j)), E.sum([...terms, ...norms])]);
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
