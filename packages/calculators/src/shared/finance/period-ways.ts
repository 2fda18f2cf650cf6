import * as Q from '@nomogram/math/exact/rational.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import type { Equation } from '../../kit/worked/chain.ts';
import type { FormulaWays } from './declaration.ts';

/*
 * What a formula sums up, period by period or payment by payment: a textbook shows this first, and the formula for it afterwards.
 */

/** More lines tell nobody anything. */
export const maxPeriods = 12;

/** A whole number of periods that can be written out; undefined for others. */
function periodsIn(given: { readonly [input: string]: Amount }, input: string): number | undefined {
  const { value } = given[input]!;
  const count = Q.isInteger(value) ? Q.toNumber(value) : Number.NaN;
  return count >= 2 && count <= maxPeriods ? count : undefined;
}

/** A sum that grows by its rate, or is discounted by it, once each period; perhaps only the interest of it is asked for. */
export const periodByPeriod = (
  {
    sum,
    rate = 'r',
    periods = 'numberOfPeriods',
  }: { readonly sum: string; readonly rate?: string; readonly periods?: string },
  way: 'grows' | 'is discounted',
  asked: 'the whole' | 'the interest' = 'the whole',
): FormulaWays => ({
  formula: 'The formula',
  others: {
    periods: {
      title: 'Period by period',
      equations: (given) => {
        const count = periodsIn(given, periods);
        if (count === undefined) return undefined;
        const [by, says] =
          way === 'grows'
            ? [`*(1 + ${rate})`, 'Each period the interest is added to what is there.']
            : [`/(1 + ${rate})`, 'One period earlier it is worth less: it is divided by what a period makes of 1.'];
        const balances = Array.from(
          { length: count },
          (_, k): Equation => ({
            name: `B_${k + 1}`,
            is: `${k === 0 ? sum : `B_${k}`}${by}`,
            rule: way === 'grows' ? 'one period of growth' : 'one period of discounting',
            says,
          }),
        );
        return asked === 'the whole' ? balances : [...balances, interestOf(`B_${count}`, sum)];
      },
    },
  },
});

const interestOf = (end: string, sum: string): Equation => ({
  name: 'I',
  is: `${end} - ${sum}`,
  rule: 'difference',
  says: 'The interest is what has come to the sum.',
});

/** When payments are made, and when their value is asked for: this fixes how many periods each of them grows. */
interface Payments {
  readonly payment: string;
  readonly rate: string;
  readonly periods: string;
  readonly made: 'at the end' | 'at the beginning';
  readonly valued: 'at the end' | 'today';
}

/** Equal payments, each carried to the day on which all of them are valued. */
export const paymentByPayment = ({ payment, rate, periods, made, valued }: Payments): FormulaWays => ({
  formula: 'The formula',
  others: {
    payments: {
      title: 'Payment by payment',
      equations: (given) => {
        const count = periodsIn(given, periods);
        if (count === undefined) return undefined;
        const shift = made === 'at the end' ? 1 : 0;
        const values = Array.from({ length: count }, (_, k): Equation => {
          const apart = valued === 'at the end' ? count - k - shift : k + shift;
          const power = `(1 + ${rate})${apart === 1 ? '' : `^${apart}`}`;
          const factor = apart === 0 ? '' : `${valued === 'at the end' ? '*' : '/'}${power}`;
          return {
            name: `v_${k + 1}`,
            is: `${payment}${factor}`,
            rule: 'value of one payment',
            says: `Payment ${k + 1} of ${count}, made ${made} of its period: ${carried(apart, valued)}.`,
          };
        });
        const all = values.map(({ name }) => name).join(' + ');
        return [
          ...values,
          { name: 'V', is: all, rule: 'sum of the payments', says: 'Values of the same day may be added.' },
        ];
      },
    },
  },
});

function carried(apart: number, valued: Payments['valued']): string {
  if (apart === 0) return 'it stands as it is';
  const periods = apart === 1 ? 'one period' : `${apart} periods`;
  return valued === 'at the end' ? `it grows for ${periods}` : `it is discounted for ${periods}`;
}
