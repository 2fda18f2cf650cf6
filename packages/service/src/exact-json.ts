/** A text in quotation marks, or a number. */
const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** What nests deeper is no input of any calculator, and takes the parser long where it is long. */
const deep = /(?:[[{]\s*){20}/;

/**
 * JSON in which every number is the text that was sent, so that no digit beyond a double is lost; `undefined` where it is not JSON, or nested without measure.
 * A reviver that looks at each number's source would take half a second for a list of a megabyte, in which nobody else is answered.
 */
export function parseExactly(text: string): unknown {
  if (deep.test(text)) return undefined;
  try {
    JSON.parse(text); // what is not JSON may become it between quotation marks: 01, 1..2
    return JSON.parse(text.replace(token, (one) => (one.startsWith('"') ? one : `"${one}"`)));
  } catch {
    return undefined;
  }
}
