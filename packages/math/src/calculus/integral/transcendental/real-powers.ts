import { perfectPower } from '../../../exact/integer-root.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { made, type Stage } from '../context.ts';
import { radicalsIn } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/**
 * Powers in the form that the other methods know, equal for real values: positive constants leave the base, (c·u)^r = c^r·u^r;
 * (a^u)^r = a^(r·u) for positive a; (1/u)^r = u^(−r); 4^x = 2^(2x); sec and csc under a root as reciprocals; e^(k·atanh u) =
 * ((1 + u)/(1 − u))^(k/2) and its like, e^(k·i·atan u) too.
 */
export const realPowers: Stage = (f, context) => {
  const x = context.variable;
  const plain = transform(f, (node) => (contains(node, x) ? plainer(node, x) : node));
  const changed = hasOneRadicand(plain, x) ? transform(plain, withoutLoneSign) : plain;
  if (E.equal(changed, f)) return null;
  const step = context.integrate(changed, context);
  return step === null ? null : made('powers written plainly', f, step.after.expression, context, [step]);
};

function plainer(node: Expression, x: string): Expression {
  if (node.kind !== 'power') return node;
  const { base, exponent } = node;
  if (base.kind === 'constant' && base.name === 'e') return ofInverse(exponent) ?? node;
  if (base.kind === 'number' && contains(exponent, x)) return ofPlainBase(base.value, exponent) ?? node;
  if (contains(exponent, x) || (exponent.kind === 'number' && Q.isInteger(exponent.value))) return node;
  if (base.kind === 'power' && !contains(base.base, x) && signOf(base.base) === 1)
    return E.power(base.base, E.product([base.exponent, exponent]));
  if (base.kind === 'power' && base.exponent.kind === 'number' && Q.isMinusOne(base.exponent.value))
    return E.power(base.base, E.negate(exponent));
  if (base.kind === 'apply' && (base.name === 'sec' || base.name === 'csc'))
    return E.power(E.apply(base.name === 'sec' ? 'cos' : 'sin', base.args), E.negate(exponent));
  if (base.kind === 'apply' && (base.name === 'sech' || base.name === 'csch'))
    return E.power(E.apply(base.name === 'sech' ? 'cosh' : 'sinh', base.args), E.negate(exponent));
  if (base.kind !== 'product') return node;
  const constants = base.factors.filter((factor) => !contains(factor, x) && !isUnit(factor) && signOf(factor) === 1);
  if (constants.length === 0) return node;
  const rest = E.product(base.factors.filter((factor) => !constants.includes(factor)));
  return E.product([E.power(E.product(constants), exponent), plainer(E.power(rest, exponent), x)]);
}

/** Whether all roots are of one radicand: two that belong together keep the form they have in common. */
function hasOneRadicand(f: Expression, x: string): boolean {
  const [first, ...others] = radicalsIn(f, x);
  return first !== undefined && others.every(({ base }) => E.equal(base, first.base));
}

/** (−1/u)^r as v^(−r) with v = −u, for a sum u. */
function withoutLoneSign(node: Expression): Expression {
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.isInteger(node.exponent.value)) return node;
  const [sign, below] = node.base.kind === 'product' && node.base.factors.length === 2 ? node.base.factors : [];
  if (sign?.kind !== 'number' || !Q.isMinusOne(sign.value) || below?.kind !== 'power') return node;
  if (below.base.kind !== 'sum' || below.exponent.kind !== 'number' || !Q.isMinusOne(below.exponent.value)) return node;
  return E.power(E.sum(below.base.terms.map(E.negate)), E.negate(node.exponent));
}

const isUnit = (a: Expression): boolean => a.kind === 'number' && Math.abs(Number(a.value.numerator)) === 1;

/** e^(k·F(u)) for an inverse hyperbolic F, a power of an algebraic function. */
function ofInverse(exponent: Expression): Expression | null {
  const factors = E.factorsOf(exponent);
  const inverse = factors.find((factor) => factor.kind === 'apply' && inverses.has(factor.name));
  if (inverse?.kind !== 'apply') return ofImaginaryInverse(factors);
  const k = E.product(factors.filter((factor) => factor !== inverse));
  if (k.kind !== 'number') return null;
  const u = inverse.args[0]!;
  const half = E.number(Q.divide(k.value, Q.integerRational(2)));
  const [plus, minus] = [E.add(u, E.one), E.subtract(u, E.one)];
  const over = E.reciprocal(u);
  switch (inverse.name) {
    case 'atanh':
      return E.power(E.divide(plus, E.subtract(E.one, u)), half);
    case 'acoth':
      return E.power(E.divide(plus, minus), half);
    case 'asinh':
      return E.power(E.add(u, E.sqrt(E.add(E.power(u, E.two), E.one))), k);
    case 'acosh':
      return E.power(E.add(u, E.product([E.sqrt(minus), E.sqrt(plus)])), k);
    case 'acsch':
      return E.power(E.add(over, E.sqrt(E.add(E.power(u, E.number(-2)), E.one))), k);
    default:
      return E.power(E.add(over, E.product([E.sqrt(E.subtract(over, E.one)), E.sqrt(E.add(over, E.one))])), k);
  }
}

/** 4^x as 2^(2x), (1/2)^x as 2^(−x): powers that belong together have one base. */
function ofPlainBase(base: Q.Rational, exponent: Expression): Expression | null {
  const isBelow = base.numerator === 1 && base.denominator !== 1;
  const whole = isBelow ? base.denominator : base.numerator;
  if ((!isBelow && !Q.isInteger(base)) || whole < 2) return null;
  const { base: least, exponent: k } = perfectPower(whole);
  const times = isBelow ? -k : k;
  return times === 1 ? null : E.power(E.number(least), E.product([E.number(times), exponent]));
}

/** e^(k·i·atan u) = ((1 + iu)/(1 − iu))^(k/2), e^(k·i·acot u) = ((u + i)/(u − i))^(k/2) */
function ofImaginaryInverse(factors: readonly Expression[]): Expression | null {
  const i = E.constant('i');
  const inverse = factors.find(
    (factor) => factor.kind === 'apply' && (factor.name === 'atan' || factor.name === 'acot'),
  );
  if (inverse?.kind !== 'apply') return null;
  const k = E.divide(E.product(factors.filter((factor) => factor !== inverse)), i);
  if (k.kind !== 'number') return null;
  const u = inverse.args[0]!;
  const half = E.number(Q.divide(k.value, Q.integerRational(2)));
  const [left, right] = inverse.name === 'atan' ? [E.one, E.product([i, u])] : [u, i];
  return E.power(E.divide(E.add(left, right), E.subtract(left, right)), half);
}

const inverses = new Set(['atanh', 'acoth', 'asinh', 'acosh', 'acsch', 'asech']);
