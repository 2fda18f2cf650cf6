import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { transform } from '../../../expression/walk.ts';

/*
 * Products of powers of the six functions of one angle by two of them at most: sin^a·cos^b is a point (a, b) of the plane, in which the six functions
 * are directions, and a point lies between two neighbouring ones. So sin/cos² is tan·sec, (−3, 3) is cot³ and cos·tan is sin. With
 * hyperbolic functions it is the same.
 */

/** The six in the order of their directions, with their exponents of the sine and the cosine. */
const directions = [
  { name: 'sin', a: 1, b: 0 },
  { name: 'tan', a: 1, b: -1 },
  { name: 'sec', a: 0, b: -1 },
  { name: 'csc', a: -1, b: 0 },
  { name: 'cot', a: -1, b: 1 },
  { name: 'cos', a: 0, b: 1 },
] as const;

interface Power {
  readonly angle: Expression;
  readonly isHyperbolic: boolean;
  readonly a: Q.Rational;
  readonly b: Q.Rational;
}

export const withCircularProducts = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind === 'power') return gathered([node]);
    return node.kind === 'product' ? gathered(node.factors) : node;
  });

function gathered(factors: readonly Expression[]): Expression {
  const rest: Expression[] = [];
  const powers: Power[] = [];
  for (const factor of factors) {
    const power = powerOf(factor);
    if (power === null) {
      rest.push(factor);
      continue;
    }
    const known = powers.findIndex((one) => one.isHyperbolic === power.isHyperbolic && E.equal(one.angle, power.angle));
    if (known < 0) powers.push(power);
    else powers[known] = { ...power, a: Q.add(powers[known]!.a, power.a), b: Q.add(powers[known]!.b, power.b) };
  }
  return powers.length === 0 ? E.product(factors) : E.product([...rest, ...powers.map(written)]);
}

function powerOf(factor: Expression): Power | null {
  const base = E.baseOf(factor);
  const exponent = E.exponentOf(factor);
  if (base.kind !== 'apply' || exponent.kind !== 'number') return null;
  const isHyperbolic = base.name.endsWith('h');
  const direction = directions.find(({ name }) => base.name === (isHyperbolic ? `${name}h` : name));
  if (direction === undefined) return null;
  const times = (k: number) => Q.multiply(exponent.value, Q.integerRational(k));
  return { angle: base.args[0]!, isHyperbolic, a: times(direction.a), b: times(direction.b) };
}

/** The point (a, b) as a combination of two neighbouring directions without negative coefficients: determinants of neighbours are −1. */
function written({ angle, isHyperbolic, a, b }: Power): Expression {
  for (const [k, first] of directions.entries()) {
    const second = directions[(k + 1) % directions.length]!;
    const across = (x: { readonly a: number; readonly b: number }, sign: number) =>
      Q.multiply(
        Q.integerRational(sign),
        Q.subtract(Q.multiply(a, Q.integerRational(x.b)), Q.multiply(b, Q.integerRational(x.a))),
      );
    const [i, j] = [across(second, -1), across(first, 1)];
    if (Q.sign(i) < 0 || Q.sign(j) < 0) continue;
    const part = (name: string, exponent: Q.Rational) =>
      E.power(E.apply(isHyperbolic ? `${name}h` : name, [angle]), E.number(exponent));
    return E.product([part(first.name, i), part(second.name, j)]);
  }
  return E.one;
}
