import { quote } from './quote.ts';

/** The sign between whole and fraction that a visitor chose for the whole site. */
export type DecimalMark = 'point' | 'comma';

/** What separators inside a number may mean where it stands. */
interface NumberContext {
  /** A comma separates entries or arguments here, so it is never a decimal comma. */
  readonly commaSeparates: boolean;
  /** A space separates entries here, so it never groups digits. */
  readonly spaceSeparates: boolean;
  /** An apostrophe may group digits; after degrees it marks minutes. */
  readonly quoteGroups: boolean;
  /** The mark that was chosen; without a choice nothing is known of the visitor. */
  readonly decimal?: DecimalMark;
  /** What is counted decides `1,000`: cents have two places, a whole number none. */
  readonly counts?: 'money' | 'whole';
}

type ScannedNumber =
  | { readonly ok: true; readonly end: number; readonly text: string; readonly note?: string }
  | {
      readonly ok: false;
      readonly end: number;
      readonly reason: string;
      readonly mended?: string;
      /** Both plain forms of what can be read in two ways. */
      readonly readings?: readonly string[];
    };

const simple = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
/** Digits with single separators between them; what they mean is decided afterwards. */
const separated = /\d+(?:[ '_.,٫]\d+)+/y;
const exponentPart = /[eE][+-]?\d+/y;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/**
 * The number that begins at `at` in text of plain characters; the caller has seen a digit there, or a point before one.
 *
 * Digits with marks between them are read only where nothing else can be meant. Of several marks of one kind, or of both
 * kinds, all but the last group three digits each (`1,234,567`, `1.234,56`). A single comma before other than three digits,
 * after 0, or after more than three, is a decimal comma. `1,000` is thousands where money or whole numbers are counted, and
 * what the chosen mark says where one was chosen; otherwise it is refused with both readings.
 */
export function scanNumber(text: string, at: number, context: NumberContext): ScannedNumber {
  const plain = matchAt(simple, text, at)!;
  const end = at + plain.length;
  if (text[end] === '.' && (isDigit(text[end + 1]) || text[end - 1] === '.')) return twoPoints(text, at, context);
  const other = otherBase.exec(text.slice(at, at + 40));
  if (other !== null) return notDecimal(at, other[0]);
  const follows = separatorFollows(text, end, context);
  if (!follows && !mayGroup(plain, context)) return { ok: true, end, text: plain };
  const whole = matchAt(separated, text, at);
  if (whole === undefined) return { ok: true, end, text: plain };
  return interpret(text, at, usable(whole, context), context);
}

/** Whether the point of `1.000` may group: where a comma is the decimal mark, and among whole numbers. */
const mayGroup = (plain: string, { decimal, counts }: NumberContext): boolean =>
  (decimal === 'comma' || counts === 'whole') && /^\d{1,3}\.\d{3}(?:[eE]|$)/.test(plain);

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
function twoPoints(text: string, at: number, context: NumberContext): ScannedNumber {
  const typed = /^[\d.]+/.exec(text.slice(at, at + 1000))![0];
  const grouped = matchAt(separated, text, at);
  if (grouped !== undefined && grouped.length >= typed.length && isGrouped(typed, '.')) {
    const whole = usable(grouped, { ...context, spaceSeparates: true, quoteGroups: true });
    return interpret(text, at, whole, context);
  }
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
  return next === '_' || next === '.' || next === '٫';
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
    while (count < groups.length && /^\d{3}(?:[.,٫]\d+)?$/.test(groups[count]!)) count++;
    part = /^[1-9]\d{0,2}$/.test(groups[0]!) ? groups.slice(0, count).join(separator) : groups[0]!;
  }
  return part;
}

function interpret(text: string, at: number, typed: string, context: NumberContext): ScannedNumber {
  const end = at + typed.length;
  // "1,000." ends with its decimal point, so its comma groups.
  const pointFollows = text[end] === '.' && /^[\d ',_]+$/.test(typed);
  const read = decimalOf(pointFollows ? `${typed}.0` : typed, context);
  const after = pointFollows ? end + 1 : end;
  const exponent = matchAt(exponentPart, text, after) ?? '';
  const taken = after + exponent.length;
  if (read.text !== undefined)
    return { ok: true, end: taken, text: read.text + exponent, note: noteOf(typed, read.text) };
  if (read.readings === undefined) return { ok: false, end, reason: read.reason };
  return {
    ok: false,
    end: taken,
    reason: twoWays(typed, read.readings),
    readings: read.readings.map((each) => each + exponent),
  };
}

type Decimal =
  | { readonly text: string }
  | { readonly text?: undefined; readonly reason: string; readonly readings?: undefined }
  | { readonly text?: undefined; readonly readings: readonly [whole: string, fraction: string] };

const twoWays = (typed: string, [whole, fraction]: readonly string[]): string =>
  `${quote(typed)} can be read in two ways, as ${whole} or as ${fraction}: write the one that is meant`;

/** The plain decimal that digits with marks between them spell. */
function decimalOf(typed: string, context: NumberContext): Decimal {
  const digits = typed.replace(/[ '_]/g, '');
  const grouped = digits.length < typed.length;
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return { text: digits };
  const last = marks.at(-1)!;
  const [whole, fraction] = [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)];
  if (marks.length === 1) return oneMark(whole, fraction, last, grouped, context);
  const others = new Set(marks.slice(0, -1));
  const group = marks[0]!;
  // All marks alike group thousands; otherwise the last one, which stands once, is the decimal mark.
  if (others.size === 1 && group === last && last !== '٫' && isGrouped(digits, group))
    return { text: digits.replaceAll(group, '') };
  if (others.size === 1 && group !== last && group !== '٫' && isGrouped(whole, group))
    return { text: `${whole.replaceAll(group, '')}.${fraction}` };
  const what =
    new Set(marks).size > 1 ? 'points and commas mixed' : last === ',' ? 'more than one comma' : 'more than one point';
  return { reason: `${quote(typed)} is not one number: it has ${what}, and not between groups of three digits` };
}

/** `1,5`, `0,125`, `1,000`, `1.000`: what one mark means. */
function oneMark(whole: string, fraction: string, mark: string, grouped: boolean, context: NumberContext): Decimal {
  const decimal = { text: `${whole}.${fraction}` };
  const thousands = { text: whole + fraction };
  const mayBeThousands = mark !== '٫' && !grouped && /^(?!0+$)\d{1,3}$/.test(whole) && fraction.length === 3;
  if (!mayBeThousands) return decimal;
  const { decimal: chosen } = context;
  // Nobody groups 01,000, so that what is counted decides nothing there.
  const counts = whole.startsWith('0') && mark === ',' ? undefined : context.counts;
  if (mark === ',' && counts === 'whole') return thousands;
  if (chosen !== undefined) return (chosen === 'comma') === (mark === ',') ? decimal : thousands;
  if (mark === ',') return counts === 'money' ? thousands : { readings: [thousands.text, decimal.text] };
  // Whoever counts writes no fraction of three digits: the point of 1.000 may group as well.
  return counts === 'whole' ? { readings: [thousands.text, withoutEnd(decimal.text)] } : decimal;
}

/** 2.500 as 2.5, which has one reading. */
const withoutEnd = (decimal: string): string => decimal.replace(/\.?0+$/, '');

const noteOf = (typed: string, text: string): string | undefined => {
  const plain = typed.replace(/[ '_]/g, '').replace(/[,٫]/, '.');
  return plain === text ? undefined : `${quote(typed)} is read as ${text}.`;
};

/** Whether marks stand between groups of three digits. */
function isGrouped(whole: string, mark: string): boolean {
  const groups = whole.split(mark);
  return (
    groups.length > 1 && /^[1-9]\d{0,2}$/.test(groups[0]!) && groups.slice(1).every((each) => /^\d{3}$/.test(each))
  );
}
