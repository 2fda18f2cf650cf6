import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type Flow, presentValue, ratesOfReturn } from '@nomogram/math/finance/rates-of-return.ts';
import { refinedRoot } from '@nomogram/math/finance/refined-root.ts';
import { add, type Maybe, multiply, power } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../../kit/answer.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { formula as inWords } from '../../kit/quantity.ts';
import { npvFigure } from './figures/npv-figure.ts';
import { inPercent, quantityOf } from './result.ts';

export const oneSign = 'Cash flows need at least one negative and one positive amount.';

const signs = (flows: readonly Rational[]) => new Set(flows.map(Q.sign));
export const hasBothSigns = (flows: readonly Rational[]): boolean => signs(flows).has(1) && signs(flows).has(-1);

/** A flow and its exact time. */
export interface ExactFlow {
  readonly amount: Rational;
  readonly time: Rational;
}

/** Σ CF (1 + r)^−t. */
export function npv(flows: readonly ExactFlow[], r: Rational, bits: number): Maybe {
  const growth = Q.add(Q.one, r);
  let sum: Maybe = Q.zero;
  for (const { amount, time } of flows) {
    const discount = power(growth, Q.negate(time), bits);
    if (discount === null || sum === null) return null;
    sum = add(sum, multiply(amount, discount, bits), bits);
  }
  return sum;
}

/** Every rate of return, the one nearest to 0 % as the answer. */
export function ratesAnswer(
  flows: readonly ExactFlow[],
  label: string,
  unit: string,
  places: number,
): Result<Answer<string>> {
  const doubles = inDoubles(flows);
  const found = ratesOfReturn(doubles).filter((rate) => Number.isFinite(rate) && rate > -1);
  if (found.length === 0)
    return no(
      'no-answer',
      'No rate above -100 % makes the present value of these cash flows 0, although they change sign.',
    );
  const rates = exactRates(flows, found);
  const misses = rates.map((rate) => missOf(doubles, Q.toNumber(rate)));
  if (misses.some((miss) => !(miss < 1e-9)))
    return no('check-failed', 'No answer: a rate was found, but the present value there is not 0.');
  const [answer, ...others] = [...rates].sort((a, b) => Math.abs(Q.toNumber(a)) - Math.abs(Q.toNumber(b)));
  const listed = rates.map((rate) => `${shownDecimal(Q.multiply(rate, Q.integerRational(100)))} %`);
  return ok({
    values: {
      result: quantityOf(inPercent(label, unit), answer!, places),
      allRates:
        others.length > 0
          ? inWords('All rates', listed.join(' and '), listed.join(',\\ ').replaceAll('%', '\\%'))
          : undefined,
    },
    checked: [
      {
        how: 'substitution',
        detail: `At ${rates.length === 1 ? 'this rate' : 'each of these rates'} the present value of the flows is 0 within ${Math.max(...misses, 1e-16).toExponential(0)} of their size; there is no other rate above -100 %.`,
      },
    ],
    notes:
      others.length > 0
        ? [
            `Warning: ${rates.length} rates make the present value 0, because the flows change sign more than once. The one nearest to 0 % is given first; none of them alone is a sound basis for a decision.`,
          ]
        : [],
    figure: () => npvFigure(doubles, found),
  });
}

/**
 * The rates found in doubles, to many digits. No digits can be kept of a rate of 0, so whether one of them is 0 is told by
 * the flows, which add up to 0 exactly or do not.
 */
function exactRates(flows: readonly ExactFlow[], found: readonly number[]): readonly Rational[] {
  const sum = flows.reduce((total, { amount }) => Q.add(total, amount), Q.zero);
  const least = Math.min(...found.map(Math.abs));
  return found.map((rate) =>
    Q.isZero(sum) && Math.abs(rate) === least && least < 1e-6
      ? Q.zero
      : refinedRoot((r) => (Q.toNumber(r) > -1 ? npv(flows, r, 400) : null), rate),
  );
}

/** |NPV| relative to the present values it is the sum of. */
const missOf = (flows: readonly Flow[], rate: number): number =>
  Math.abs(presentValue(flows, rate)) /
  presentValue(
    flows.map(({ time, amount }) => ({ time, amount: Math.abs(amount) })),
    rate,
  );

/** Flows one period apart, the first at time `first`. */
export const perPeriod = (flows: readonly Rational[], first = 0): readonly ExactFlow[] =>
  flows.map((amount, k) => ({ amount, time: Q.integerRational(k + first) }));

/** Flows on dates: actual days over 365 after the first date. */
export const onDates = (flows: readonly Rational[], dates: readonly { readonly day: number }[]): readonly ExactFlow[] =>
  flows.map((amount, k) => ({ amount, time: Q.rational(dates[k]!.day - dates[0]!.day, 365) }));

/** Flows in double precision. */
export const inDoubles = (flows: readonly ExactFlow[]): readonly Flow[] =>
  flows.map(({ amount, time }) => ({ amount: Q.toNumber(amount), time: Q.toNumber(time) }));

/** The rate of return nearest to 0, in percent, in double precision; NaN where there is none. */
export const nearestRate = (flows: readonly ExactFlow[]): number =>
  100 * ([...ratesOfReturn(inDoubles(flows))].sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN);
