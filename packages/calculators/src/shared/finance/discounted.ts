import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ExactFlow } from '@nomogram/math/finance/exact-flows.ts';
import { type Amount, shownDecimal } from '../../kit/fields/amount.ts';

/** Of a longer sum the first terms and the last are written out. */
export const maxTerms = 8;

/** A sum as it is written: "a + b - c", in the middle of a long one "…". */
export function written(terms: readonly string[]): string {
  const shown = terms.length <= maxTerms ? terms : [...terms.slice(0, maxTerms - 2), '…', terms.at(-1)!];
  return shown
    .map((term, k) => (k === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`))
    .join('');
}

/** One and a rate in percent: "1 + 5 %", "1 - 5 %". */
export const onePlus = ({ typed }: Amount): string =>
  `1 ${Q.sign(typed) < 0 ? '-' : '+'} ${shownDecimal(Q.abs(typed))} %`;

/** Cash flows, each discounted: "-10000 + 3000 / (1 + r)^1 + …". */
export const discounted = (flows: readonly ExactFlow[], growth: string): string =>
  written(
    flows.map(({ amount, time }) => {
      if (Q.isZero(time)) return shownDecimal(amount);
      const power = Q.sign(time) < 0 ? '*' : '/';
      return `${shownDecimal(amount)} ${power} (${growth})^${exponent(Q.abs(time))}`;
    }),
  );

/** Whole periods, or days of a year of 365. */
function exponent(time: Rational): string {
  if (Q.isInteger(time)) return shownDecimal(time);
  const days = Q.multiply(time, Q.integerRational(365));
  return Q.isInteger(days) ? `(${shownDecimal(days)} / 365)` : `(${time.numerator}/${time.denominator})`;
}
