import type { Settings } from '../settings.ts';

type Mark = Settings['decimal'];

/** A decimal with the mark that was chosen; a point between digits is always the mark of a decimal. */
export const marked = (decimal: string, mark: Mark): string =>
  mark === 'comma' ? decimal.replace(/(\d)\.(?=\d)/g, '$1,') : decimal;

/** The same in LaTeX, where a bare comma would have space after it. */
export const markedLatex = (latex: string, mark: Mark): string =>
  mark === 'comma' ? latex.replace(/(\d)\.(?=\d)/g, '$1{,}') : latex;
