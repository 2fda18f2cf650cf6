import { multiply, negate, number, power, product, subtract, sum, symbol } from '../expression/build.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { coefficientsOf } from './coefficients.ts';
import type { Coefficients, Line } from './division-tableau.ts';
import { expand, multipliedOut } from './expand.ts';
import { sameValue } from './same-value.ts';

/** A division of polynomials in one variable whose coefficients may hold other letters. */
export interface DivisionInVariable {
  readonly variable: string;
  readonly dividend: Coefficients;
  readonly divisor: Coefficients;
  readonly quotient: Coefficients;
  readonly remainder: Coefficients;
  readonly lines: readonly Line[];
}

/** The names that people give to the variable when the other letters are parameters, the likeliest first. */
const usual = ['x', 'y', 'z', 't', 's', 'u', 'v', 'w', 'n', 'k'];
const highestDegree = 60;

/**
 * The long division in one variable, the other letters being parameters: in the first of x, y, z, … for which the leading
 * coefficient of the divisor is a number, so that no parameter gets below a fraction line. Coefficients may contain roots and
 * other constants. Null where there is no such variable, or a coefficient cannot be told from 0.
 */
export function divideInVariable(dividend: Expression, divisor: Expression): DivisionInVariable | null {
  const [a, b] = [expand(dividend), expand(divisor)];
  if (!a.ok || !b.ok) return null;
  for (const variable of inOrder(freeSymbols(divisor))) {
    const [upper, lower] = [coefficientsOf(a.value, variable), coefficientsOf(b.value, variable)];
    if (upper === null || lower === null || lower.length < 2 || upper.length > highestDegree) continue;
    if (freeSymbols(lower[lower.length - 1]!).length === 0) return longDivision(upper, lower, variable);
  }
  return null;
}

const inOrder = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));

const place = (name: string): number => (usual.includes(name) ? usual.indexOf(name) : usual.length);

function longDivision(dividend: Coefficients, divisor: Coefficients, variable: string): DivisionInVariable | null {
  const inverse = power(divisor[divisor.length - 1]!, number(-1));
  const quotient: Expression[] = new Array(Math.max(0, dividend.length - divisor.length + 1)).fill(number(0));
  const lines: Line[] = [];
  let rest = [...dividend];
  while (rest.length >= divisor.length) {
    const k = rest.length - divisor.length;
    const value = multipliedOut(multiply(rest[rest.length - 1]!, inverse));
    quotient[k] = value;
    const taken = [
      ...new Array<Expression>(k).fill(number(0)),
      ...divisor.map((one) => multipliedOut(multiply(value, one))),
    ];
    const left = rest.slice(0, -1).map((one, index) => multipliedOut(subtract(one, taken[index]!)));
    while (left.length > 0) {
      const zero = isZero(left[left.length - 1]!);
      if (zero === null) return null;
      if (!zero) break;
      left.pop();
    }
    rest = left;
    lines.push({ term: product([value, power(symbol(variable), number(k))]), product: taken, rest });
  }
  return { variable, dividend, divisor, quotient, remainder: rest, lines };
}

/** The polynomial with these coefficients, the constant one first. */
export const fromCoefficients = (of: Coefficients, variable: string): Expression =>
  sum(of.map((value, k) => product([value, power(symbol(variable), number(k))])));

/** Whether an expanded coefficient is 0; null when that cannot be told. */
function isZero(a: Expression): boolean | null {
  if (a.kind === 'number') return a.value.numerator === 0;
  if (freeSymbols(a).length > 0) return sameValue(a, number(0)).same || sameValue(a, negate(a)).same;
  const value = evaluatePrecise(a, 20);
  return value.ok ? value.value.re === '0' && value.value.im === '0' : null;
}
