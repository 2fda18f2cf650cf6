/** What stands in a field, and what of it is selected: from `start` to before `end`, where nothing is selected the caret. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Marks in a template where the caret goes, and around what is selected. */
export const caretMark = '|';

/** Types a template: `sin(|)` leaves the caret between its parentheses, or puts them around what was selected and the caret behind. */
export function inserted({ text, start, end }: TextSelection, template: string): TextSelection {
  const [before = '', after = ''] = template.split(caretMark);
  const selected = text.slice(start, end);
  const caret = start + before.length + selected.length + (selected === '' ? 0 : after.length);
  const isTemplate = template.includes(caretMark);
  const middle = isTemplate ? selected : '';
  const typed = text.slice(0, start) + before + middle + after + text.slice(end);
  const at = isTemplate ? caret : start + before.length;
  return { text: typed, start: at, end: at };
}

/** Takes away what is selected, or the sign before the caret; a pair of empty parentheses goes as one. */
export function erased({ text, start, end }: TextSelection): TextSelection {
  if (start !== end) return { text: text.slice(0, start) + text.slice(end), start, end: start };
  if (start === 0) return { text, start, end };
  const [before = ''] = [...text.slice(0, start)].slice(-1);
  const pair = before === '(' && text[start] === ')' ? 1 : 0;
  const at = start - before.length;
  return { text: text.slice(0, at) + text.slice(start + pair), start: at, end: at };
}

/** Moves the caret by one sign; from a selection to its end on that side. */
export function moved({ text, start, end }: TextSelection, by: -1 | 1): TextSelection {
  const at = start !== end ? (by < 0 ? start : end) : neighbour(text, start, by);
  return { text, start: at, end: at };
}

/** Where the next sign ends: one that takes two units of the text is not cut. */
function neighbour(text: string, at: number, by: -1 | 1): number {
  const sign = by < 0 ? [...text.slice(0, at)].at(-1) : [...text.slice(at)][0];
  return at + by * (sign?.length ?? 0);
}
