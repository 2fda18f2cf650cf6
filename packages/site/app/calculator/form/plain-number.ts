/** A number in its usual digits: it needs no reading, unless its point could stand between thousands. */
export const isPlainNumber = (text: string): boolean =>
  /^\s*[-+−]?\d*\.?\d*\s*$/.test(text) && !/(?<!\d)[1-9]\d{0,2}\.\d{3}\s*$/.test(text);
