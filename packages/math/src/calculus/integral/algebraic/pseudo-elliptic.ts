import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, made, type Stage } from '../context.ts';
import { squareRoot } from '../field/factor-denominator.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import * as P from '../field/polynomial.ts';
import type { RationalView } from '../field/rational-view.ts';
import { type SquareRootParts, squareRootParts } from '../field/square-root-parts.ts';
import { throughSubstitution } from '../substitution.ts';
import { parity, quotientAt } from '../transcendental/trigonometric.ts';
import { inRoot, type OneRoot } from './one-root.ts';
import { splitAtRoot } from './split-at-root.ts';

/*
 * Pseudo-elliptic integrals: ∫ A(x)/√P(x) with P of degree 3 or 4 that is elementary after all, by a symmetry of P.
 *
 * É. Goursat, "Note sur quelques intégrales pseudo-elliptiques", Bull. Soc. Math. France 15 (1887). Let x → c/x map the roots of P onto
 * themselves, so that P = x²·Q(u) with u = x + c/x. Where A changes its sign under that map, A·x/(x² − c) does not, so it is a
 * rational function B(u), and
 *
 *     ∫ A/√P dx = ± ∫ B(u)/√Q(u) du,           Q of degree 1 or 2.
 *
 * If P and A are even there are two such maps, x → ±c/x, and t = x/√P has both symmetries: with y = x² and v = y + c²/y, the
 * integral is that of a rational function of t, where v = (1/t² − p₂)/p₄. Here c itself need not be known, nor be real.
 *
 * Worked example: (1 − x²)/((1 + x²)·√(1 + x⁴)): t = x/√(1 + x⁴), dt = (1 − x⁴)/P^(3/2) dx, and A·P/(1 − y²) = (1 + y²)/(1 + y)² =
 * v/(v + 2) = 1/(1 + 2t²): the integral is atan(√2·t)/√2. Symmetries that are not of the form c/x are not looked for. To debug: B must
 * not change when x is replaced by c/x.
 */
export const pseudoElliptic: Stage = splitAtRoot((f, joined, parts, context) => {
  const { view, odd, x } = parts;
  const value = view.fractionOf(joined.radicand);
  if (value === null || value.d !== 1n || ![3, 4].includes(P.degree(value.n, x))) return null;
  const over: OverRoot = { ...parts, ...joined, p: value, a: view.field.multiply(odd, value) };
  return byBothSymmetries(f, over, context) ?? byOneSymmetry(f, over, context);
});

/** ∫ a/√p */
interface OverRoot extends SquareRootParts, OneRoot {
  readonly p: Fraction;
  readonly a: Fraction;
}

const [v, w] = ['\u03c5', '\u03c9'];

/** t = x/√P for even P of degree 4 and even A. */
function byBothSymmetries(f: Expression, { view, x, p, a, root, inner }: OverRoot, context: Context): Step | null {
  const { field } = view;
  const c = P.coefficients(p.n, x).map((part) => field.fraction(part, 1n));
  if (c.length !== 5 || !F.isZero(c[1]!) || !F.isZero(c[3]!) || parity(a, x) !== 'even') return null;
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const fourth = field.multiply(c4, F.ofPolynomial(field.ring.power(P.variable(x), 4)));
  const g = field.divide(field.multiply(a, p), field.subtract(c0, fourth));
  const inV = symmetric((y) => quotientAt(g, x, view, y), field.divide(c0, c4), view, context);
  if (inV === null) return null;
  const t = E.symbol(inner.variable);
  const at = E.divide(E.subtract(E.power(t, E.number(-2)), view.quotientOf(c2)), view.quotientOf(c4));
  return throughSubstitution(
    f,
    substitute(inV, { [v]: at }),
    E.divide(E.symbol(context.variable), root),
    inner,
    context,
  );
}

/** u = x + c/x */
function byOneSymmetry(f: Expression, over: OverRoot, context: Context): Step | null {
  const { view, x, p, a, root, inner } = over;
  const { field } = view;
  const symbol = E.symbol(context.variable);
  const variable = F.ofPolynomial(P.variable(x));
  const coefficients = [0, 1, 2, 3, 4].map((k) => field.fraction(P.coefficients(p.n, x)[k] ?? 0n, 1n));
  for (const c of involutions(coefficients, view)) {
    const constant = view.quotientOf(c);
    const b = field.divide(field.multiply(a, variable), field.subtract(field.multiply(variable, variable), c));
    const written = view.quotientOf(b);
    const inU = symmetric((y) => substitute(written, { [context.variable]: y }), c, view, context);
    if (inU === null) continue;
    const u = E.symbol(inner.variable);
    const [, , p2, p3, p4] = coefficients.map((part) => view.quotientOf(part)) as [
      Expression,
      Expression,
      Expression,
      Expression,
      Expression,
    ];
    const square = tidy(
      E.sum([E.product([p4, E.power(u, E.two)]), E.product([p3, u]), p2, E.product([E.number(-2), constant, p4])]),
    );
    const integrand = E.divide(substitute(inU, { [v]: u }), E.sqrt(square));
    const step = inner.integrate(integrand, inner);
    if (step === null) continue;
    const s = E.symbol(w);
    const inRoots = inRoot(step.after.expression, square, s);
    const g = E.add(symbol, E.divide(constant, symbol));
    const back = substitute(inRoots, { [inner.variable]: g, [w]: E.divide(root, symbol) });
    return made('substitution', f, back, context, [step], `${inner.variable} = ${toText(g)}`);
  }
  return null;
}

/** The c for which x → c/x maps the roots of p₀ + … + p₄x⁴ onto themselves: p₀ = c²·p₄, p₁ = c·p₃. */
function involutions([p0, p1, , p3, p4]: readonly Fraction[], { field }: RationalView): Fraction[] {
  const isIt = (c: Fraction) =>
    F.equals(p0!, field.multiply(field.multiply(c, c), p4!)) && F.equals(p1!, field.multiply(c, p3!));
  if (!F.isZero(p3!)) return [field.divide(p1!, p3!)].filter((c) => !F.isZero(c) && isIt(c));
  const c = F.isZero(p0!) || F.isZero(p4!) ? null : squareRoot(field, field.divide(p0!, p4!));
  return c === null ? [] : [c, F.negate(c)].filter(isIt);
}

/** A function of y that does not change with y → c/y, as a function of v = y + c/y; null for others. */
function symmetric(
  at: (y: Expression) => Expression,
  c: Fraction,
  view: RationalView,
  context: Context,
): Expression | null {
  // With c = n/d, y = (v + ω/d)/2 where ω² = d²·v² − 4·n·d.
  const [n, d] = [view.expressionOf(c.n), view.expressionOf(c.d)];
  const y = E.product([E.half, E.add(E.symbol(v), E.divide(E.symbol(w), d))]);
  const radicand = E.subtract(E.power(E.product([d, E.symbol(v)]), E.two), E.product([E.number(4), n, d]));
  const parts = squareRootParts(at(y), v, w, radicand, context.budget);
  return parts === null || !F.isZero(parts.odd) ? null : parts.view.quotientOf(parts.even);
}
