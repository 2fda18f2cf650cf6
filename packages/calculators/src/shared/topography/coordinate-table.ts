/**
 * A table of coordinates as surveying programs and spreadsheets write it: perhaps a line that names its columns, perhaps the name of every point
 * before its two coordinates. What is no coordinate becomes blanks, place by place, so that a mistake is still shown where it was typed.
 */

interface Pairs {
  readonly text: string;
  /** Whether the line of names says that the first of the two goes north. */
  readonly isNorthFirst: boolean;
}

const eastward = /^(?:x|e|east|easting|eastings)$/i;
const northward = /^(?:y|n|north|northing|northings)$/i;
const pointName = /^(?:point|points|pt|name|no\.?|nr\.?|id|corner|#)$/i;

/** What is left of a table of points are its pairs of coordinates. */
export function pairsInTable(text: string): Pairs {
  const [first = '', ...others] = linesOf(text);
  const head = headOf(first);
  const lines = head ? [blank(first), ...others] : [first, ...others];
  const isNamed = head?.isNamed ?? lines.every((line) => line.trim() === '' || beginsWithName.test(line));
  return {
    text: (isNamed ? lines.map(withoutName) : lines).join('\n'),
    isNorthFirst: head?.isNorthFirst ?? false,
  };
}

/** One point each: a semicolon ends a point, or stands between the values of lines that have no other sign between them. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2) return text.split(';');
  return filled.every((line) => betweenSemicolons.test(line)) ? lines.map((line) => line.replaceAll(';', ',')) : lines;
}

const betweenSemicolons = /^\s*[^\s,;]+(?:\s*;\s*[^\s,;]+){1,2}\s*$/;

/** What a line of names says of the columns below it; undefined where it names no pair of coordinates. */
function headOf(line: string): { readonly isNamed: boolean; readonly isNorthFirst: boolean } | undefined {
  const words = line.trim().split(/\s*[,;\t]\s*|\s+/);
  const isNamed = pointName.test(words[0] ?? '');
  const [one = '', other = '', ...more] = isNamed ? words.slice(1) : words;
  if (more.length > 0) return undefined;
  if (eastward.test(one) && northward.test(other)) return { isNamed, isNorthFirst: false };
  if (northward.test(one) && eastward.test(other)) return { isNamed, isNorthFirst: true };
  return undefined;
}

/** `P1`, `A`, `BM-3` before a blank, a tab or a comma, behind which something follows: no coordinate begins with a letter. */
const beginsWithName = /^\s*\p{L}[\p{L}\d._-]*[\s,:]+(?=[^\s,:])/u;

const withoutName = (line: string): string => line.replace(/^\s*[^\s,:;]+[\s,:]+(?=[^\s,:])/, blank);

const blank = (matched: string): string => ' '.repeat(matched.length);
