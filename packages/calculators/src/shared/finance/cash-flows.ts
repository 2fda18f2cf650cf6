import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type ExactFlow, inDoubles, presentValueAt } from '@nomogram/math/finance/exact-flows.ts';
import { growthsOfReturn, ratesOfReturn, refinedGrowth } from '@nomogram/math/finance/rates-of-return.ts';
import { type Maybe, middle } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../../kit/answer.ts';
import { errorBound } from '../../kit/decimal.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { formula as inWords } from '../../kit/quantity.ts';
import { npvFigure } from './figures/npv-figure.ts';
import { inPercent, quantityOf } from './result.ts';

export const oneSign = 'Cash flows need at least one negative and one positive amount.';

const signs = (flows: readonly Rational[]) => new Set(flows.map(Q.sign));
export const hasBothSigns = (flows: readonly Rational[]): boolean => signs(flows).has(1) && signs(flows).has(-1);

/** Σ CF (1 + r)^−t. */
export const npv = (flows: readonly ExactFlow[], r: Rational, bits: number): Maybe =>
  presentValueAt(flows, Q.add(Q.one, r), bits);

/** Every rate of return, the one nearest to 0 % as the answer. */
export function ratesAnswer(
  flows: readonly ExactFlow[],
  label: string,
  unit: string,
  places: number,
): Result<Answer<string>> {
  const doubles = inDoubles(flows);
  const growths = growthsOfReturn(flows).filter((growth) => Number.isFinite(growth));
  if (growths.some((growth) => growth < nearestToNothing))
    return no('no-answer', `The rate at which the present value is 0 ${asGoodAsNothing}`);
  if (growths.length === 0)
    return no(
      'no-answer',
      'No rate above -100 % makes the present value of these cash flows 0, although they change sign.',
    );
  const rates = exactRates(flows, growths);
  const misses = rates.map((rate) => missOf(flows, rate));
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
        detail: `At ${rates.length === 1 ? 'this rate' : 'each of these rates'} the present value of the flows is 0 to within ${errorBound(Math.max(...misses, 1e-16))} of their size; there is no other rate above -100 %.`,
      },
    ],
    notes:
      others.length > 0
        ? [
            `Warning: ${rates.length} rates make the present value 0, because the flows change sign more than once. The one nearest to 0 % is given first; none of them alone is a sound basis for a decision.`,
          ]
        : [],
    figure: () => npvFigure(doubles, rates.map(Q.toNumber)),
  });
}

/** What is left of 1 after one period, where fifteen digits of the rate would be those of -100 %. */
export const nearestToNothing = 5e-16;
export const asGoodAsNothing = 'lies so close to -100 % that none of its fifteen digits would differ from that.';

/** The rates found in doubles, to many digits; of a rate of 0 none can be kept, so the flows tell it, which add up to 0 exactly or do not. */
function exactRates(flows: readonly ExactFlow[], growths: readonly number[]): readonly Rational[] {
  const sum = flows.reduce((total, { amount }) => Q.add(total, amount), Q.zero);
  const least = Math.min(...growths.map((growth) => Math.abs(growth - 1)));
  return growths.map((growth) =>
    Q.isZero(sum) && Math.abs(growth - 1) === least && least < 1e-6
      ? Q.zero
      : Q.subtract(refinedGrowth(flows, growth), Q.one),
  );
}

/** |NPV| relative to the present values it is the sum of. */
function missOf(flows: readonly ExactFlow[], rate: Rational): number {
  const absolute = flows.map(({ time, amount }) => ({ time, amount: Q.abs(amount) }));
  const [value, size] = [npv(flows, rate, 400), npv(absolute, rate, 400)];
  return value === null || size === null ? Number.NaN : Math.abs(Q.toNumber(Q.divide(middle(value), middle(size))));
}

/** Flows one period apart, the first at time `first`. */
export const perPeriod = (flows: readonly Rational[], first = 0): readonly ExactFlow[] =>
  flows.map((amount, k) => ({ amount, time: Q.integerRational(k + first) }));

/** Flows on dates: actual days over 365 after the first date. */
export const onDates = (flows: readonly Rational[], dates: readonly { readonly day: number }[]): readonly ExactFlow[] =>
  flows.map((amount, k) => ({ amount, time: Q.rational(dates[k]!.day - dates[0]!.day, 365) }));

/** The rate of return nearest to 0, in percent, in double precision; NaN where there is none. */
export const nearestRate = (flows: readonly ExactFlow[]): number =>
  100 * ([...ratesOfReturn(inDoubles(flows))].sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN);
