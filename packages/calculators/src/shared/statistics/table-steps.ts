import { fromNumber } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { normal } from '@nomogram/math/statistics/distributions/normal.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { numberOf } from '../../kit/number-of.ts';
import { shownDecimal } from '../../kit/present/value.ts';

/** A value of a law as it is answered. */
export interface AnsweredValue {
  readonly label: string;
  readonly value: number;
  /** Its digits as they are shown. */
  readonly text: string;
}

/** A value of an answer, called so in its steps. */
export const answeredAs = (label: string, { form }: Quantity): AnsweredValue => ({
  label,
  value: numberOf(form),
  text: form.form === 'decimal' ? shownDecimal(form) : formatDouble(numberOf(form)),
});

/** What the formula of a density is called, and that of the probabilities of single values. */
export const densityRules = { continuous: 'density formula', discrete: 'probability mass function' } as const;

/** Tables of the standard normal distribution in books end about here. */
const endOfTable = 3.995;

/** How Φ(z) is read off a table: the row has z to one decimal, the column the second one; of a negative z the rest to 1 is taken. At 0 nobody looks, and what is rounded to it says nothing. */
export function normalTableStep(z: number): ShownStep | undefined {
  const shown = Math.abs(z).toFixed(2);
  if (Number(shown) === 0 || !(Math.abs(z) < endOfTable)) return undefined;
  const [row, column] = [shown.slice(0, -1), `0.0${shown.slice(-1)}`];
  const entry = normal(0, 1).cumulative(Number(shown)).toFixed(4);
  const isListed = Math.abs(z) === Number(shown);
  const sought = isListed ? `Φ(${shown})` : `the value for ${shown}, to which z is rounded there,`;
  const where = `In a table of the standard normal distribution, ${sought} stands in the row ${row} and the column ${column}`;
  const near = isListed ? '' : ' Rounded, z gives a value that is only near Φ(z).';
  if (z >= 0) return readOff(`${where}, to four decimals.${near}`, `Phi(${shown}) ≈ ${entry}`);
  const rest = (1 - Number(entry)).toFixed(4);
  return readOff(
    `${where}, to four decimals. The curve is symmetric: what lies below -${shown} is what lies above ${shown}, the rest to 1.${near}`,
    `Phi(-${shown}) = 1 - Phi(${shown}) ≈ 1 - ${entry} ≈ ${rest}`,
  );
}

/** Φ is a function here, and nowhere else a letter with a bracket behind it is one. */
const readOff = (says: string, text: string): ShownStep => ({
  rule: 'value from a table',
  says,
  written: { text, latex: text.replaceAll('Phi', '\\Phi').replaceAll('≈', '\\approx') },
  steps: [],
});

/** A value that a formula gives no hand can work out, as the value of the special function that it is, where that is known. */
export const fromTable = (
  { label, text }: AnsweredValue,
  kind: Distribution['kind'],
  special: string | undefined,
): ShownStep =>
  line(
    'value from a table',
    special
      ? 'It is a value of the regularized incomplete beta function, here I(x; a, b), which a table or a program gives.'
      : kind === 'discrete'
        ? 'The probabilities of all possible values up to x are added: so many that it is left to a program.'
        : 'In general it is the value of a special function, which a table or a program gives.',
    `"${label}" ≈ ${special ? `${special} ≈ ` : ''}${text}`,
  );

/** Everything lies at x or below it. */
export const allOfIt = ({ label }: AnsweredValue): ShownStep =>
  line('distribution function', 'No value above x is possible: everything lies at x or below it.', `"${label}" = 1`);

const span = ([least, largest]: Distribution['support']): string => {
  const [from, to] = [least, largest].map((end) => formatDouble(end));
  if (Number.isFinite(least) && Number.isFinite(largest)) return `between ${from} and ${to}`;
  return Number.isFinite(least) ? `from ${from} on` : `up to ${to}`;
};

/** A decimal of so few digits was not rounded. */
const shortDigits = 10;

/** The density at the end of what is possible, where it is not 0: what it comes close to from inside. */
function endDensity(of: Distribution, density: AnsweredValue): ShownStep | undefined {
  const value = of.density(realFromRational(fromNumber(of.support[0])));
  const rule = densityRules.continuous;
  if (value === Number.POSITIVE_INFINITY)
    return line(rule, 'Towards this end the density grows beyond every bound.', `"${density.label}: infinite"`);
  if (!(value > 0)) return undefined;
  const says = 'At the end of the range it is the value that the density comes close to from inside.';
  const isAll = density.text.replace(/\D/g, '').length <= shortDigits;
  return line(rule, says, `"${density.label}" ${isAll ? '=' : '≈'} ${density.text}`);
}

/** At the ends of what is possible, and beyond them, nothing is to be worked out; undefined elsewhere. */
export function edgeSteps(
  of: Distribution,
  x: number,
  density: AnsweredValue,
  cumulative: AnsweredValue,
): readonly ShownStep[] | undefined {
  const [least, largest] = of.support;
  const [below, above] = of.kind === 'discrete' ? [x < least, x >= largest] : [x <= least, x >= largest];
  if (!below && !above) return undefined;
  if (cumulative.value !== (above ? 1 : 0)) return undefined;
  const isOne = least === largest;
  const place = line(
    'range',
    isOne ? `Nothing but ${formatDouble(least)} is possible.` : `All that is possible lies ${span(of.support)}.`,
    `x = ${formatDouble(x)}`,
  );
  const certain = isOne && density.value === 1;
  const isNothing = density.value === 0;
  const atEnd = of.kind === 'continuous' && x === least ? endDensity(of, density) : undefined;
  if (!certain && !isNothing && atEnd === undefined) return undefined;
  const first = line(
    densityRules[of.kind],
    certain
      ? 'Only one value is possible, so it is certain.'
      : of.kind === 'discrete'
        ? 'It is none of the possible values.'
        : 'The density is 0 where no value is possible.',
    `"${density.label}" = ${density.value}`,
  );
  const lower = atEnd
    ? 'Nothing possible lies below x, and a single value has the probability 0.'
    : 'Nothing possible lies at x or below it.';
  return [
    place,
    isNothing || certain ? first : atEnd!,
    above ? allOfIt(cumulative) : line('distribution function', lower, `"${cumulative.label}" = 0`),
  ];
}

/** What can be said where no formula can be followed by hand: what is computed, and what comes of it. */
export const computedSteps = (
  kind: Distribution['kind'],
  density: AnsweredValue,
  cumulative: AnsweredValue,
  isFormula: boolean,
): readonly ShownStep[] =>
  [density, cumulative].map(({ label, text }, k) =>
    line(
      k === 0 ? densityRules[kind] : 'distribution function',
      isFormula
        ? 'The numbers that the formula leads over are beyond a pocket calculator; they are computed with as many digits as that takes.'
        : 'No formula of common functions gives it: it is an integral, which is computed numerically.',
      `"${label}" ≈ ${text}`,
    ),
  );
