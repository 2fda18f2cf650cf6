/** The group in braces at a place, with its braces; without one, nothing. */
export function groupAt(latex: string, start: number): string {
  if (latex[start] !== '{') return '';
  let depth = 0;
  for (let at = start; at < latex.length; at++) {
    if (latex[at] === '\\') at++;
    else if (latex[at] === '{') depth++;
    else if (latex[at] === '}' && --depth === 0) return latex.slice(start, at + 1);
  }
  return latex.slice(start);
}
