import * as Q from '../../exact/rational.ts';
import { expressionsWith } from '../../expression/arithmetic.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { byFormula, type FunctionName } from '../../expression/facts/table.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { contains, mapChildren, some } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity, signAtInfinity } from './at-infinity.ts';
import { type Context, charge } from './context.ts';
import { isInternal } from './internal.ts';
import { vanishesSomewhere } from './oscillation.ts';
import { circular } from './prepare-circular.ts';
import { arccosine, arcsine, arctangent, arctanh } from './prepare-inverse.ts';
import { absolute, cubeRoot, floor } from './prepare-jumps.ts';
import { logarithm, preparePower } from './prepare-powers.ts';
import {
  cosineIntegral,
  errorFunction,
  exponentialIntegral,
  fresnel,
  gamma,
  hyperbolicIntegral,
  imaginaryErrorFunction,
  sineIntegral,
  zeta,
} from './prepare-special.ts';

/*
 * From the leaves up, everything is brought to what the algorithm knows: sums, products, constant powers, exponentials,
 * logarithms, and functions that are analytic where their argument goes. Which form that is, depends on the limit of the argument:
 * |g| is g or −g, ⌊g⌋ a constant, atan g near a pole is π/2 − atan(1/g), Γ(g) for large g the exponential of its logarithm, sin g
 * for unbounded g the sine of an angle (`oscillation.ts`).
 */

/** The expression in functions whose behaviour towards infinity is known. */
export function prepare(a: Expression, context: Context): Expression {
  const prepared = prepareAll(a, context);
  if (context.oscillations.length > 0 && hasZeroBelow(prepared, context)) context.singular = true;
  return prepared;
}

/** Whether something that oscillates, and vanishes at some angle, stands below a fraction line or in a logarithm. */
const hasZeroBelow = (a: Expression, context: Context): boolean =>
  some(a, (node) => {
    const inner =
      node.kind === 'power' && isRisky(node.exponent)
        ? node.base
        : node.kind === 'apply' && node.name === 'ln'
          ? first(node)
          : null;
    return inner !== null && !contains(inner, context.variable) && vanishesSomewhere(inner, context);
  });

const isRisky = (exponent: Expression): boolean => exponent.kind !== 'number' || Q.sign(exponent.value) < 0;

function prepareAll(a: Expression, context: Context): Expression {
  const done = new Map<string, Expression>();
  const visit = (node: Expression): Expression => {
    if (!contains(node, context.variable)) return node;
    const key = keyOf(node);
    const known = done.get(key);
    if (known !== undefined) return known;
    charge(context, 2);
    const mapped = mapChildren(node, visit);
    // An odd function has its sign outside once its argument is prepared, sin(−ln x) as −sin(ln x): its form is that of the function itself.
    const isTurned = node.kind === 'apply' && !isSameFunction(mapped, node) && contains(mapped, context.variable);
    const whole = isTurned ? { ...node, args: node.args.map(visit) } : mapped;
    const found = prepareNode(whole, context);
    const prepared = found === whole ? mapped : found;
    done.set(key, prepared);
    return prepared;
  };
  return visit(a);
}

const isSameFunction = (a: Expression, { name }: ApplyNode): boolean => a.kind === 'apply' && a.name === name;

function prepareNode(a: Expression, context: Context): Expression {
  if (!contains(a, context.variable)) return a;
  if (a.kind === 'power') return preparePower(a.base, a.exponent, context);
  if (a.kind === 'apply') {
    return isInternal(a.name) ? a : (forms[a.name] ?? fromFormula)(a, context);
  }
  return a;
}

type Form = (a: ApplyNode, context: Context) => Expression;

const first = (a: ApplyNode): Expression => a.args[0]!;

/** A function of which nothing is known at infinity: its arguments must stay bounded. */
const analytic: Form = (a, context) => {
  for (const arg of a.args)
    if (contains(arg, context.variable) && limitAtInfinity(arg, context).kind === 'infinite')
      throw new Unfinished('undecided', `${a.name} of what grows without bound`);
  return a;
};

/** The formula through the forms of its functions: the constructors would take a sign out of an odd one. */
const fromFormula: Form = (a, context) => {
  const through = expressionsWith((name, u) => {
    const node: ApplyNode = { kind: 'apply', name: name as FunctionName, args: [u] };
    return (forms[name] ?? fromFormula)(node, context);
  });
  return (a.args.length === 1 ? byFormula(a.name, through, first(a)) : undefined) ?? analytic(a, context);
};

/** A function with an asymptotic series towards +oo. */
const towardsInfinity =
  (index: number): Form =>
  (a, context) => {
    const limit = limitAtInfinity(a.args[index]!, context);
    if (limit.kind === 'infinite' && limit.sign !== 1) throw new Unfinished('undecided', `${a.name} towards −oo`);
    return a;
  };

const hyperbolic =
  (form: (plus: Expression, minus: Expression) => Expression): Form =>
  (a) =>
    form(E.exp(first(a)), E.exp(E.negate(first(a))));

const forms: Readonly<Record<string, Form>> = {
  ln: (a, context) => logarithm(first(a), context),
  sin: (a, context) => circular(first(a), 'sin', context),
  cos: (a, context) => circular(first(a), 'cos', context),
  sinh: hyperbolic((p, m) => E.multiply(E.half, E.subtract(p, m))),
  cosh: hyperbolic((p, m) => E.multiply(E.half, E.add(p, m))),
  tanh: hyperbolic((p, m) => E.divide(E.subtract(p, m), E.add(p, m))),
  coth: hyperbolic((p, m) => E.divide(E.add(p, m), E.subtract(p, m))),
  sech: hyperbolic((p, m) => E.divide(E.two, E.add(p, m))),
  csch: hyperbolic((p, m) => E.divide(E.two, E.subtract(p, m))),
  asin: (a, context) => arcsine(first(a), context),
  acos: (a, context) => arccosine(first(a), context),
  atan: (a, context) => arctangent(first(a), context),
  asinh: (a, context) => {
    const z = first(a);
    // ln(z + √(z² + 1)) cancels for negative z, and the function is odd.
    const negative = limitIs(z, -1, context);
    const u = negative ? E.negate(z) : z;
    const value = logarithm(E.add(u, E.sqrt(E.add(E.power(u, E.two), E.one))), context);
    return negative ? E.negate(value) : value;
  },
  acosh: (a, context) => {
    const z = first(a);
    return logarithm(E.add(z, E.multiply(E.sqrt(E.add(z, E.one)), E.sqrt(E.subtract(z, E.one)))), context);
  },
  atanh: (a, context) => arctanh(first(a), context),
  abs: (a, context) => absolute(first(a), context),
  cbrt: (a, context) => cubeRoot(first(a), context),
  sign: (a, context) => E.number(signAtInfinity(first(a), context)),
  heaviside: (a, context) => {
    const sign = signAtInfinity(first(a), context);
    return sign === 0 ? a : E.number(sign > 0 ? 1 : 0);
  },
  floor: (a, context) => floor(first(a), context),
  ceil: (a, context) => E.negate(floor(E.negate(first(a)), context)),
  mod: (a, context) => {
    const [x, y] = pair(a.args);
    return E.subtract(x, E.multiply(y, floor(E.divide(x, y), context)));
  },
  max: (a, context) => a.args.reduce((x, y) => (signAtInfinity(E.subtract(x, y), context) >= 0 ? x : y)),
  min: (a, context) => a.args.reduce((x, y) => (signAtInfinity(E.subtract(x, y), context) <= 0 ? x : y)),
  gamma: (a, context) => gamma(first(a), context),
  lngamma: towardsInfinity(0),
  digamma: towardsInfinity(0),
  polygamma: towardsInfinity(1),
  zeta: (a, context) => zeta(first(a), context),
  binomial: (a, context) => {
    const [n, k] = pair(a.args);
    const below = E.multiply(gamma(E.add(k, E.one), context), gamma(E.sum([n, E.negate(k), E.one]), context));
    return E.divide(gamma(E.add(n, E.one), context), below);
  },
  beta: (a, context) => {
    const [x, y] = pair(a.args);
    return E.divide(E.multiply(gamma(x, context), gamma(y, context)), gamma(E.add(x, y), context));
  },
  erf: (a, context) => errorFunction(first(a), context),
  erfc: (a, context) => E.subtract(E.one, errorFunction(first(a), context)),
  erfi: (a, context) => imaginaryErrorFunction(first(a), context),
  Shi: (a, context) => hyperbolicIntegral(a, context),
  Chi: (a, context) => hyperbolicIntegral(a, context),
  Ei: (a, context) => exponentialIntegral(first(a), context),
  li: (a, context) => exponentialIntegral(logarithm(first(a), context), context),
  Si: (a, context) => sineIntegral(a, context),
  Ci: (a, context) => cosineIntegral(a, context),
  fresnelS: (a, context) => fresnel(a, context),
  fresnelC: (a, context) => fresnel(a, context),
};

/** Whether the argument tends to +oo (1) or −oo (−1). */
function limitIs(a: Expression, sign: 1 | -1, context: Context): boolean {
  const limit = limitAtInfinity(a, context);
  return limit.kind === 'infinite' && limit.sign === sign;
}
