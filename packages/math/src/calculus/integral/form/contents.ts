import { gcd } from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { commonContent } from './common-content.ts';

/** Every sum with the constants that its terms have in common before it: x·(3x + 2) is no better than 3x² + 2x. */
export const withContentsBefore = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'sum') return node;
    const common = commonContent(node, (base) => !contains(base, variable));
    return E.equal(common, E.one) ? node : E.product([common, E.sum(node.terms.map((term) => E.divide(term, common)))]);
  });

/** ln|2·u − 2·v| without the 2, and ln|√2·u − √2·v| without the √2, which are constants of integration; ln|3·x⁵| is 5·ln|x|. */
export const withoutContents = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const inside = node.args[0]!;
    if (inside.kind !== 'apply' || inside.name !== 'abs') return ofEvenPower(withoutContent(inside, variable));
    const plain = withoutSign(withoutContent(inside.args[0]!, variable));
    const exponent = E.exponentOf(plain);
    return E.product([exponent, E.ln(E.apply('abs', [E.baseOf(plain)]))]);
  });

/** ln(u⁴) as 4·ln|u|. */
function ofEvenPower(u: Expression): Expression {
  const exponent = E.exponentOf(u);
  const isEven = u.kind === 'power' && exponent.kind === 'number' && Q.isInteger(Q.divide(exponent.value, two));
  return isEven ? E.product([exponent, E.ln(E.apply('abs', [u.base]))]) : E.ln(u);
}

const two = Q.integerRational(2);

/** u without the constants that all its terms have in common, and each sum that is a factor of it likewise. */
function withoutContent(u: Expression, variable: string): Expression {
  if (u.kind === 'sum') return primitive(u, variable);
  if (u.kind !== 'product') return u;
  return E.product(
    u.factors
      .filter((factor) => contains(factor, variable))
      .map((factor) => {
        const base = E.baseOf(factor);
        return base.kind === 'sum' ? E.power(primitive(base, variable), E.exponentOf(factor)) : factor;
      }),
  );
}

function primitive(u: SumNode, variable: string): Expression {
  const content = commonContent(u, (base) => !contains(base, variable));
  const common = E.product([E.number(integerContent(u)), content]);
  return E.equal(common, E.one) ? u : E.sum(u.terms.map((term) => E.divide(term, common)));
}

/** The greatest common divisor of whole coefficients; 1 where there are others. */
export function integerContent(u: SumNode): Q.Rational {
  const coefficients = u.terms.map(E.coefficient);
  if (!coefficients.every(Q.isInteger)) return Q.one;
  return Q.integerRational(coefficients.reduce<Q.Rational['numerator']>((all, c) => gcd(all, c.numerator), 0));
}

/** −u − v as u + v, wherever a sum is a factor. */
function withoutSign(u: Expression): Expression {
  const plain = E.factorsOf(u).map((factor) => {
    const base = E.baseOf(factor);
    const isNegative = base.kind === 'sum' && base.terms.every((term) => Q.sign(E.coefficient(term)) < 0);
    return isNegative ? E.power(E.sum(base.terms.map(E.negate)), E.exponentOf(factor)) : factor;
  });
  return E.product(plain.filter((factor) => !E.equal(factor, E.minusOne)));
}
