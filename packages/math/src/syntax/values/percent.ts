import { no, type Result } from '../../result/result.ts';
import type { ParseOptions } from '../options.ts';
import { quote } from '../quote.ts';
import { type ReadNumber, readNumber } from '../read-number.ts';

const sign = /\s*(?:[%％٪﹪]|per ?cent|pct)\s*$/iu;

/** Reads a number that counts hundredths: `6`, `6%` and `6 %` are 6. */
export function readPercent(text: string, options: ParseOptions = {}): Result<ReadNumber> {
  const bare = text.replace(sign, '');
  if (bare.trim() === '' && text.trim() !== '') return no('unreadable', `${quote(text.trim())} has no number.`);
  if (/\p{Sc}/u.test(bare)) return no('unreadable', `${quote(text.trim())} is an amount of money and no percentage.`);
  return readNumber(bare, { ...options, percent: false });
}
