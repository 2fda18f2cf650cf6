import type { Roots } from '@nomogram/math/algebra/roots/roots.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { words } from '../../kit/quantity.ts';

/** Digits of a coefficient; the isolated roots are known to more. */
const shownDigits = 10;

/** A monic real factor: its coefficients, the highest first. */
interface Factor {
  readonly text: string;
  readonly coefficients: readonly number[];
  readonly multiplicity: number;
}

/**
 * The factors over the real numbers in decimals, where the closed forms are too long to be read or none is known; undefined
 * where their product is not the polynomial to the digits that are shown.
 */
export function approximateFactors(
  scale: Q.Rational,
  f: P.IntegerPolynomial,
  { real, complex }: Roots,
  variable: string,
): Quantity | undefined {
  const factors = [
    ...real.map(({ approximate, multiplicity }) => factorOf([1, -approximate.re], multiplicity, variable)),
    ...complex
      .filter((_, k) => k % 2 === 0)
      .map(({ approximate: { re, im }, multiplicity }) =>
        factorOf([1, -2 * re, re * re + im * im], multiplicity, variable),
      ),
  ];
  if (!multiplyTo(factors, f)) return undefined;
  const leading = Q.multiply(scale, Q.integerRational(Z.fromBigInt(P.leading(f))));
  const parts = [Q.isOne(leading) ? '' : toText(number(leading)), ...factors.map((one) => one.text)];
  return words('Over the real numbers, rounded', parts.filter(Boolean).join('*'));
}

function factorOf(coefficients: readonly number[], multiplicity: number, variable: string): Factor {
  const degree = coefficients.length - 1;
  const terms = coefficients.map((value, k) => {
    const exponent = degree - k;
    const base = exponent === 0 ? '' : exponent === 1 ? variable : `${variable}^${exponent}`;
    if (k === 0) return base;
    if (value === 0) return '';
    const digits = formatDouble(Math.abs(value), shownDigits);
    return `${value < 0 ? ' - ' : ' + '}${base === '' ? digits : `${digits}*${base}`}`;
  });
  const text = `(${terms.join('')})${multiplicity > 1 ? `^${multiplicity}` : ''}`;
  return { text, coefficients, multiplicity };
}

/** The product of the factors, multiplied out in doubles, against the coefficients of f made monic. */
function multiplyTo(factors: readonly Factor[], f: P.IntegerPolynomial): boolean {
  let product = [1];
  for (const { coefficients, multiplicity } of factors)
    for (let times = 0; times < multiplicity; times++) {
      const next = new Array<number>(product.length + coefficients.length - 1).fill(0);
      for (const [i, a] of product.entries()) for (const [j, b] of coefficients.entries()) next[i + j]! += a * b;
      product = next;
    }
  const monic = [...f].reverse().map((value) => Number(value) / Number(P.leading(f)));
  const size = Math.max(...monic.map(Math.abs));
  return product.length === monic.length && product.every((value, k) => Math.abs(value - monic[k]!) <= 1e-9 * size);
}
