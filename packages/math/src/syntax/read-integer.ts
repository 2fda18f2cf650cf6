import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import type { Result } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import { quote } from './quote.ts';
import type { ReadNumberOptions } from './read-number.ts';
import { readNumber } from './read-number.ts';

/** Reads an integer of any size: `12`, `1 000`, `1e3`, `2^64`, `6/3`. A number that is not whole is `out-of-range`. */
export function readInteger(text: string, options: ReadNumberOptions = {}): Result<Integer> {
  const digits = Z.fromString(text.trim());
  if (digits !== null) return ok(digits);
  const read = readNumber(text, options);
  if (!read.ok) {
    const { suggestion } = read.why;
    const helps = suggestion !== undefined && readInteger(suggestion, options).ok;
    return helps ? read : { ok: false, why: { ...read.why, suggestion: undefined } };
  }
  const { exact } = read.value;
  if (exact !== undefined && Q.isInteger(exact)) return ok(exact.numerator);
  const span = { start: 0, end: text.length };
  return no('out-of-range', `An integer is expected here, and ${quote(text.trim())} is not a whole number.`, { span });
}
