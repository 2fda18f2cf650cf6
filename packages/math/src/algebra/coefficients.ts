import { coefficient, factorsOf, number, product, sum, termsOf, withoutCoefficient } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { contains } from '../expression/walk.ts';

/**
 * The coefficients of an expanded expression as a polynomial in one symbol: index = exponent, each free of the symbol; null
 * where it is not a polynomial in it.
 */
export function coefficientsOf(a: Expression, name: string): Expression[] | null {
  const parts: Expression[][] = [];
  for (const term of termsOf(a)) {
    const split = splitTerm(term, name);
    if (split === null) return null;
    const [exponent, rest] = split;
    while (parts.length <= exponent) parts.push([]);
    parts[exponent]!.push(rest);
  }
  const result = parts.map((terms) => sum(terms));
  while (result.length > 0 && isZero(result[result.length - 1]!)) result.pop();
  return result;
}

const isZero = (a: Expression): boolean => a.kind === 'number' && a.value.numerator === 0;

const highest = 1000;

function splitTerm(term: Expression, name: string): [number, Expression] | null {
  const rest = withoutCoefficient(term);
  let exponent = 0;
  const others: Expression[] = [number(coefficient(term))];
  for (const factor of factorsOf(rest)) {
    const power = exponentIn(factor, name);
    if (power !== null) exponent += power;
    else if (contains(factor, name)) return null;
    else others.push(factor);
  }
  return exponent > highest ? null : [exponent, product(others)];
}

function exponentIn(factor: Expression, name: string): number | null {
  if (factor.kind === 'symbol') return factor.name === name ? 1 : null;
  if (factor.kind !== 'power' || factor.base.kind !== 'symbol' || factor.base.name !== name) return null;
  const { exponent } = factor;
  if (exponent.kind !== 'number' || exponent.value.denominator !== 1) return null;
  const { numerator } = exponent.value;
  return typeof numerator === 'number' && numerator >= 0 ? numerator : null;
}
