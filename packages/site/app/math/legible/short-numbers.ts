import { withShortNumbers } from '../long-numbers.ts';

/** LaTeX whose very long numbers are shown by their ends. */
export const withShortNumbersLatex = (latex: string): string => withShortNumbers(latex, '{\\ldots}', ['\\text{', '}']);
