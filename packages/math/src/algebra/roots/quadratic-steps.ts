import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { add, multiply, number, power, product, sqrt, subtract, sum, symbol } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';

/** The quadratic formula put in: a·x² + b·x + c = 0, all coefficients divided by `denominator`. */
export function quadraticSteps(f: IntegerPolynomial, denominator: Z.Integer, variable: string): Step[] {
  const [c, b, a] = f.map((value) => Q.rational(Z.fromBigInt(value), denominator)) as [
    Q.Rational,
    Q.Rational,
    Q.Rational,
  ];
  const discriminant = Q.subtract(Q.multiply(b, b), Q.multiply(Q.integerRational(4), Q.multiply(a, c)));
  const x = symbol(variable);
  const plain = (name: string): Expression => symbol(name);
  const formula = subtract(power(plain('b'), number(2)), product([number(4), plain('a'), plain('c')]));
  const steps: Step[] = [
    {
      rule: 'discriminant',
      says: `With a = ${said(a)}, b = ${said(b)}, c = ${said(c)}.`,
      before: { left: plain('D'), expression: formula },
      after: { expression: number(discriminant) },
      steps: [],
    },
  ];
  const middle = Q.divide(Q.negate(b), Q.multiply(Q.integerRational(2), a));
  for (const sign of [-1, 1] as const) {
    const root = product([
      number(Q.divide(Q.integerRational(sign), Q.multiply(Q.integerRational(2), a))),
      sqrt(number(discriminant)),
    ]);
    const general = product([
      add(product([number(-1), plain('b')]), product([number(sign), sqrt(plain('D'))])),
      power(product([number(2), plain('a')]), number(-1)),
    ]);
    steps.push({
      rule: 'quadratic formula',
      says: sign < 0 ? 'With the minus sign.' : 'With the plus sign.',
      before: { left: x, expression: general },
      after: { expression: add(number(middle), root) },
      steps: [],
    });
  }
  const square = power(subtract(x, number(middle)), number(2));
  const completed = sum([
    multiply(number(a), square),
    number(Q.negate(Q.divide(discriminant, Q.multiply(Q.integerRational(4), a)))),
  ]);
  const source = sum(f.map((_, k) => product([number([c, b, a][k]!), power(x, number(k))])));
  return [
    { rule: 'completing the square', before: { expression: source }, after: { expression: completed }, steps: [] },
    ...steps,
  ];
}

const said = (a: Q.Rational): string =>
  Z.toString(a.numerator) + (Q.isInteger(a) ? '' : `/${Z.toString(a.denominator)}`);
