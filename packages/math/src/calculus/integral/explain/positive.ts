import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

/*
 * What is plainly positive for all real values of the letters in it where it is real at all, so that ln|u| may be written ln(u): sums of
 * squares, exponentials, hyperbolic cosines, quadratics without a real zero.
 */

const always: ReadonlySet<string> = new Set(['cosh', 'sech']);
const isEven = (a: Expression): boolean =>
  a.kind === 'number' && Q.isInteger(a.value) && Number(a.value.numerator) % 2 === 0;
const isFractional = (a: Expression): boolean => a.kind === 'number' && !Q.isInteger(a.value);

/** Positive wherever it is real. */
export function isPositive(a: Expression): boolean {
  switch (a.kind) {
    case 'number':
      return Q.sign(a.value) > 0;
    case 'constant':
      return a.name === 'pi' || a.name === 'e';
    case 'sum':
      return (a.terms.every(isNonNegative) && a.terms.some(isPositive)) || isDefinite(a.terms);
    case 'product':
      return a.factors.every(isPositive);
    case 'power':
      return isPositive(a.base);
    case 'apply':
      return always.has(a.name);
    default:
      return false;
  }
}

/** Nowhere negative where it is real. */
function isNonNegative(a: Expression): boolean {
  if (isPositive(a)) return true;
  if (a.kind === 'sum') return a.terms.every(isNonNegative);
  if (a.kind === 'product') return a.factors.every(isNonNegative);
  // A root with an even order below the line is real where it is not negative.
  if (a.kind === 'power') return isEven(a.exponent) || isFractional(a.exponent);
  return a.kind === 'apply' && a.name === 'abs';
}

/** c₂·w² + c₁·w + c₀ with numbers c, c₂ > 0 and c₁² < 4·c₀·c₂. */
function isDefinite(terms: readonly Expression[]): boolean {
  const square = terms.find((term) => E.withoutCoefficient(term).kind === 'power');
  if (square === undefined || terms.length !== 3) return false;
  const power = E.withoutCoefficient(square);
  if (power.kind !== 'power' || !E.equal(power.exponent, E.two)) return false;
  const middle = terms.find((term) => E.equal(E.withoutCoefficient(term), power.base));
  const last = terms.find((term) => term.kind === 'number');
  if (middle === undefined || last?.kind !== 'number') return false;
  const [a, b] = [E.coefficient(square), E.coefficient(middle)];
  const four = Q.multiply(Q.integerRational(4), Q.multiply(a, last.value));
  return Q.sign(a) > 0 && Q.compare(Q.multiply(b, b), four) < 0;
}
