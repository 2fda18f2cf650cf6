import * as Q from '../../exact/rational.ts';
import { no, ok, type Result } from '../../result/result.ts';
import type { ParseOptions } from '../options.ts';
import { quote } from '../quote.ts';
import { type ReadNumber, readNumber } from '../read-number.ts';
import { isSum, scaled, shareIn } from './share.ts';

/** Reads a number that counts hundredths: `6`, `6%` and `6 %` are 6, `5‰` and `50 bp` are 0.5. */
export function readPercent(text: string, options: ParseOptions = {}): Result<ReadNumber> {
  const { amount, sign, size } = shareIn(text) ?? { amount: text, sign: '', size: Q.rational(1, 100) };
  if (amount.trim() === '' && text.trim() !== '') return no('unreadable', `${quote(text.trim())} has no number.`);
  if (/\p{Sc}/u.test(amount)) return no('unreadable', `${quote(text.trim())} is an amount of money and no percentage.`);
  const ratio = Q.multiply(size, Q.rational(100));
  if (Q.equals(ratio, Q.one)) return readNumber(amount, { ...options, percent: false });
  return readShare(text, amount, sign, ratio, options);
}

/** Reads an amount of thousandths or smaller parts, whose sign it keeps wherever it can be read in two ways. */
export function readShare(
  text: string,
  amount: string,
  sign: string,
  ratio: Q.Rational,
  options: ParseOptions,
): Result<ReadNumber> {
  if (isSum(amount))
    return no('unreadable', `${quote(text.trim())}: put the sum in brackets before its sign ${quote(sign.trim())}.`);
  const read = readNumber(amount, { ...options, percent: false });
  if (read.ok) return ok(scaled(read.value, ratio));
  const { readings, suggestion, ...failure } = read.error;
  return { ok: false, error: { ...failure, ...(readings && { readings: readings.map((one) => one + sign) }) } };
}
