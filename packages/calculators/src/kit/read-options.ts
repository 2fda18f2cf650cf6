import type { DecimalMark } from '@nomogram/math/syntax/number-text.ts';
import { angleUnits, answerAngles, defaultOptions, maxDigits, type Options } from './options.ts';

const decimalMarks: readonly DecimalMark[] = ['point', 'comma'];

const maxAssumptionLength = 200;

const methodName = /^[a-z][a-z-]{0,39}$/;

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** Reads `?digits=`, `?angle=`, `?decimals=`, `?assume=`, `?decimal=`, `?method=` and `?angles=`; what is absent keeps its default. A string is the sentence that refuses it. */
export function readOptions(query: (name: string) => string | null | undefined): Options | string {
  const digits = query('digits') || undefined;
  const angle = query('angle') || undefined;
  const decimals = query('decimals') || undefined;
  const assume = query('assume') || undefined;
  const decimal = query('decimal') || undefined;
  const method = query('method') || undefined;
  const angles = query('angles') || undefined;
  if (digits !== undefined && !(/^\d{1,4}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= maxDigits))
    return `digits: a whole number from 1 to ${maxDigits} is accepted.`;
  if (angle !== undefined && !isOneOf(angleUnits, angle)) return 'angle: radians, gradians or degrees is accepted.';
  if (decimals !== undefined && !/^[0-4]$/.test(decimals)) return 'decimals: a whole number from 0 to 4 is accepted.';
  if (assume !== undefined && assume.length > maxAssumptionLength)
    return `assume: conditions of at most ${maxAssumptionLength} characters together are accepted, such as a>0, n>-1.`;
  if (decimal !== undefined && !isOneOf(decimalMarks, decimal)) return 'decimal: point or comma is accepted.';
  if (method !== undefined && !methodName.test(method))
    return 'method: the name of a way is accepted, such as factoring.';
  if (angles !== undefined && !isOneOf(answerAngles, angles))
    return `angles: ${answerAngles.slice(0, -1).join(', ')} or dms (degrees, minutes and seconds) is accepted.`;
  return {
    digits: digits === undefined ? defaultOptions.digits : Number(digits),
    angle: angle ?? defaultOptions.angle,
    decimals: decimals === undefined ? defaultOptions.decimals : Number(decimals),
    ...(assume !== undefined && { assume }),
    ...(decimal !== undefined && { decimal }),
    ...(method !== undefined && { method }),
    ...(angles !== undefined && { angles }),
  };
}
