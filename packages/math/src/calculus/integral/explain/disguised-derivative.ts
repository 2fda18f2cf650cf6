import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, freeSymbols, some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { slope } from '../../derivative.ts';
import { type Context, isFree, withNewVariable, work } from '../context.ts';
import type { Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/*
 * f = c·h(g)·g′ where g′ stands in f in another writing, so that dividing does not cancel: the quotient of what is beside h(g) by g′ is the same number
 * wherever it is asked. The number is read off at one point and holds at all others; the answer is differentiated as every answer is.
 *
 * Worked example: g = 1 + √(x² − 4) + √(x² − 1) has g′ = x/√(x² − 4) + x/√(x² − 1), which is also
 * x·((x² − 4)·√(x² − 1) + (x² − 1)·√(x² − 4))/((x² − 4)·(x² − 1)): beside 1/g it leads to ln(g).
 */
export const disguisedDerivative: Rule = (f, context) => {
  if (context.depth <= 0 || f.kind !== 'product' || !isWorthIt(f, context)) return null;
  const factors = f.factors;
  for (const factor of factors) {
    const inner = innerOf(factor, context);
    if (inner === null) continue;
    work(context.budget, places.length);
    const du = slope(inner.g, context.variable);
    const rest = factors.filter((one) => one !== factor && !isFree(one, context));
    const c = du === null ? null : constantQuotient(E.product(rest), du, f, context);
    if (du === null || c === null) continue;
    const below = withNewVariable(context);
    const free = factors.filter((one) => isFree(one, context));
    const inU = E.product([E.number(c), ...free, inner.of(E.symbol(below.variable))]);
    const says = `What stands beside ${toText(factor)} is the derivative of ${toText(inner.g)}${Q.isOne(c) ? '' : `, times ${toText(E.number(c))}`}, in another writing.`;
    const step = substituted(f, { g: inner.g, du, inU, says }, below, context);
    if (step !== null) return step;
  }
  return null;
};

const minRoots = 2;

/** Roots are what division does not see through: with one of them or none it does. */
function isWorthIt(f: Expression, { variable }: Context): boolean {
  const roots: Expression[] = [];
  some(f, (node) => {
    const isRoot = node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value);
    if (isRoot && contains(node, variable) && !roots.some((one) => E.equal(one, node.base))) roots.push(node.base);
    return roots.length >= minRoots;
  });
  return roots.length >= minRoots;
}

interface Inner {
  readonly g: Expression;
  /** h */
  readonly of: (u: Expression) => Expression;
}

/** g and h of a factor h(g): a power of a sum, an exponential, a function. */
function innerOf(factor: Expression, context: Context): Inner | null {
  if (isFree(factor, context)) return null;
  if (factor.kind === 'apply' && factor.args.length === 1 && factor.args[0]!.kind !== 'symbol')
    return { g: factor.args[0]!, of: (u) => E.apply(factor.name, [u]) };
  if (factor.kind !== 'power') return null;
  const { base, exponent } = factor;
  if (isFree(base, context)) return { g: exponent, of: (u) => E.power(base, u) };
  return base.kind === 'sum' && isFree(exponent, context) ? { g: base, of: (u) => E.power(u, exponent) } : null;
}

/** On both sides of 0, and far enough out for most roots to be real. */
const places = [0.37, -0.61, 1.43, -1.72, 2.77, -3.19, 5.3, -7.9];
const minPlaces = 3;
const maxDenominator = 24;

/** c with a = c·b wherever both are real, c being a rational number with a small denominator; null where there is none. */
function constantQuotient(a: Expression, b: Expression, f: Expression, { variable }: Context): Q.Rational | null {
  const letters = Object.fromEntries(freeSymbols(f).map((name, k) => [name, 0.71 + 0.43 * k]));
  let c: Q.Rational | null = null;
  let told = 0;
  for (const x of places) {
    const at = { ...letters, [variable]: x };
    const quotient = evaluate(a, at) / evaluate(b, at);
    if (!Number.isFinite(quotient)) continue;
    c ??= near(quotient);
    if (c === null || !(Math.abs(quotient - Q.toNumber(c)) <= 1e-9 * Math.abs(quotient))) return null;
    told++;
  }
  return told < minPlaces ? null : c;
}

function near(value: number): Q.Rational | null {
  for (let d = 1; d <= maxDenominator; d++) {
    const n = Math.round(value * d);
    if (n !== 0 && Math.abs(value * d - n) <= 1e-9 * Math.abs(n)) return Q.rational(n, d);
  }
  return null;
}
