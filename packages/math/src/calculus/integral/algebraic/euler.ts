import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { mapChildren, size } from '../../../expression/walk.ts';
import { triple } from '../../../result/tuple.ts';
import { slope } from '../../derivative.ts';
import { type Context, made, type Stage, withNewVariable } from '../context.ts';
import { rationalView } from '../field/rational-view.ts';
import * as U from '../field/univariate.ts';
import { subexpressions } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import { inRoot, type OneRoot, withOneRoot } from './one-root.ts';

/** Euler's substitution, for what does not come apart nicely. */
export const byEuler: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const single = withOneRoot(f, context);
  const joined = single !== null && isQuadratic(single.radicand, context) ? single : withNestedRoot(f, context);
  return joined === null ? null : euler(f, joined.radicand, joined.written, joined.inner, context);
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
    const rate = slope(found.x, inner.variable);
    if (rate === null) continue;
    const inT = replaceBoth(written, context.variable, found.x, S, found.s);
    const integrand = E.multiply(inT, rate);
    if (size(integrand, 600) >= 600) continue;
    const step = inner.integrate(integrand, inner);
    if (step === null) continue;
    const back = replaceBoth(step.after.expression, inner.variable, found.g, S, E.sqrt(radicand));
    return made("Euler's substitution", f, back, context, [step]);
  }
  return null;
}

function replaceBoth(f: Expression, a: string, byA: Expression, b: string, byB: Expression): Expression {
  if (f.kind === 'symbol') return f.name === a ? byA : f.name === b ? byB : f;
  return mapChildren(f, (child) => replaceBoth(child, a, byA, b, byB));
}

/** The coefficient of x^k in a polynomial of degree 2, by its derivatives at 0. */
function coefficientOf(radicand: Expression, k: number, { variable }: Context): Expression | null {
  let derived: Expression | null = radicand;
  for (let j = 0; j < k; j++) derived = derived === null ? null : slope(derived, variable);
  if (derived === null) return null;
  const at = mapSymbol(derived, variable);
  return tidy(E.divide(at, E.number(k === 2 ? 2 : 1)));
}

const mapSymbol = (f: Expression, name: string): Expression =>
  f.kind === 'symbol' && f.name === name ? E.zero : mapChildren(f, (child) => mapSymbol(child, name));
