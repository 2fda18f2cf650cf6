/** A whole number that no one reads to its end. */
const long = /(?<![\d.,])\d{121,}(?![.,]?\d)/g;

/** A sentence or a name whose very long numbers are shown by their ends, with how many digits they have. */
export const withShortNumbers = (text: string, dots = '…', [open, close] = ['', '']): string =>
  text.replace(
    long,
    (digits) =>
      `${digits.slice(0, 10)}${dots}${digits.slice(-10)}${open} (${digits.length.toLocaleString('en')} digits)${close}`,
  );
