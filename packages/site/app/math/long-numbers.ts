/** A whole number that no one reads to its end. */
const long = /(?<![\d.,])\d{121,}(?![.,]?\d)/g;
/** How many of its digits are shown at each end. */
const shown = 10;

const ends = (digits: string): readonly [first: string, last: string, count: string] => [
  digits.slice(0, shown),
  digits.slice(-shown),
  digits.length.toLocaleString('en'),
];

/** A sentence or a name whose very long numbers are shown by their ends, with how many digits they have. */
export const withShortNumbers = (text: string): string =>
  text.replace(long, (digits) => {
    const [first, last, count] = ends(digits);
    return `${first}…${last} (${count} digits)`;
  });

/** The same in LaTeX. */
export const withShortNumbersLatex = (latex: string): string =>
  latex.replace(long, (digits) => {
    const [first, last, count] = ends(digits);
    return `${first}{\\ldots}${last}\\text{ (${count} digits)}`;
  });
