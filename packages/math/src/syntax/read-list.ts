import { exactDecimal } from '../exact/decimal.ts';
import type { Failure, Result, Span } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import type { ParseOptions } from './options.ts';
import { toText } from './print-text.ts';
import { quote } from './quote.ts';
import type { ReadNumber } from './read-number.ts';
import { onlyHelpful, readNumber } from './read-number.ts';
import { splitEntries, trimmed } from './split-entries.ts';
import { pointsBesideCommas, pointsMeaning } from './tokens/points-beside-commas.ts';

/** The longest list that is read. */
const maxEntries = 100_000;
const maxCharacters = 2_000_000;

/** How a list is read. */
export interface ListOptions extends ParseOptions {
  /** How one entry is read; as any number, where nothing else is said. */
  readonly read?: (entry: string) => Result<ReadNumber>;
  /** Whether an error follows words of the caller, and so begins with a small letter. */
  readonly follows?: boolean;
}

/**
 * Reads numbers separated by commas, semicolons, blanks or new lines, so that a row or a column of a spreadsheet can be
 * pasted. Every entry may be a fraction or an exact value; an error names the entry.
 *
 * A comma between two digits is the doubtful sign: it separates entries, or stands inside one as decimal mark or between
 * thousands. Where semicolons separate, it stands inside (`1,5; 2,5`), and so it does where tabs or new lines separate and
 * every entry can then be read. Where nothing but such commas stands, they separate (`1,2,3`). Where commas or blanks of
 * another kind stand beside them (`1,2, 3,4` or `1,2 3,4`) both ways are read, and if both give numbers the list is refused
 * with both. Blanks group thousands where a group shows it: `1 000, 2 500`; where every entry between stronger separators could be
 * such a number, and none shows it, both ways are said: `1 876; 2 345`.
 */
export function readList(typed: string, options: ListOptions = {}): Result<readonly ReadNumber[]> {
  const text = typed.replace(separatorsOnly, ';');
  const read = readWays(text, options);
  if (read.ok) return read;
  const isList = (proposal: string) => text.length < maxMendedLength && readWays(proposal, options).ok;
  return { ok: false, error: onlyHelpful(read.error, isList) };
}

const maxMendedLength = 5000;

/** Commas and semicolons of scripts in which they never stand inside a number. */
const separatorsOnly = /[，、；،؛]/g;

/** A proposal of this is one that has not been tried. */
function readWays(text: string, options: ListOptions): Result<readonly ReadNumber[]> {
  const whole = withoutBrackets(text);
  if (whole.start === whole.end) return no('missing', 'A list of numbers is missing.', { span: whole });
  if (text.length > maxCharacters) return tooLong(text);
  const within = withoutLast(text, whole);
  const list = text.slice(within.start, within.end);
  const mixed = mixedOrTwo(list);
  if (mixed !== undefined) return twoWays('blanks', mixed);
  const commas = commasOf(list);
  if (!commas.between) return readBlanks(text, within, text, options);
  const kept = () => readBlanks(text, within, masked(text, within), options);
  const separated = () => readSeparated(text, within, options);
  if (list.includes(';')) return kept();
  if (/[\t\n\r]/.test(list)) return firstOf(kept(), separated);
  if (hasGroupedThousands(list, options)) return readEntries(text, within, text, options);
  return commas.other || /\s/.test(list) || besidePoint.test(list) ? either(kept(), separated()) : separated();
}

/** `1.234,56` and `1,234.5`: one of the two marks groups, or the comma separates. */
const besidePoint = /\d\.\d{3},\d|\d,\d{3}\.\d/;

/** A list without doubtful commas, or with those of `marks`; its blanks may separate, or group thousands. */
function readBlanks(text: string, within: Span, marks: string, options: ListOptions): ReadEntries {
  const list = marks.slice(within.start, within.end);
  const grouped = hasGroupedThousands(list, options);
  const doubtful =
    /\d 0\d\d(?!\d)/.test(list) || (/[,;\t\n\r]/.test(list) && options.counts !== 'money' && isGrouped(list));
  if (grouped || !doubtful) return readEntries(text, within, marks, options);
  const joined = list.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '');
  const readings = [joined, list].map((one) =>
    one
      .trim()
      .replace(/[,;\s]+/g, '; ')
      .replaceAll(insideComma, '.'),
  );
  return twoWays('blanks', readings);
}

/** A whole number, a blank and a proper fraction. */
const mixedNumber = /(?<![\d.,/)])([-+−]?)(\d+) +(\d+)\/(\d+)(?![\d./]|,\d)/g;

/** `1 ½`; without the blank it is one number. */
const mixedCharacter = /(?<![\d.,/)])([-+−]?\d+) +(?=[¼-¾⅐-⅞])/g;

/** `1 1/2; 2` is 1.5 and 2, or 1, 0.5 and 2: both, in plain form; undefined where no entry may be a mixed number. */
function mixedOrTwo(list: string): readonly string[] | undefined {
  const isMixed = [...list.matchAll(mixedNumber)].some(([, , , above, below]) => Number(above) < Number(below));
  if (!isMixed && list.search(mixedCharacter) < 0) return undefined;
  const joined = list
    .replace(mixedCharacter, '$1')
    .replace(mixedNumber, (all, sign: string, whole: string, above: string, below: string) =>
      Number(above) < Number(below)
        ? `${sign}${whole}${sign === '' || sign === '+' ? '+' : '-'}${above}/${below}`
        : all,
    );
  return [joined, list].map((one) => one.trim().replace(/\s*[;,]\s+|[;\s]+/g, '; '));
}

type ReadEntries = Result<readonly ReadNumber[]>;

const betweenOrInside = 'can stand between entries or inside a number';
const meanings = {
  commas: betweenOrInside,
  blanks: betweenOrInside,
  brackets: 'can make a number negative, as in books, or mean nothing',
  points: pointsMeaning,
};

/** Refuses a list whose signs of one kind have two meanings. */
function twoWays(signs: keyof typeof meanings, readings: readonly string[]): Result<never> {
  const alternatives = readings.map(quote).join(' or ');
  const message = `The ${signs} of this list ${meanings[signs]}: ${alternatives}. ${meanings[signs] === betweenOrInside ? 'Separate the entries by semicolons.' : 'Write the one that is meant.'}`;
  return no('ambiguous-number', message, { readings });
}

/** The entries of a list where every comma separates. An entry 000, or a currency at some of them only, shows that it does not. */
function readSeparated(text: string, within: Span, options: ListOptions): ReadEntries {
  const list = text.slice(within.start, within.end);
  const place = /\d,0\d\d(?!\d)/.exec(list);
  const signs = list.match(/\p{Sc}/gu)?.length ?? 0;
  const read = readEntries(text, within, text, options);
  if (place === null && (signs === 0 || !read.ok || signs === read.value.length)) return read;
  const readings = [list.replace(/,(?=\d{3}(?!\d))/g, '').replace(/,\s*/g, '; '), list.replace(/,\s*/g, '; ')];
  return twoWays('commas', readings);
}

/** What does not depend on the commas, or the refusal with both ways. */
function either(kept: ReadEntries, separated: ReadEntries): ReadEntries {
  if (!separated.ok) return kept.ok || kept.error.code === 'ambiguous-number' ? kept : separated;
  if (!kept.ok && kept.error.code !== 'ambiguous-number') return separated;
  const ways = kept.ok ? [written(kept.value)] : (kept.error.readings ?? []);
  return twoWays('commas', [...ways, written(separated.value)]);
}

/** What can be read with its commas kept, or else with every comma between two entries. */
const firstOf = (kept: ReadEntries, separated: () => ReadEntries): ReadEntries =>
  kept.ok || kept.error.code === 'ambiguous-number' ? kept : separated();

/** Numbers in plain form, separated by what means nothing else. */
const written = (numbers: readonly ReadNumber[]): string =>
  numbers.map(({ exact, expression }) => (exact && exactDecimal(exact, 30)) ?? toText(expression)).join('; ');

/** Whether commas outside of brackets stand between two digits, and whether others stand beside a blank. */
function commasOf(list: string): { readonly between: boolean; readonly other: boolean } {
  const outside = outsideOfBrackets(list);
  return { between: /\d,\d/.test(outside), other: /\s,|,\s/.test(outside) };
}

const outsideOfBrackets = (list: string): string =>
  list.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, (all) => ' '.repeat(all.length));

/** Stands for a comma that does not separate; nobody types it. */
const insideComma = '\ue000';

/** The same text, place by place, without the commas between digits. */
const masked = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + text.slice(start, end).replace(/(?<=\d),(?=\d)/g, insideComma) + text.slice(end);

/** Reads the entries of `text` that the separators of `marks`, which has the same places, enclose. */
function readEntries(text: string, within: Span, marks: string, options: ListOptions): ReadEntries {
  const list = marks.slice(within.start, within.end);
  const read = options.read ?? ((entry: string) => readNumber(entry, options));
  const separators = hasGroupedThousands(list, options)
    ? { strong: ',;\n\t', blanks: false }
    : { strong: ',;', blanks: true };
  const spans = splitEntries(marks, within, separators);
  if (spans.length > maxEntries) return tooLong(text);
  const entries = spans.map(({ start, end }) => text.slice(start, end));
  const booked = someInBrackets(entries);
  if (booked !== undefined && options.counts !== 'money') return twoWays('brackets', booked);
  const pointed = options.counts === 'money' ? undefined : pointsBesideCommas(entries, options);
  if (pointed !== undefined)
    return twoWays(
      'points',
      pointed.map((way) => way.join('; ')),
    );
  const numbers: ReadNumber[] = [];
  for (const [index, span] of spans.entries()) {
    const entry = text.slice(span.start, span.end);
    if (entry === '') return emptyEntry(text, span, nameOf(index, options));
    const number = read(entry);
    if (!number.ok) {
      const failure = inEntry(number.error, text, span, nameOf(index, options), spans.length);
      return { ok: false, error: failure.readings ? { ...failure, readings: bothWays(text, spans, read) } : failure };
    }
    numbers.push(number.value);
  }
  return ok(numbers);
}

const bookedEntry = /^\(\s*(\d[\d.]*)\s*\)$/;

/** `12; (5); 7`: brackets around some numbers make them negative in books, and mean nothing in algebra; around all they are a habit. */
function someInBrackets(entries: readonly string[]): readonly string[] | undefined {
  const inBrackets = entries.filter((entry) => bookedEntry.test(entry)).length;
  if (inBrackets === 0 || inBrackets === entries.length) return undefined;
  return ['-$1', '$1'].map((sign) => entries.map((entry) => entry.replace(bookedEntry, sign)).join('; '));
}

/** The whole list in each of two ways, for every entry that can be read in two. */
function bothWays(
  text: string,
  spans: readonly Span[],
  read: (entry: string) => Result<ReadNumber>,
): readonly string[] {
  if (text.length > maxMendedLength) return [];
  return [0, 1].map((way) => {
    const entries = spans.map(({ start, end }) => {
      const entry = text.slice(start, end);
      const number = read(entry);
      return number.ok ? entry : (number.error.readings?.[way] ?? entry);
    });
    return entries.join('; ');
  });
}

function tooLong(text: string): Result<never> {
  const message = `This list is too long: at most ${maxEntries.toLocaleString('en')} values can be read.`;
  return no('too-large', message, { span: { start: 0, end: text.length } });
}

/** The list inside brackets that enclose all of it: `[1, 2, 3]`. */
function withoutBrackets(text: string): Span {
  const span = trimmed(text, 0, text.length);
  const ends = (text[span.start] ?? '') + (text[span.end - 1] ?? '');
  const inner = text.slice(span.start + 1, span.end - 1);
  const enclosed = /^(?:\[\]|\{\}|\(\))$/.test(ends) && !/[()[\]{}]/.test(inner) && /[,;\s]/.test(inner.trim());
  return enclosed ? trimmed(text, span.start + 1, span.end - 1) : span;
}

/** One separator at the end closes the list. */
function withoutLast(text: string, whole: Span): Span {
  const list = text.slice(whole.start, whole.end);
  return /[,;]$/.test(list) ? trimmed(text, whole.start, whole.end - 1) : whole;
}

const thousands = /^[+\-−]?(?:\d{1,3}(?: \d{3})+|\d+)(?:[.\ue000]\d+)?$/;

/**
 * Whether blanks group thousands, as in `1 000, 2 500`: every entry that something stronger separates is such a number, and a
 * group that begins with 0, which no number by itself does, or a semicolon between amounts of money says that groups are meant.
 */
function hasGroupedThousands(list: string, { counts }: ListOptions): boolean {
  const shown = /\d 0\d\d(?!\d)/.test(list) || (counts === 'money' && list.includes(';'));
  return shown && isGrouped(list);
}

/** Whether every entry that something stronger separates can be a number whose thousands blanks group, and one is. */
function isGrouped(list: string): boolean {
  const entries = list.split(/[,;\t\n\r]+/);
  return /\d \d{3}(?!\d)/.test(list) && entries.length > 1 && entries.every((entry) => thousands.test(entry.trim()));
}

const nameOf = (index: number, { follows }: ListOptions): string => `${follows ? 'entry' : 'Entry'} ${index + 1}`;

function emptyEntry(text: string, span: Span, name: string): Result<never> {
  const message = `${name} is empty: there are two separators with nothing between them.`;
  const at = Math.max(0, span.start - 1);
  const suggestion = text
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^\s*[,;]/, '')
    .trim();
  return no('unreadable', message, { span: { start: at, end: span.end }, suggestion });
}

function inEntry(failure: Failure, text: string, span: Span, name: string, count: number): Failure {
  if (count === 1) return failure;
  const entry = text.slice(span.start, span.end);
  const place = failure.span ?? { start: 0, end: entry.length };
  const suggestion =
    failure.suggestion === undefined
      ? undefined
      : text.slice(0, span.start) + failure.suggestion + text.slice(span.end);
  const isWord = /^\p{L}[\p{L}\s]*$/u.test(entry);
  const message = isWord
    ? `${name}, ${quote(entry)}, is not a number.`
    : `${name}, ${quote(entry)}: ${failure.message}`;
  return { ...failure, message, span: { start: span.start + place.start, end: span.start + place.end }, suggestion };
}
