import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import type { Options } from '../options.ts';

/*
 * A range that is typed behind an equation, as exercises ask for it: `tan x = 1, 0 < x < 2pi`, `sin(x) = 1/2 on [0, 2pi)`,
 * `for x between 0 and 360°`. It is looked for behind the sign of equality and outside of brackets; what has no such form is left to
 * the equation, whose reader refuses it.
 */

/** An end of a range; an angle with its own unit is in radians. */
export interface End {
  readonly value: Expression;
  readonly isAngle: boolean;
  readonly closed: boolean;
}

export interface TypedRange {
  readonly lower: End;
  readonly upper: End;
  /** The letter that it names; none in `on [0, 2pi]`. */
  readonly letter?: string;
  /** As an interval: [0, 2*pi). */
  readonly text: string;
}

interface Split {
  readonly equation: string;
  readonly range: string;
}

/** What may stand between an equation and its range: a mark, a word, or nothing but a space before `[`. */
const joint =
  /^(?:\s*[,;]\s*(?=\S)|\s+(?=(?:where|with|for|on|in|over|if|when)\b)|\s+(?=\[))(?:(?:where|with|for|on|in|over|if|when)\b\s*)*(?:the\s+)?(?:(?:interval|range|domain)\b\s*)?/i;

const letter = '[\\p{L}]';
const chain = new RegExp(`^([^,;<>=≤≥]+?)\\s*(<=|≤|<)\\s*(${letter})\\s*(<=|≤|<)\\s*([^,;<>=≤≥]+)$`, 'u');
const interval = new RegExp(`^(?:(${letter})\\s*(?:in\\b|∈)\\s*)?([[(])([^,;]+)[,;]([^,;]+)([\\])])$`, 'u');
const between = new RegExp(`^(?:(${letter})\\s*)?between\\s+(.+?)\\s+and\\s+(.+)$`, 'iu');
const oneSided = new RegExp(`^(?:${letter}\\s*(?:<=|>=|[<>≤≥]).+|[^<>≤≥]+(?:<=|>=|[<>≤≥])\\s*${letter})$`, 'u');

/** The equation and the range behind it; undefined where there is none. */
export function splitRange(text: string): Split | undefined {
  let depth = 0;
  for (let at = text.indexOf('='); at >= 0 && at < text.length; at++) {
    if ('([{'.includes(text[at]!)) depth++;
    if (')]}'.includes(text[at]!)) depth--;
    if (depth > 0) continue;
    const found = joint.exec(text.slice(at));
    if (found === null || found[0] === '') continue;
    const range = text.slice(at + found[0].length).trim();
    if ([chain, interval, between, oneSided].some((form) => form.test(range)))
      return { equation: text.slice(0, at), range };
  }
  return undefined;
}

/** Both ends of a range; a condition on one side alone bounds nothing. */
export function readRange(text: string, settings: Pick<Options, 'angle' | 'decimal'>): Result<TypedRange> {
  const found = partsOf(text);
  if (found === undefined)
    return no(
      'unreadable',
      `the range ${text} needs both ends, such as 0 <= x < 2*pi, so that its solutions can be listed.`,
    );
  const [lower, upper] = mapTuple([found.from, found.to], (end) => readNumber(end, settings));
  if (!lower.ok || !upper.ok)
    return no('unreadable', `the ends of the range ${text} must be numbers, such as 0 and 2*pi.`);
  const [from, to] = [lower.value, upper.value];
  if (!(from.value < to.value) || !Number.isFinite(to.value - from.value))
    return no('out-of-range', `the range ${text} must lead from the smaller number to the larger one.`);
  return ok({
    lower: { value: from.expression, isAngle: from.isAngle, closed: found.closed[0] },
    upper: { value: to.expression, isAngle: to.isAngle, closed: found.closed[1] },
    ...(found.letter !== undefined && { letter: found.letter }),
    text: `${found.closed[0] ? '[' : '('}${toText(from.expression)}, ${toText(to.expression)}${found.closed[1] ? ']' : ')'}`,
  });
}

interface Parts {
  readonly from: string;
  readonly to: string;
  readonly letter?: string;
  readonly closed: readonly [boolean, boolean];
}

function partsOf(text: string): Parts | undefined {
  const chained = chain.exec(text);
  if (chained) {
    const [, from = '', first, name, second, to = ''] = chained;
    return { from, to, letter: name, closed: [first !== '<', second !== '<'] };
  }
  const bracketed = interval.exec(text);
  if (bracketed) {
    const [, name, first, from = '', to = '', second] = bracketed;
    return { from, to, letter: name, closed: [first === '[', second === ']'] };
  }
  const match = between.exec(text);
  if (match === null) return undefined;
  const [, name, from = '', to = ''] = match;
  return { from, to, letter: name, closed: [true, true] };
}
