import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, size, transform } from '../../../expression/walk.ts';
import { withCircularProducts } from './circular-products.ts';
import { withSineAndCosine } from './full-angle.ts';

/*
 * Quotients of linear functions of the tangent of half an angle, by the sine and cosine of the angle: (t − 1)/(t + 1) is (t² − 1)/(t + 1)²,
 * and over 1 + t² that is −cos x/(1 + sin x). The same with hyperbolic functions, over 1 − t².
 */

const T = E.symbol('\u03c4');

type Multiplier = 'numerator' | 'denominator';

/** F with such quotients of one tangent, each multiplied above and below by its numerator or its denominator. */
export function withFullAngleQuotients(F: Expression, tangent: Expression, by: Multiplier): Expression {
  if (tangent.kind !== 'apply') return F;
  const isHyperbolic = tangent.name === 'tanh';
  const theta = tidy(E.product([E.two, tangent.args[0]!]));
  const named = transform(F, (node) => (E.equal(node, tangent) ? T : node));
  const written = transform(named, (node) => {
    if (node.kind !== 'product') return node;
    const below = node.factors.find(
      (factor) => E.equal(E.exponentOf(factor), E.minusOne) && isLinear(E.baseOf(factor)),
    );
    const above = node.factors.find((factor) => isLinear(factor));
    if (below === undefined || above === undefined) return node;
    const bottom = E.baseOf(below);
    const factor = by === 'numerator' ? above : bottom;
    const rest = node.factors.filter((one) => one !== above && one !== below);
    const quotient = E.divide(
      overSum(above, factor, theta, isHyperbolic),
      overSum(bottom, factor, theta, isHyperbolic),
    );
    return E.product([...rest, tidy(quotient)]);
  });
  return substitute(written, { [T.name]: tangent });
}

/** F with 2t/(1 − t²) as tan 2θ, 2t/(1 + t²) as sin 2θ, and other products that are rational in t = tan θ alone, where that is smaller. */
export const withDoubledAngles = (F: Expression, tangent: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'product') return node;
    const own = node.factors.filter((factor) => isRationalIn(factor, tangent));
    if (!own.some((factor) => factor.kind === 'power' && factor.base.kind === 'sum')) return node;
    const form = withCircularProducts(withSineAndCosine(E.product(own), tangent, 'double'));
    if (size(form) >= size(E.product(own))) return node;
    return E.product([...node.factors.filter((factor) => !own.includes(factor)), form]);
  });

/** Whether something holds the tangent, and is a rational number beside it. */
function isRationalIn(a: Expression, tangent: Expression): boolean {
  if (E.equal(a, tangent)) return true;
  const isTangent = (b: Expression): boolean => b.kind === 'number' || isRationalIn(b, tangent);
  if (a.kind === 'power')
    return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && isRationalIn(a.base, tangent);
  return (a.kind === 'sum' && a.terms.every(isTangent)) || (a.kind === 'product' && a.factors.every(isTangent));
}

/** β + α·t with α and β other than 0. */
function isLinear(a: Expression): boolean {
  if (a.kind !== 'sum' || !contains(a, T.name)) return false;
  const [constant, rate] = coefficients(a);
  return !contains(constant, T.name) && !contains(rate, T.name) && !E.equal(constant, E.zero);
}

function coefficients(a: Expression): readonly [constant: Expression, rate: Expression] {
  const constant = substitute(a, { [T.name]: E.zero });
  return [constant, tidy(E.divide(E.subtract(a, constant), T))];
}

/** Twice the product of two linear functions of t, divided by 1 + t², or 1 − t²: t² is (1 − c)/(1 + c), and t is s/(1 + c). */
function overSum(u: Expression, v: Expression, theta: Expression, isHyperbolic: boolean): Expression {
  const [[b, a], [d, c]] = [coefficients(u), coefficients(v)];
  const [square, constant] = [E.multiply(a, c), E.multiply(b, d)];
  const linear = E.add(E.multiply(a, d), E.multiply(b, c));
  const [sine, cosine] = [
    E.apply(isHyperbolic ? 'sinh' : 'sin', [theta]),
    E.apply(isHyperbolic ? 'cosh' : 'cos', [theta]),
  ];
  const [sum, difference] = [tidy(E.add(constant, square)), tidy(E.subtract(constant, square))];
  const [alone, ofCosine] = isHyperbolic ? [difference, sum] : [sum, difference];
  return tidy(E.sum([alone, E.product([ofCosine, cosine]), E.product([tidy(linear), sine])]));
}
