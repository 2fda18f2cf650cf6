import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { written } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { doubleDigits } from '../../kit/decimal.ts';
import { numberOf } from '../../kit/number-of.ts';
import { counted } from '../../kit/present/counted.ts';
import { unitBehind, type WorkedAnswer } from '../../kit/worked/steps.ts';

/*
 * The end of a working of finance. Its text has all digits of the answer and the unit; it is set as people say it: money to cents, a
 * rate in percent to hundredths.
 */

/** The result as the last line of its working shows it; `value` is a fraction where the result is a rate. */
export function answerOf(result: Quantity, value: Rational): WorkedAnswer {
  const { form, unit = '', also = '' } = result;
  const digits = form.form === 'digits' ? form.digits : String(numberOf(form));
  if (isRate(result)) return twice(value, counted(digits, unit), withUnit(result.rounded, unit));
  if (unit === '' && also.endsWith(' %')) {
    const percent = toDecimal(Q.multiply(value, hundred), quotedDigits);
    return twice(value, also, also.length > shortest ? withUnit(percent, '%') : undefined);
  }
  const set = result.rounded?.replaceAll(',', '');
  return {
    text: digits,
    value: Q.toNumber(value),
    unit: unit || undefined,
    ...(set !== undefined && { latex: set, isRounded: !isSame(set, digits) }),
  };
}

/** The same of a result whose digits are all that is known; what is said in words has none, and no working comes to it. */
export function answerFrom(result: Quantity): WorkedAnswer {
  const number = numberOf(result.form);
  if (!Number.isFinite(number)) return { text: '', value: Number.NaN };
  const value = (result.form.form === 'digits' ? fromDecimal(result.form.digits) : null) ?? Q.fromNumber(number);
  return answerOf(result, isRate(result) ? Q.divide(value, hundred) : value);
}

/** A line that says what a letter is, or how the result lies to a number. */
export function endingIn(
  rule: string,
  says: string,
  start: WrittenPart,
  { text, latex, unit }: WorkedAnswer,
): ShownStep {
  const behind = unitBehind(unit, text);
  const whole = {
    text: start.text + text + behind.text,
    latex: start.latex + (latex ?? written(text).latex) + behind.latex,
  };
  return { rule, says, written: whole, steps: [] };
}

/** Whether a result comes out as a fraction and is said in percent. */
export const isRate = ({ unit }: Quantity): boolean =>
  unit?.startsWith('%') === true || unit?.startsWith('percent') === true;

/** A share as it comes out, and in percent. */
function twice(value: Rational, percent: string, quoted: string | undefined): WorkedAnswer {
  const digits = percent.replace(/e.*|\D/g, '').replace(/^0+/, '').length;
  // 0 is 0 %, whatever it is counted in.
  if (Q.isZero(value)) return { text: percent, value: 0, latex: written(percent).latex };
  const text = `${toDecimal(value, Math.max(doubleDigits, digits))} = ${percent}`;
  const latex = quoted && `${toDecimal(value, fractionDigits)} \\approx ${quoted}`;
  return { text, value: Q.toNumber(value), latex: latex ?? written(text).latex, isRounded: latex !== undefined };
}

const withUnit = (number: string | undefined, unit: string): string | undefined =>
  number && number.replaceAll(',', '') + unitBehind(unit, number).latex;

/** Of a share that is said in percent to hundredths. */
const fractionDigits = 6;
const quotedDigits = 4;
/** `79.17 %` says no less than this many letters can. */
const shortest = 7;
const hundred = Q.integerRational(100);

function isSame(one: string, other: string): boolean {
  const [first, second] = [fromDecimal(one), fromDecimal(other)];
  return first !== null && second !== null && Q.equals(first, second);
}
