import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { number, product } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { ReadNumber } from '../read-number.ts';

/** A number with a sign behind it that says of how many parts it counts some. */
interface Share {
  /** What stands before the sign. */
  readonly amount: string;
  /** The sign as it was typed, with the blank before it. */
  readonly sign: string;
  /** One of the parts: 1/100, 1/1000 or 1/10000. */
  readonly size: Rational;
}

const signs: readonly (readonly [ending: RegExp, size: Rational])[] = [
  [/\s*(?:[%％٪﹪]|per ?cent|pct)\s*$/iu, Q.rational(1, 100)],
  [/\s*(?:‰|؉|per ?mille?)\s*$/iu, Q.rational(1, 1000)],
  [/\s*(?:‱|؊|(?<!\p{L})bps?|(?<!\p{L})basis points?)\s*$/iu, Q.rational(1, 10_000)],
];

/** The share that a text ends in: `6 %`, `5‰`, `50 bp`, `25 basis points`; nothing where it is a plain number. */
export function shareIn(text: string): Share | undefined {
  for (const [ending, size] of signs) {
    const sign = ending.exec(text)?.[0];
    if (sign !== undefined) return { amount: text.slice(0, text.length - sign.length), sign: sign.trimEnd(), size };
  }
  return undefined;
}

/** A number times a ratio, exactly. */
export function scaled(read: ReadNumber, ratio: Rational): ReadNumber {
  const expression = product([number(ratio), read.expression]);
  const exact = read.exact && Q.multiply(read.exact, ratio);
  return { ...read, expression, exact, value: exact ? Q.toNumber(exact) : evaluate(expression, {}) };
}

/** Whether a number is a sum outside of brackets, so that a sign behind it may belong to all of it or to its last term. */
export const isSum = (amount: string): boolean =>
  /[^\s*/^(][+\-−]|\s[+\-−]/.test(
    amount
      .replace(/\(.*\)/gs, '')
      .replace(/[eE][+\-−]/g, '')
      .trim(),
  );
