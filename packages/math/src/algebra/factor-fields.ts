import { fromBigInt } from '../exact/integer.ts';
import { integerRational, multiply as multiplyRational, type Rational } from '../exact/rational.ts';
import { add, number, power, product, subtract, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { IntegerPolynomial } from '../polynomial/univariate/dense.ts';
import * as P from '../polynomial/univariate/dense.ts';
import type { Root, Roots } from './roots/roots.ts';

/** The factorizations beside that over Q, where they differ from it and have a closed form. */
export interface FieldFactorizations {
  readonly overReals?: Expression;
  readonly overComplex?: Expression;
}

/**
 * The factorizations over R (linear factors for real roots, quadratic ones for conjugate pairs) and C (linear ones) of
 * content·f for f primitive over Z, from the roots of f in closed form; a field is absent where one of its roots has none.
 */
export function factorOverFields(
  content: Rational,
  f: IntegerPolynomial,
  roots: Roots,
  variable: string,
): FieldFactorizations {
  const x = symbol(variable);
  const scale = number(multiplyRational(content, integerRational(fromBigInt(P.leading(f)))));
  const linear = (root: Root): Expression => power(subtract(x, root.exact!), number(root.multiplicity));
  if (roots.real.some(({ exact }) => exact === undefined)) return {};
  const reals = roots.real.map(linear);
  const pairs = roots.complex.filter((_, k) => k % 2 === 0);
  const quadratics = pairs.map((root) => quadraticOf(root, x));
  const overReals = quadratics.some((one) => one === null)
    ? undefined
    : product([scale, ...reals, ...(quadratics as Expression[])]);
  const overComplex = roots.complex.some(({ exact }) => exact === undefined)
    ? undefined
    : product([scale, ...reals, ...roots.complex.map(linear)]);
  return { overReals, overComplex };
}

/** x² − 2·Re(z)·x + |z|² for a pair of conjugate roots in closed form a ± b·i. */
function quadraticOf({ exact, polynomial, multiplicity }: Root, x: Expression): Expression | null {
  if (P.degree(polynomial) === 2) {
    const coefficients = polynomial.map((value) => number(fromBigInt(value)));
    const [c, b, a] = coefficients as [Expression, Expression, Expression];
    const inverse = power(a, number(-1));
    const monic = sum([power(x, number(2)), product([b, inverse, x]), product([c, inverse])]);
    return power(monic, number(multiplicity));
  }
  const parts = exact === undefined ? null : realAndImaginary(exact);
  if (parts === null) return null;
  const [re, im] = parts;
  const monic = add(sum([power(x, number(2)), product([number(-2), re, x])]), add(squared(re), squared(im)));
  return power(monic, number(multiplicity));
}

/** (a + b)² multiplied out for short sums, so that roots disappear. */
const squared = (a: Expression): Expression =>
  a.kind === 'sum' ? sum(a.terms.flatMap((s) => a.terms.map((t) => product([s, t])))) : power(a, number(2));

/** a + b·i with i nowhere else; null for other shapes. */
function realAndImaginary(a: Expression): [Expression, Expression] | null {
  const terms = a.kind === 'sum' ? a.terms : [a];
  const real: Expression[] = [];
  const imaginary: Expression[] = [];
  for (const term of terms) {
    const factors = term.kind === 'product' ? term.factors : [term];
    const without = factors.filter((one) => !(one.kind === 'constant' && one.name === 'i'));
    if (without.some(hasI)) return null;
    (without.length < factors.length ? imaginary : real).push(product(without));
  }
  return [sum(real), sum(imaginary)];
}

function hasI(a: Expression): boolean {
  switch (a.kind) {
    case 'constant':
      return a.name === 'i';
    case 'sum':
      return a.terms.some(hasI);
    case 'product':
      return a.factors.some(hasI);
    case 'power':
      // The root of a negative number is imaginary too.
      return hasI(a.base) || hasI(a.exponent) || (a.base.kind !== 'number' && a.exponent.kind === 'number');
    case 'apply':
      return a.args.some(hasI);
    default:
      return false;
  }
}
