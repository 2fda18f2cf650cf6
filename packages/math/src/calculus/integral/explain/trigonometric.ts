import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree } from '../context.ts';
import { expand } from '../linearity.ts';
import { productToSum } from '../transcendental/product-to-sum.ts';
import { bioche } from '../transcendental/trigonometric.ts';
import { hyperbolicProductToSum } from './hyperbolic-products.ts';
import { integratedAs, type Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/* The identities that turn circular and hyperbolic integrands into those of the table, and the substitutions for what is left. */

const call = (name: string, u: Expression): Expression => E.apply(name, [u]);

const quotients: Readonly<Record<string, readonly [string, string]>> = {
  tan: ['sin', 'cos'],
  cot: ['cos', 'sin'],
  tanh: ['sinh', 'cosh'],
  coth: ['cosh', 'sinh'],
};

/** tan = sin/cos, so that u = cos. */
export const quotientIdentity: Rule = (f, context) => {
  const parts = f.kind === 'apply' ? quotients[f.name] : undefined;
  if (f.kind !== 'apply' || parts === undefined) return null;
  const slope = derivativeOf(f.args[0]!, context.variable);
  if (slope === null || !isFree(slope, context)) return null;
  const [top, bottom] = pair(parts.map((name) => call(name, f.args[0]!)));
  return integratedAs(f, E.divide(top, bottom), context, {
    rule: 'quotient identity',
    says: `${f.name} = ${parts[0]}/${parts[1]}, and the numerator is the derivative of the denominator but for a constant factor.`,
  });
};

/** tan² = sec² − 1 and its like: [partner, factor of its square, constant]. */
const squares: Readonly<Record<string, readonly [string, number, number, string]>> = {
  tan: ['sec', 1, -1, 'tan² = sec² − 1'],
  cot: ['csc', 1, -1, 'cot² = csc² − 1'],
  tanh: ['sech', -1, 1, 'tanh² = 1 − sech²'],
  coth: ['csch', 1, 1, 'coth² = 1 + csch²'],
};

/** Even powers of a tangent beside powers of its secant, or a power of a tangent alone, by its square. */
export const pythagoreanIdentity: Rule = (f, context) => {
  const factors = E.factorsOf(f);
  for (const factor of factors) {
    const [base, n] = [E.baseOf(factor), wholeExponent(factor)];
    const known = base.kind === 'apply' ? squares[base.name] : undefined;
    if (base.kind !== 'apply' || known === undefined || n < 2 || isFree(base, context)) continue;
    const [partner, by, constant, formula] = known;
    const secant = call(partner, base.args[0]!);
    const square = E.add(E.product([E.number(by), E.power(secant, E.two)]), E.number(constant));
    const hasSecant = factors.some((one) => E.equal(E.baseOf(one), secant));
    if (hasSecant && n % 2 === 1) continue;
    const lower = hasSecant ? E.power(square, E.number(n / 2)) : E.product([square, E.power(base, E.number(n - 2))]);
    const g = E.product([...factors.filter((one) => one !== factor), lower]);
    const expanded = expand(g, context) ?? g;
    const step = integratedAs(f, expanded, context, { rule: 'Pythagorean identity', says: `By ${formula}.` });
    if (step !== null) return step;
  }
  return null;
};

/** secⁿ with an even n > 2 as sec²·(1 + tan²)^(n/2 − 1), a polynomial in the tangent times its derivative. */
export const evenSecant: Rule = (f, context) => {
  const n = f.kind === 'power' ? wholeExponent(f) : 0;
  if (f.kind !== 'power' || f.base.kind !== 'apply' || n < 4 || n % 2 === 1) return null;
  const found = Object.entries(squares).find(([, [partner]]) => f.base.kind === 'apply' && f.base.name === partner);
  if (found === undefined) return null;
  const [tangent, [, by, constant, formula]] = found;
  const square = E.power(call(tangent, f.base.args[0]!), E.two);
  const secantSquared = E.product([E.number(by), E.subtract(square, E.number(constant))]);
  const g = E.product([E.power(f.base, E.two), E.power(secantSquared, E.number(n / 2 - 1))]);
  return integratedAs(f, g, context, { rule: 'Pythagorean identity', says: `By ${formula}, but for one square.` });
};

const wholeExponent = (factor: Expression): number => {
  const exponent = E.exponentOf(factor);
  return exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : 0;
};

/** Even powers and products of sines and cosines as a sum of single ones. */
export const halfAngles: Rule = (f, context) => {
  const found = productToSum(f, context) ?? hyperbolicProductToSum(f, context);
  if (found === null) return null;
  const { waves, rest } = found;
  // What stands beside them is not to hold the same angles: e^(sin x)·sin x·cos x goes by u = sin x.
  if (some(rest, (node) => node.kind === 'apply' && contains(node, context.variable))) return null;
  const g = E.sum(waves.map(({ c, name, argument }) => E.product([c, rest, call(name, tidy(argument))])));
  return integratedAs(f, g, context, {
    rule: 'half-angle and product-to-sum identities',
    says: 'Products and even powers of sines and cosines are sums of sines and cosines of multiple angles.',
  });
};

/** 1 ± cos u under a fraction as 2·cos²(u/2) or 2·sin²(u/2), 1 ± sin u by its conjugate, where no other function stands beside it. */
export const halfAngleBelow: Rule = (f, context) => {
  const factors = E.factorsOf(f);
  const below = factors.find((factor) => wholeExponent(factor) < 0 && E.baseOf(factor).kind === 'sum');
  const rest = factors.filter((factor) => factor !== below);
  if (below === undefined || rest.some((one) => some(one, (node) => node.kind === 'apply' && !isFree(node, context))))
    return null;
  const parts = constantAndWave(E.baseOf(below), context);
  if (parts === null) return null;
  const { c, wave } = parts;
  const ratio = E.divide(wave, c);
  const [sign, of] = [E.coefficient(ratio), E.withoutCoefficient(ratio)];
  if (!Q.isOne(Q.abs(sign)) || of.kind !== 'apply') return null;
  const isPlus = Q.isOne(sign);
  const n = -wholeExponent(below);
  const u = of.args[0]!;
  const scaled = (a: Expression, by: Expression) => E.product([...rest, E.power(by, E.number(-n)), a]);
  if (of.name === 'cos') {
    const square = call(isPlus ? 'sec' : 'csc', E.product([E.half, u]));
    return integratedAs(f, scaled(E.power(square, E.number(2 * n)), E.multiply(E.two, c)), context, {
      rule: 'half-angle identity',
      says: isPlus ? 'By 1 + cos(u) = 2·cos(u/2)².' : 'By 1 − cos(u) = 2·sin(u/2)².',
    });
  }
  if (of.name !== 'sin' || n !== 1) return null;
  const other = E.product([E.number(isPlus ? -1 : 1), call('sec', u), call('tan', u)]);
  const g = E.sum([E.power(call('sec', u), E.two), other].map((term) => scaled(term, c)));
  return integratedAs(f, g, context, {
    rule: 'Pythagorean identity',
    says: `Multiplied above and below by 1 ${isPlus ? '−' : '+'} sin(u), the denominator is 1 − sin(u)² = cos(u)².`,
  });
};

/**
 * c/D, where the powers and products of sines and cosines in the sum D come to one wave of a multiple angle beside a constant:
 * sin⁴ x + cos⁴ x is 3/4 + cos(4x)/4.
 */
export const multipleAngleBelow: Rule = (f, context) => {
  const [below, ...others] = E.factorsOf(f).filter((factor) => !isFree(factor, context));
  if (below === undefined || others.length > 0 || wholeExponent(below) !== -1) return null;
  const D = E.baseOf(below);
  if (D.kind !== 'sum') return null;
  const parts: Expression[] = [];
  for (const term of D.terms) {
    const found = isFree(term, context) ? null : productToSum(term, context);
    if (found === null) {
      parts.push(term);
      continue;
    }
    if (!isFree(found.rest, context)) return null;
    parts.push(...found.waves.map(({ c, name, argument }) => E.product([c, found.rest, call(name, tidy(argument))])));
  }
  const single = E.sum(parts);
  const wave = single.kind === 'sum' ? single.terms.filter((term) => !isFree(term, context)) : [];
  const [only] = wave.map(E.withoutCoefficient);
  const isWave = only?.kind === 'apply' && (only.name === 'cos' || only.name === 'sin');
  if (wave.length !== 1 || !isWave || E.equal(single, D)) return null;
  return integratedAs(f, E.divide(E.product([f, D]), single), context, {
    rule: 'half-angle and product-to-sum identities',
    says: `The denominator is ${toText(single)}, a single wave beside a constant.`,
  });
};

/** A sum of a constant and something else. */
function constantAndWave(
  a: Expression,
  context: Context,
): { readonly c: Expression; readonly wave: Expression } | null {
  if (a.kind !== 'sum' || a.terms.length !== 2) return null;
  const [first, second] = pair(a.terms);
  if (isFree(first, context)) return { c: first, wave: second };
  return isFree(second, context) ? { c: second, wave: first } : null;
}

/** w/(a + b·w) as 1/b − a/(b·(a + b·w)), for a wave w. */
export const divisionByWave: Rule = (f, context) => {
  const factors = E.factorsOf(f).filter((factor) => !isFree(factor, context));
  const below = factors.find((factor) => E.equal(E.exponentOf(factor), E.minusOne));
  const above = factors.find((factor) => factor.kind === 'apply');
  const parts = below === undefined ? null : constantAndWave(E.baseOf(below), context);
  if (factors.length !== 2 || parts === null || above === undefined) return null;
  const b = E.divide(parts.wave, above);
  if (!isFree(b, context)) return null;
  const constants = E.divide(f, E.product([above, below!]));
  const g = E.add(E.divide(constants, b), E.negate(E.product([constants, parts.c, E.reciprocal(b), below!])));
  return integratedAs(f, g, context, {
    rule: 'polynomial division',
    says: `The numerator is the denominator ${toText(E.baseOf(below!))} but for a constant and a factor.`,
  });
};

const reciprocals: Readonly<Record<string, string>> = { sin: 'csc', cos: 'sec', sinh: 'csch', cosh: 'sech' };

/** 1/cosⁿ as secⁿ, which stands in the table or has its own way. */
export const reciprocalIdentity: Rule = (f, context) => {
  const n = f.kind === 'power' ? wholeExponent(f) : 0;
  if (f.kind !== 'power' || n >= 0 || f.base.kind !== 'apply') return null;
  const name = reciprocals[f.base.name];
  if (name === undefined) return null;
  return integratedAs(f, E.power(call(name, f.base.args[0]!), E.number(-n)), context, {
    rule: 'reciprocal identity',
    says: `1/${f.base.name} is ${name}.`,
  });
};

/** sin 2θ = 2·sin θ·cos θ and cos 2θ = 2·cos² θ − 1, where functions of θ stand beside them. */
export const doubleAngle: Rule = (f, context) => {
  const angles: Expression[] = [];
  some(f, (node) => {
    if (node.kind === 'apply' && contains(node, context.variable)) angles.push(node.args[0]!);
    return false;
  });
  const isDouble = (a: Expression) => angles.some((one) => E.equal(a, E.product([E.two, one])));
  const g = transform(f, (node) => {
    if (node.kind !== 'apply' || !isDouble(node.args[0]!)) return node;
    const half = E.product([E.half, node.args[0]!]);
    if (node.name === 'sin') return E.product([E.two, call('sin', half), call('cos', half)]);
    return node.name === 'cos' ? E.subtract(E.product([E.two, E.power(call('cos', half), E.two)]), E.one) : node;
  });
  return integratedAs(f, g, context, {
    rule: 'double-angle identity',
    says: 'Functions of an angle and of its double stand together, so all are written with the angle.',
  });
};

const inSineAndCosine: Readonly<Record<string, (u: Expression) => Expression>> = {
  tan: (u) => E.divide(call('sin', u), call('cos', u)),
  cot: (u) => E.divide(call('cos', u), call('sin', u)),
  sec: (u) => E.reciprocal(call('cos', u)),
  csc: (u) => E.reciprocal(call('sin', u)),
  tanh: (u) => E.divide(call('sinh', u), call('cosh', u)),
  coth: (u) => E.divide(call('cosh', u), call('sinh', u)),
  sech: (u) => E.reciprocal(call('cosh', u)),
  csch: (u) => E.reciprocal(call('sinh', u)),
};

/** Everything by sines and cosines. */
export const sinesAndCosines: Rule = (f, context) => {
  const g = transform(f, (node) => {
    const by = node.kind === 'apply' && contains(node, context.variable) ? inSineAndCosine[node.name] : undefined;
    return by === undefined || node.kind !== 'apply' ? node : by(node.args[0]!);
  });
  return integratedAs(f, g, context, {
    rule: 'in sines and cosines',
    says: 'Written with sines and cosines alone, the integrand is simpler.',
  });
};

const reasons: Readonly<Record<string, string>> = {
  sin: 'The integrand is odd in the cosine, so u is the sine.',
  cos: 'The integrand is odd in the sine, so u is the cosine.',
  tan: 'The integrand has the period pi, so u is the tangent.',
};

/** What is rational in sines and cosines, by u = cos, sin, tan or tan(x/2) (Weierstrass). */
export const trigonometricSubstitution: Rule = (f, context) => {
  const found = bioche(f, context);
  if (found === null) return null;
  const { g, integrand, inner } = found;
  const du = derivativeOf(g, context.variable);
  if (du === null) return null;
  const isHalf = g.kind === 'apply' && E.equal(g.args[0]!, E.product([E.half, E.symbol(context.variable)]));
  const name = g.kind === 'apply' && !isHalf ? g.name : '';
  const says =
    reasons[name] ??
    `The integrand is rational in the sine and the cosine: with ${inner.variable} = ${toText(g)} the sine is 2u/(1 + u²), the cosine (1 − u²)/(1 + u²).`;
  const rule = reasons[name] === undefined ? 'Weierstrass substitution' : 'substitution';
  return substituted(f, { g, du, inU: tidy(integrand), says, rule }, inner, context);
};

/** sinh and cosh by exponentials. */
export const exponentialForm: Rule = (f, context) => {
  const plain: Readonly<Record<string, (plus: Expression, minus: Expression) => Expression>> = {
    sinh: (plus, minus) => E.product([E.half, E.subtract(plus, minus)]),
    cosh: (plus, minus) => E.product([E.half, E.add(plus, minus)]),
  };
  const g = transform(f, (node) => {
    const by = node.kind === 'apply' && contains(node, context.variable) ? plain[node.name] : undefined;
    if (by === undefined || node.kind !== 'apply') return node;
    const u = node.args[0]!;
    return by(E.exp(u), E.exp(tidy(E.negate(u))));
  });
  if (E.equal(f, g)) return null;
  return integratedAs(f, expand(g, context) ?? g, context, {
    rule: 'in exponentials',
    says: 'Hyperbolic functions are written as exponentials.',
  });
};
