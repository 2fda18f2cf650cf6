import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, transform } from '../../../expression/walk.ts';
import { bySineAndCosine } from '../../../trigonometry/by-sine-and-cosine.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, made, type Stage, withNewVariable } from '../context.ts';
import * as F from '../field/fraction.ts';
import { squareRootParts } from '../field/square-root-parts.ts';
import { withCommonDenominator } from '../form/common-denominator.ts';
import { radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/*
 * Roots S = √(a ± a·cos θ), √(a ± a·sin θ) with a linear angle θ: half angles without their signs. With S = √(2a)·w and v = √(1 − w²) taken so that
 * it is smooth,
 *
 *     a·(1 + cos θ)    cos θ = 2w² − 1,  sin θ = 2wv,    w′ = −θ′·v/2,  v′ = θ′·w/2
 *     a·(1 − cos θ)    cos θ = 1 − 2w²,  sin θ = 2wv,    w′ = θ′·v/2,   v′ = −θ′·w/2
 *     a·(1 ± sin θ)    the same with sin θ for cos θ and −cos θ for sin θ,
 *
 * so that v = √(a/2)·sin θ/S, and what is rational in sin θ, cos θ and odd in S is w·A(v) + v·B(w): its integral is that of A dv and B dw, and both
 * are rational (A. D. Rich's rules of chapter 4.1 say the same case by case).
 *
 * Worked example: √(1 + cos x) = √2·w: √2·2·v = 2·sin x/√(1 + cos x). To debug: w² + v² = 1, and A, B at a number.
 */

interface HalfAngle {
  /** S² */
  readonly radicand: Expression;
  readonly a: Expression;
  readonly angle: Expression;
  readonly name: 'sin' | 'cos';
  readonly sign: 1 | -1;
}

const [w, v] = ['\u03c9', '\u03c5'];

export const halfAngleRoot: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  const given = halfAngleIn(f, context);
  const rate = given === null ? null : derivativeOf(given.angle, context.variable);
  if (given === null || rate === null || !isFree(rate, context) || signOf(given.a) !== 1) return null;
  const { radicand, a, angle, name, sign } = given;
  const [W, V] = [E.symbol(w), E.symbol(v)];
  const even = E.product([E.number(sign), E.subtract(E.product([E.two, E.power(W, E.two)]), E.one)]);
  const odd = E.product([E.two, W, V]);
  const [sin, cos] = name === 'cos' ? [odd, even] : [even, E.negate(odd)];
  const length = E.sqrt(E.product([E.two, a]));
  const whole = inHalfAngle(f, { radicand, angle, sin, cos, root: E.product([length, W]) });
  if (contains(whole, context.variable)) return null;
  const other = (one: Expression) => E.subtract(E.one, E.power(one, E.two));
  const parts = [
    squareRootParts(whole, v, w, other(V), context.budget),
    squareRootParts(whole, w, v, other(W), context.budget),
  ];
  const [first, second] = parts;
  if (!first || !second) return null;
  // With an even part in S there is no root to be taken away.
  const inV = first.view.quotientOf(first.odd);
  const inW = second.view.quotientOf(second.odd);
  if (!isWhole(whole, inV, inW, context)) return null;
  const S = E.sqrt(radicand);
  const partner = name === 'cos' ? E.apply('sin', [angle]) : E.negate(E.apply('cos', [angle]));
  const at = { [w]: E.divide(S, length), [v]: E.divide(E.product([length, partner]), E.product([E.two, S])) };
  const h = E.product([E.number(sign), E.apply(name, [angle])]);
  const squares = { [w]: E.product([E.half, E.add(E.one, h)]), [v]: E.product([E.half, E.subtract(E.one, h)]) };
  const terms: Expression[] = [];
  const steps = [];
  for (const [integrand, letter, factor] of [
    [inV, v, sign],
    [inW, w, -sign],
  ] as const) {
    if (E.equal(integrand, E.zero)) continue;
    const inner = withNewVariable(context);
    const step = inner.integrate(tidy(substitute(integrand, { [letter]: E.symbol(inner.variable) })), inner);
    if (step === null) return null;
    steps.push(step);
    const short = withCommonDenominator(step.after.expression, inner.variable);
    const back = inAngle(short, inner.variable, at[letter]!, squares[letter]!);
    terms.push(E.product([E.number(2 * factor), E.reciprocal(rate), back]));
  }
  return made('half angle of a root', f, tidy(E.sum(terms)), context, steps);
};

/** An antiderivative by w or v with their values, where squares have no root. */
const inAngle = (F: Expression, letter: string, value: Expression, square: Expression): Expression =>
  substitute(
    transform(F, (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'symbol' || node.base.name !== letter) return node;
      const n =
        node.exponent.kind === 'number' && Q.isInteger(node.exponent.value) ? Q.toNumber(node.exponent.value) : 0;
      const whole = E.power(square, E.number(Math.trunc(n / 2)));
      return n === 0 ? node : E.product([whole, n % 2 === 0 ? E.one : E.power(node.base, E.number(Math.sign(n)))]);
    }),
    { [letter]: value },
  );

/** Whether f = w·A(v) + v·B(w), without terms that are even in S. */
function isWhole(whole: Expression, inV: Expression, inW: Expression, context: Context): boolean {
  const rest = E.sum([whole, E.negate(E.product([E.symbol(w), inV])), E.negate(E.product([E.symbol(v), inW]))]);
  const square = E.subtract(E.one, E.power(E.symbol(w), E.two));
  const left = squareRootParts(rest, w, v, square, context.budget);
  return left !== null && F.isZero(left.even) && F.isZero(left.odd);
}

/** The one root √(a ± a·cos θ) or √(a ± a·sin θ) of an integrand; null where there are others beside it. */
function halfAngleIn(f: Expression, context: Context): HalfAngle | null {
  const radicals = radicalsIn(f, context.variable);
  const radicand = radicals[0]?.base;
  if (radicand?.kind !== 'sum') return null;
  const isSquareRoot = ({ base, exponent }: (typeof radicals)[number]) =>
    E.equal(base, radicand) && exponent.kind === 'number' && exponent.value.denominator === 2;
  if (!radicals.every(isSquareRoot)) return null;
  const dependentTerms = radicand.terms.filter((term) => !isFree(term, context));
  const [term] = dependentTerms;
  if (dependentTerms.length !== 1 || term === undefined) return null;
  const factors = E.factorsOf(term);
  const functions = factors.filter((factor) => !isFree(factor, context));
  const [only] = functions;
  if (functions.length !== 1 || only?.kind !== 'apply' || (only.name !== 'sin' && only.name !== 'cos')) return null;
  const a = E.sum(radicand.terms.filter((one) => one !== term));
  const b = E.product(factors.filter((factor) => factor !== only));
  const sign = [1, -1].find((one) => E.equal(tidy(E.subtract(b, E.product([E.number(one), a]))), E.zero));
  if (sign === undefined) return null;
  return { radicand, a, angle: only.args[0]!, name: only.name, sign: sign as 1 | -1 };
}

interface InHalfAngle {
  readonly radicand: Expression;
  readonly angle: Expression;
  readonly sin: Expression;
  readonly cos: Expression;
  readonly root: Expression;
}

/** Powers of the root, and functions of the angle, by w and v. */
function inHalfAngle(node: Expression, given: InHalfAngle): Expression {
  const { radicand, angle, sin, cos, root } = given;
  if (node.kind === 'power' && E.equal(node.base, radicand) && node.exponent.kind === 'number')
    return E.power(root, E.number(Q.multiply(node.exponent.value, Q.integerRational(2))));
  if (node.kind !== 'apply' || !E.equal(node.args[0]!, angle))
    return mapChildren(node, (child) => inHalfAngle(child, given));
  return bySineAndCosine(node.name, sin, cos) ?? node;
}
