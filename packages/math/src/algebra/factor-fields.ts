import { fromBigInt } from '../exact/integer.ts';
import { integerRational, multiply as multiplyRational, type Rational, rational } from '../exact/rational.ts';
import { add, factorsOf, number, power, product, subtract, sum, symbol, termsOf } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { size } from '../expression/walk.ts';
import type { IntegerPolynomial } from '../polynomial/univariate/dense.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { triple } from '../result/tuple.ts';
import { multipliedOut } from './expand.ts';
import { quadraticFactors } from './roots/radicals.ts';
import type { Root, Roots } from './roots/roots.ts';

/** The factorizations beside that over Q, where they differ from it and have a closed form. */
interface FieldFactorizations {
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
  const linear = (root: Root): Expression => power(multipliedOut(subtract(x, root.exact!)), number(root.multiplicity));
  if (roots.real.some(({ exact }) => exact === undefined)) return {};
  const reals = roots.real.map(linear);
  const pairs = roots.complex.filter((_, k) => k % 2 === 0);
  const quadratics = pairs.map((root) => quadraticOf(root, x));
  const overReals = quadratics.every((one) => one !== null) ? product([scale, ...reals, ...quadratics]) : undefined;
  const overComplex = roots.complex.some(({ exact }) => exact === undefined)
    ? undefined
    : product([scale, ...reals, ...roots.complex.map(linear)]);
  return { overReals, overComplex };
}

/** x² − 2·Re(z)·x + |z|² for a pair of conjugate roots in closed form. */
function quadraticOf({ exact, polynomial, multiplicity, approximate: z }: Root, x: Expression): Expression | null {
  if (P.degree(polynomial) === 2) {
    const [c, b, a] = triple(polynomial.map(fromBigInt));
    return power(quadratic(number(rational(b, a)), number(rational(c, a)), x), number(multiplicity));
  }
  if (P.degree(polynomial) === 4) {
    const found = quadraticFactors(polynomial)?.find(
      ({ b, c }) => near(evaluate(b), -2 * z.re) && near(evaluate(c), z.re ** 2 + z.im ** 2),
    );
    const short = found !== undefined && size(found.b, longest) + size(found.c, longest) < longest;
    return short ? power(quadratic(found.b, found.c, x), number(multiplicity)) : null;
  }
  const parts = exact === undefined ? null : realAndImaginary(exact);
  if (parts === null) return null;
  const [re, im] = parts;
  return power(quadratic(product([number(-2), re]), add(squared(re), squared(im)), x), number(multiplicity));
}

/** A quadratic factor with longer coefficients says less than decimals. */
const longest = 40;

const quadratic = (b: Expression, c: Expression, x: Expression): Expression =>
  sum([power(x, number(2)), product([b, x]), c]);

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** (a + b)² multiplied out for short sums, so that roots disappear. */
const squared = (a: Expression): Expression =>
  a.kind === 'sum' ? sum(a.terms.flatMap((s) => a.terms.map((t) => product([s, t])))) : power(a, number(2));

/** a + b·i with i nowhere else; null for other shapes. */
function realAndImaginary(a: Expression): [Expression, Expression] | null {
  const terms = termsOf(a);
  const real: Expression[] = [];
  const imaginary: Expression[] = [];
  for (const term of terms) {
    const factors = factorsOf(term);
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
