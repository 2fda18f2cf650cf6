import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';

/*
 * Circular and hyperbolic functions of sums of inverse functions: sin(2·arcsin x), tan(arctan x + arctan y). Sine and cosine of each
 * inverse function are algebraic; the addition theorems, (c + i·s) of a sum as the product of those of its terms, do the rest.
 * Hyperbolic functions go the same way with j² = 1 for i² = −1.
 */

interface Pair {
  readonly cosine: Expression;
  readonly sine: Expression;
}

const circular = ['sin', 'cos', 'tan'];
const hyperbolic = ['sinh', 'cosh', 'tanh'];
const square = (x: Expression): Expression => E.power(x, E.two);

/** Cosine and sine, or their hyperbolic fellows, of an inverse function. */
function pairOf(name: string, x: Expression): Pair | null {
  const beside = E.sqrt(E.subtract(E.one, square(x)));
  const above = E.sqrt(E.add(E.one, square(x)));
  switch (name) {
    case 'asin':
      return { cosine: beside, sine: x };
    case 'acos':
      return { cosine: x, sine: beside };
    case 'atan':
      return { cosine: E.reciprocal(above), sine: E.divide(x, above) };
    case 'asinh':
      return { cosine: above, sine: x };
    case 'acosh':
      return { cosine: x, sine: E.sqrt(E.subtract(square(x), E.one)) };
    case 'atanh':
      return { cosine: E.reciprocal(beside), sine: E.divide(x, beside) };
    default:
      return null;
  }
}

/** The largest multiple of an angle that is taken apart: the polynomials grow with it. */
export const maxMultiple = 4;

/** A function of a sum of whole multiples of its inverse functions, written without them; null for all else. */
export function ofInverses(node: Expression): Expression | null {
  if (node.kind !== 'apply' || node.args.length !== 1) return null;
  const family = [circular, hyperbolic].find((names) => names.includes(node.name));
  if (family === undefined) return null;
  const unit = family === circular ? -1 : 1;
  let total: Pair = { cosine: E.one, sine: E.zero };
  for (const term of E.termsOf(node.args[0]!)) {
    const [times, angle] = [E.coefficient(term), E.withoutCoefficient(term)];
    if (angle.kind !== 'apply' || angle.args.length !== 1 || !family.includes(angle.name.slice(1))) return null;
    if (!Q.isInteger(times) || Z.abs(times.numerator) > maxMultiple) return null;
    const own = pairOf(angle.name, angle.args[0]!);
    if (own === null) return null;
    const sign = E.number(Q.sign(times));
    const signed = { cosine: own.cosine, sine: E.multiply(sign, own.sine) };
    for (let k = 0; k < Math.abs(Q.toNumber(times)); k++) total = added(total, signed, unit);
  }
  if (node.name === 'sin' || node.name === 'sinh') return total.sine;
  if (node.name === 'cos' || node.name === 'cosh') return total.cosine;
  return E.divide(total.sine, total.cosine);
}

/** asinh(sinh u) = u and atanh(tanh u) = u, acosh(cosh u) = |u|, of real numbers; null for all else. */
export function inverseOfOwn(node: Expression): Expression | null {
  if (node.kind !== 'apply' || node.args.length !== 1) return null;
  const [inner] = node.args;
  if (inner!.kind !== 'apply' || node.name !== `a${inner!.name}` || !hyperbolic.includes(inner!.name)) return null;
  return inner!.name === 'cosh' ? E.apply('abs', inner!.args) : inner!.args[0]!;
}

/** The addition theorems. */
const added = (a: Pair, b: Pair, unit: 1 | -1): Pair => ({
  cosine: E.add(E.multiply(a.cosine, b.cosine), E.product([E.number(unit), a.sine, b.sine])),
  sine: E.add(E.multiply(a.sine, b.cosine), E.multiply(a.cosine, b.sine)),
});
