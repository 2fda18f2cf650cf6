/** What a spreadsheet takes for a formula begins so; a number with a sign is none. */
const begins = /^'*[=+\-@\t\r]/;
const signedNumber = /^[+-][\d\s.,\u00a0\u2009\u202f]*\d(?:e[+-]?\d+)?\s?%?$/i;

/** What was written by `inertCell`, as it was before. */
export const typedCell = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, '');

/** A cell that no spreadsheet calculates: an apostrophe goes before what would be a formula. */
export const inertCell = (text: string): string => (begins.test(text) && !signedNumber.test(text) ? `'${text}` : text);
