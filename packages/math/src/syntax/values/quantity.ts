import type { Integer } from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { sum } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { no, ok, type Result } from '../../result/result.ts';
import type { ParseOptions } from '../options.ts';
import { quote } from '../quote.ts';
import { readInteger } from '../read-integer.ts';
import { type ReadNumber, readNumber } from '../read-number.ts';
import { isBookedLoss, readMoney } from './money.ts';
import { readShare } from './percent.ts';
import { isSum, scaled, shareIn } from './share.ts';
import { measureOf, ratioOf, type Unit } from './units.ts';

/** A number of the unit of its field. */
interface ReadQuantity extends ReadNumber {
  /** Typed with a unit of its own. */
  readonly ownUnit: boolean;
}

/** Everything from the first letter behind the number: `5 cm`, `12 in`, `3 m/s`, `20 °C`. */
const withUnit = /^(.*?[\d.)\]½¼¾²³π\s])\s*([\p{L}°µ][\p{L}\d²³^/°]*)$/su;
/** `5 ft 10 in`, `1 h 30 min`: several numbers, each with its unit. */
const compound = /^(?:\s*\d[\d.,]*\s*\p{L}+){2,}\s*$/u;
const part = /(\d[\d.,]*)\s*(\p{L}+)/gu;
/** `5'6"`, `5' 6 1/2"`, `5'-6"`, `5'` and `6"`: feet and inches by their marks, the inches with a fraction behind them. */
const feetAndInches =
  /^\s*([+\-−]?)\s*(?:(\d[\d.,]*)\s*')?(?:(?<=')-)?\s*(?:(\d[\d.,]*(?:\/\d+)?)(?:[ -](\d+\/\d+))?\s*")?\s*$/u;

/**
 * Reads a number of a field's unit: bare, or with another unit of the same dimension, which is converted exactly (`5 cm` of a
 * field in metres is 0.05, `18 months` of one in years 1.5). A unit of another dimension, or any where the field has none, is
 * refused.
 */
export function readQuantity(text: string, unit: string | undefined, options: ParseOptions = {}): Result<ReadQuantity> {
  if (isBookedLoss(text)) {
    const loss = readMoney(text, options);
    return loss.ok ? ok({ ...loss.value, ownUnit: false }) : loss;
  }
  const wanted = () => (unit === undefined ? undefined : measureOf(unit));
  const parts = compound.test(text) ? [...text.matchAll(part)] : [];
  if (parts.length > 0 && parts.every(([, , name]) => measureOf(name!) !== undefined))
    return sumOf(
      parts.map(([, amount, name]) => [amount!, name!] as const),
      wanted(),
      unit,
      text,
      options,
    );
  const marked = byMarks(text, wanted);
  if (marked.length > 0)
    return wanted()?.dimension === 'length' ? sumOf(marked, wanted(), unit, text, options) : noLength(text, unit);
  const [, amount, name] = withUnit.exec(text.trim()) ?? [];
  const typed = name && measureOf(name.replace('µ', 'μ'));
  if (!typed) return bare(text, unit, options);
  return converted(amount!, name, typed, wanted(), unit, text, options);
}

/** The feet and inches of a text; one mark alone says so only where a length is wanted. */
function byMarks(text: string, wanted: () => Unit | undefined): (readonly [amount: string, name: string])[] {
  const marks = feetAndInches.exec(plainPrimes(text));
  if (!marks) return [];
  const [, sign = '', feet, inches, fraction] = marks;
  if (wanted()?.dimension !== 'length' && (feet === undefined || inches === undefined)) return [];
  const amountOf = (amount: string): string => (sign === '' ? amount : `${sign}(${amount})`);
  return [
    ...(feet === undefined ? [] : [[amountOf(feet), 'ft'] as const]),
    ...(inches === undefined ? [] : [[amountOf(fraction ? `(${inches}+${fraction})` : inches), 'in'] as const]),
  ];
}

const noLength = (text: string, unit: string | undefined): Result<never> =>
  no('unreadable', `${quote(text.trim())} is a length in feet and inches, and ${expectedIn(unit)} is expected here.`);

const expectedIn = (unit: string | undefined): string =>
  unit === undefined ? 'a number without a unit' : `a number in ${unit}`;

function bare(text: string, unit: string | undefined, options: ParseOptions): Result<ReadQuantity> {
  const read = readBare(text, unit, options);
  if (!read.ok) return read;
  if (!read.value.isAngle) return ok({ ...read.value, ownUnit: false });
  return no('unreadable', `${quote(text.trim())} is an angle, and ${expectedIn(unit)} is expected here.`);
}

/** A plain number, or thousandths and smaller parts of what has no unit; hundredths are part of an expression. */
function readBare(text: string, unit: string | undefined, options: ParseOptions): Result<ReadNumber> {
  const share = unit === undefined && options.percent !== false ? shareIn(text) : undefined;
  const isHundredths = share !== undefined && Q.equals(share.size, Q.rational(1, 100));
  if (share === undefined || isHundredths || share.amount.trim() === '') return readNumber(text, options);
  return readShare(text, share.amount, share.sign, share.size, options);
}

function converted(
  amount: string,
  name: string,
  typed: Unit,
  wanted: Unit | undefined,
  unit: string | undefined,
  text: string,
  options: ParseOptions,
): Result<ReadQuantity> {
  const ratio = wanted && ratioOf(typed, wanted);
  if (ratio === undefined) return otherDimension(text, name, typed, wanted, unit);
  // A unit behind a sum belongs to all of it, or to its last term.
  if (isSum(amount))
    return no('unreadable', `${quote(text.trim())}: put the sum in brackets before its unit ${quote(name)}.`);
  const read = readNumber(amount, options);
  if (!read.ok) {
    const { readings, ...failure } = read.error;
    return {
      ok: false,
      error: {
        ...failure,
        suggestion: undefined,
        ...(readings && { readings: readings.map((one) => `${one} ${name}`) }),
      },
    };
  }
  return ok({ ...scaled(read.value, ratio), ownUnit: true });
}

function sumOf(
  parts: readonly (readonly [amount: string, name: string])[],
  wanted: Unit | undefined,
  unit: string | undefined,
  text: string,
  options: ParseOptions,
): Result<ReadQuantity> {
  const terms: ReadQuantity[] = [];
  for (const [amount, name] of parts) {
    const read = converted(amount, name, measureOf(name)!, wanted, unit, text, options);
    if (!read.ok) return read;
    terms.push(read.value);
  }
  const expression = sum(terms.map((term) => term.expression));
  const exact = terms.reduce<Q.Rational | undefined>(
    (all, term) => all && term.exact && Q.add(all, term.exact),
    Q.zero,
  );
  return ok({ ...terms[0]!, expression, exact, value: exact ? Q.toNumber(exact) : evaluate(expression, {}) });
}

const otherDimension = (
  text: string,
  name: string,
  typed: Unit,
  wanted: Unit | undefined,
  unit: string | undefined,
): Result<never> => unwanted(text, name, typed, expectedIn(wanted && unit));

/** A whole number of any size, as `readInteger` reads it; a unit behind it is named, where it is refused. */
export function readWhole(text: string, options: ParseOptions = {}): Result<Integer> {
  const loss = isBookedLoss(text) ? readMoney(text, options) : null;
  if (loss?.ok && loss.value.exact && Q.isInteger(loss.value.exact)) return ok(loss.value.exact.numerator);
  const read = readInteger(text, options);
  if (read.ok) return read;
  const [, amount = '', name = ''] = withUnit.exec(text.trim()) ?? [];
  const typed = measureOf(name.replace('µ', 'μ'));
  return typed !== undefined && /\d/.test(amount) ? unwanted(text, name, typed, 'a whole number') : read;
}

function unwanted(text: string, name: string, { dimension }: Unit, expected: string): Result<never> {
  const place = text.lastIndexOf(name);
  const message = `${quote(name)} is a unit of ${dimension}, and ${expected} is expected here.`;
  return no('unreadable', message, { span: { start: place, end: place + name.length } });
}

/** One character for each of the marks that keyboards and documents have for minutes and seconds, feet and inches. */
export const plainPrimes = (text: string): string =>
  text.replace(/['′’‘´`ʹʼ＇]{2}|[″”“„ʺ＂]/g, '"').replace(/[′’‘´`ʹʼ＇]/g, "'");
