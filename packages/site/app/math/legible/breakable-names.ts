/**
 * LaTeX in which a long name in words may be broken between them, as text is: TeX breaks a line behind a relation or an operation only, so that
 * the name of a result would not fit on a phone. Names within a group, as in a fraction, stay whole.
 */
export const breakableNames = (latex: string): string =>
  latex.replace(name, (whole: string, words: string, at: number) =>
    words.length > longest && isOutside(latex, at) ? brokenAtBlanks(words) : whole,
  );

/** A name in words that is no exponent and no index, and begins with no blank, as a unit does. */
const name = /(?<![\^_])\\text\{([^\s{}\\][^{}]*)\}/g;

/** Letters that fit on any line. */
const longest = 20;

const brokenAtBlanks = (words: string): string =>
  words
    .split(/(?<= )/)
    .map((word) => `\\text{${word}}`)
    .join('\\allowbreak ');

/** Whether a place is in no group. */
function isOutside(latex: string, place: number): boolean {
  let depth = 0;
  for (let at = 0; at < place; at++) {
    if (latex[at] === '\\') at++;
    else if (latex[at] === '{') depth++;
    else if (latex[at] === '}') depth--;
  }
  return depth === 0;
}
