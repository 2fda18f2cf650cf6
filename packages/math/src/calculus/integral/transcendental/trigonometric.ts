import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import { commonMeasure } from '../field/measures.ts';
import * as P from '../field/polynomial.ts';
import { type RationalView, rationalView } from '../field/rational-view.ts';
import { type SquareRootParts, squareRootParts } from '../field/square-root-parts.ts';
import { distribute, radicalsIn, subexpressions } from '../rewrite.ts';
import { throughSubstitution } from '../substitution.ts';
import { linearSlope } from '../table.ts';

/*
 * Rational functions of the trigonometric functions of one angle θ (multiples of it included).
 *
 * Everything is written with s = sin θ and c = cos θ, and with s² = 1 − c² brought to A(c) + B(c)·s. Bioche's rules then choose the
 * substitution that leads to the smallest rational function:
 *
 *     A = 0                      u = cos θ     (odd in the sine)
 *     A, B odd in c              u = sin θ     (odd in the cosine)
 *     A even, B odd in c         u = tan θ     (period π)
 *     otherwise                  u = tan(θ/2)
 *
 * Worked example: 1/(1 + cos² θ) is even in both: with u = tan θ, cos² = 1/(1 + u²), it is ∫ du/(u² + 2).
 */

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const maxMultiple = 12;

export const rationalTrigonometric: Stage = (f, context) => {
  const found = bioche(f, context);
  return found === null ? null : throughSubstitution(f, found.integrand, found.g, found.inner, context);
};

/** The substitution u = g(x) for what is rational in sines and cosines of one angle, and the integrand in u. */
export function bioche(
  f: Expression,
  context: Context,
): { readonly g: Expression; readonly integrand: Expression; readonly inner: Context } | null {
  if (context.depth <= 0) return null;
  const angle = commonAngle(f, context);
  if (angle === null) return null;
  const inner = withNewVariable(context);
  const second = withNewVariable(inner);
  const [c, s] = [E.symbol(inner.variable), E.symbol(second.variable)];
  const written = inSineAndCosine(f, angle, s, c, context);
  if (written === null || contains(written, context.variable)) return null;
  const square = E.subtract(E.one, E.power(c, E.two));
  const parts = squareRootParts(written, inner.variable, second.variable, square, context.budget);
  if (parts === null) return null;
  const plain = { written, s: second.variable, u: inner.variable };
  const choice = choose(parts, plain, angle.theta, context);
  return { g: choice.g, integrand: E.divide(choice.integrand, angle.rate), inner };
}

interface Angle {
  readonly theta: Expression;
  /** dθ/dx */
  readonly rate: Expression;
}

/** θ such that every trigonometric argument is an integer multiple of it. */
export function commonAngle(f: Expression, context: Context, names: ReadonlySet<string> = circular): Angle | null {
  const found = subexpressions(f, context.variable).flatMap((node) =>
    node.kind === 'apply' && names.has(node.name) ? [node.args[0]!] : [],
  );
  const [first] = found;
  const rate = first === undefined ? null : linearSlope(first, context);
  if (first === undefined || rate === null) return null;
  let measure = Q.one;
  for (const other of found) {
    const ratio = E.equal(other, first) ? E.one : ratioOf(other, first, context);
    if (ratio === null) return null;
    measure = commonMeasure(measure, ratio.value);
  }
  const by = E.number(measure);
  return { theta: distribute(by, first), rate: E.multiply(by, rate) };
}

function ratioOf(a: Expression, b: Expression, context: Context) {
  const [p, q] = [linearSlope(a, context), linearSlope(b, context)];
  if (p === null || q === null) return null;
  const ratio = E.divide(p, q);
  if (ratio.kind !== 'number') return null;
  return E.equal(distribute(ratio, b), a) ? ratio : null;
}

/** f with the functions of kθ written by the recurrence cos((k+1)θ) = c·cos(kθ) − s·sin(kθ). */
function inSineAndCosine(
  f: Expression,
  { rate }: Angle,
  s: Expression,
  c: Expression,
  context: Context,
): Expression | null {
  let fits = true;
  const written = transform(f, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, context.variable)) return node;
    const own = linearSlope(node.args[0]!, context);
    const k = own === null ? null : E.divide(own, rate);
    if (
      k === null ||
      k.kind !== 'number' ||
      !Q.isInteger(k.value) ||
      Math.abs(Number(k.value.numerator)) > maxMultiple
    ) {
      fits = false;
      return node;
    }
    const [cos, sin] = multiples(Number(k.value.numerator), s, c);
    return bySineAndCosine(node.name, sin, cos) ?? node;
  });
  return fits ? written : null;
}

/** cos(kθ) and sin(kθ) in terms of s = sin θ and c = cos θ, or of the hyperbolic ones. */
export function multiples(k: number, s: Expression, c: Expression, isHyperbolic = false): [Expression, Expression] {
  if (k < 0) {
    const [cos, sin] = multiples(-k, s, c, isHyperbolic);
    return [cos, E.negate(sin)];
  }
  let [cos, sin]: [Expression, Expression] = [c, s];
  for (let j = 1; j < k; j++) {
    const cross = E.multiply(s, sin);
    [cos, sin] = [
      E.add(E.multiply(c, cos), isHyperbolic ? cross : E.negate(cross)),
      E.add(E.multiply(s, cos), E.multiply(c, sin)),
    ];
  }
  return [cos, sin];
}

interface Choice {
  readonly integrand: Expression;
  readonly g: Expression;
}

/** f as it was written with s, and with c under the name of u. */
interface Plain {
  readonly written: Expression;
  readonly s: string;
  readonly u: string;
}

function choose({ even, odd, view, x: c }: SquareRootParts, plain: Plain, theta: Expression, context: Context): Choice {
  const u = E.symbol(plain.u);
  const square = E.power(u, E.two);
  const call = (name: string) => E.apply(name, [theta]);
  if (F.isZero(even)) return { integrand: E.negate(view.quotientOf(odd)), g: call('cos') };
  const [p, q] = [parity(even, c), parity(odd, c)];
  const field = view.field;
  const cosine = F.ofPolynomial(P.variable(c));
  const inCosine = (a: Fraction, value: Expression) => quotientAt(a, c, view, value);
  if (p === 'odd' && q !== 'even' && q !== 'none') {
    // c·A₁(c²) + s·c·B₁(c²), c dθ = du, c² = 1 − u²
    const [a, b] = [field.divide(even, cosine), field.divide(odd, cosine)];
    const at = E.subtract(E.one, square);
    return { integrand: E.add(inCosine(a, at), E.product([u, inCosine(b, at)])), g: call('sin') };
  }
  if (p === 'even' && (q === 'odd' || F.isZero(odd))) {
    // A(c²) + s·c·B₁(c²), c² = 1/(1 + u²), s·c = u/(1 + u²), dθ = du/(1 + u²)
    const under = E.add(E.one, square);
    const at = E.reciprocal(under);
    const b = field.divide(odd, cosine);
    const whole = inTangent(plain, context) ?? E.add(inCosine(even, at), E.product([u, at, inCosine(b, at)]));
    return { integrand: E.product([whole, at]), g: call('tan') };
  }
  // A and B have a norm below, which f as it was written has not.
  const under = E.add(E.one, square);
  const value = E.divide(E.subtract(E.one, square), under);
  const whole = substitute(plain.written, { [plain.u]: value, [plain.s]: E.divide(E.product([E.two, u]), under) });
  return {
    integrand: E.product([E.two, E.reciprocal(under), whole]),
    g: E.apply('tan', [distribute(E.half, theta)]),
  };
}

/** Whether the function is even or odd in the variable. */
export function parity(a: Fraction, v: number): 'even' | 'odd' | 'none' {
  if (F.isZero(a)) return 'odd';
  const [n, d] = [parityOf(a.n, v), parityOf(a.d, v)];
  return n === 'none' || d === 'none' ? 'none' : n === d ? 'even' : 'odd';
}

function parityOf(a: P.Polynomial, v: number): 'even' | 'odd' | 'none' {
  const c = P.coefficients(a, v);
  if (c.every((part, k) => part === 0n || k % 2 === 0)) return 'even';
  return c.every((part, k) => part === 0n || k % 2 === 1) ? 'odd' : 'none';
}

/** An even function of c at c² = value. */
export function quotientAt(a: Fraction, c: number, view: RationalView, value: Expression): Expression {
  const lowest = (p: P.Polynomial) => P.coefficients(p, c).findIndex((part) => part !== 0n);
  const shift = F.isZero(a) ? 0 : lowest(a.n) % 2;
  const polynomial = (p: P.Polynomial) =>
    E.sum(
      P.coefficients(p, c).map((part, k) =>
        part === 0n ? E.zero : E.product([view.expressionOf(part), E.power(value, E.number((k - shift) / 2))]),
      ),
    );
  return E.divide(polynomial(a.n), polynomial(a.d));
}

/** f in u = tan θ: with s = u·c it is even in c, and c² = 1/(1 + u²); null where that shows only after s² = 1 − c². */
function inTangent({ written, s, u }: Plain, context: Context): Expression | null {
  const cosine = E.symbol(s);
  const inBoth = substitute(written, { [u]: cosine, [s]: E.product([E.symbol(u), cosine]) });
  const view = rationalView([inBoth], [u, s], context.budget);
  const value = view?.fractionOf(inBoth) ?? null;
  if (view === null || value === null) return null;
  const c = view.index.get(s)!;
  if (parity(value, c) !== 'even') return null;
  return quotientAt(value, c, view, E.reciprocal(E.add(E.one, E.power(E.symbol(u), E.two))));
}

/** The same at once, where sines and cosines stand under roots and other functions beside them: sin⁹·cot is sin⁸·cos there. */
export const sinesBesideRoots: Stage = (f, context) => {
  const roots = radicalsIn(f, context.variable);
  const isSine = (node: Expression) => node.kind !== 'apply' || node.name === 'sin' || node.name === 'cos';
  const under = roots.flatMap((root) => subexpressions(root, context.variable));
  return under.some((node) => node.kind === 'apply') && under.every(isSine) ? withSinesAndCosines(f, context) : null;
};

/** Secants and cosecants by sines and cosines, where only that lets another method take hold. */
export const withSinesAndCosines: Stage = (f, context) => {
  const changed = transform(f, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1 || !contains(node, context.variable)) return node;
    const u = node.args[0]!;
    return bySineAndCosine(node.name, E.apply('sin', [u]), E.apply('cos', [u])) ?? node;
  });
  if (E.equal(changed, f)) return null;
  const step = context.integrate(changed, context);
  return step === null ? null : made('sines and cosines', f, step.after.expression, context, [step]);
};
