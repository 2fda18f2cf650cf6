import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { withVariable } from '../context.ts';
import { radicalsIn } from '../rewrite.ts';
import { multiples } from '../transcendental/trigonometric.ts';
import { pureQuadratic } from './basic-integrals.ts';
import { integrated, type Rule } from './rule.ts';

/*
 * Trigonometric and hyperbolic substitution for √(±p²x² ± q²), with a = q/p:
 *
 *     √(q² − p²x²)    x = a·sin t     the root is q·cos t
 *     √(q² + p²x²)    x = a·sinh t    the root is q·cosh t        or x = a·tan t     with q·sec t
 *     √(p²x² − q²)    x = a·sec t     the root is q·tan t         or x = a·cosh t    with q·sinh t
 *
 * At the end t goes by the triangle: sin t = x/a, cos t = the root over q, and multiple angles first become powers of these.
 */

export interface Way {
  /** x/a as a function of t, the root over q, and what t is. */
  readonly name: 'sin' | 'sinh' | 'sec' | 'tan' | 'cosh';
  readonly root: 'cos' | 'cosh' | 'tan' | 'sec' | 'sinh';
  readonly angle: (xa: Expression, rootq: Expression) => Expression;
}

type Signs = '++' | '+-' | '-+';
type Ways = Readonly<Partial<Record<Signs, Way>>>;

export const sine: Way = { name: 'sin', root: 'cos', angle: (xa) => E.apply('asin', [xa]) };
export const hyperbolicSine: Way = { name: 'sinh', root: 'cosh', angle: (xa) => E.apply('asinh', [xa]) };
// Not asec(x/a): the arctangent holds for negative x too.
const secant: Way = { name: 'sec', root: 'tan', angle: (_, rootq) => E.apply('atan', [rootq]) };
export const tangent: Way = { name: 'tan', root: 'sec', angle: (xa) => E.apply('atan', [xa]) };
// Not acosh(x/a): the logarithm holds for negative x too.
const hyperbolicCosine: Way = {
  name: 'cosh',
  root: 'sinh',
  angle: (xa, rootq) => E.ln(E.apply('abs', [E.add(xa, rootq)])),
};

export const isHyperbolic = ({ name }: Way): boolean => name === 'sinh' || name === 'cosh';

/** The substitution for a radical, by the signs in it. */
const radicalBy =
  (ways: Ways): Rule =>
  (f, context) => {
    const { variable } = context;
    const radicals = radicalsIn(f, variable);
    const [first] = radicals;
    if (context.depth <= 0 || first === undefined || !radicals.every((one) => isRootOf(one, first.base))) return null;
    const x = E.symbol(variable);
    const parts = pureQuadratic(first.base, x, context);
    if (parts === null) return null;
    const { p, q, signs } = parts;
    const way = ways[signs];
    if (way === undefined) return null;
    const name = freeName(context.names, ['t', 'theta', 's']);
    const t = E.symbol(name);
    const a = E.divide(q, p);
    const given = E.product([a, E.apply(way.name, [t])]);
    const root = E.product([q, E.apply(way.root, [t])]);
    const dx = derivativeOf(given, name);
    const withRoot = transform(f, (node) => (isRootOf(node, first.base) ? rootPower(node, root) : node));
    const withSquare = transform(withRoot, (node) => (E.equal(node, first.base) ? E.power(root, E.two) : node));
    const inT = substitute(withSquare, { [variable]: given });
    if (dx === null || contains(inT, variable) || radicalsIn(inT, name).length > 0) return null;
    const integrand = tidy(E.product([inT, dx]));
    const inner = withVariable(context, name);
    const step = inner.integrate(integrand, inner);
    if (step === null) return null;
    const [xa, rootq] = [E.divide(x, a), E.divide(E.sqrt(first.base), q)];
    const F = throughTriangle(step.after.expression, name, way, [xa, rootq], variable);
    if (F === null) return null;
    return integrated(f, F, context, {
      rule: isHyperbolic(way) ? 'hyperbolic substitution' : 'trigonometric substitution',
      says: `With ${variable} = ${toText(given)} the root ${toText(E.sqrt(first.base))} is ${toText(root)}, and d${variable} = ${toText(dx)} d${name}; at the end ${way.name}(${name}) = ${toText(xa)} and ${way.root}(${name}) = ${toText(rootq)}.`,
      with: { [variable]: given, [`d${variable}`]: dx, [name]: way.angle(xa, rootq) },
      steps: [step],
    });
  };

/** The usual one of these. */
export const trigonometricRadical = radicalBy({ '-+': sine, '++': hyperbolicSine, '+-': secant });
export const byCircularFunctions = radicalBy({ '-+': sine, '++': tangent, '+-': secant });
export const byHyperbolicFunctions = radicalBy({ '++': hyperbolicSine, '+-': hyperbolicCosine });

const isRootOf = (a: Expression, base: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && a.exponent.value.denominator === 2 && E.equal(a.base, base);

const rootPower = (a: Expression, root: Expression): Expression =>
  a.kind === 'power' ? E.power(root, E.product([E.two, a.exponent])) : a;

/** F(t) with x again; null where t stands in what the triangle does not give, and is no exponent. */
export function throughTriangle(
  F: Expression,
  t: string,
  way: Way,
  [xa, rootq]: readonly [Expression, Expression],
  variable: string,
): Expression | null {
  const values = functionValues(way, xa, rootq);
  const [first, second] = isHyperbolic(way) ? ['sinh', 'cosh'] : ['sin', 'cos'];
  const written = transform(F, (node) => {
    if (node.kind !== 'apply' || !contains(node, t)) return node;
    const by = E.divide(node.args[0]!, E.symbol(t));
    if (by.kind !== 'number' || !Q.isInteger(by.value)) return node;
    const k = Number(by.value.numerator);
    if (k === 1) return values[node.name] ?? node;
    if (node.name !== first && node.name !== second) return node;
    const [cos, sin] = multiples(k, values[first!]!, values[second!]!, way.name === 'sinh');
    return node.name === first ? sin : cos;
  });
  const isLeft = (node: Expression) =>
    (node.kind === 'apply' && node.name !== 'clausen') || (node.kind === 'power' && contains(node.base, t));
  if (some(written, (node) => isLeft(node) && contains(node, t))) return null;
  const back = substitute(written, { [t]: way.angle(xa, rootq) });
  return withoutConstantLogarithms(termwise(back), variable);
}

/** All six functions, from two of them. */
function functionValues({ name }: Way, xa: Expression, rootq: Expression): Readonly<Record<string, Expression>> {
  const over = E.divide;
  const inverse = E.reciprocal;
  switch (name) {
    case 'sin':
      return { sin: xa, cos: rootq, tan: over(xa, rootq), cot: over(rootq, xa), sec: inverse(rootq), csc: inverse(xa) };
    case 'sec':
      return { sec: xa, tan: rootq, cos: inverse(xa), sin: over(rootq, xa), csc: over(xa, rootq), cot: inverse(rootq) };
    case 'tan':
      return { tan: xa, sec: rootq, cos: inverse(rootq), sin: over(xa, rootq), csc: over(rootq, xa), cot: inverse(xa) };
    case 'sinh':
      return hyperbolicValues(xa, rootq);
    case 'cosh':
      return hyperbolicValues(rootq, xa);
  }
}

const hyperbolicValues = (sinh: Expression, cosh: Expression): Readonly<Record<string, Expression>> => ({
  sinh,
  cosh,
  tanh: E.divide(sinh, cosh),
  coth: E.divide(cosh, sinh),
  sech: E.reciprocal(cosh),
  csch: E.reciprocal(sinh),
});

/** Products of sums multiplied out, so that each term has its numbers together. */
const termwise = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(tidy)) : tidy(a));

/** ln|c·u| is ln|u| and a constant, which goes into the constant of integration. */
const withoutConstantLogarithms = (a: Expression, variable: string): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const u = node.args[0]!;
    if (u.kind !== 'apply' || u.name !== 'abs') return node;
    const inner = tidy(u.args[0]!);
    const terms = E.termsOf(inner);
    const constant = constantOf(terms[0]!, variable);
    if (!terms.every((term) => E.equal(constantOf(term, variable), constant))) return E.ln(E.apply('abs', [inner]));
    return E.ln(E.apply('abs', [E.sum(terms.map((term) => E.divide(term, constant)))]));
  });

/** The factors of a term that are free of the variable. */
const constantOf = (term: Expression, variable: string): Expression =>
  E.product(E.factorsOf(term).filter((factor) => !contains(factor, variable)));
