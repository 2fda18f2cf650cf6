import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import type { Result } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import type { ParseOptions } from './options.ts';
import { quote } from './quote.ts';
import { onlyHelpful, readNumber } from './read-number.ts';

/** Reads an integer of any size: `12`, `1 000`, `1e3`, `2^64`, `6/3`. A number that is not whole is `out-of-range`. */
export function readInteger(text: string, options: ParseOptions = {}): Result<Integer> {
  const digits = Z.fromString(text.trim());
  if (digits !== null) return ok(digits);
  const read = readNumber(text, { percent: false, ...options, counts: 'whole' });
  if (!read.ok) {
    // Of two readings the one that is no whole number is shown too: it says what else was understood.
    const helpful = onlyHelpful(read.error, (proposal) => readInteger(proposal, options).ok);
    return { ok: false, error: { ...helpful, ...(read.error.readings && { readings: read.error.readings }) } };
  }
  const { exact } = read.value;
  if (exact !== undefined && Q.isInteger(exact)) return ok(exact.numerator);
  const span = { start: 0, end: text.length };
  return no('out-of-range', `An integer is expected here, and ${quote(text.trim())} is not a whole number.`, { span });
}
