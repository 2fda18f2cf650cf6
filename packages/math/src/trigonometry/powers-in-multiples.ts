import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';

/** A term c·cosᵃ(u)·sinᵇ(u), as it stands and as a sum of functions of multiples of u. */
export interface PowerInMultiples {
  readonly term: Expression;
  readonly sum: Expression;
}

/**
 * The terms of a polynomial in cos u and sin u, each as a sum of functions of multiples of u; null for what is no such polynomial.
 *
 * With z = e^(iu), cos u = (z + 1/z)/2 and sin u = (z − 1/z)/(2i): the product is multiplied out, and z^m and z^(−m) together are
 * 2·cos(mu), or with opposite signs 2i·sin(mu).
 */
export function inMultiples(polynomial: Expression, u: Expression): readonly PowerInMultiples[] | null {
  const terms: PowerInMultiples[] = [];
  for (const term of E.termsOf(polynomial)) {
    const found = exponentsIn(term, u);
    if (found === null) return null;
    const parts = E.termsOf(powerSum(found.cosines, found.sines, u));
    terms.push({ term, sum: E.sum(parts.map((part) => E.multiply(found.rest, part))) });
  }
  return terms;
}

interface Exponents {
  readonly rest: Expression;
  readonly cosines: number;
  readonly sines: number;
}

const highest = 24;

function exponentsIn(term: Expression, u: Expression): Exponents | null {
  let [cosines, sines] = [0, 0];
  const rest: Expression[] = [];
  for (const part of E.factorsOf(term)) {
    const [base, exponent] = [E.baseOf(part), E.exponentOf(part)];
    const isOfAngle =
      base.kind === 'apply' && (base.name === 'cos' || base.name === 'sin') && E.equal(base.args[0]!, u);
    if (!isOfAngle) {
      rest.push(part);
      continue;
    }
    if (exponent.kind !== 'number' || !Q.isInteger(exponent.value) || Q.sign(exponent.value) < 0) return null;
    const n = Q.toNumber(exponent.value);
    if (base.name === 'cos') cosines += n;
    else sines += n;
  }
  const isPlain = rest.every((part) => part.kind === 'number' || part.kind === 'constant' || part.kind === 'power');
  return isPlain && cosines + sines <= highest ? { rest: E.product(rest), cosines, sines } : null;
}

/** cosᵃu·sinᵇu as a sum. */
function powerSum(a: number, b: number, u: Expression): Expression {
  // Coefficients of z^(−n) … z^n in steps of 2, without 2^(−n) and i^(−b).
  let row = [1];
  for (let j = 0; j < a; j++) row = times(row, 1);
  for (let j = 0; j < b; j++) row = times(row, -1);
  const n = a + b;
  const isOdd = b % 2 === 1;
  // i^b is (−1)^(b/2), for odd b times i, which the sine takes away.
  const sign = Math.floor(b / 2) % 2 === 0 ? 1 : -1;
  const terms = row.slice(0, Math.floor(n / 2) + 1).map((_, j): Expression => {
    const m = n - 2 * j;
    const share = Q.rational(sign * row[n - j]! * (m === 0 ? 1 : 2), 2 ** n);
    if (m === 0) return isOdd ? E.zero : E.number(share);
    return E.multiply(E.number(share), E.apply(isOdd ? 'sin' : 'cos', [E.multiply(E.number(m), u)]));
  });
  return E.sum(terms);
}

/** Times z + s/z. */
const times = (row: readonly number[], s: 1 | -1): number[] =>
  Array.from({ length: row.length + 1 }, (_, j) => (row[j - 1] ?? 0) + s * (row[j] ?? 0));
