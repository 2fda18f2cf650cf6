import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, made, type Stage } from '../context.ts';
import { denominatorFactors } from '../field/factor-denominator.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { SquareRootParts } from '../field/square-root-parts.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared } from '../field/univariate-expression.ts';
import { complex } from '../named/complex-constants.ts';
import { plain } from '../named/legendre-form.ts';
import { ofThirdKind, type SimplePole } from '../named/legendre-third-kind.ts';
import { normalForm } from '../named/normal-form.ts';
import { signOf } from '../sign.ts';
import { imaginaryUnit } from './complex-parts.ts';
import { reducedOverRoot } from './hermite.ts';
import type { OneRoot } from './one-root.ts';
import { type Logarithm, logarithmAt, logarithmAtInfinity, simplePole } from './pole.ts';
import { splitAtRoot } from './split-at-root.ts';

/*
 * Elementary integrals over a curve of genus 1: ∫ A(x)/S dx, S² = P of degree 3 or 4, by Liouville's theorem and torsion
 * (P. L. Chebyshev 1857; J. H. Davenport, "On the Integration of Algebraic Functions", 1981; B. M. Trager's thesis, 1984).
 *
 *   1. Hermite's reduction takes the algebraic part away (`hermite.ts`).
 *   2. What is left has simple poles. At each, α, t = 1/(x − α) brings the two points above it to infinity, and Pell's equation says
 *      whether a logarithm has its poles there and nowhere else (`pole.ts`, `pell.ts`).
 *   3. The logarithms account for the poles; their sum differs from the integrand by (c₀ + c₁·x + c₂·x²)/S, which must be 0, or is an elliptic
 *      integral of the first and second kind.
 *
 * Worked example: x/√(x⁴ + 10x² − 96x − 71) has poles only at infinity. The continued fraction of S ends with the degree 8, and β = 0 there:
 * the integral is ln(A + B·S)/8 with A of degree 8.
 *
 * For cubics lines and tangents often say it in fewer words (`plane-cubic.ts`); this way has the points of high order and the quartics.
 *
 * Where the points over a pole differ by no torsion point, Legendre's third kind stands for it (`named/legendre-third-kind.ts`), even if a
 * combination of several such poles has a logarithm. To debug: look at n and β of each pole.
 */
export const thirdKind: Stage = splitAtRoot(overRoot);

function overRoot(f: Expression, joined: OneRoot, parts: SquareRootParts, context: Context): Step | null {
  const { view, odd, x } = parts;
  const { field } = view;
  const radicand = view.fractionOf(joined.radicand);
  if (radicand === null || radicand.d !== 1n) return null;
  const p = U.view(field, radicand.n, x);
  if ((p.length !== 4 && p.length !== 5) || U.degree(U.gcd(field, p, U.derivative(field, p))) > 0) return null;
  const a = field.multiply(odd, radicand);
  const reduced = reducedOverRoot(field, U.view(field, a.n, x), U.view(field, a.d, x), p);
  const logarithms = atPoles(reduced.top, reduced.below, p, { f, joined }, parts, context);
  const last = logarithms === null ? null : withInfinity(logarithms, reduced.polynomial, p, { joined, parts, context });
  if (last === null) return null;
  const { root } = joined;
  const X = E.symbol(context.variable);
  const exact = reduced.exact.map(({ top, below }) =>
    E.product([polynomial(top, view, X), E.reciprocal(polynomial(below, view, X)), root]),
  );
  const found = last.logarithms.map((one) => one.value(X, root));
  if (found.length + exact.length === 0) return null;
  const steps: Step[] = [];
  if (last.left.some((c) => !E.equal(c, E.zero))) {
    const remainder = E.product([
      E.sum(last.left.map((c, k) => E.product([c, E.power(X, E.number(k))]))),
      E.reciprocal(root),
    ]);
    const step = context.integrate(remainder, { ...context, depth: context.depth - 1 });
    if (step === null) return null;
    steps.push(step);
  }
  const value = E.sum([...exact, ...found, ...steps.map((step) => step.after.expression)]);
  return made('residues and torsion', f, value, context, steps);
}

/** The polynomial with its common denominators before it. */
function polynomial(a: Univariate, view: RationalView, x: Expression): Expression {
  const [whole, by] = cleared(a, view);
  const sum = E.sum(whole.map((c, k) => E.product([view.quotientOf(c), E.power(x, E.number(k))])));
  return E.product([E.reciprocal(view.quotientOf(by)), sum]);
}

const maxPoles = 6;

/** What stands for the poles of top/below: logarithms, and Legendre's third kind for those that have none; null where one has neither. */
function atPoles(
  top: Univariate,
  below: Univariate,
  p: Univariate,
  { f, joined }: { readonly f: Expression; readonly joined: OneRoot },
  { view, x }: SquareRootParts,
  context: Context,
): Logarithm[] | null {
  if (top.length === 0) return [];
  const others: SimplePole[] = [];
  const { field } = view;
  const [whole] = cleared(below, view);
  const ring = field.ring.fromCoefficients(
    whole.map(({ n }) => n),
    x,
  );
  const found: Logarithm[] = [];
  for (const { q } of denominatorFactors(ring, f, view, x, context)) {
    const roots = rootsOf(q, view);
    if (roots === null || found.length + roots.length > maxPoles) return null;
    const slope = U.derivative(field, below);
    for (const { alpha, isPair } of roots) {
      const poles = { top, slope, p };
      const at = logarithmAt(alpha, poles, view, context.budget, isPair);
      if (at !== null) {
        found.push(at);
        continue;
      }
      const other = simplePole(alpha, poles, view, context.budget);
      if (other === null) return null;
      others.push(other);
    }
  }
  if (others.length === 0) return found;
  const rest = standingFor(others, joined, context);
  return rest && [...found, rest];
}

/** Legendre's third kind in place of logarithms, for poles that have none. */
function standingFor(poles: readonly SimplePole[], { root, radicand }: OneRoot, context: Context): Logarithm | null {
  const x = context.variable;
  const form = normalForm(E.factorsOf(root).map(E.baseOf), radicand, x);
  if (form === null) return null;
  const inner = { ...context, depth: context.depth - 1 };
  const found = ofThirdKind(poles, form, x, (f) => context.integrate(f, inner)?.after.expression ?? null);
  return found && { value: () => found.value, holomorphic: found.holomorphic };
}

interface Pole {
  readonly alpha: Expression;
  /** With its conjugate. */
  readonly isPair: boolean;
}

/** The roots of a factor; null where the degree is too large. */
function rootsOf(q: Univariate, view: RationalView): Pole[] | null {
  const { field } = view;
  const [c, b] = pair(q);
  if (U.degree(q) === 1) return [{ alpha: view.quotientOf(F.negate(c)), isPair: false }];
  if (U.degree(q) === 3 && F.isZero(q[1]!) && F.isZero(q[2]!)) return cubeRoots(view.quotientOf(c), view);
  if (U.degree(q) !== 2) return null;
  const middle = field.divide(b, F.integer(-2));
  const square = tidy(view.quotientOf(field.subtract(field.multiply(middle, middle), c)));
  const side = tidy(E.sqrt(square));
  const [above, below] = [E.add(view.quotientOf(middle), side), E.subtract(view.quotientOf(middle), side)];
  if (signOf(square) === -1 && imaginaryUnit(view) < 0) return [{ alpha: above, isPair: true }];
  return [above, below].map((alpha) => ({ alpha, isPair: false }));
}

/** The roots of x³ + c. */
function cubeRoots(c: Expression, view: RationalView): Pole[] | null {
  const sign = signOf(c);
  if (sign === null || sign === 0 || imaginaryUnit(view) >= 0) return null;
  const size = plain(E.power(sign > 0 ? c : E.negate(c), E.number(Q.rational(1, 3))));
  const real = sign > 0 ? E.negate(size) : size;
  const turn = E.product([E.half, E.add(E.minusOne, E.product([E.constant('i'), E.sqrt(E.number(3))]))]);
  return [
    { alpha: real, isPair: false },
    { alpha: E.product([real, turn]), isPair: true },
  ];
}

interface WithRest {
  readonly logarithms: readonly Logarithm[];
  /** The coefficients that the logarithms leave over S. */
  readonly left: readonly Expression[];
}

/** The logarithm of the points at infinity of a quartic beside the others, and what they all leave. */
function withInfinity(
  logarithms: readonly Logarithm[],
  rest: Univariate,
  p: Univariate,
  { joined, parts, context }: { readonly joined: OneRoot; readonly parts: SquareRootParts; readonly context: Context },
): WithRest | null {
  const { view } = parts;
  const c = [0, 1, 2].map((k) => rest[k] ?? F.zero);
  const beyond = p.length === 5 ? residueAtInfinity(c, p, view) : F.zero;
  const far = F.isZero(beyond)
    ? null
    : (logarithmAtInfinity(beyond, p, view) ??
      standingFor([{ alpha: null, residue: complex.of(view.quotientOf(beyond)) }], joined, context));
  if (!F.isZero(beyond) && far === null) return null;
  const all = far === null ? logarithms : [...logarithms, far];
  const { field } = view;
  const left = [c[0]!, far === null ? c[1]! : field.subtract(c[1]!, beyond), c[2]!].map((part) =>
    view.quotientOf(part),
  );
  const first = E.subtract(left[0]!, E.sum(all.map(({ holomorphic }) => holomorphic)));
  return { logarithms: all, left: [plain(first), left[1]!, left[2]!] };
}

/** c₁ but for what the term of the second kind, c₂·x², has of it. */
function residueAtInfinity(c: readonly Fraction[], p: Univariate, { field }: RationalView): Fraction {
  const share = field.divide(p[3]!, field.multiply(F.integer(2), p[4]!));
  return field.subtract(c[1]!, field.multiply(c[2]!, share));
}
