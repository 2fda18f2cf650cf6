import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number as numeral, product } from '@nomogram/math/expression/build.ts';
import { evaluateExact } from '@nomogram/math/expression/evaluate-exact.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { ReadNumber } from '@nomogram/math/syntax/read-number.ts';
import { inGradians, readAngle } from '@nomogram/math/syntax/values/angle.ts';
import { readValue } from '@nomogram/math/syntax/values/read-value.ts';
import type { Options } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { type Finding, isAccepted } from './judgement.ts';
import { compareExpressions } from './same-expression.ts';
import { withinDigits } from './within-digits.ts';

/** A number that is the answer: exactly, or to the digits that are known of it. */
export interface TargetNumber {
  readonly value: Rational;
  /** Absent where only a decimal is known. */
  readonly exact?: Expression;
  readonly unit?: string;
}

/** The digits of a decimal answer that are taken as known. */
const knownDigits = 14;

/** The number of a presented value; undefined where it is none, or no real one. */
export function wantedNumber({ decimal, unit }: PresentedValue, exact?: Expression): TargetNumber | undefined {
  const rational = exact && evaluateExact(exact);
  const precise = exact && !rational ? evaluatePrecise(exact, 40) : undefined;
  if (precise?.ok && precise.value.im !== '0') return undefined;
  const text = precise?.ok ? precise.value.re : decimal;
  const value = rational ?? (text === undefined ? undefined : fromDecimal(text));
  return value ? { value, ...(exact && { exact }), ...(unit && { unit }) } : undefined;
}

/** Whether a text is a number written out in digits, and nothing else but a unit; then its digits are what was given. */
const written = /^[-+]?[^\d\p{L}]{0,3}(\d[\d\s'’.,]*)(?:[eE]([-+]?\d+))?\s*(%|\p{Sc}|[\p{L}°µ][\p{L}\d²³^/°]*)?$/u;

interface TypedNumber {
  readonly number: ReadNumber;
  /** Half a unit of the last digit given, in the unit of the answer, and how many digits were given; absent of an exact value. */
  readonly digits?: { readonly half: Rational; readonly count: number; readonly isWhole: boolean };
}

function readTyped(text: string, unit: string | undefined, { decimal }: Options): Result<TypedNumber> {
  const read = readInUnit(text, unit, decimal);
  if (!read.ok) return read;
  const { exact } = read.value;
  const angle = sexagesimal.exec(text.trim());
  if (angle && (unit === 'gon' || unit === '°'))
    return { ok: true, value: { number: read.value, digits: turnedDigits(angle, unit) } };
  const [, body = '', exponent = '0'] = written.exec(withoutUnit(text.trim(), unit)) ?? [];
  if (body === '' || exact === undefined || Q.isZero(exact)) return { ok: true, value: { number: read.value } };
  const compact = body.replace(/[\s'’]/g, '');
  const places = placesOf(compact, decimal);
  const digits = compact.replace(/[.,]/g, '');
  const bare = fromDecimal(`${digits}e${Number(exponent) - places}`);
  const scale = bare && !Q.isZero(bare) ? Q.abs(Q.divide(exact, bare)) : Q.one;
  const half = Q.multiply(Q.multiply(scale, Q.half), fromDecimal(`1e${Number(exponent) - places}`)!);
  const count = digits.replace(/^0+/, '').length;
  return { ok: true, value: { number: read.value, digits: { half, count, isWhole: places - Number(exponent) <= 0 } } };
}

/** Degrees and minutes, or with seconds too: 68°11'55". */
const sexagesimal =
  /^(?:[NS]\s*)?[-+]?\d+\s*°\s*\d+(?:[.,](\d+))?\s*['′’]\s*(?:\d+(?:[.,](\d+))?\s*(?:["″”]|'')\s*)?(?:[EW]\s*)?$/i;

/** Half a second, or half of what the last digit of it stands for; half a minute where there are none. */
function turnedDigits(
  [text, ofMinutes, ofSeconds]: readonly string[],
  unit: 'gon' | '°',
): NonNullable<TypedNumber['digits']> {
  const hasSeconds = /["″”]|''/.test(text!);
  const places = (hasSeconds ? ofSeconds : ofMinutes)?.length ?? 0;
  const last = Q.divide(fromDecimal(`1e-${places}`)!, Q.integerRational(hasSeconds ? 3600 : 60));
  const half = Q.multiply(Q.half, unit === 'gon' ? Q.multiply(last, Q.rational(10, 9)) : last);
  return { half, count: text!.replace(/\D/g, '').length, isWhole: false };
}

/** The digits behind the decimal mark: the last mark is one, unless it stands before three digits of a grouped number. */
function placesOf(compact: string, decimal: Options['decimal']): number {
  const marks = compact.match(/[.,]/g) ?? [];
  const behind = /[.,](\d*)$/.exec(compact)?.[1];
  if (behind === undefined) return 0;
  const last = marks.at(-1);
  const isChosen = last === (decimal === 'comma' ? ',' : '.');
  if (marks.filter((mark) => mark === last).length > 1) return 0;
  return isChosen || (decimal === undefined && behind.length !== 3) ? behind.length : 0;
}

function readInUnit(text: string, unit: string | undefined, decimal: Options['decimal']): Result<ReadNumber> {
  if (unit === 'gon' || unit === '°') return readTurned(text, unit, decimal);
  const bare = withoutUnit(text.trim(), unit);
  if (unit?.startsWith('%')) return readValue(bare.replace(/(?:%|per ?cent)$/i, ''), { kind: 'number' }, { decimal });
  const number = readValue(bare, { kind: 'number', unit }, { decimal });
  if (number.ok) return number;
  const money = readValue(bare, { kind: 'money' }, { decimal });
  return money.ok ? money : number;
}

/** The unit of the answer may be typed too, in its words: `12 square units`, `6 % per period`. */
function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  const said = unit
    .split(/ (?=per )/)
    .map((part) => `(?:${wordsFor(part)})`)
    .join('?\\s*');
  const before = new RegExp(`^(.*?)\\s*(?<!\\p{L})(?:${escaped(unit)}|${said})$`, 'isu').exec(text)?.[1];
  return before === undefined || before === '' ? text : before;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The ways in which people write a unit that is a word: a pattern. */
function wordsFor(unit: string): string {
  const per = /^per (.+)$/.exec(unit)?.[1];
  if (per !== undefined) return `(?:/|per|an?) ?${per}${per === 'year' ? '|p\\.? ?a\\.?|per annum' : ''}`;
  if (/^times?$/.test(unit)) return 'times?|[x×]|: ?1|to 1';
  const [, power] = /^(square|cubic) units$/.exec(unit) ?? [];
  if (power === 'square') return 'sq(?:uare|\\.)? units?|u(?:nits?)? ?(?:²|\\^?2)';
  if (power === 'cubic') return 'cu(?:bic|\\.)? units?|u(?:nits?)? ?(?:³|\\^?3)';
  return `${escaped(unit.replace(/(?<=\p{L}{2})s$/u, ''))}s?`;
}

function readTurned(text: string, unit: 'gon' | '°', decimal: Options['decimal']): Result<ReadNumber> {
  const angle = readAngle(text, unit === 'gon' ? 'gradians' : 'degrees', { decimal });
  if (!angle.ok) return angle;
  const gradians = inGradians(angle.value);
  if (gradians === undefined) return readValue(text, { kind: 'number' }, { decimal });
  const exact = unit === 'gon' ? gradians : Q.multiply(gradians, Q.rational(9, 10));
  return {
    ok: true,
    value: { expression: numeral(exact), value: Q.toNumber(exact), exact, isAngle: false, notes: [] },
  };
}

/** A number that was typed beside the one that is right. */
export function judgeNumber(text: string, wanted: TargetNumber, options: Options): Finding {
  const begun = /^(.*\d)\s*(?:…|\.{3})$/s.exec(text.trim())?.[1];
  if (begun !== undefined) return judgeBegun(begun, wanted, options);
  const read = readTyped(text, wanted.unit, options);
  if (!read.ok) return { grade: 'unreadable', says: read.error.message };
  const grade = judgeTyped(read.value, wanted);
  if (grade.grade === 'wrong' && isTurnedAway(text, wanted)) return judgeInGradians(text, wanted, options) ?? grade;
  const isWorked = grade.grade === 'wrong' && read.value.digits === undefined && /[^\d\s.,]/.test(text);
  const rounded = isWorked ? withinDigits(text, wanted.exact ?? numeral(wanted.value), options) : undefined;
  if (rounded) return rounded;
  const isPart = grade.grade === 'wrong' && wanted.unit?.startsWith('%') && !text.includes('%');
  const inPercent = isPart ? judgeTyped(timesHundred(read.value), wanted) : grade;
  return isPart && isAccepted(inPercent)
    ? { grade: 'equal', says: 'Right, written as a part of 1; times 100 it is in percent.' }
    : grade;
}

/** `0.666…`: digits that go on are cut off where they end, and not rounded. */
function judgeBegun(text: string, wanted: TargetNumber, options: Options): Finding {
  const judged = judgeNumber(text, wanted, options);
  const read = readTyped(text, wanted.unit, options);
  if (!read.ok || isAccepted(judged)) return judged;
  const { number, digits } = read.value;
  if (number.exact === undefined || digits === undefined || digits.count < minDigits) return judged;
  const sign = Q.integerRational(Q.sign(number.exact));
  const rest = Q.multiply(sign, Q.subtract(wanted.value, number.exact));
  const isCut = Q.sign(rest) >= 0 && Q.compare(rest, Q.add(digits.half, digits.half)) < 0;
  return isCut ? { grade: 'rounded', says: `Right to the ${digits.count} digits that you gave.` } : judged;
}

/** An angle in radians, beside which one in another unit was typed. */
const isTurnedAway = (text: string, { unit }: TargetNumber): boolean =>
  unit === 'rad' && /(?:gon|grad|°|deg|['′"″])/i.test(text);

/** Digits are those of the unit in which they were typed: 66.67 gon is pi/3 rounded. */
function judgeInGradians(text: string, { value }: TargetNumber, options: Options): Finding | undefined {
  const halfTurnValue = fromDecimal(halfTurn);
  if (halfTurnValue === null) return undefined;
  const gradians = Q.divide(Q.multiply(value, Q.integerRational(200)), halfTurnValue);
  const isDegrees = /(?:°|deg)/i.test(text);
  const wanted = isDegrees ? Q.multiply(gradians, Q.rational(9, 10)) : gradians;
  const read = readTyped(text, isDegrees ? '°' : 'gon', options);
  if (!read.ok) return undefined;
  const grade = judgeTyped(read.value, { value: wanted });
  return isAccepted(grade) || grade.grade === 'unfinished' ? grade : undefined;
}

const halfTurn = '3.14159265358979323846264338327950288419716939937510';

const hundred = Q.integerRational(100);

/** A part of 1 in percent. */
const timesHundred = ({ number, digits }: TypedNumber): TypedNumber => ({
  number: {
    ...number,
    expression: product([numeral(hundred), number.expression]),
    value: 100 * number.value,
    ...(number.exact && { exact: Q.multiply(hundred, number.exact) }),
  },
  ...(digits && { digits: { ...digits, half: Q.multiply(hundred, digits.half), isWhole: false } }),
});

function judgeTyped({ number, digits }: TypedNumber, wanted: TargetNumber): Finding {
  const { value } = wanted;
  if (number.exact === undefined) return judgeClosed(number, wanted);
  if (Q.equals(number.exact, value)) return { grade: 'right', says: 'Right.' };
  const difference = Q.abs(Q.subtract(number.exact, value));
  if (digits === undefined || Q.isZero(number.exact))
    return close(difference, value, wanted) ?? wrong(number.exact, value);
  if (Q.compare(difference, digits.half) > 0) {
    const isCut = Q.compare(difference, Q.multiply(digits.half, Q.rational(2))) < 0 && digits.count > 2;
    return isCut
      ? { grade: 'wrong', says: 'Nearly: the last digit is not rounded as it should be.' }
      : (close(difference, value, wanted) ?? wrong(number.exact, value));
  }
  // 1 is no 1/2 rounded.
  if (digits.count < minDigits && digits.isWhole) return wrong(number.exact, value);
  if (digits.count < minDigits)
    return {
      grade: 'unfinished',
      says: `So far right: but ${digits.count === 1 ? 'one digit is' : `${digits.count} digits are`} too few to tell. Give at least ${minDigits}.`,
    };
  return { grade: 'rounded', says: `Right to the ${digits.count} digits that you gave.` };
}

const minDigits = 3;

/** Where only digits of the answer are known, nothing closer can be told. */
function close(difference: Rational, value: Rational, { exact }: TargetNumber): Finding | undefined {
  if (exact) return undefined;
  const near = Q.multiply(Q.abs(value), fromDecimal(`1e-${knownDigits}`)!);
  return Q.compare(difference, near) <= 0
    ? { grade: 'right', says: `Right: it agrees to the ${knownDigits} digits that are compared.` }
    : undefined;
}

/** A closed form: sqrt(2)/2, pi/4. */
function judgeClosed(number: ReadNumber, { exact, value }: TargetNumber): Finding {
  if (exact) {
    const found = compareExpressions(number.expression, exact);
    if (found.same === 'identical') return { grade: 'right', says: 'Right.' };
    if (found.same === 'equal') return { grade: 'equal', says: 'Right: equal, in another form.' };
    if (found.same === 'undecided')
      return { grade: 'undecided', says: 'Whether this is the same number could not be decided.' };
  }
  const precise = evaluatePrecise(number.expression, 30);
  const typed = precise.ok ? fromDecimal(precise.value.re) : null;
  if (typed === null) return { grade: 'undecided', says: 'The value of what you typed could not be determined.' };
  const difference = Q.abs(Q.subtract(typed, value));
  return close(difference, value, exact ? { exact, value } : { value }) ?? wrong(typed, value);
}

/** What a wrong number has to do with the right one, where that is plain: a true statement, and often the mistake. */
function wrong(yours: Rational, right: Rational): Finding {
  return { grade: 'wrong', says: `${relation(yours, right)}.` };
}

/** What one number is beside another one: a predicate, without a name for it. */
export function relation(yours: Rational, right: Rational): string {
  if (!Q.isZero(yours) && !Q.isZero(right)) {
    const ratio = Q.toNumber(Q.divide(yours, right));
    const isAbout = (wanted: number) => Math.abs(ratio / wanted - 1) < 1e-6;
    if (isAbout(-1)) return 'the number is right, and its sign is the other one';
    const times = [100, 1000, 10, 2, 3, 4, 10000].find((factor) => isAbout(factor) || isAbout(-factor));
    if (times !== undefined) return `it is ${times} times as much${ratio < 0 ? ', with the other sign' : ''}`;
    const part = [100, 1000, 10, 2, 3, 4, 10000].find((factor) => isAbout(1 / factor) || isAbout(-1 / factor));
    if (part !== undefined) return `it is 1/${part} of it${ratio < 0 ? ', with the other sign' : ''}`;
    const product = Q.toNumber(Q.multiply(yours, right));
    if (Math.abs(product - 1) < 1e-6) return 'it is the reciprocal, 1 over the answer';
  }
  return Q.compare(yours, right) > 0 ? 'it is too large' : 'it is too small';
}
