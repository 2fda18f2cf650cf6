import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import * as R from '../../../polynomial/rational-dense.ts';
import { isolateRealRoots } from '../../../polynomial/univariate/real-roots.ts';
import { refineRoot } from '../../../polynomial/univariate/refine-root.ts';
import { budget } from '../../../result/budget.ts';
import { made, type Stage } from '../context.ts';
import { rationalView } from '../field/rational-view.ts';
import { type Coefficients, coefficientsOf } from '../named/elliptic-roots.ts';

/*
 * √(N/D) beside a rational function as one root of a polynomial, √(N/D) = s·√(N·D)/D with s = sign(D), which is constant on each piece where
 * the root is real, so that it passes through the integral sign: for N·D of degree 3 or 4 without repeated roots, a curve of genus 1.
 *
 * Worked example: √((1 − x²/4)/(1 − x²)) = s·(1 − x²/4)/√((1 − x²/4)(1 − x²)) is real within ±1 and beyond ±2, and s = sign(1 − x²). The normal
 * form of that root has sign(1 − x²/2) before its elliptic integrals, which is s on all three pieces: so the two signs cancel.
 */
export const rootOfQuotient: Stage = (f, context) => {
  const x = context.variable;
  const others: Expression[] = [];
  const own = E.factorsOf(f).filter((factor) => {
    const isRoot = contains(factor, x) && E.exponentOf(factor).kind === 'number' && !isWhole(E.exponentOf(factor));
    if (!isRoot) others.push(factor);
    return isRoot;
  });
  const [root] = own;
  if (own.length !== 1 || root === undefined) return null;
  const exponent = rationalOf(E.exponentOf(root));
  const parts = exponent?.denominator === 2 ? quotientOf(E.baseOf(root), x) : null;
  if (exponent === null || parts === null || rationalView(others, [x], context.budget) === null) return null;
  const { n, d } = parts;
  const product = tidy(E.multiply(n, d));
  const p = coefficientsOf(product, x);
  const below = coefficientsOf(d, x);
  if (p === null || below === null || (p.length !== 4 && p.length !== 5) || R.gcd(p, slopeOf(p)).length > 1)
    return null;
  const whole = E.number(Q.multiply(Q.integerRational(2), exponent));
  const joined = E.product([...others, E.power(product, E.number(exponent)), E.power(d, E.negate(whole))]);
  const step = context.integrate(joined, { ...context, depth: context.depth - 1 });
  if (step === null) return null;
  return made('root of a quotient', f, withSign(step.after.expression, { p, below }, x), context, [step]);
};

const rationalOf = (a: Expression): Q.Rational | null => (a.kind === 'number' ? a.value : null);
const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);
const slopeOf = (p: Coefficients): Coefficients => p.slice(1).map((c, k) => Q.multiply(c, Q.integerRational(k + 1)));

/** The parts of a quotient of polynomials with rational coefficients; null for a polynomial, or anything else. */
function quotientOf(base: Expression, x: string): { n: Expression; d: Expression } | null {
  const view = rationalView([base], [x], budget(viewWork));
  const value = view?.fractionOf(base) ?? null;
  if (view === null || value === null || view.hasConstants || typeof value.d === 'bigint') return null;
  return { n: view.expressionOf(value.n), d: view.expressionOf(value.d) };
}

const viewWork = 20_000;
const isolationWork = 20_000;
const narrow = Q.rational(1, 1 << 20);

/** sign(below)·F, where it is real by p > 0: signs of F that are those of `below` on all pieces, or all opposite, cancel. */
function withSign(
  F: Expression,
  { p, below }: { readonly p: Coefficients; readonly below: Coefficients },
  x: string,
): Expression {
  const places = placesOnPieces(p);
  const own = E.apply('sign', [
    E.sum(
      R.toIntegers(below).primitive.map((c, k) =>
        E.product([E.number(Q.integerRational(c)), E.power(E.symbol(x), E.number(k))]),
      ),
    ),
  ]);
  if (places === null) return E.multiply(own, F);
  const signs = places.map((place) => Q.sign(valueAt(below, place)));
  if (signs.every((sign) => sign === signs[0])) return E.multiply(E.number(signs[0] ?? 1), F);
  const turned = transform(F, (node) => {
    const c = node.kind === 'apply' && node.name === 'sign' ? coefficientsOf(node.args[0]!, x) : null;
    if (c === null) return node;
    const ratios = places.map((place, k) => Q.sign(valueAt(c, place)) * signs[k]!);
    const isSame = ratios[0] !== 0 && ratios.every((ratio) => ratio === ratios[0]);
    return isSame ? E.multiply(E.number(ratios[0]!), own) : node;
  });
  return timesSign(turned, own);
}

/** a times the sign, whose square is 1. */
function timesSign(a: Expression, own: Expression): Expression {
  if (a.kind === 'sum' && some(a, (node) => E.equal(node, own)))
    return E.sum(a.terms.map((term) => timesSign(term, own)));
  const factors = E.factorsOf(a);
  const without = (at: number) => factors.filter((_, k) => k !== at);
  const same = factors.findIndex((factor) => E.equal(factor, own));
  if (same >= 0) return E.product(without(same));
  const inner = factors.findIndex((factor) => factor.kind === 'sum' && some(factor, (node) => E.equal(node, own)));
  return inner < 0 ? E.multiply(a, own) : E.product([...without(inner), timesSign(factors[inner]!, own)]);
}

const valueAt = (c: Coefficients, x: Q.Rational): Q.Rational =>
  c.reduceRight((total, part) => Q.add(Q.multiply(total, x), part), Q.zero);

/** A place on each piece of the line where p > 0; null where the roots could not be told apart. */
function placesOnPieces(p: Coefficients): Q.Rational[] | null {
  const { primitive } = R.toIntegers(p);
  // Intervals of neighbours may touch until they are narrow.
  const roots = isolateRealRoots(primitive, budget(isolationWork))?.map((root) => refineRoot(primitive, root, narrow));
  if (roots === undefined) return null;
  const ends = roots.slice(1).map(({ low }, k) => Q.multiply(Q.half, Q.add(roots[k]!.high, low)));
  const [first, last] = [roots[0], roots.at(-1)];
  const places =
    first === undefined || last === undefined
      ? [Q.zero]
      : [Q.subtract(first.low, Q.one), ...ends, Q.add(last.high, Q.one)];
  const values = places.map((place) => Q.sign(valueAt(p, place)));
  return values.includes(0) ? null : places.filter((_, k) => values[k]! > 0);
}
