import type { DecimalMark } from '@nomogram/math/syntax/number-text.ts';

/** Refinements that any request may carry beside its inputs; a bare path always answers. */
export interface Options {
  /** Significant digits of decimals, 1 to 1000; where fewer are known the answer says so. */
  readonly digits: number;
  /** What a bare angle means in an expression. */
  readonly angle: AngleUnit;
  /** Decimal places of the currency, 0 to 4: 2 for cents, 0 for yen, 3 for dinars. Schedules are rounded to its smallest coin. */
  readonly decimals: number;
  /** What is known of letters, as conditions with commas between: `a>0, n>-1`. The calculator reads them. */
  readonly assume?: string;
  /** The decimal mark that the visitor chose; without a choice, what could be read in two ways is refused with both. */
  readonly decimal?: DecimalMark;
  /** The way that the steps go, of those that the calculator names; without it they go all of them. */
  readonly method?: string;
  /** The unit in which angles of the answer are said; without it, each in the unit of its calculator. */
  readonly angles?: AnswerAngle;
}

const decimalMarks: readonly DecimalMark[] = ['point', 'comma'];

export type AngleUnit = 'radians' | 'gradians' | 'degrees';

/** How an angle of an answer can be said; `dms` is degrees, minutes and seconds. */
export type AnswerAngle = AngleUnit | 'dms';

/** As many digits as exact decimals can be asked for. */
export const maxDigits = 1000;

export const defaultOptions: Options = { digits: 15, angle: 'radians', decimals: 2 };

const angleUnits: readonly AngleUnit[] = ['radians', 'gradians', 'degrees'];

/** What `?angles=` accepts. */
export const answerAngles: readonly AnswerAngle[] = [...angleUnits, 'dms'];

const maxAssumptionLength = 200;

const methodName = /^[a-z][a-z-]{0,39}$/;

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** The way that was chosen, of those that a calculator names; undefined without a choice. */
export const chosenWay = <Way extends string>(
  ways: { readonly [way in Way]: string },
  method: string | undefined,
): Way | undefined => (isWay(ways, method) ? method : undefined);

const isWay = <Way extends string>(
  ways: { readonly [way in Way]: string },
  method: string | undefined,
): method is Way => method !== undefined && Object.hasOwn(ways, method);

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
