import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { isRational, type Maybe, multiply } from '@nomogram/math/numeric/precise/value.ts';
import { convertAngle } from '@nomogram/math/syntax/angles.ts';
import type { DoubleForm, Quantity, QuantityForm } from '../answer.ts';
import { decimalOf, withPlaces } from '../decimal.ts';
import { numberOf } from '../number-of.ts';
import type { AngleUnit, AnswerAngle } from '../options.ts';

/*
 * An angle of an answer in the unit that was asked for. The calculation is made in the unit of the calculator; only what is said of it
 * changes, and is converted from what is known of it, never from the digits that would be shown: an exact value stays exact (π/4 is
 * 45°), digits are those of the converted number, no more of them than are known.
 */

/** The units of plane angle, as answers write them. */
const unitOfText: { readonly [text: string]: AngleUnit } = {
  gon: 'gradians',
  rad: 'radians',
  degrees: 'degrees',
  '°': 'degrees',
};
const textOfUnit: Record<AngleUnit, string> = { gradians: 'gon', radians: 'rad', degrees: 'degrees' };

/** Decimals of what can be measured: a tenth of a milligon, in each unit. */
const finest: Record<AngleUnit, number> = { gradians: 4, degrees: 4, radians: 6 };

/** Bits of which a whole number of digits is cut: a `precise` that is no rational is left as it is. */
const someBits = 64;
/** What one multiplication of doubles may add to the relative error of a double that is good to fifteen digits. */
const ownError = 3e-16;

/** The unit of the angle that a quantity is, where it is one that can be said in another. */
function angleUnitOf({ unit, angle, form }: Quantity): AngleUnit | undefined {
  if (angle === 'as it is' || unit === undefined || !Object.hasOwn(unitOfText, unit)) return undefined;
  return isNoNumber(form) ? undefined : unitOfText[unit];
}

const isNoNumber = ({ form }: QuantityForm): boolean =>
  form === 'formula' || form === 'words' || form === 'complex' || form === 'sexagesimal';

/** The angle as it is said where `wanted` was asked for; what is no angle stays as it is. */
export function saidIn(quantity: Quantity, wanted: AnswerAngle | undefined): Quantity {
  const unit = quantity.angle === 'sexagesimal' ? 'dms' : wanted;
  const from = angleUnitOf(quantity);
  if (unit === undefined || from === undefined) return quantity;
  return unit === 'dms' ? sexagesimal(quantity, from) : inOtherUnit(quantity, from, unit);
}

function inOtherUnit(quantity: Quantity, from: AngleUnit, said: AngleUnit): Quantity {
  if (said === from) return quantity;
  const convert = (angle: Expression) => convertAngle(angle, from, said);
  const rounded = (exact: Rational) => roundedTo(convert(number(exact)), finest[said]);
  return { ...inUnit(quantity, convert, rounded), unit: textOfUnit[said] };
}

function inUnit(
  quantity: Quantity,
  convert: (angle: Expression) => Expression,
  round: (exact: Rational) => string | undefined,
): Quantity {
  const exact = rationalOf(quantity.form);
  const rounded = quantity.rounded === undefined || exact === undefined ? undefined : round(exact);
  return { ...quantity, form: converted(quantity.form, exact, convert), rounded };
}

/** Seconds of arc in a degree, and how many decimals of them can be measured. */
const secondsInDegree = 3600;
const finestSeconds = 1;
/** Whole seconds are shown of any angle of a turn. */
const minDigits = 7;
/** Seconds beyond these say nothing in degrees and minutes. */
const [minSeconds, maxSeconds] = [1e-6, 1e10];

/** In degrees, minutes and seconds: the digits of the angle in seconds, which are certain, parted without rounding. */
function sexagesimal(quantity: Quantity, from: AngleUnit): Quantity {
  const convert = (angle: Expression) => product([convertAngle(angle, from, 'degrees'), number(secondsInDegree)]);
  const seconds = inUnit(quantity, convert, (exact) => roundedTo(convert(number(exact)), finestSeconds));
  const size = Math.abs(numberOf(seconds.form));
  if (size !== 0 && !(size >= minSeconds && size < maxSeconds)) return inOtherUnit(quantity, from, 'degrees');
  return {
    ...seconds,
    unit: undefined,
    rounded: seconds.rounded === undefined ? undefined : sexagesimalText(seconds.rounded),
    form: { form: 'sexagesimal', seconds: seconds.form },
  };
}

/** How many digits of the seconds are to be shown where so many are asked for. */
export const digitsOfSeconds = (digits: number): number => Math.max(digits, minDigits);

/** Seconds of arc as `275°26'25.2"`. */
export function sexagesimalText(decimal: string): string {
  const { sign, degrees, minutes, seconds } = partsOf(decimal);
  return `${sign}${degrees}°${minutes}'${seconds}"`;
}

/** The same in LaTeX. */
export function sexagesimalLatex(decimal: string): string {
  const { sign, degrees, minutes, seconds } = partsOf(decimal);
  return `${sign}${degrees}^\\circ\\,${minutes}'\\,${seconds}''`;
}

function partsOf(decimal: string) {
  const value = fromDecimal(decimal) ?? Q.zero;
  const [whole, rest] = exactParts(Q.abs(value));
  const total = Z.toNumber(whole);
  return {
    sign: Q.sign(value) < 0 ? '-' : '',
    degrees: String(Math.floor(total / 3600)),
    minutes: String(Math.floor(total / 60) % 60).padStart(2, '0'),
    seconds: `${String(total % 60).padStart(2, '0')}${rest}`,
  };
}

/** The whole seconds, and the rest as it is written behind them. */
function exactParts(value: Rational): readonly [Z.Integer, string] {
  const whole = Q.floor(value);
  const rest = exactDecimal(Q.subtract(value, Q.integerRational(whole)), 1100) ?? '0';
  return [whole, rest.replace(/^0/, '')];
}

/** The rational number that a form holds, where it holds one. */
function rationalOf(form: QuantityForm): Rational | undefined {
  if (form.form === 'integer') return Q.integerRational(form.value);
  if (form.form === 'digits') return form.of ?? fromDecimal(form.digits) ?? undefined;
  if (form.form !== 'decimal') return undefined;
  const precise = form.precise?.(someBits);
  return precise && isRational(precise) ? precise : undefined;
}

function converted(
  form: QuantityForm,
  exact: Rational | undefined,
  convert: (angle: Expression) => Expression,
): QuantityForm {
  switch (form.form) {
    case 'exact':
    case 'approximate':
      return { form: form.form, expression: convert(form.expression) };
    case 'integer':
      return { form: 'exact', expression: convert(number(exact!)) };
    case 'digits':
      return convertedDigits(form, exact!, convert);
    case 'decimal':
      return convertedDouble(form, convert);
    default:
      return form;
  }
}

type DigitsForm = Extract<QuantityForm, { readonly form: 'digits' }>;

/** As many digits as there were; of a text alone one fewer, because its last is rounded. */
function convertedDigits(form: DigitsForm, exact: Rational, convert: (angle: Expression) => Expression): QuantityForm {
  const count = form.digits.replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '').length;
  const shown = Math.max(form.of ? Math.max(count, form.known ?? 15) : count - 1, 1);
  const said = convert(number(exact));
  const of = form.of && said.kind === 'number' ? said.value : undefined;
  return { ...form, of, digits: decimalOf(said, shown) ?? form.digits };
}

function convertedDouble(form: DoubleForm, convert: (angle: Expression) => Expression): QuantityForm {
  const unit = convert(number(1));
  const { precise } = form;
  return {
    form: 'decimal',
    value: form.value * evaluate(unit),
    error: (form.error ?? ownError) + ownError,
    ...(precise && { precise: (bits: number) => productOf(precise(bits), factorOf(unit, bits), bits) }),
  };
}

const factorOf = (unit: Expression, bits: number): Maybe =>
  unit.kind === 'number' ? unit.value : evaluateBall(unit, bits, {});

const productOf = (a: Maybe, b: Maybe, bits: number): Maybe => (a === null || b === null ? null : multiply(a, b, bits));

/** The value to so many decimals. */
function roundedTo(expression: Expression, places: number): string | undefined {
  const text = decimalOf(product([expression, number(Q.integerRational(Z.power(10, places)))]), 40);
  const value = text === undefined ? null : fromDecimal(text);
  if (value === null) return undefined;
  const scaled = Q.divide(Q.integerRational(Q.round(value)), Q.integerRational(Z.power(10, places)));
  return withPlaces(toDecimal(scaled, 40), places);
}
