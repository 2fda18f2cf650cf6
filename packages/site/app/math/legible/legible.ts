import { breakableNames } from './breakable-names.ts';
import { legibleFractions } from './legible-fractions.ts';
import { longLines } from './long-lines.ts';

/**
 * LaTeX as it is set for a page: what is small is large enough to be read, what is long fits a line of a phone.
 * @param within the command for a fraction within a fraction
 */
export const legible = (latex: string, within: '\\dfrac' | '\\tfrac'): string =>
  breakableNames(legibleFractions(longLines(latex), within));
