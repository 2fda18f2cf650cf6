import type { Calculator } from './calculator.ts';
import type { Field, Reading } from './field.ts';

const beginning = 'Read as: ';

/** Whether a line of an answer's text says how an input was read. */
export const isReadingLine = (line: string): boolean => line.startsWith(beginning);

/** The lines that the text of an answer gives to what was not read letter by letter; none where all was typed plainly. */
export function readingLines(
  calculator: Calculator,
  typed: { readonly [input: string]: string | undefined },
  given: Record<string, unknown>,
): readonly string[] {
  return Object.entries(calculator.inputs).flatMap(([input, field]) => {
    const text = typed[input];
    // A choice is taken by its name, and an absent input is not read.
    if (given[input] === undefined || text === undefined || field.control.control === 'select') return [];
    return isPlain(field, text) ? [] : lineOf(field, text, field.reading(given[input]));
  });
}

function lineOf({ label, unit }: Field<unknown>, text: string, { as, plain = as, notes = [] }: Reading): string[] {
  const sentences = notes.filter((note) => /[.?!]$/.test(note));
  const remarks = notes.filter((note) => !sentences.includes(note)).map((note) => ` (${note})`);
  const says = `${remarks.join('')}${sentences.length > 0 ? `. ${sentences.join(' ')}` : ''}`;
  // The sign of a field in percent may be repeated.
  const forms = unit?.startsWith('%') ? [plain, `${plain}%`] : [plain];
  if (forms.some((form) => isSame(text, form)) && notes.length === 0) return [];
  return [`${beginning}${label} = ${as}${says}`];
}

const number = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?';
const plainNumber = new RegExp(`^\\s*${number}\\s*$`);
const plainList = new RegExp(`^\\s*${number}(?:(?:\\s*[,;]\\s*|\\s+)${number})*\\s*$`);
/** A point that could have stood between thousands. */
const mayGroup = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?!\d)/;
const zeros = /(?<=\d)[ ,]0\d\d(?!\d)/;

/** What has one reading, digit by digit: no reading need be made of it. */
function isPlain({ control }: Field<unknown>, text: string): boolean {
  if (mayGroup.test(text)) return false;
  if (control.control !== 'area') return plainNumber.test(text);
  // Commas beside other separators may be decimal marks, and blanks may group.
  const separators = new Set(
    text
      .trim()
      .match(/\s*[,;]\s*|\s+/g)
      ?.map((one) => one.replace(/\s+/g, ' ')),
  );
  return separators.size <= 1 && plainList.test(text) && !zeros.test(text);
}

/** Whether the plain form is what was typed, but for blanks, separators, brackets of matrices and signs of multiplication. */
const isSame = (typed: string, plain: string): boolean => bare(typed) === bare(plain);

const bare = (text: string): string =>
  text
    .trim()
    .replaceAll('−', '-')
    // A path has a bar for a division.
    .replaceAll('|', '/')
    .replace(/[;\n\t\r[\]{}]+/g, ',')
    .replace(/,\s+|,{2,}/g, ',')
    .replace(/^,|,$/g, '')
    .replace(/(?<!\d)\s+|\s+(?!\d)|\*/g, '')
    .toLowerCase();
