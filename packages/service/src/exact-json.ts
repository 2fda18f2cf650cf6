/*
 * JSON in which every number is the text that was sent, so that no digit beyond a double is lost.
 *
 * One walk through the text, with counted work: what no calculator takes (many names, deep nesting) is refused where the count is
 * exceeded, and not after the whole has been made. RFC 8259, strictly. Strings without escapes are slices of the text; the others are
 * given to JSON.parse one by one, which knows every escape.
 */

/** Names in all objects together; the endpoint with most fields has six. */
const mostNames = 200;
/** Arrays and objects within one another. */
const deepest = 8;

class Refused extends Error {}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Up to its end or its first escape or control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a string in JSON may not hold them
const plainString = /[^"\\\u0000-\u001f]*/y;
const space = /[ \t\r\n]*/y;
const literals = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** `undefined` where it is not JSON, or more than is taken. */
export function parseExactly(text: string): unknown {
  let at = 0;
  let names = 0;

  const matched = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const skip = () => void matched(space);
  const refuse = (): never => {
    throw new Refused();
  };
  const expect = (sign: string): void => {
    if (text[at] !== sign) refuse();
    at += 1;
  };

  function string(): string {
    const start = at;
    expect('"');
    const plain = matched(plainString);
    if (text[at] === '"') {
      at += 1;
      return plain;
    }
    while (text[at] === '\\') {
      at += 2;
      matched(plainString);
    }
    expect('"');
    try {
      return JSON.parse(text.slice(start, at)) as string;
    } catch {
      return refuse();
    }
  }

  /** What stands between commas up to the closing sign. */
  function each(close: string, read: () => void): void {
    at += 1;
    skip();
    if (text[at] === close) {
      at += 1;
      return;
    }
    for (;;) {
      read();
      skip();
      if (text[at] === close) break;
      expect(',');
      skip();
    }
    at += 1;
  }

  function value(depth: number): unknown {
    if (depth > deepest) refuse();
    const first = text[at];
    if (first === '"') return string();
    if (first === '[') {
      const items: unknown[] = [];
      each(']', () => items.push(value(depth + 1)));
      return items;
    }
    if (first === '{') {
      const fields: [string, unknown][] = [];
      each('}', () => {
        names += 1;
        if (names > mostNames) refuse();
        const name = string();
        skip();
        expect(':');
        skip();
        fields.push([name, value(depth + 1)]);
      });
      return Object.fromEntries(fields);
    }
    const literal = literals.find(([word]) => text.startsWith(word, at));
    if (literal) {
      at += literal[0].length;
      return literal[1];
    }
    return matched(number) || refuse();
  }

  try {
    skip();
    const read = value(0);
    skip();
    return at === text.length ? read : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
