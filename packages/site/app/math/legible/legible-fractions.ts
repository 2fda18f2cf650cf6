import { groupAt } from './group-at.ts';

/**
 * LaTeX in which a fraction within a fraction is no smaller than one that stands in a line: TeX sets each a size smaller than the one
 * around it, so that the third is too small to be read. Fractions in exponents and indices stay as they are. Towards the bar of the fraction
 * around it such a fraction gets a little air, for which TeX leaves a tenth of a letter.
 * @param within the command for such a fraction: `\dfrac` where the outermost has its full height, else `\tfrac`
 */
export function legibleFractions(latex: string, within: '\\dfrac' | '\\tfrac'): string {
  return latex.includes('\\frac') ? legible(latex, within) : latex;
}

/** What is invisible and reaches below the digits of a denominator, above the letters of a numerator. */
const air = { below: '\\rule[-0.2em]{0pt}{0.4em}', above: '\\rule{0pt}{0.8em}' };

/** @param side where it stands in the fraction around it, if there is one */
function legible(latex: string, within: string, side?: 'above' | 'below'): string {
  let made = '';
  let at = 0;
  while (at < latex.length) {
    const [token = ''] =
      /^(?:\\frac(?![a-zA-Z])|\\[a-zA-Z]+|\\.|.)/s.exec(latex.slice(at, at + maxCommandLength)) ?? [];
    at += token.length;
    if (token === '\\frac') {
      const above = groupAt(latex, at);
      const below = groupAt(latex, at + above.length);
      at += above.length + below.length;
      const [over, under] = [legible(above, within, 'above'), legible(below, within, 'below')];
      made +=
        side === undefined
          ? token + over + under
          : within + airy(over, side === 'below' && air.above) + airy(under, side === 'above' && air.below);
    } else if (token === '^' || token === '_') {
      const script = groupAt(latex, at);
      at += script.length;
      made += token + script;
    } else made += token;
  }
  return made;
}

const airy = (group: string, rule: string | false): string =>
  rule && group.endsWith('}') ? `${group.slice(0, -1)}${rule}}` : group;

/** Commands are shorter. */
const maxCommandLength = 40;
