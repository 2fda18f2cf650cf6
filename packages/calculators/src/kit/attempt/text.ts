import type { DecimalMark } from '@nomogram/math/syntax/number-text.ts';

/** A text without the LaTeX and the signs of people that mean the same: what is read line by line has plain signs. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[−–—]/g, '-')
    .replace(/[∞]/g, 'oo')
    .replace(/≤|⩽|=</g, '<=')
    .replace(/≥|⩾|=>/g, '>=')
    .replace(/≈|≃/g, '=')
    .replace(/\u00a0/g, ' ')
    .replace(/^\s*=(?!=)/, '')
    .replace(/\b(plus|minus) infinity\b/gi, (_, sign: string) => (sign.toLowerCase() === 'plus' ? '+oo' : '-oo'))
    .replace(/\b(\d+) choose (\d+)\b|\b(\d+)C(\d+)\b|\bC\((\d+)\s*[,;|]\s*(\d+)\)/g, (_, ...found: string[]) => {
      const [n, k] = found.slice(0, 6).filter((one) => one !== undefined);
      return `binomial(${n}, ${k})`;
    })
    .trim();

/** Parts between separators that stand outside of brackets. */
export function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  const at = new RegExp(separator.source, 'iy');
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth > 0) continue;
    at.lastIndex = index;
    const [found] = at.exec(text) ?? [];
    if (!found) continue;
    parts.push(text.slice(start, index));
    start = index + found.length;
    index = start - 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** The sides of `a = b = c`; signs of inequality stay where they are. */
export const sidesOf = (text: string): readonly string[] => splitOutside(text, /(?<![<>!:])=(?![<>])/);

/** Alternatives: `x = 2 or x = 3`, `2; 3`, `2, 3`, `{2, 3}`; `1 ± sqrt(2)` stands for two. */
export function alternatives(text: string, decimal?: DecimalMark): readonly string[] {
  const inner = members(text);
  // Between semicolons a comma before a digit is a decimal mark: 350,25; -19,5.
  const isMark = decimal === 'comma' || (decimal === undefined && splitOutside(inner, /;/).every(hasOneComma));
  const separator = isMark ? /;|,(?!\d)|\bor\b|\band\b|∨|\sv\s(?=.*=)/ : /;|,|\bor\b|\band\b|∨|\sv\s(?=.*=)/;
  return splitOutside(inner, separator)
    .filter((part) => part !== '')
    .flatMap(bothSigns);
}

const hasOneComma = (part: string, _: number, all: readonly string[]): boolean =>
  all.length > 1 && /^[^,]*\d,\d[^,]*$/.test(part);

/** What stands in the braces of a set, `S = {2, 3}` or `x ∈ {2; 3}`, or in the brackets of a list. */
export const members = (text: string): string =>
  /^(?:\p{L}\w?\s*(?:=|∈|\bin\b)\s*)?(?:\{(.*)\}|\[([^[\]]*)\])$/su
    .exec(text.trim())
    ?.slice(1)
    .find((one) => one !== undefined) ?? text;

const bothSigns = (text: string): readonly string[] =>
  /±|\+-|\+\/-/.test(text)
    ? ['+', '-'].map((sign) => text.replace(/±|\+\/-|\+-/g, sign).replace(/(^|=)\s*\+/, '$1'))
    : [text];
