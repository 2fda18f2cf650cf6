import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, some } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { type Context, type Stage, withNewVariable } from '../context.ts';
import * as P from '../field/polynomial.ts';
import { rationalView } from '../field/rational-view.ts';
import { withFactoredCoefficients } from '../form/factored-coefficients.ts';
import { subexpressions } from '../rewrite.ts';
import { throughSubstitution } from '../substitution.ts';

/*
 * Functions of a quotient u = (a + b·x)/(c + d·x), such as ln(k·uⁿ), beside powers of a + b·x and c + d·x: with Δ = b·c − a·d there is
 *
 *     c + d·x = Δ/(b − d·u),     a + b·x = u·Δ/(b − d·u),     dx = Δ/(b − d·u)² du,
 *
 * so that (a + b·x)^m·(c + d·x)^(−m−2)·G(u) dx is u^m·G(u) du/Δ. Where b − d·u does not cancel, other methods are shorter.
 *
 * Worked example: ∫ ln(x/(x + 1))/(x + 1)² dx = ∫ ln(u) du = u·ln(u) − u, u = x/(x + 1).
 */
export const linearFractional: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  for (const quotient of quotientsIn(f, context.variable)) {
    const inner = withNewVariable(context);
    const inU = rewritten(f, quotient, inner, context);
    if (inU === null) continue;
    const step = throughSubstitution(f, inU, E.divide(quotient.top, quotient.bottom), inner, context);
    if (step !== null) return step;
  }
  return null;
};

interface Quotient {
  readonly top: Expression;
  readonly bottom: Expression;
}

/** The quotients v/w of linear functions whose powers stand inside functions. */
function quotientsIn(f: Expression, x: string): Quotient[] {
  const inside = subexpressions(f, x).flatMap((node) => (node.kind === 'apply' ? subexpressions(node, x) : []));
  const found: Quotient[] = [];
  for (const node of inside) {
    if (node.kind !== 'product') continue;
    const dependentFactors = node.factors.filter((factor) => contains(factor, x));
    const [first, second] = dependentFactors;
    if (dependentFactors.length !== 2 || first === undefined || second === undefined) continue;
    if (!E.equal(E.add(E.exponentOf(first), E.exponentOf(second)), E.zero)) continue;
    const isBelow = isNegative(E.exponentOf(first));
    const [top, bottom] = (isBelow ? [second, first] : [first, second]).map(E.baseOf);
    if (!found.some((one) => E.equal(one.top, top!))) found.push({ top: top!, bottom: bottom! });
  }
  return found;
}

const isNegative = (a: Expression): boolean => Q.sign(E.coefficient(a)) < 0;

/** The integrand in u, R(u)·G with a Laurent polynomial R in u; null where it is none. */
function rewritten(f: Expression, { top, bottom }: Quotient, inner: Context, context: Context): Expression | null {
  const x = context.variable;
  const u = E.symbol(inner.variable);
  const kernels: Expression[] = [];
  const named = withLetters(f, x, kernels);
  const letters = kernels.map((_, k) => letter(k));
  const linear = rationalView([top, bottom], [x], context.budget);
  const sides = linear === null ? null : [top, bottom].map((one) => coefficientsOf(linear, one, x));
  if (linear === null || sides === null || sides.some((side) => side === null || side.length !== 2)) return null;
  const [[a, b], [c, d]] = pair(sides.map((side) => pair(side!)));
  const below = E.subtract(b, E.product([d, u]));
  const delta = E.subtract(E.product([b, c]), E.product([a, d]));
  const inverse = E.divide(E.subtract(E.product([c, u]), a), below);
  const whole = E.product([substitute(named, { [x]: inverse }), delta, E.power(below, E.number(-2))]);
  const view = rationalView([whole], [...letters, inner.variable], context.budget);
  const value = view?.fractionOf(whole) ?? null;
  if (view === null || value === null) return null;
  const at = view.index.get(inner.variable)!;
  const powers = P.coefficients(value.d, at);
  if (powers.slice(0, -1).some((part) => part !== 0n)) return null;
  const functions = kernels.map((kernel) => ofQuotient(kernel, { top, bottom }, u));
  if (functions.some((one) => contains(one, x))) return null;
  const written = withFactoredCoefficients(view.quotientOf(value), inner.variable);
  return tidy(substitute(written, Object.fromEntries(letters.map((name, k) => [name, functions[k]!]))));
}

const letter = (k: number): string => `\u03ba${k}`;

/** The functions of x under letters. */
function withLetters(f: Expression, x: string, kernels: Expression[]): Expression {
  if (f.kind === 'apply' && contains(f, x)) {
    let k = kernels.findIndex((known) => E.equal(known, f));
    if (k < 0) k = kernels.push(f) - 1;
    return E.symbol(letter(k));
  }
  return mapChildren(f, (child) => withLetters(child, x, kernels));
}

function coefficientsOf(view: NonNullable<ReturnType<typeof rationalView>>, a: Expression, x: string) {
  const found = view.fractionOf(a);
  if (found === null) return null;
  return P.coefficients(found.n, view.index.get(x)!).map((part) => view.quotientOf(view.field.fraction(part, found.d)));
}

/** v^e·w^(−e) inside as u^e. */
function ofQuotient(a: Expression, { top, bottom }: Quotient, u: Expression): Expression {
  if (a.kind === 'product') {
    const v = a.factors.find((factor) => E.equal(E.baseOf(factor), top));
    const w = a.factors.find((factor) => E.equal(E.baseOf(factor), bottom));
    if (v !== undefined && w !== undefined && E.equal(E.add(E.exponentOf(v), E.exponentOf(w)), E.zero)) {
      const rest = a.factors.filter((factor) => factor !== v && factor !== w);
      return E.product([E.power(u, E.exponentOf(v)), ofQuotient(E.product(rest), { top, bottom }, u)]);
    }
  }
  return some(a, (node) => node.kind === 'symbol')
    ? mapChildren(a, (child) => ofQuotient(child, { top, bottom }, u))
    : a;
}
