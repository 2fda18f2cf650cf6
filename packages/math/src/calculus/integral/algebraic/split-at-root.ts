import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { type Context, made, type Stage } from '../context.ts';
import * as F from '../field/fraction.ts';
import { rationalView } from '../field/rational-view.ts';
import { type SquareRootParts, squareRootParts } from '../field/square-root-parts.ts';
import { rationalFunction } from '../rational/rational.ts';
import { type OneRoot, withOneRoot } from './one-root.ts';

/** Integrates odd·S, the part of f that has the root; null where it does not know how. */
export type OddPart = (f: Expression, joined: OneRoot, parts: SquareRootParts, context: Context) => Step | null;

/** ∫ (even + odd·S) dx with one square root S: the part with the root by `oddPart`, the rest as a rational function. */
export const splitAtRoot =
  (oddPart: OddPart): Stage =>
  (f, context) => {
    if (context.depth <= 0) return null;
    const joined = withOneRoot(withWholeCoefficients(f, context), context);
    if (joined === null) return null;
    const { written, inner, radicand } = joined;
    const parts = squareRootParts(written, context.variable, inner.variable, radicand, context.budget);
    if (parts === null || F.isZero(parts.odd)) return null;
    const { view, even } = parts;
    const root = oddPart(f, joined, parts, context);
    if (root === null || F.isZero(even)) return root;
    const rest = rationalFunction(view.quotientOf(even), context);
    if (rest === null) return null;
    return made('sum rule', f, E.add(rest.after.expression, root.after.expression), context, [rest, root]);
  };

/** Roots of polynomials with whole coefficients: √(u/d) = √(n²/d·u)/n, n the least number whose square d divides. */
function withWholeCoefficients(f: Expression, context: Context): Expression {
  return transform(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.value.denominator !== 2) return node;
    const { base, exponent } = node;
    if (!contains(base, context.variable) || !some(base, isFraction)) return node;
    const view = rationalView([base], [context.variable], context.budget);
    const value = view?.fractionOf(base) ?? null;
    if (view === null || value === null || typeof value.d !== 'bigint' || value.d === 1n) return node;
    const root = rootOfMultiple(value.d);
    const whole = E.multiply(E.number(Q.integerRational((root * root) / value.d)), view.expressionOf(value.n));
    const scale = E.power(E.number(Q.integerRational(root)), E.multiply(E.number(-2), exponent));
    return E.multiply(scale, E.power(tidy(whole), exponent));
  });
}

const isFraction = (a: Expression): boolean => a.kind === 'number' && !Q.isInteger(a.value);

/** The least n ≥ 1 whose square d divides, but for squares of large primes in d. */
function rootOfMultiple(d: bigint): bigint {
  let [n, rest] = [1n, d];
  for (let p = 2n; p * p <= rest && p < largestTried; p++) {
    for (; rest % (p * p) === 0n; rest /= p * p) n *= p;
    if (rest % p === 0n) [n, rest] = [n * p, rest / p];
  }
  return n * rest;
}

const largestTried = 1000n;
