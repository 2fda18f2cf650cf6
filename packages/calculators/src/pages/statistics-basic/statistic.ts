import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import { fromNumber, integerRational, type Rational, rational } from '@nomogram/math/exact/rational.ts';
import { number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import { approximately, type Statistic } from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { once } from '@nomogram/math/statistics/descriptive/once.ts';
import { approximateSample, exactSample, type Sample } from '@nomogram/math/statistics/descriptive/sample.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Quantity, Verdict } from '../../kit/answer.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { numberList } from '../../kit/fields/list.ts';
import { approximate, decimal, exact, words } from '../../kit/quantity.ts';

/** The text area that every calculator of raw values shows. */
export const values = (atLeast = 1) =>
  numberList({
    label: 'Values',
    symbol: 'x_1, \\ldots, x_n',
    hint: 'Separated by commas, semicolons, spaces or new lines',
    atLeast,
  });

/** The data as the mathematics takes them: exact where every value is rational. */
export const sampleOf = once((list: readonly ExactNumber[]): Sample => {
  const rationals = list.flatMap(({ rational: value }) => (value ? [value] : []));
  if (rationals.length === list.length) return exactSample(rationals);
  return approximateSample(
    list.map(({ value, expression }) => (Number.isNaN(value) ? evaluate(expression, {}) : value)),
  );
});

/** Digits of a number that is not rational: so many that those of a double are right, also behind a difference. */
const closeDigits = 60;

/** A number as a rational: what it is, or so close to it. */
export function rationalNear({ rational: exactly, expression, value }: ExactNumber): Rational {
  if (exactly) return exactly;
  const found = evaluatePrecise(expression, closeDigits);
  return (found.ok ? fromDecimal(found.value.re) : null) ?? fromNumber(value);
}

/** What was computed with numbers that are only close is known as a decimal, and has no exact value. */
export const asKnown = (found: Statistic, ...from: readonly ExactNumber[]): Statistic =>
  from.every(({ rational: exactly }) => exactly !== undefined) ? found : approximately(found.value);

/** An exact value longer than this tells a reader nothing that its decimal does not. */
const maxExactLength = 60;

/** A statistic as a labelled value: exact where that is short enough to be read. */
export function statistic(label: string, { value, exact: form }: Statistic): Quantity {
  if (Number.isNaN(value)) return words(label, 'beyond the numbers that can be computed here');
  if (!form) return decimal(label, value);
  const root = power(number(form.radicand), number(rational(1, form.degree)));
  const expression = product([number(integerRational(form.sign)), root]);
  return toText(expression).length <= maxExactLength ? exact(label, expression) : approximate(label, expression);
}

/** The verdict of a second way that gives its relative difference. */
export const agrees = (difference: number, way: string): Verdict => ({
  how: 'independent computation',
  detail: `${way} agrees to ${difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(difference))} digits`}.`,
  passed: difference < 1e-10,
});
