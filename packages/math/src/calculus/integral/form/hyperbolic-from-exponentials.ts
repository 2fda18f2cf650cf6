import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { commonMeasure, scaled } from '../field/measures.ts';
import { inSineAndCosine } from './full-angle.ts';

/*
 * What a substitution by an exponential leaves, in hyperbolic functions: with e^θ = c + s, c and s the hyperbolic cosine and sine of θ, every rational
 * function of e^θ is A(c) + B(c)·s. So e^(−θ)·(e^(2θ) + 1)/2 is cosh θ, and √(e^θ − e^(−θ)) is √(2·sinh θ).
 */

/** F with its exponentials e^(kθ) by cosh θ and sinh θ, for the largest θ and for the half of it; F itself where they have no such θ. */
export function withHyperbolicFunctions(F: Expression, variable: string, part: 1 | 2): Expression {
  const exponents = exponentsIn(F, variable);
  const theta = commonAngle(exponents, part);
  if (theta === null) return F;
  const [sum, difference] = [
    (s: Expression, c: Expression) => E.add(c, s),
    (s: Expression, c: Expression) => E.subtract(c, s),
  ];
  return inSineAndCosine(F, theta.angle, true, (s, c) =>
    transform(F, (node) => {
      if (node.kind !== 'power' || !E.equal(node.base, E.constant('e')) || !contains(node.exponent, variable))
        return node;
      const k = multipleOf(node.exponent, theta.primitive);
      if (k === null) return node;
      const times = Q.divide(k, theta.by);
      return E.power(Q.sign(times) > 0 ? sum(s, c) : difference(s, c), E.number(Q.abs(times)));
    }),
  );
}

/** cosh u + sinh u as e^u, cosh u − sinh u as e^(−u), where a sum is made of these two. */
export const withExponentials = (F: Expression): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'sum' || node.terms.length !== 2) return node;
    const cosine = node.terms.find((term) => functionIn(term)?.name === 'cosh');
    const sine = node.terms.find((term) => functionIn(term)?.name === 'sinh');
    if (cosine === undefined || sine === undefined) return node;
    const [even, odd] = [functionIn(cosine)!, functionIn(sine)!];
    const [c, s] = [E.divide(cosine, even), E.divide(sine, odd)];
    const u = even.args[0]!;
    if (!E.equal(u, odd.args[0]!)) return node;
    if (E.equal(c, s)) return E.product([c, E.exp(u)]);
    return E.equal(c, E.negate(s)) ? E.product([c, E.exp(E.negate(u))]) : node;
  });

/** The one function that is a factor. */
const functionIn = (term: Expression): ApplyNode | undefined =>
  E.factorsOf(term).find((factor): factor is ApplyNode => factor.kind === 'apply');

function exponentsIn(F: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  some(F, (node) => {
    const isExponential =
      node.kind === 'power' && E.equal(node.base, E.constant('e')) && contains(node.exponent, variable);
    if (isExponential && node.kind === 'power') found.push(node.exponent);
    return false;
  });
  return found;
}

interface CommonAngle {
  /** A multiple of the primitive one. */
  readonly angle: Expression;
  readonly primitive: Expression;
  readonly by: Q.Rational;
}

function commonAngle(exponents: readonly Expression[], part: 1 | 2): CommonAngle | null {
  const [first] = exponents;
  if (first === undefined) return null;
  const primitive = primitiveOf(first);
  const multiples = exponents.map((one) => multipleOf(one, primitive));
  if (multiples.some((k) => k === null)) return null;
  // e^θ alone is no sum of a hyperbolic cosine and sine to be read.
  if (part === 1 && new Set(multiples.map((k) => Q.sign(k!))).size === 1) return null;
  const largest = multiples.reduce<Q.Rational>((common, k) => commonMeasure(common, k!), Q.zero);
  const by = Q.divide(largest, Q.integerRational(part));
  return { angle: scaled(primitive, by), primitive, by };
}

/** The exponent without a rational factor. */
const primitiveOf = (a: Expression): Expression => {
  const rest = E.withoutCoefficient(a);
  return rest.kind === 'sum' ? scaled(rest, Q.reciprocal(E.coefficient(rest.terms[0]!))) : rest;
};

/** k with a = k·primitive; null where k is no rational. */
function multipleOf(a: Expression, primitive: Expression): Q.Rational | null {
  if (!E.equal(primitiveOf(a), primitive)) return null;
  const rest = E.withoutCoefficient(a);
  const inner = rest.kind === 'sum' ? E.coefficient(rest.terms[0]!) : Q.one;
  return Q.multiply(E.coefficient(a), inner);
}
