/*
 * JSON in which every number is the text that was sent, so that no digit beyond a double is lost.
 *
 * One walk through the text, with counted work: what no calculator takes (many names, a great many values, deep nesting) is refused where the
 * count is exceeded, and not after the whole has been made. RFC 8259, strictly. Strings without escapes are slices of the text; the others are
 * given to JSON.parse one by one, which knows every escape.
 */

/** Names in all objects together; the endpoint with most fields has six. */
const maxNames = 200;
/** Values in all arrays and objects together: lists of numbers are long, but who has more of them than this has no list. */
const maxValues = 100_000;
/** A string with escapes takes as long as so many values. */
const escapedValues = 3;
/** Arrays and objects within one another. */
const deepest = 8;

/** Said instead of a value: there is more than is taken, whatever it is. */
export const tooMuch = Symbol('too much');

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Up to its end or its first escape or control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a string in JSON may not hold them
const plainString = /[^"\\\u0000-\u001f]*/y;
const space = /[ \t\r\n]*/y;
/** By their first signs. */
const literals: ReadonlyMap<string | undefined, readonly [word: string, meaning: boolean | null]> = new Map([
  ['t', ['true', true]],
  ['f', ['false', false]],
  ['n', ['null', null]],
]);

/** A place in the text, how many names and values were met up to it, and whether these were too many, or too deep. */
interface Scan {
  readonly text: string;
  at: number;
  names: number;
  values: number;
  isTooMuch: boolean;
}

/** `undefined` where it is not JSON, `tooMuch` where it is more than is taken, so far as it was read. */
export function parseExactly(text: string): unknown {
  const scan: Scan = { text, at: 0, names: 0, values: 0, isTooMuch: false };
  skip(scan);
  const read = value(scan, 0);
  if (scan.isTooMuch) return tooMuch;
  skip(scan);
  return scan.at === text.length ? read : undefined;
}

/** Gives up: the reading of what is around ends, too. */
function giveUp(scan: Scan): undefined {
  scan.isTooMuch = true;
  return undefined;
}

/** The text from here on that a pattern takes, which may be empty. Where it ends is all that is asked of the pattern: a match would be an array. */
function matched(scan: Scan, pattern: RegExp): string {
  const start = scan.at;
  pattern.lastIndex = start;
  if (pattern.test(scan.text)) scan.at = pattern.lastIndex;
  return scan.text.slice(start, scan.at);
}

/** Most signs are no space, and need no pattern to be known. */
function skip(scan: Scan): void {
  if (scan.text.charCodeAt(scan.at) <= 0x20) matched(scan, space);
}

/** Whether the sign stands here; if so it is passed. */
function took(scan: Scan, sign: string): boolean {
  if (scan.text[scan.at] !== sign) return false;
  scan.at += 1;
  return true;
}

/** A value, `undefined` where there is none: no value of JSON is undefined. */
function value(scan: Scan, depth: number): unknown {
  scan.values += 1;
  if (depth > deepest || scan.values > maxValues) return giveUp(scan);
  const first = scan.text[scan.at];
  if (first === '"') return string(scan);
  if (first === '[') return array(scan, depth);
  if (first === '{') return object(scan, depth);
  const literal = literals.get(first);
  if (!literal) return matched(scan, number) || undefined;
  if (!scan.text.startsWith(literal[0], scan.at)) return undefined;
  scan.at += literal[0].length;
  return literal[1];
}

function string(scan: Scan): string | undefined {
  const start = scan.at;
  if (!took(scan, '"')) return undefined;
  const plain = matched(scan, plainString);
  if (took(scan, '"')) return plain;
  scan.values += escapedValues - 1;
  while (scan.text[scan.at] === '\\') {
    scan.at += 2;
    matched(scan, plainString);
  }
  return took(scan, '"') ? unescaped(scan.text.slice(start, scan.at)) : undefined;
}

/** A quoted string, whose escapes JSON.parse knows; undefined where one is none. */
function unescaped(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}

function array(scan: Scan, depth: number): readonly unknown[] | undefined {
  const items: unknown[] = [];
  return each(scan, ']', depth, item, items) ? items : undefined;
}

function item(scan: Scan, depth: number, items: unknown[]): boolean {
  const one = value(scan, depth + 1);
  items.push(one);
  return one !== undefined;
}

function object(scan: Scan, depth: number): object | undefined {
  const fields: [string, unknown][] = [];
  return each(scan, '}', depth, field, fields) ? Object.fromEntries(fields) : undefined;
}

function field(scan: Scan, depth: number, fields: [string, unknown][]): boolean {
  scan.names += 1;
  const name = scan.names > maxNames ? giveUp(scan) : string(scan);
  skip(scan);
  if (name === undefined || !took(scan, ':')) return false;
  skip(scan);
  const one = value(scan, depth + 1);
  fields.push([name, one]);
  return one !== undefined;
}

/** What stands between commas up to the closing sign; `read` adds one part to those before, and says whether there was one. */
function each<Part>(
  scan: Scan,
  close: string,
  depth: number,
  read: (scan: Scan, depth: number, parts: Part[]) => boolean,
  parts: Part[],
): boolean {
  scan.at += 1;
  skip(scan);
  if (took(scan, close)) return true;
  for (;;) {
    if (!read(scan, depth, parts)) return false;
    skip(scan);
    if (!took(scan, ',')) return took(scan, close);
    skip(scan);
  }
}
