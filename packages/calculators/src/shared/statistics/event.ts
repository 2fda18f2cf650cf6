import type { Result } from '@nomogram/math/result/result.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { labelled, type Reading } from '../../kit/field.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';

/** An end of the values that make up an event, and whether it is one of them. */
export interface End {
  readonly at: ExactNumber;
  readonly included: boolean;
}

/** That X takes a value between two ends, or on one side of the only one. */
export interface Event {
  readonly low: End | undefined;
  readonly high: End | undefined;
}

const signs = /(<=|>=|=<|=>|≤|≥|⩽|⩾|<|>)/;
const letter = /^\s*[xz]\s*$/i;
const range = /^(?:between\s|from\s)?\s*(\S.*?)\s+(?:to|and)\s+(\S.*)$/i;

/**
 * An event as people write it: `-1 < X < 1`, `X >= 2`, `P(2 ≤ X ≤ 5)`; `3 to 5` takes both ends in. Undefined for what is no event. The
 * label begins each sentence.
 */
export function readEvent(
  typed: string,
  label: string,
  read: (text: string) => Result<ExactNumber>,
): Result<Event> | undefined {
  const bare = typed
    .trim()
    .replace(/^(?:p|pr)\s*\((.*)\)$/i, '$1')
    .replace(/^\s*[xz]\s*=(?![<>])\s*/i, '');
  const parts = bare.split(signs);
  if (parts.length > 1) return chainOf(parts, label, read);
  const [, from, to] = range.exec(bare) ?? [];
  if (from !== undefined && to !== undefined)
    return between({ text: from, included: true }, { text: to, included: true }, label, read);
  if (bare === typed.trim()) return undefined;
  return no('unreadable', labelled(label, 'an event has ends: -1 to 1, -1 < X < 1, or X > 2.'));
}

const isUpward = (sign: string): boolean => /[<≤⩽]/.test(sign);

interface WrittenEvent {
  readonly text: string;
  readonly included: boolean;
}

/** `a < X < b`, `X < b`, `a < X`, or with the signs the other way round. */
function chainOf(
  parts: readonly string[],
  label: string,
  read: (text: string) => Result<ExactNumber>,
): Result<Event> | undefined {
  const [, sign = ''] = parts;
  const upward = isUpward(sign);
  const sorted = upward ? parts : parts.toReversed();
  const isOneWay = parts.every((part, k) => k % 2 === 0 || isUpward(part) === upward);
  const place = sorted.findIndex((part, k) => k % 2 === 0 && letter.test(part));
  const shape = no('unreadable', labelled(label, 'an event is written -1 < X < 1, X > 2 or 3 to 5.'));
  if (!isOneWay || place < 0 || parts.length > 5 || (parts.length === 5 && place !== 2)) return shape;
  const end = (k: number): WrittenEvent => ({
    text: sorted[k]!,
    included: !/^[<>]$/.test(sorted[k > place ? k - 1 : k + 1]!),
  });
  return between(
    place > 0 ? end(place - 2) : undefined,
    place + 2 < sorted.length ? end(place + 2) : undefined,
    label,
    read,
  );
}

function between(
  low: WrittenEvent | undefined,
  high: WrittenEvent | undefined,
  label: string,
  read: (text: string) => Result<ExactNumber>,
): Result<Event> {
  const [first, last] = [low, high].map((end) => end && read(end.text.trim()));
  if (first?.ok === false) return first;
  if (last?.ok === false) return last;
  const [from, to] = [
    first && { at: first.value, included: low!.included },
    last && { at: last.value, included: high!.included },
  ];
  if (from && to && from.at.value > to.at.value)
    return no('out-of-range', labelled(label, 'the lower end of the event must not be above its upper end.'));
  return ok({ low: from, high: to });
}

const number = exactNumber({ label: 'x' });

/** `-1 < X ≤ 1`, `X > 2`. */
export function eventSaid({ low, high }: Event): Reading {
  if (!high)
    return low ? { as: `X ${downward(low)} ${textOf(low)}`, latex: `X ${latexDownward(low)} ${latexOf(low)}` } : any;
  const [before, latexBefore] = low
    ? [`${textOf(low)} ${signOf(low)} `, `${latexOf(low)} ${latexSignOf(low)} `]
    : ['', ''];
  return {
    as: `${before}X ${signOf(high)} ${textOf(high)}`,
    latex: `${latexBefore}X ${latexSignOf(high)} ${latexOf(high)}`,
  };
}

const any: Reading = { as: 'X', latex: 'X' };

/** What is the case where the event is not: `X ≤ -1 or X > 1`. */
export function otherwiseSaid({ low, high }: Event): string {
  const below = low && `X ${low.included ? '<' : '≤'} ${textOf(low)}`;
  const above = high && `X ${high.included ? '>' : '≥'} ${textOf(high)}`;
  return [below, above].filter(Boolean).join(' or ');
}

const textOf = ({ at }: End): string => number.reading(at).as;
const latexOf = ({ at }: End): string => number.reading(at).latex;
const signOf = ({ included }: End): string => (included ? '≤' : '<');
const latexSignOf = ({ included }: End): string => (included ? '\\le' : '<');
const downward = ({ included }: End): string => (included ? '≥' : '>');
const latexDownward = ({ included }: End): string => (included ? '\\ge' : '>');
