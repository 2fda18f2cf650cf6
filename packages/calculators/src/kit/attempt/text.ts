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
  const inner = /^\{(.*)\}$/s.exec(text.trim())?.[1] ?? text;
  const separator = decimal === 'comma' ? /;|,(?!\d)|\bor\b|\band\b|∨/ : /;|,|\bor\b|\band\b|∨/;
  return splitOutside(inner, separator)
    .filter((part) => part !== '')
    .flatMap(bothSigns);
}

const bothSigns = (text: string): readonly string[] =>
  /±|\+-|\+\/-/.test(text)
    ? ['+', '-'].map((sign) => text.replace(/±|\+\/-|\+-/g, sign).replace(/(^|=)\s*\+/, '$1'))
    : [text];
