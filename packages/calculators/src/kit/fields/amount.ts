import { exactDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type Failure, no, type Result } from '@nomogram/math/result/result.ts';
import { type NumberKind, readValue } from '@nomogram/math/syntax/values/read-value.ts';
import { decimalLatex } from '../decimal.ts';
import { commonOf, type Field, type FieldOptions, labelled, quoted, type Reading } from '../field.ts';
import type { Options } from '../options.ts';
import { beyond, described, isNeverNegative, type Limits, withinDoubles } from './limits.ts';

/** A quantity of finance: exact as it was typed, and as formulas take it (5 % is 0.05). */
export interface Amount {
  readonly typed: Rational;
  readonly value: Rational;
}

interface AmountLimits extends Limits {
  /** Whole numbers only. */
  readonly whole?: boolean;
}

export type AmountKind = 'money' | 'percent' | 'number';
export type AmountOptions = Omit<FieldOptions, 'label'> & AmountLimits;

/** A field of one amount; its limits and scale are also what solving for it needs. */
export interface AmountField extends Field<Amount> {
  readonly limits: AmountLimits;
  /** What it is an amount of. */
  readonly kind: AmountKind;
  /** What a typed 1 is in formulas: 1, or 1/100 for percent. */
  readonly scale: Rational;
}

const hundredth = Q.rational(1, 100);

/** Money, ratios, counts and times; `percent` amounts are typed in percent, with or without the sign. */
export function amount(label: string, kind: AmountKind, options: AmountOptions): AmountField {
  const percent = kind === 'percent';
  const sign = percent ? ' %' : '';
  const scale = percent ? hundredth : Q.one;
  const limits = saidLimits(options, sign);
  return {
    ...commonOf({ ...options, label }),
    limits: options,
    kind,
    scale,
    accepts: described(percent ? 'a percentage' : options.whole ? 'a whole number' : 'a number', options, sign),
    control: {
      control: 'text',
      entry: options.whole ? 'whole' : 'number',
      digitsOnly: options.whole || isNeverNegative(options),
    },
    live: kind === 'number' && options.whole ? 'whole' : kind,
    samples: { good: samplesFor(options), bad: ['abc', '1..2', 'Infinity'], beyond: beyond(options) },
    read(text, settings) {
      const typed = readTyped(label, text, kind, options, settings);
      if (!typed.ok) return typed;
      if (!within(typed.value, options)) return no('out-of-range', `${label} must ${limits}.`);
      return { ok: true, value: { typed: typed.value, value: Q.multiply(typed.value, scale) } };
    },
    reading: ({ typed, value }) => readingOf(typed, value, percent),
  };
}

/** Where in the typed text something is wrong and what may be typed instead, without the words of the reader. */
export const placeOf = ({
  span,
  suggestion,
  readings,
}: Failure): Pick<Failure, 'span' | 'suggestion' | 'readings'> => ({
  span,
  suggestion,
  ...(readings && { readings }),
});

/** A count is read as a whole number, so that its thousands may be grouped; its limits say that no other is accepted. */
const wantedBy = (kind: AmountKind, { whole, unit }: AmountOptions): NumberKind =>
  kind === 'number' ? { kind: whole ? 'count' : 'number', unit } : { kind };

/** What is said to whoever types a word instead. */
const writtenAs: Readonly<Record<AmountKind, string>> = {
  money: 'amounts such as 1500, 99.95 or 200k',
  percent: 'percentages such as 5, 4.25 or 5%',
  number: 'numbers such as 12, 2.5 or 1/3',
};

/** The exact number that was typed; an irrational one, such as sqrt(2), to the precision of a double. */
function readTyped(
  label: string,
  text: string,
  kind: AmountKind,
  options: AmountOptions,
  settings: Options,
): Result<Rational> {
  const read = readValue(text, wantedBy(kind, options), settings);
  if (!read.ok) {
    const isWord = /^[\s\p{L}\p{M}]*$/u.test(text) || read.error.code === 'missing';
    const instead = options.whole ? 'whole numbers such as 12' : writtenAs[kind];
    const says = isWord ? `${quoted(text)} is not a number; accepted are ${instead}.` : read.error.message;
    return no(
      read.error.code === 'missing' ? 'unreadable' : read.error.code,
      labelled(label, says),
      placeOf(read.error),
    );
  }
  const { value, exact } = read.value;
  const held = withinDoubles(label, value, exact);
  if (!held.ok) return held;
  return { ok: true, value: exact ?? Q.fromNumber(value) };
}

const within = (typed: Rational, limits: AmountLimits): boolean =>
  inside((limit) => Q.compare(typed, Q.fromNumber(limit)), limits) && !(limits.whole && !Q.isInteger(typed));

/** Whether a double in typed units is within the limits of a field. */
export const withinAmountLimits = (typed: number, limits: AmountLimits): boolean =>
  inside((limit) => Math.sign(typed - limit), limits) && !(limits.whole && !Number.isInteger(typed));

/** `beside` says on which side of a limit the number lies. */
function inside(beside: (limit: number) => number, limits: AmountLimits): boolean {
  return (
    (limits.above === undefined || beside(limits.above) > 0) &&
    (limits.atLeast === undefined || beside(limits.atLeast) >= 0) &&
    (limits.below === undefined || beside(limits.below) < 0) &&
    (limits.atMost === undefined || beside(limits.atMost) <= 0) &&
    !(limits.nonzero && beside(0) === 0)
  );
}

/** The limits as they follow "must": "be greater than 0 %"; empty where there are none. */
function saidLimits({ above, atLeast, below, atMost, nonzero, whole }: AmountLimits, sign: string): string {
  if (whole) return `be a whole number of ${atLeast ?? 0} or more`;
  if (nonzero) return `not be 0${sign}`;
  if (above !== undefined) return `be greater than ${above}${sign}`;
  if (atLeast === 0 && atMost === undefined && below === undefined) return 'not be negative';
  if (atLeast !== undefined && atMost !== undefined) return `be between ${atLeast}${sign} and ${atMost}${sign}`;
  if (atLeast !== undefined && below !== undefined)
    return `be at least ${atLeast}${sign} and less than ${below}${sign}`;
  if (atLeast !== undefined) return `be at least ${atLeast}${sign}`;
  return '';
}

const samplesFor = (limits: AmountLimits): readonly string[] =>
  limits.whole
    ? ['1', '4', '12']
    : limits.below !== undefined || limits.atMost !== undefined
      ? ['25', '30', '7.5']
      : ['12', '2.5', '1/3', '1e-3'];

/** 15 digits, or the whole decimal where that is short. */
export const shownDecimal = (value: Rational, digits = 15): string =>
  exactDecimal(value, digits) ?? toDecimal(value, digits);

function readingOf(typed: Rational, value: Rational, percent: boolean): Reading {
  const text = shownDecimal(typed);
  const latex = decimalLatex(text);
  if (!percent) return { as: text, latex };
  const fraction = shownDecimal(value);
  if (fraction === text) return { plain: text, as: `${text} %`, latex: `${latex}\\,\\%` };
  return { plain: text, as: `${text} % (= ${fraction})`, latex: `${latex}\\,\\% = ${decimalLatex(fraction)}` };
}
