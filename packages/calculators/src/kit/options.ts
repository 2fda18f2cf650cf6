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

export type AngleUnit = 'radians' | 'gradians' | 'degrees';

/** How an angle of an answer can be said; `dms` is degrees, minutes and seconds. */
export type AnswerAngle = AngleUnit | 'dms';

/** As many digits as exact decimals can be asked for. */
export const maxDigits = 1000;

export const defaultOptions: Options = { digits: 15, angle: 'radians', decimals: 2 };

/** What `?angle=` accepts. */
export const angleUnits: readonly AngleUnit[] = ['radians', 'gradians', 'degrees'];

/** What `?angles=` accepts. */
export const answerAngles: readonly AnswerAngle[] = [...angleUnits, 'dms'];

/** The way that was chosen, of those that a calculator names; undefined without a choice. */
export const chosenWay = <Way extends string>(
  ways: { readonly [way in Way]: string },
  method: string | undefined,
): Way | undefined => (isWay(ways, method) ? method : undefined);

const isWay = <Way extends string>(
  ways: { readonly [way in Way]: string },
  method: string | undefined,
): method is Way => method !== undefined && Object.hasOwn(ways, method);
