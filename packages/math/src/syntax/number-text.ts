import { quote } from './quote.ts';

/** What separators inside a number may mean where it stands. */
export interface NumberContext {
  /** A comma separates entries or arguments here, so it is never a decimal comma. */
  readonly commaSeparates: boolean;
  /** A space separates entries here, so it never groups digits. */
  readonly spaceSeparates: boolean;
  /** An apostrophe may group digits; after degrees it marks minutes. */
  readonly quoteGroups: boolean;
}

export type ScannedNumber =
  | { readonly ok: true; readonly end: number; readonly text: string; readonly note?: string }
  | { readonly ok: false; readonly end: number; readonly reason: string; readonly mended?: string };

const simple = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
/** Digits with single separators between them; what they mean is decided afterwards. */
const separated = /\d+(?:[ '_.,]\d+)+/y;
const exponentPart = /[eE][+-]?\d+/y;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/**
 * The number that begins at `at` in text of plain characters; the caller has seen a digit there, or a point before one.
 *
 * A single comma between digits is a decimal comma where no list can stand. Grouping (`1 000`, `1'000`, `1,234,567`,
 * `1.234,56`) is accepted where every group has three digits and nothing else can be meant.
 */
export function scanNumber(text: string, at: number, context: NumberContext): ScannedNumber {
  const plain = matchAt(simple, text, at)!;
  const end = at + plain.length;
  if (text[end] === '.' && (isDigit(text[end + 1]) || text[end - 1] === '.')) return twoPoints(text, at);
  const other = otherBase.exec(text.slice(at, at + 40));
  if (other !== null) return notDecimal(at, other[0]);
  if (!separatorFollows(text, end, context)) return { ok: true, end, text: plain };
  const whole = matchAt(separated, text, at);
  if (whole === undefined) return { ok: true, end, text: plain };
  return interpret(text, at, usable(whole, context));
}

/** `0x1F` would be read as 0 times something. */
const otherBase = /^0(?:[xX][\dA-Fa-f]+|[bB][01]+|[oO][0-7]+)(?![\dA-Za-z])/;

function notDecimal(at: number, typed: string): ScannedNumber {
  const mended = BigInt(typed).toString();
  return {
    ok: false,
    end: at + typed.length,
    reason: `${quote(typed)} is not in decimal notation; write ${mended.slice(0, 30)}`,
    mended,
  };
}

/** `1..2` and `1.2.3`: the first point is kept in the proposal. Groups of three digits (`1.234.567`) are one number. */
function twoPoints(text: string, at: number): ScannedNumber {
  const typed = /^[\d.]+/.exec(text.slice(at, at + 1000))![0];
  const grouped = matchAt(separated, text, at);
  if (grouped !== undefined && grouped.length >= typed.length && isGrouped(typed, '.', ','))
    return interpret(text, at, usable(grouped, { commaSeparates: false, spaceSeparates: true, quoteGroups: true }));
  const [whole, ...rest] = typed.split('.');
  const mended = `${whole}.${rest.join('')}`;
  return {
    ok: false,
    end: at + typed.length,
    reason: `${quote(typed)} is not one number: it has more than one point`,
    mended,
  };
}

function separatorFollows(text: string, at: number, context: NumberContext): boolean {
  const next = text[at];
  if (next === undefined || !isDigit(text[at + 1])) return false;
  if (next === ',') return !context.commaSeparates;
  if (next === ' ') return !context.spaceSeparates;
  if (next === "'") return context.quoteGroups;
  return next === '_' || next === '.';
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/** The part of the digits and separators that belongs to one number. */
function usable(whole: string, context: NumberContext): string {
  let part = context.commaSeparates ? whole.split(',')[0]! : whole;
  if (!context.quoteGroups) part = part.split("'")[0]!;
  if (context.spaceSeparates) part = part.split(' ')[0]!;
  // A space, an apostrophe or an underscore groups three digits or ends the number ("2 3" is two numbers).
  for (const separator of [' ', "'", '_']) {
    const groups = part.split(separator);
    if (groups.length === 1) continue;
    let count = 1;
    while (count < groups.length && /^\d{3}(?:[.,]\d+)?$/.test(groups[count]!)) count++;
    part = /^\d{1,3}$/.test(groups[0]!) ? groups.slice(0, count).join(separator) : groups[0]!;
  }
  return part;
}

function interpret(text: string, at: number, typed: string): ScannedNumber {
  const end = at + typed.length;
  const read = decimalOf(typed);
  if (read.text === undefined) {
    return { ok: false, end, reason: read.reason };
  }
  const exponent = matchAt(exponentPart, text, end) ?? '';
  // A lone point may still follow the digits ("1 000.").
  return { ok: true, end: end + exponent.length, text: read.text + exponent, note: read.note };
}

type Reading = { text: string; note?: string } | { text?: undefined; reason: string };

function decimalOf(typed: string): Reading {
  const digits = typed.replace(/[ '_]/g, '');
  const grouped = digits.length < typed.length;
  const commas = digits.split(',').length - 1;
  const points = digits.split('.').length - 1;
  if (commas + points === 0) return { text: digits, note: grouped ? reads(typed, digits) : undefined };
  if (commas === 0 && points === 1) return { text: digits, note: grouped ? reads(typed, digits) : undefined };
  if (commas === 1 && points === 0) return decimalComma(typed, digits, grouped);
  if (points <= 1 && isGrouped(digits, ',', '.')) return thousands(typed, digits.replaceAll(',', ''));
  if (commas <= 1 && isGrouped(digits, '.', ',')) {
    return thousands(typed, digits.replaceAll('.', '').replace(',', '.'));
  }
  const what = points === 0 ? 'more than one comma' : commas === 0 ? 'more than one point' : 'points and commas mixed';
  return { reason: `${quote(typed)} is not one number: it has ${what}, and not between groups of three digits` };
}

function decimalComma(typed: string, digits: string, grouped: boolean): Reading {
  const text = digits.replace(',', '.');
  // With three digits after it, the comma could have been meant to group thousands.
  const ambiguous = /^[1-9]\d{0,2},\d{3}$/.test(digits) && !grouped;
  if (!ambiguous) return { text, note: grouped ? reads(typed, text) : undefined };
  const other = digits.replace(',', '');
  return { text, note: `${quote(typed)} is read as ${text} (a decimal comma); for the thousands write ${other}.` };
}

const reads = (typed: string, as: string): string | undefined =>
  /[.,]/.test(typed) ? `${quote(typed)} is read as ${as}.` : undefined;

const thousands = (typed: string, text: string): Reading => ({ text, note: `${quote(typed)} is read as ${text}.` });

function isGrouped(digits: string, group: ',' | '.', decimal: ',' | '.'): boolean {
  const [whole = '', fraction] = digits.split(decimal);
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return false;
  const groups = whole.split(group);
  return (
    groups.length > 1 && /^[1-9]\d{0,2}$/.test(groups[0]!) && groups.slice(1).every((each) => /^\d{3}$/.test(each))
  );
}
