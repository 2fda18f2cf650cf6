import * as Q from '../../../exact/rational.ts';
import { rationalField } from '../../../linear/rational-field.ts';
import { rowReduce } from '../../../linear/row-reduce.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { budget } from '../../../result/budget.ts';
import { derivative } from '../field/risch-equation.ts';
import { type ComplexQuotient, lowestTerms, zero } from './complex-quotient.ts';

const work = 5_000_000;
const maxDegree = 30;

/**
 * f = g′ + s with rational g, and s a proper quotient whose denominator has no square: what is left for logarithms. By Horowitz's linear
 * equations: with d₋ = gcd(d, d′) and d₊ = d/d₋, N/d = (B/d₋)′ + C/d₊, deg B < deg d₋, deg C < deg d₊. For real f; null beyond the degree
 * that is worth it.
 */
export function hermite(f: ComplexQuotient): { readonly g: ComplexQuotient; readonly s: ComplexQuotient } | null {
  if (f.imaginary.length > 0 || D.degree(f.denominator) > maxDegree) return null;
  const { quotient, remainder } = D.divide(f.real, f.denominator);
  const raised = [Q.zero, ...quotient.map((c, k) => Q.divide(c, Q.integerRational(k + 1)))];
  const whole = real(D.trimmed(raised), [Q.one]);
  if (remainder.length === 0) return { g: whole, s: zero };
  const d = f.denominator;
  const square = D.gcd(d, derivative(d));
  const simple = D.divide(d, square).quotient;
  const [m, n] = [D.degree(square), D.degree(simple)];
  const fall = D.divide(D.multiply(derivative(square), simple), square).quotient;
  const columns: D.RationalDense[] = [];
  for (let k = 0; k < m; k++) {
    const power = monomial(k);
    columns.push(D.subtract(D.multiply(derivative(power), simple), D.multiply(power, fall)));
  }
  for (let k = 0; k < n; k++) columns.push(D.multiply(monomial(k), square));
  const rows = Array.from({ length: m + n }, (_, j) => [...columns, remainder].map((column) => column[j] ?? Q.zero));
  const { rows: reduced } = rowReduce(rationalField(budget(work)), rows, { columns: m + n });
  const values = reduced.map((row) => row[m + n]!);
  const g = D.trimmed(values.slice(0, m));
  return {
    g: lowestTerms(D.add(D.multiply(whole.real, square), g), square),
    s: lowestTerms(D.trimmed(values.slice(m)), simple),
  };
}

const monomial = (k: number): D.RationalDense => [...new Array<Q.Rational>(k).fill(Q.zero), Q.one];
const real = (numerator: D.RationalDense, denominator: D.RationalDense): ComplexQuotient => ({
  real: numerator,
  imaginary: [],
  denominator,
});
