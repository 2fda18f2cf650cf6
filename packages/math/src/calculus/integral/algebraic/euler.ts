import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, mapChildren, size, some, transform } from '../../../expression/walk.ts';
import { triple } from '../../../result/tuple.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import { rationalView } from '../field/rational-view.ts';
import * as U from '../field/univariate.ts';
import { plain } from '../named/legendre-form.ts';
import { radicalsIn, subexpressions } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { inRoot, type OneRoot, withOneRoot } from './one-root.ts';
import { inLowestTerms } from './radicals.ts';
import { separated } from './separate-roots.ts';

/** Euler's substitution, for what does not come apart nicely. */
export const byEuler: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const single = withOneRoot(f, context);
  const joined = single !== null && isQuadratic(single.radicand, context) ? single : withNestedRoot(f, context);
  return joined === null ? null : euler(f, joined.radicand, joined.written, joined.inner, context);
};

/** Euler's substitution for the root of a quadratic under one other root, in a function of roots alone: no other change of variable is shorter. */
export const eulerUnderRoot: Stage = (f, context) => {
  if (context.depth <= 0 || some(f, (node) => node.kind === 'apply')) return null;
  const joined = withNestedRoot(f, context);
  if (joined === null || radicalsIn(joined.written, joined.inner.variable).length === 0) return null;
  return euler(f, joined.radicand, joined.written, joined.inner, context);
};

/** f as a function of x and the root of a quadratic that stands under other roots or in functions, as √(x + √(x² + a²)). */
function withNestedRoot(f: Expression, context: Context): OneRoot | null {
  const inner = withNewVariable(context);
  for (const node of subexpressions(f, context.variable)) {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator !== 2) continue;
    if (node.base.kind !== 'sum' || !isQuadratic(node.base, context)) continue;
    const written = inRoot(f, node.base, E.symbol(inner.variable));
    return { radicand: node.base, root: E.sqrt(node.base), written, inner };
  }
  return null;
}

function isQuadratic(a: Expression, context: Context): boolean {
  const view = rationalView([a], [context.variable], context.budget);
  const value = view?.fractionOf(a) ?? null;
  if (view === null || value === null) return false;
  const x = view.index.get(context.variable)!;
  return U.degree(U.view(view.field, value.d, x)) === 0 && U.degree(U.view(view.field, value.n, x)) === 2;
}

function euler(f: Expression, radicand: Expression, written: Expression, root: Context, context: Context): Step | null {
  const x = E.symbol(context.variable);
  const c = [0, 1, 2].map((k) => coefficientOf(radicand, k, context));
  if (!c.every((part) => part !== null)) return null;
  const [c0, c1, c2] = triple(c);
  const inner = withNewVariable(root);
  const t = E.symbol(inner.variable);
  const S = root.variable;
  const forms: (() => { x: Expression; s: Expression; g: Expression } | null)[] = [
    () => {
      if (signOf(c2) !== 1) return null;
      const a = E.sqrt(c2);
      const at = E.divide(E.subtract(E.power(t, E.two), c0), E.add(c1, E.product([E.two, a, t])));
      return { x: at, s: E.subtract(t, E.product([a, at])), g: E.add(E.sqrt(radicand), E.product([a, x])) };
    },
    () => {
      if (signOf(c0) !== 1) return null;
      const r = E.sqrt(c0);
      const at = E.divide(E.subtract(E.product([E.two, r, t]), c1), E.subtract(c2, E.power(t, E.two)));
      return { x: at, s: E.add(E.product([at, t]), r), g: E.divide(E.subtract(E.sqrt(radicand), r), x) };
    },
  ];
  for (const form of forms) {
    const found = form();
    if (found === null) continue;
    const rate = derivativeOf(found.x, inner.variable);
    if (rate === null) continue;
    const inT = (a: Expression) => replaceBoth(a, context.variable, found.x, S, found.s);
    const nested = nestedRadicand(written, S, inT, inner);
    const integrand = E.multiply(nested === null ? inT(written) : inT(inPowersOf(written, nested)), rate);
    if (size(integrand, 600) >= 600) continue;
    const step = inner.integrate(integrand, inner);
    if (step === null) continue;
    const wayBack = (a: Expression) => replaceBoth(a, inner.variable, found.g, S, E.sqrt(radicand));
    const back =
      nested === null
        ? wayBack(step.after.expression)
        : besideNestedRoot(step.after.expression, nested, radicand, S, wayBack, context);
    return made("Euler's substitution", f, back, context, [step]);
  }
  return null;
}

/** The one radicand in x and S, whose root V is a rational function of t times √D, D a polynomial of t: √D = W/R or R/W with R = √base. */
interface NestedRadicand {
  readonly base: Expression;
  readonly V: Expression;
  readonly D: Expression;
  readonly W: Expression;
  readonly isBelow: boolean;
}

function nestedRadicand(
  written: Expression,
  S: string,
  inT: (a: Expression) => Expression,
  inner: Context,
): NestedRadicand | null {
  const [only, ...others] = radicalsIn(written, S);
  if (only === undefined || others.some(({ base }) => !E.equal(base, only.base))) return null;
  if (only.exponent.kind !== 'number' || only.exponent.value.denominator !== 2) return null;
  const V = inLowestTerms([E.sqrt(inT(only.base))], inner)?.value;
  const root = V && E.factorsOf(V).filter((one) => isRoot(one) && contains(one, inner.variable));
  const [D] = root ?? [];
  if (V === undefined || D === undefined || root!.length > 1) return null;
  const isBelow = E.equal(E.exponentOf(D), E.negate(E.half));
  if (!isBelow && !E.equal(E.exponentOf(D), E.half)) return null;
  return { base: only.base, V, D: E.baseOf(D), W: E.divide(V, D), isBelow };
}

/** The integrand with V for R. */
const inPowersOf = (written: Expression, { base, V }: NestedRadicand): Expression =>
  transform(written, (node) =>
    isRoot(node) && E.equal(node.base, base) ? E.power(V, E.product([E.two, node.exponent])) : node,
  );

const isRoot = (node: Expression): node is Expression & { readonly kind: 'power' } =>
  node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator !== 1;

/** The antiderivative by t in terms of R, x and S; as R·(g₀(x) + g₁(x)·S) where it is of that kind. */
function besideNestedRoot(
  F: Expression,
  { base, D, W, isBelow }: NestedRadicand,
  radicand: Expression,
  S: string,
  wayBack: (a: Expression) => Expression,
  context: Context,
): Expression {
  const R = E.sqrt(substitute(base, { [S]: E.sqrt(radicand) }));
  const name = freeName(context.names, ['\u03c1']);
  const root = E.symbol(name);
  const ratio = isBelow ? E.divide(W, root) : E.divide(root, W);
  const inRoot = transform(F, (node) => {
    const c = isRoot(node) ? plain(E.divide(node.base, D)) : null;
    if (!isRoot(node) || c === null || freeSymbols(c).length > 0) return node;
    return E.product([E.power(c, node.exponent), E.power(ratio, E.product([E.two, node.exponent]))]);
  });
  const whole = wayBack(inRoot);
  const G = E.sum(termsOf(whole).map((term) => E.divide(term, root)));
  const isRational = !some(G, (node) => node.kind === 'apply' || isRootOfOther(node, radicand, context));
  const squared = substitute(G, { [name]: R });
  const terms =
    isRational && !contains(squared, name)
      ? separated(squared, [radicand], context.variable, (usual) => freeName(context.names, usual), context.budget)
      : null;
  return terms === null ? substitute(whole, { [name]: R }) : E.product([R, E.sum(terms)]);
}

/** The terms, with the powers of sums left as they are. */
function termsOf(a: Expression): readonly Expression[] {
  if (a.kind === 'sum') return a.terms;
  const sum = a.kind === 'product' ? a.factors.find((factor) => factor.kind === 'sum') : undefined;
  if (a.kind !== 'product' || sum?.kind !== 'sum') return [a];
  const rest = E.product(a.factors.filter((factor) => factor !== sum));
  return sum.terms.flatMap((term) => termsOf(E.product([rest, term])));
}

const isRootOfOther = (node: Expression, radicand: Expression, { variable }: Context): boolean =>
  isRoot(node) && contains(node, variable) && !E.equal(node.base, radicand);

function replaceBoth(f: Expression, a: string, byA: Expression, b: string, byB: Expression): Expression {
  if (f.kind === 'symbol') return f.name === a ? byA : f.name === b ? byB : f;
  return mapChildren(f, (child) => replaceBoth(child, a, byA, b, byB));
}

/** The coefficient of x^k in a polynomial of degree 2, by its derivatives at 0. */
function coefficientOf(radicand: Expression, k: number, { variable }: Context): Expression | null {
  let derived: Expression | null = radicand;
  for (let j = 0; j < k; j++) derived = derived === null ? null : derivativeOf(derived, variable);
  if (derived === null) return null;
  const at = mapSymbol(derived, variable);
  return tidy(E.divide(at, E.number(k === 2 ? 2 : 1)));
}

const mapSymbol = (f: Expression, name: string): Expression =>
  f.kind === 'symbol' && f.name === name ? E.zero : mapChildren(f, (child) => mapSymbol(child, name));
