import { breakableNames } from './breakable-names.ts';
import { legibleFractions } from './legible-fractions.ts';
import { lineOf, longLines } from './long-lines.ts';

/**
 * LaTeX as it is set for a page: what is small is large enough to be read, what is long fits a line: of a phone, and of the column of the steps on wider
 * screens and paper. The two are the same but for long formulas.
 * @param within the command for a fraction within a fraction
 */
export const legible = (
  latex: string,
  within: '\\dfrac' | '\\tfrac',
): { readonly narrow: string; readonly wide: string } => {
  const set = (room: number): string => breakableNames(legibleFractions(longLines(latex, room), within));
  return { narrow: set(lineOf.phone), wide: set(lineOf.column) };
};
