import { multipliedOut } from '../../../algebra/expand.ts';
import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, mapChildren, size, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { checkAntiderivative, samplePoints } from '../check.ts';
import { type Context, isFree, made, type Stage, withNewVariable } from '../context.ts';
import { binomialParts, radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/*
 * Roots of A + k·√B where A² − k²·B = C is a constant, as √(x² + √(x⁴ + 1)): s = A + k·√B is a unit, A − k·√B = C/s, so that
 *
 *     A = (s + C/s)/2,     k·√B = (s − C/s)/2,
 *
 * and with A = a·x^m + b, x is a root of a rational function of s (Euler's substitution, of A for x). What comes of the integrand has roots of
 * polynomials in s only, which the stages for these take over.
 *
 * Worked example: √(x² + √(x⁴ + 1))/√(x⁴ + 1), C = −1: x = √((s² − 1)/(2s)), and the integral is that of 1/(√2·√(s² − 1)). To debug: the integrand in s has
 * to be a product of powers.
 */
export const nestedRoot: Stage = (f, context) => {
  if (context.depth <= 0) return null;
  for (const { base } of radicalsIn(f, context.variable)) {
    const unit = unitOf(base, context);
    const step = unit === null ? null : throughUnit(f, base, unit, context);
    if (step !== null) return step;
  }
  return null;
};

interface Unit {
  readonly a: Expression;
  /** k·√B */
  readonly root: Expression;
  readonly b: Expression;
  readonly c: Expression;
}

function unitOf(base: Expression, context: Context): Unit | null {
  if (base.kind !== 'sum') return null;
  const roots = base.terms.filter((term) => isSquareRootTimesConstant(term, context));
  if (roots.length !== 1) return null;
  const root = roots[0]!;
  const a = E.sum(base.terms.filter((term) => term !== root));
  const c = multipliedOut(E.subtract(E.power(a, E.two), E.power(root, E.two)));
  const dependentFactor = E.factorsOf(root).find((factor) => contains(factor, context.variable))!;
  return isFree(c, context) && !E.equal(c, E.zero) ? { a, root, b: E.baseOf(dependentFactor), c } : null;
}

function isSquareRootTimesConstant(term: Expression, context: Context): boolean {
  const dependentFactors = E.factorsOf(term).filter((factor) => !isFree(factor, context));
  const [only] = dependentFactors;
  return dependentFactors.length === 1 && E.baseOf(only!).kind === 'sum' && E.equal(E.exponentOf(only!), E.half);
}

function throughUnit(f: Expression, base: Expression, { a, root, b, c }: Unit, context: Context): Step | null {
  const parts = binomialParts(a, context.variable);
  if (parts === null || !Q.isInteger(parts.k) || Q.sign(parts.k) <= 0) return null;
  const inner = withNewVariable(context);
  const [s, x] = [E.symbol(inner.variable), E.symbol(context.variable)];
  const conjugate = E.divide(c, s);
  const half = (sign: Expression) => E.product([E.half, E.add(s, E.product([sign, conjugate]))]);
  const k = E.divide(root, E.sqrt(b));
  // x^m = (s² − 2·b·s + C)/(2·a·s)
  const sign = E.number(signOf(parts.b) === -1 ? -1 : 1);
  const above = tidy(E.product([sign, E.sum([E.power(s, E.two), E.product([E.number(-2), parts.a, s]), c])]));
  const below = E.product([sign, E.two, parts.b]);
  const power = (by: Q.Rational) =>
    E.product([above, below, s].map((part, j) => E.power(part, E.number(j === 0 ? by : Q.negate(by)))));
  const inS = (node: Expression): Expression => {
    if (E.equal(node, base)) return s;
    if (E.equal(node, a)) return half(E.one);
    if (node.kind === 'sum' && E.equal(node, E.subtract(a, root))) return conjugate;
    if (node.kind === 'sum' && E.equal(node, E.subtract(root, a))) return E.negate(conjugate);
    if (node.kind === 'power' && E.equal(node.base, b) && node.exponent.kind === 'number')
      return E.power(E.divide(half(E.minusOne), k), E.number(Q.multiply(node.exponent.value, Q.integerRational(2))));
    if (E.equal(node, b)) return E.power(E.divide(half(E.minusOne), k), E.two);
    const exponent = E.exponentOf(node);
    if (E.equal(E.baseOf(node), x) && exponent.kind === 'number') return power(Q.divide(exponent.value, parts.k));
    return mapChildren(node, inS);
  };
  // d(x^m) = m·x^(m − 1)·dx
  const rate = derivativeOf(half(E.one), inner.variable)!;
  const dx = E.product([
    rate,
    E.reciprocal(E.product([parts.b, E.number(parts.k)])),
    power(Q.divide(Q.subtract(Q.one, parts.k), parts.k)),
  ]);
  const integrand = tidy(E.product([tidy(inS(f)), tidy(dx)]));
  if (contains(integrand, context.variable) || size(integrand, 400) >= 400) return null;
  const step = inner.integrate(integrand, inner);
  if (step === null) return null;
  // What is a power of the polynomial above is one of x again.
  const inPowers = transform(step.after.expression, (node) =>
    node.kind === 'power' && node.exponent.kind === 'number' && E.equal(node.base, above)
      ? E.product([
          E.power(below, node.exponent),
          E.power(s, node.exponent),
          E.power(x, E.number(Q.multiply(parts.k, node.exponent.value))),
        ])
      : node,
  );
  const back = onBothSides(substitute(inPowers, { [inner.variable]: base }), f, context);
  return made('substitution', f, back, context, [step], `${inner.variable} = ${toText(base)}`);
}

/** F holds for positive x; where it does not for negative ones and f is even, sign(x)·(F(|x|) − F(0)) does. */
function onBothSides(F: Expression, f: Expression, { variable }: Context): Expression {
  const x = E.symbol(variable);
  const holds = checkAntiderivative(F, f, variable, samplePoints(f, variable).points).verdict === 'equal';
  if (holds || !E.equal(tidy(substitute(f, { [variable]: E.negate(x) })), tidy(f))) return F;
  const [size, side] = [E.apply('abs', [x]), E.apply('sign', [x])];
  const terms = E.termsOf(F).map((term) => {
    const factors = E.factorsOf(term);
    const odd = factors.find((factor) => E.equal(factor, x));
    const rest = E.product(factors.filter((factor) => factor !== odd));
    return E.product([odd ?? side, substitute(rest, { [variable]: size })]);
  });
  const start = simplify(substitute(F, { [variable]: E.zero }));
  if (start.ok && Number.isFinite(evaluate(start.value.expression)))
    terms.push(E.product([E.minusOne, side, start.value.expression]));
  return transform(E.sum(terms), (node) =>
    E.equal(E.baseOf(node), size) && isEven(E.exponentOf(node)) ? E.power(x, E.exponentOf(node)) : node,
  );
}

const isEven = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(Q.multiply(a.value, Q.half));
