import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, size } from '../../../expression/walk.ts';
import { pair, triple } from '../../../result/tuple.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import { cubeRootParts } from '../field/cube-root-parts.ts';
import { denominatorFactors, polynomialRoot } from '../field/factor-denominator.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import { solution } from '../field/linear-system.ts';
import type { Polynomial } from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import { squareRootParts } from '../field/square-root-parts.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { rationalFunction } from '../rational/rational.ts';
import { radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { linesThrough, type Pole, polesOf } from './curve-poles.ts';
import { type Reduction, reducedOverRoot } from './hermite.ts';
import { type LineLogarithm, lineLogarithms, type WrittenCurve } from './line-logarithms.ts';
import { type Curve, type Line, line, rateOf } from './lines-on-curve.ts';
import { inRoot } from './one-root.ts';

/*
 * Elementary integrals over the plane cubics yⁿ = R(x), n = 3 and R of degree 2 or 3, or n = 2 and R of degree 3, R without square factors: curves of
 * genus 1 (É. Goursat, "Note sur quelques intégrales pseudo-elliptiques", Bull. Soc. Math. France 15, 1887; J. H. Davenport, "On the Integration of
 * Algebraic Functions", 1981; B. M. Trager's thesis, 1984).
 *
 *   1. f = f₀ + Σ A_j/y^j, 0 < j < n. The symmetry y → ζ·y, ζⁿ = 1, multiplies the A_j/y^j by different numbers, so that each is elementary by itself.
 *   2. Hermite's reduction takes the algebraic part away (`hermite.ts`).
 *   3. At the n points over a pole of A/y^j are the residues c·ζ^(−j·k). A line y = L(x) whose three points lie over poles gives
 *      Σ ζ^(−j·k)·ln(y·ζ^(−k) − L) such residues and no others, and points with y = 0 count nothing, as the ζ^(−j·k) have the sum 0. If the points
 *      over the poles are torsion points, lines through them, their tangents, and the tangents at where these come upon the curve again are enough
 *      (`lines-on-curve.ts`, `curve-poles.ts`).
 *   4. Which multiples of the derivatives of these add up to what is left is a linear system: its solution leaves nothing over.
 *
 * With letters a, b in R = a + b·x^m, x = t/λ with λ^m = |b/a| makes them factors before the root, and the points numbers.
 *
 * Worked example: 1/((3 + t²)·(1 − t²)^(1/3)) has the poles ±i·√3, where y³ = 4. The lines y = 4^(1/3)·(±t − 1)/2 go through one point over each,
 * and (±1, 0): 1 − t² − (±t − 1)³/2 = (1 ∓ t)·(t² + 3)/2. The difference of their logarithms is the integral.
 *
 * Where no pole is a torsion point but a combination of several is, nothing is found but by the lines through two conjugate ones. To debug: look at the
 * norms R − ρ·ℓⁿ of the lines, whose zeros must lie over poles or where R = 0.
 */
export const overPlaneCubic: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const radical = onlyRoot(f, context.variable);
  const scaled = radical && withoutLetters(radical, context);
  if (scaled === null || radical === null) return null;
  const { scale, unit, power } = scaled;
  const { n } = radical;
  const inner = withNewVariable(context);
  const [x, y] = [E.symbol(context.variable), E.symbol(inner.variable)];
  const inY = inRoot(f, radical.radicand, E.product([unit, y]), n);
  const written = tidy(E.divide(substitute(inY, { [x.name]: E.divide(x, scale) }), scale));
  const parts = rootParts(written, n, x.name, y.name, power, context);
  if (parts === null || parts.parts.slice(1).every(F.isZero)) return null;
  const { field } = parts.view;
  const r = U.view(field, parts.power, parts.x);
  if ((n === 2 || r.length !== 3) && r.length !== 4) return null;
  if (U.degree(U.gcd(field, r, U.derivative(field, r))) > 0) return null;
  const terms: Expression[] = [];
  for (let j = 1; j < n; j++) {
    const found = ofCharacter(j, { ...parts, n, r, written, y }, context);
    if (found === null) return null;
    terms.push(found);
  }
  const rest = F.isZero(parts.parts[0]!) ? null : rationalFunction(parts.view.quotientOf(parts.parts[0]!), context);
  if (rest === null && !F.isZero(parts.parts[0]!)) return null;
  const root = E.divide(E.power(radical.radicand, E.number(Q.rational(1, n))), unit);
  const inX = E.add(E.sum(terms), rest === null ? E.zero : rest.after.expression);
  const value = substitute(inX, { [x.name]: E.product([scale, x]), [y.name]: root });
  return made('residues and torsion', f, tidy(value), context, stepsOf(rest, scale));
};

/** A rational part is a step by itself where it is an integral in the same variable. */
const stepsOf = (rest: Step | null, scale: Expression): readonly Step[] =>
  rest === null || !E.equal(scale, E.one) ? [] : [rest];

interface Radical {
  readonly radicand: Expression;
  readonly n: 2 | 3;
}

/** The one root of all, if it is a square or cube root. */
function onlyRoot(f: Expression, x: string): Radical | null {
  const [first, ...others] = radicalsIn(f, x);
  if (first?.exponent.kind !== 'number') return null;
  const n = first.exponent.value.denominator;
  const areAlike = others.every(
    ({ base, exponent }) => E.equal(base, first.base) && exponent.kind === 'number' && exponent.value.denominator === n,
  );
  return areAlike && (n === 2 || n === 3) ? { radicand: first.base, n } : null;
}

interface Scaled {
  /** λ: x = t/λ */
  readonly scale: Expression;
  /** The root is unit·y, yⁿ = power. */
  readonly unit: Expression;
  readonly power: Expression;
}

function withoutLetters({ radicand, n }: Radical, context: Context): Scaled | null {
  const view = rationalView([radicand], [context.variable], context.budget);
  const value = view?.fractionOf(radicand) ?? null;
  if (view === null || value === null) return null;
  const x = view.index.get(context.variable)!;
  const top = U.view(view.field, value.n, x);
  if (U.view(view.field, value.d, x).length > 1 || top.length < 3 || top.length > 4) return null;
  const hasLetters = freeSymbols(radicand).some((name) => name !== context.variable);
  const isBinomial = top.slice(1, -1).every(F.isZero) && !F.isZero(top[0]!);
  if (hasLetters && isBinomial) {
    const below = F.ofPolynomial(value.d);
    const [a, b] = pair([top[0]!, U.leading(top)].map((c) => view.field.divide(c, below)));
    const scaled = ofBinomial({ a, b, m: top.length - 1, n }, view, context.variable);
    if (scaled !== null) return scaled;
  }
  // p/d = p·d^(n−1)/dⁿ
  const d = view.expressionOf(value.d);
  const power = E.product([view.expressionOf(value.n), E.power(d, E.number(n - 1))]);
  return { scale: E.one, unit: E.reciprocal(d), power: tidy(power) };
}

interface Binomial {
  readonly a: Fraction;
  readonly b: Fraction;
  readonly m: number;
  readonly n: number;
}

/** a + b·x^m under a root of order n */
function ofBinomial({ a, b, m, n }: Binomial, view: RationalView, variable: string): Scaled | null {
  const { field } = view;
  const [first, last] = [signOf(view.quotientOf(a)), signOf(view.quotientOf(b))];
  if (!first || !last) return null;
  const [size, other] = [first > 0 ? a : F.negate(a), last > 0 ? b : F.negate(b)];
  // (|b|·|a|^(m−1))^(1/m)/|a|: a root of a polynomial, not of a quotient.
  const inside = field.multiply(other, field.power(size, m - 1));
  const known = inside.d === 1n ? polynomialRoot(field, inside.n, m) : null;
  const root =
    known === null ? E.power(tidy(view.quotientOf(inside)), E.number(Q.rational(1, m))) : view.expressionOf(known);
  const below = view.quotientOf(size);
  return {
    scale: E.divide(root, below),
    unit: E.power(below, E.number(Q.rational(1, n))),
    power: E.add(E.number(first), E.product([E.number(last), E.power(E.symbol(variable), E.number(m))])),
  };
}

interface RootParts {
  readonly view: RationalView;
  /** f = Σ f_j·y^j, rational in x alone. */
  readonly parts: readonly Fraction[];
  /** yⁿ */
  readonly power: Polynomial;
  readonly x: number;
}

function rootParts(
  f: Expression,
  n: 2 | 3,
  x: string,
  y: string,
  power: Expression,
  { budget }: Context,
): RootParts | null {
  if (n === 3) return cubeRootParts(f, x, y, power, budget);
  const found = squareRootParts(f, x, y, power, budget);
  return found && { ...found, parts: [found.even, found.odd], power: found.view.fractionOf(power)!.n };
}

interface Parts extends RootParts {
  readonly n: 2 | 3;
  readonly r: Univariate;
  readonly written: Expression;
  readonly y: Expression;
}

/** ∫ A/y^j */
function ofCharacter(j: number, given: Parts, context: Context): Expression | null {
  const { view, n, parts, power, x, r, y } = given;
  const { field } = view;
  const a = field.multiply(parts[n - j]!, F.ofPolynomial(power));
  if (F.isZero(a)) return E.zero;
  const exponent = field.fraction(BigInt(n - j), BigInt(n));
  const reduced = reducedOverRoot(field, U.view(field, a.n, x), U.view(field, a.d, x), r, exponent);
  const X = E.symbol(context.variable);
  const exact = reduced.exact.map(({ top, below }) =>
    E.product([written(top, view, X), E.reciprocal(written(below, view, X)), E.power(y, E.number(n - j))]),
  );
  const rest = byLines(reduced, j, given, context);
  return rest === null ? null : E.sum([...exact, rest]);
}

/** The polynomial with its common denominators before it. */
function written(a: Univariate, view: RationalView, x: Expression): Expression {
  const [whole, by] = cleared(a, view);
  const sum = E.sum(whole.map((c, k) => E.product([view.quotientOf(c), E.power(x, E.number(k))])));
  return E.product([E.reciprocal(view.quotientOf(by)), sum]);
}

const maxPoles = 6;

function byLines(reduced: Reduction, j: number, given: Parts, context: Context): Expression | null {
  const { view, n, r, y } = given;
  if (reduced.top.length === 0 && reduced.polynomial.length === 0) return E.zero;
  const poles = polesBelow(reduced.below, given, context);
  if (poles === null || poles.length > maxPoles) return null;
  const expressions = (a: Univariate) => a.map((c) => view.quotientOf(c));
  const parts = [reduced.top, reduced.below, reduced.polynomial].map(expressions);
  const atoms = poles.flatMap((pole) => (pole.kind === 'real' ? [pole.at] : [pole.middle, pole.square, pole.s]));
  const own = rationalView([...expressions(r), ...parts.flat(), ...atoms], [], context.budget);
  if (own === null) return null;
  const [top, below, polynomial] = triple(parts.map((a) => a.map((c) => own.fractionOf(c)!)));
  const curve: WrittenCurve = {
    n,
    k: own.field,
    r: r.map((c) => own.fractionOf(view.quotientOf(c))!),
    view: own,
    x: E.symbol(context.variable),
    y,
  };
  const lines = linesThrough(poles, n === 3 && polynomial.length > 0 && r.length === 4, curve, own);
  if (lines === null) return null;
  const wanted = { top: U.add(own.field, top, U.multiply(own.field, polynomial, below)), below };
  const found = mirrored(wanted, lines, curve).map((part) => {
    const forms = sumsOfRates(part, j, curve).map((used) => lineLogarithms(used, j, curve));
    return forms.length === 0 ? null : forms.reduce((best, form) => (size(form) < size(best) ? form : best));
  });
  return found.every((one) => one !== null) ? E.sum(found) : null;
}

function polesBelow(below: Univariate, { view, x, written }: Parts, context: Context): Pole[] | null {
  const { field } = view;
  if (below.length < 2) return [];
  const whole = cleared(below, view)[0].map(({ n }) => n);
  const isOfNumbers = whole.every((c) => typeof c === 'bigint');
  const ring = field.ring.fromCoefficients(whole, x);
  const factors = denominatorFactors(ring, written, isOfNumbers ? { ...view, hasConstants: false } : view, x, context);
  const found = factors.map(({ q }) => polesOf(q, view));
  return found.every((one) => one !== null) ? found.flat() : null;
}

interface Quotient {
  readonly top: Univariate;
  readonly below: Univariate;
}

interface Wanted {
  readonly quotient: Quotient;
  /** The sums of logarithms that may be taken. */
  readonly sums: readonly (readonly LineLogarithm[])[];
}

/**
 * Where the curve and the poles are symmetric with respect to x = 0, the even and the odd part: the derivatives of the differences of a line and
 * its mirror image are even, those of their sums odd.
 */
function mirrored({ top, below }: Quotient, lines: readonly Line[], curve: Curve): Wanted[] {
  const { r } = curve;
  const isEven = (a: Univariate) => a.every((c, n) => n % 2 === 0 || F.isZero(c));
  if (!isEven(r) || !isEven(below))
    return [{ quotient: { top, below }, sums: lines.map((one) => [{ by: F.one, line: one }]) }];
  return [0, 1].flatMap((parity) => {
    const part = U.trimmed(top.map((c, n) => (n % 2 === parity ? c : F.zero)));
    const sums = lines.flatMap((one): LineLogarithm[][] => {
      const direct = { by: F.one, line: one };
      if (one.l.length === 1) return parity === 0 ? [] : [[direct]];
      const image = line(
        curve,
        one.power,
        one.l.map((c, n) => (n % 2 === 0 ? c : F.negate(c))),
      );
      return [[direct, { by: F.integer(parity === 0 ? -1 : 1), line: image }]];
    });
    return part.length === 0 ? [] : [{ quotient: { top: part, below }, sums }];
  });
}

/** Multiples of sums of logarithms whose rates add up to a quotient: the first found, and others without one of its sums; none where there are none. */
function sumsOfRates({ quotient, sums }: Wanted, j: number, curve: Curve): LineLogarithm[][] {
  const { k } = curve;
  const rates = sums.map((sum) => sum.map(({ by, line }) => ({ by, ...rateOf(curve, line, j) })));
  const common = [...rates.flat(), quotient].reduce<Univariate>((below, one) => {
    const shared = U.gcd(k, below, one.below);
    return U.multiply(k, below, U.divide(k, one.below, shared).quotient);
  }, U.one);
  const column = ({ top, below }: Quotient) => U.multiply(k, top, U.divide(k, common, below).quotient);
  const right = column(quotient);
  const all = sums.map((sum, j) => ({
    sum,
    rate: rates[j]!.reduce<Univariate>((rate, one) => U.add(k, rate, U.scale(k, column(one), one.by)), U.zero),
  }));
  const solved = (some: typeof all): { readonly sums: typeof sums; readonly used: LineLogarithm[] } | null => {
    const columns = [...some.map(({ rate }) => rate), right];
    const height = Math.max(...columns.map((one) => one.length));
    const rows = Array.from({ length: height }, (_, n) => columns.map((one) => one[n] ?? F.zero));
    const values = solution(rows, k);
    if (values === null) return null;
    const used = some.flatMap(({ sum }, j) => (F.isZero(values[j]!) ? [] : [{ sum, value: values[j]! }]));
    return {
      sums: used.map(({ sum }) => sum),
      used: used.flatMap(({ sum, value }) => sum.map(({ by, line }) => ({ by: k.multiply(by, value), line }))),
    };
  };
  const first = solved(all);
  if (first === null) return [];
  const others = first.sums.map((used) => solved(all.filter(({ sum }) => sum !== used)));
  return [first, ...others.filter((one) => one !== null)].map(({ used }) => used);
}
