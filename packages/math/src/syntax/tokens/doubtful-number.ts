import type { Failure } from '../../result/result.ts';
import type { ParseOptions } from '../options.ts';
import { quote } from '../quote.ts';

/*
 * Three spellings of a number that stands alone are signs of algebra to one visitor and something else to another: the raised point
 * of `1·5` multiplies, or is the decimal point of British print; `1:30` is a ratio, or an hour and a half; and `(1,234.50)` is an
 * amount that books show as negative, or a number in brackets. Within a calculation (`2·3 + 1`, `1.5·10³`, `2*(1,234.50)`) they are
 * signs of algebra, and where a formula is wanted, the raised point is one throughout.
 */

const withRaisedPoint = /^\s*([+\-−]?\d+)·(\d+)\s*$/;
/** Hours and minutes, or minutes and seconds: two digits below 60 stand behind the colon. */
const clock = /^\s*([+\-−]?\d+):([0-5]\d)\s*$/;
const clockInParts = /^\s*[+\-−]?\d+(?::\d+(?:[.,]\d+)?){2,}\s*$/;
/** Thousands in groups, or the two places of cents, and nothing else in the brackets. */
const booked = /^\s*\(\s*(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d+)?|\d+[.,]\d\d)\s*\)\s*$/;

/**
 * The refusal of a number that can be read in two ways as a whole, with both of them, and of a time in three parts, which is no number;
 * undefined for all others. `plainForm` writes a decimal without its groups, where it has one reading.
 */
export function doubtfulNumber(
  text: string,
  { counts, decimal, raisedPoint = 'asked' }: ParseOptions,
  plainForm: (digits: string) => string | undefined,
): Failure | undefined {
  const point = raisedPoint === 'asked' ? withRaisedPoint.exec(text) : null;
  if (point) {
    // Where a point may group, a fourth place shows that it does not.
    const place = point[2]!.length === 3 && (counts === 'whole' || decimal === 'comma') ? '0' : '';
    return twoWays(text, [`${point[1]}*${point[2]}`, `${point[1]}.${point[2]}${place}`]);
  }
  const time = clock.exec(text);
  const part = Number(time?.[2]);
  if (time && part > 0) return twoWays(text, [`${time[1]}/${part}`, sixtieths(time[1]!, part)]);
  if (time || clockInParts.test(text)) return refused(text, 'is a time or an angle, and no number');
  const amount = counts === 'money' ? undefined : booked.exec(text)?.[1];
  const plain = amount === undefined ? undefined : plainForm(amount);
  return plain === undefined ? undefined : twoWays(text, [`-${plain}`, plain]);
}

/** `1:30` as 1+30/60, and `-1:30` as -1-30/60. */
const sixtieths = (whole: string, part: number): string => `${whole}${/^[-−]/.test(whole) ? '-' : '+'}${part}/60`;

const twoWays = (text: string, readings: readonly [string, string]): Failure => ({
  ...refused(text, `can be read in two ways, as ${readings[0]} or as ${readings[1]}: write the one that is meant`),
  code: 'ambiguous-number',
  readings,
});

const refused = (text: string, why: string): Failure => ({
  code: 'unreadable',
  message: `${quote(text.trim())} ${why}.`,
  span: { start: 0, end: text.length },
});
