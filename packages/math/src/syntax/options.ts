import type { DecimalMark } from './number-text.ts';
import type { AngleUnit } from './tree.ts';

/** What the reader is told about the text. */
export interface ParseOptions {
  /** What an angle without a unit means in a trigonometric function, and what inverse functions give; radians. */
  readonly angle?: AngleUnit;
  /** Names of several letters that are variables or constants of the caller. */
  readonly names?: Iterable<string>;
  /** `i` is the imaginary unit, or a variable like any other; imaginary. */
  readonly i?: 'imaginary' | 'symbol';
  /** `|` between two operands: a division, as the service's paths have it, or an absolute value; division. */
  readonly bar?: 'division' | 'absolute';
  /** `5%` is read as 5/100; otherwise the sign is refused. */
  readonly percent?: boolean;
  /** The decimal mark that the visitor chose; without one `1,000` is refused with both of its readings. */
  readonly decimal?: DecimalMark;
  /** What the numbers count: three digits after a comma are thousands of money, and of what is whole. */
  readonly counts?: 'money' | 'whole';
  /** What the raised point of a number that stands alone is, `1·5`: a product, as in any other calculation, or asked about; asked. */
  readonly raisedPoint?: 'product' | 'asked';
  /** The longest text that is read, in UTF-16 code units; 20 000. */
  readonly maximumLength?: number;
}

/** A longer text is refused unless the caller says otherwise. */
export const defaultMaximumLength = 20_000;
