import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, size, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, withVariable } from '../context.ts';
import { radicalsIn, replace, subexpressions } from '../rewrite.ts';
import { partners } from './conjugates.ts';
import { integrated, type Rule } from './rule.ts';
import { hyperbolicSine, isHyperbolic, sine, tangent, throughTriangle, type Way } from './trigonometric-radical.ts';

/*
 * t = asin w, atan w or asinh w, where w = a·x + b, in place of x: then w = sin t, tan t or sinh t, and the roots go by the triangle,
 *
 *     √(1 − w²) = cos t,    √(1 + w²) = sec t,    √(1 + w²) = cosh t.
 *
 * Likewise t = W(w), on either branch, where w = t·e^t and e^t = w/t.
 *
 * Worked example: e^(atan x)/(1 + x²)^(3/2) is e^t·cos t dt, which goes by parts; tan(asin x) is sin t dt.
 */

const ways: Readonly<Record<string, Way>> = { asin: sine, atan: tangent, asinh: hyperbolicSine };

/** The two real branches. */
const lambert: ReadonlySet<string> = new Set(['W', 'lowerW']);

export const inverseFunction: Rule = (f, context) => {
  if (context.depth <= 0) return null;
  const isInverse = (node: Expression): node is ApplyNode =>
    node.kind === 'apply' && (node.name in ways || lambert.has(node.name));
  const [g, ...others] = subexpressions(f, context.variable).filter(isInverse);
  if (g === undefined || others.length > 0) return null;
  const w = g.args[0]!;
  const slope = derivativeOf(w, context.variable);
  if (slope === null || !isFree(slope, context)) return null;
  return lambert.has(g.name) ? byLambert(f, g, w, slope, context) : byAngle(f, g, w, slope, context);
};

function byLambert(f: Expression, g: ApplyNode, w: Expression, slope: Expression, context: Context): Step | null {
  const { variable } = context;
  const name = freeName(context.names, ['t', 's', 'u']);
  const t = E.symbol(name);
  const x = E.divide(E.subtract(E.product([t, E.exp(t)]), tidy(substitute(w, { [variable]: E.zero }))), slope);
  const dx = derivativeOf(x, name);
  const inT = substitute(replace(f, g, t), { [variable]: x });
  if (dx === null || contains(inT, variable)) return null;
  const inner = withVariable(context, name);
  const step = inner.integrate(tidy(E.product([inT, dx])), inner);
  if (step === null) return null;
  const withoutExponentials = transform(step.after.expression, (node) => {
    const isExponential = node.kind === 'power' && E.equal(node.base, E.constant('e'));
    const k = isExponential ? E.divide(node.exponent, t) : null;
    return k?.kind === 'number' ? E.power(E.divide(w, t), k) : node;
  });
  return integrated(f, tidy(substitute(withoutExponentials, { [name]: g })), context, {
    rule: 'substitution',
    says: `With ${name} = ${toText(g)} it is ${toText(w)} = ${toText(E.product([t, E.exp(t)]))}, and d${variable} = ${toText(dx)} d${name}; at the end ${toText(E.exp(t))} is ${toText(E.divide(w, t))}, and ${name} is ${toText(g)} again.`,
    with: { [variable]: x, [`d${variable}`]: dx, [name]: g },
    steps: [step],
  });
}

/** Multiples of the angle that become a formula longer than this explain nothing. */
const longest = 100;

function byAngle(f: Expression, g: ApplyNode, w: Expression, slope: Expression, context: Context): Step | null {
  const { variable } = context;
  const way = ways[g.name]!;
  const name = freeName(context.names, ['t', 'theta', 's']);
  const t = E.symbol(name);
  const root = E.apply(way.root, [t]);
  const square = squareOfRoot(way, w);
  const constant = tidy(substitute(w, { [variable]: E.zero }));
  const x = E.divide(E.subtract(E.apply(way.name, [t]), constant), slope);
  const dx = derivativeOf(x, name);
  const inT = substitute(withRoots(replace(f, g, t), square, root, context), { [variable]: x });
  if (dx === null || contains(inT, variable) || radicalsIn(inT, name).length > 0) return null;
  const inner = withVariable(context, name);
  const step = inner.integrate(tidy(E.product([inT, dx])), inner);
  if (step === null) return null;
  const F = throughTriangle(step.after.expression, name, way, [w, E.sqrt(square)], variable);
  if (F === null || size(F, longest) >= longest) return null;
  return integrated(f, F, context, {
    rule: isHyperbolic(way) ? 'hyperbolic substitution' : 'trigonometric substitution',
    says: `With ${name} = ${toText(g)} the root ${toText(E.sqrt(square))} is ${toText(root)}, and d${variable} = ${toText(dx)} d${name}; at the end ${way.name}(${name}) = ${toText(w)} and ${way.root}(${name}) = ${toText(E.sqrt(square))}.`,
    with: { [variable]: x, [`d${variable}`]: dx, [name]: g },
    steps: [step],
  });
}

/** 1 ± w², of which `way.root` is the root. */
function squareOfRoot({ name }: Way, w: Expression): Expression {
  const [, s0, s1] = partners[name]!;
  return E.add(E.number(s0), E.product([E.number(s1), E.power(w, E.two)]));
}

/** Powers of multiples of the square by powers of its root. */
const withRoots = (f: Expression, square: Expression, root: Expression, context: Context): Expression =>
  transform(f, (node) => {
    if (node.kind !== 'power' || isFree(node.base, context) || node.base.kind !== 'sum') return node;
    const by = tidy(E.divide(node.base, square));
    const power = E.power(root, E.product([E.two, node.exponent]));
    return isFree(by, context) ? E.product([E.power(by, node.exponent), power]) : node;
  });
