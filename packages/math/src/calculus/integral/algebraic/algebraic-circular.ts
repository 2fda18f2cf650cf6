import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, size, some, transform } from '../../../expression/walk.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { type Context, type Stage, withNewVariable, work } from '../context.ts';
import { squareRootParts } from '../field/square-root-parts.ts';
import { throughSubstitution } from '../substitution.ts';
import { linearSlope } from '../table.ts';
import { commonAngle, multiples } from '../transcendental/trigonometric.ts';

/*
 * Algebraic functions of the circular or hyperbolic functions of one angle θ: roots such as √(1 + 3·cos² θ) among them.
 *
 * With s = sin θ and c = cos θ (or sinh, cosh), and every radicand and the whole brought to A + B·s with A, B free of s, one of
 * these leads to an algebraic function of u alone:
 *
 *     u = cos θ     when f·dθ = g(c)·s dθ            sin(2θ)·√(1 + 3·cos² θ)
 *     u = sin θ     when f·dθ = g(s)·c dθ
 *     u = tan θ     when nothing changes with (s, c) → (−s, −c)
 *     u = tan(θ/2)  always: √(1 − cos θ) = K·u·√(2/(1 + u²)), and `radicals.ts` does the rest
 *
 * Hyperbolic functions go the same way with 1 − u² in the place of 1 + u².
 */

const circular = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const hyperbolic = new Set(['sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch']);
const maxSize = 260;

export const algebraicCircular: Stage = (f, context) => {
  if (context.depth <= 2) return null;
  const found = namesOf(f, context);
  if (found === null) return null;
  const { isHyperbolic, hasRoots } = found;
  if (!isHyperbolic && !hasRoots) return null;
  const angle = commonAngle(f, context, isHyperbolic ? hyperbolic : circular);
  if (angle === null) return null;
  const [s, c] = mapTuple(['\u03c3', '\u03c7'], (name) => E.symbol(name));
  const written = inSineAndCosine(f, angle.rate, s, c, isHyperbolic, context);
  if (written === null || contains(written, context.variable)) return null;
  const inner = withNewVariable(context);
  for (const choice of choices(written, angle.theta, inner.variable, isHyperbolic, context)) {
    if (size(choice.integrand, maxSize) >= maxSize) continue;
    work(context.budget, 20);
    const step = throughSubstitution(f, tidy(E.divide(choice.integrand, angle.rate)), choice.g, inner, context);
    if (step === null) continue;
    if (choice.unit === undefined) return step;
    return { ...step, after: { expression: E.multiply(choice.unit, step.after.expression) } };
  }
  return null;
};

function namesOf(f: Expression, { variable }: Context): { isHyperbolic: boolean; hasRoots: boolean } | null {
  let [round, hollow, hasRoots] = [false, false, false];
  some(f, (node) => {
    if (!contains(node, variable)) return false;
    if (node.kind === 'apply' && circular.has(node.name)) round = true;
    if (node.kind === 'apply' && hyperbolic.has(node.name)) hollow = true;
    if (node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value)) hasRoots = true;
    return false;
  });
  return round === hollow ? null : { isHyperbolic: hollow, hasRoots };
}

function inSineAndCosine(
  f: Expression,
  rate: Expression,
  s: Expression,
  c: Expression,
  isHyperbolic: boolean,
  context: Context,
): Expression | null {
  let fits = true;
  const written = transform(f, (node) => {
    if (node.kind !== 'apply' || !contains(node, context.variable)) return node;
    const own = (isHyperbolic ? hyperbolic : circular).has(node.name) ? linearSlope(node.args[0]!, context) : null;
    const k = own === null ? null : E.divide(own, rate);
    if (k?.kind !== 'number' || !Q.isInteger(k.value) || Math.abs(Number(k.value.numerator)) > 12) {
      fits = false;
      return node;
    }
    const [cosine, sine] = multiples(Number(k.value.numerator), s, c, isHyperbolic);
    return bySineAndCosine(isHyperbolic ? node.name.slice(0, -1) : node.name, sine, cosine) ?? node;
  });
  return fits ? written : null;
}

interface Choice {
  readonly integrand: Expression;
  readonly g: Expression;
  /** ±1 on each piece of the domain, to be put before the antiderivative. */
  readonly unit?: Expression;
}

/** The substitutions that leave u alone, lazily, the simplest first. */
function* choices(
  written: Expression,
  theta: Expression,
  u: string,
  isHyperbolic: boolean,
  context: Context,
): Generator<Choice> {
  const U = E.symbol(u);
  const square = E.power(U, E.two);
  const [sineName, cosineName, tangentName] = isHyperbolic ? ['sinh', 'cosh', 'tanh'] : ['sin', 'cos', 'tan'];
  const sign = isHyperbolic ? E.one : E.minusOne;
  const call = (name: string, at: Expression = theta) => E.apply(name, [at]);
  const [s, c] = [E.symbol('\u03c3'), E.symbol('\u03c7')];
  // s² = 1 − c², or c² − 1
  const sineSquare = E.product([sign, E.subtract(E.power(c, E.two), E.one)]);
  const byCosine = withoutRoot(E.divide(written, s), '\u03c7', '\u03c3', sineSquare, context);
  if (byCosine !== null) yield { integrand: withCircular(E.product([sign, byCosine]), s, U), g: call(cosineName!) };
  const cosineSquare = E.add(E.one, E.product([sign, E.power(s, E.two)]));
  const bySine = withoutRoot(E.divide(written, c), '\u03c3', '\u03c7', cosineSquare, context);
  if (bySine !== null) yield { integrand: withCircular(bySine, U, c), g: call(sineName!) };
  // w = 1/c: w² = 1 + u² (1 − u²), s = u/w
  const under = E.subtract(E.one, E.product([sign, square]));
  const w = E.symbol('\u03c9');
  const inTangent = withCircular(written, E.divide(U, w), E.reciprocal(w));
  const byTangent = withoutRoot(inTangent, u, '\u03c9', under, context);
  if (byTangent !== null) yield { integrand: E.divide(byTangent, under), g: call(tangentName!) };
  // What is odd in w is even after a factor w, and w is ±√(1 + u²).
  const isOdd = byTangent === null ? withoutRoot(E.multiply(inTangent, w), u, '\u03c9', under, context) : null;
  if (isOdd !== null) {
    const root = E.sqrt(under);
    const own = E.subtract(E.one, E.product([sign, E.power(call(tangentName!), E.two)]));
    yield {
      integrand: E.divide(E.divide(isOdd, root), under),
      g: call(tangentName!),
      unit: E.product([call(cosineName!), E.sqrt(own)]),
    };
  }
  const over = E.add(E.one, E.product([sign, square]));
  const inHalf = withCircular(written, E.divide(E.product([E.two, U]), under), E.divide(over, under));
  const half =
    theta.kind === 'sum' ? E.sum(theta.terms.map((term) => E.product([E.half, term]))) : E.product([E.half, theta]);
  const plain = withoutRoot(inHalf, u, '\u03c9', under, context) ?? inHalf;
  yield { integrand: E.divide(E.product([E.two, plain]), under), g: call(tangentName!, half) };
}

/** With other expressions for the sine and the cosine, which are σ and χ. */
const withCircular = (a: Expression, sine: Expression, cosine: Expression): Expression =>
  substitute(a, { '\u03c3': sine, '\u03c7': cosine });

/** An algebraic function of x and S, S² = square(x), that turns out not to depend on S: written without it, radicands included. */
function withoutRoot(a: Expression, x: string, root: string, square: Expression, context: Context): Expression | null {
  const radicals: { readonly name: string; readonly base: Expression }[] = [];
  let fits = true;
  const visit = (node: Expression): Expression => {
    if (!fits || (!contains(node, x) && !contains(node, root))) return node;
    if (node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value)) {
      const base = withoutRoot(node.base, x, root, square, context);
      if (base === null) {
        fits = false;
        return node;
      }
      let known = radicals.find((one) => E.equal(one.base, base));
      if (known === undefined) {
        known = { name: `\u03c1${radicals.length}`, base };
        radicals.push(known);
      }
      return E.power(E.symbol(known.name), node.exponent);
    }
    return mapChildren(node, visit);
  };
  const outer = visit(a);
  if (!fits) return null;
  const parts = rootFree(outer, x, root, square, context);
  if (parts === null) return null;
  return transform(parts, (node) => {
    const radical = node.kind === 'symbol' ? radicals.find(({ name }) => name === node.name) : undefined;
    return radical === undefined ? node : radical.base;
  });
}

function rootFree(a: Expression, x: string, root: string, square: Expression, context: Context): Expression | null {
  const parts = squareRootParts(a, x, root, square, context.budget);
  if (parts === null || parts.odd.n !== 0n) return null;
  return parts.view.quotientOf(parts.even);
}
