/** A number in its usual digits: it needs no reading. */
export const isPlainNumber = (text: string): boolean => /^\s*[-+−]?\d*\.?\d*\s*$/.test(text);
