import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { WrittenPart } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { alternatives, written } from '../../syntax/written-line.ts';

/** Real numbers between two ends with letters; an end that is absent is infinite. A single number has both ends the same and closed. */
export interface Range {
  readonly from?: Expression;
  readonly fromClosed: boolean;
  readonly to?: Expression;
  readonly toClosed: boolean;
}

/** How a quantity stands to another one. */
export type Comparing = '=' | '<' | '<=' | '>' | '>=';

export const everyNumber: Range = { fromClosed: false, toClosed: false };

export const isPoint = ({ from, to }: Range): boolean => from !== undefined && from === to;

export const isEverything = (all: readonly Range[]): boolean =>
  all.length === 1 && all[0]!.from === undefined && all[0]!.to === undefined;

/** The numbers that stand so to t. */
export function standing(comparing: Comparing, t: Expression): Range {
  const isClosed = comparing.endsWith('=');
  if (comparing === '=') return { from: t, fromClosed: true, to: t, toClosed: true };
  return comparing.startsWith('<')
    ? { fromClosed: false, to: t, toClosed: isClosed }
    : { from: t, fromClosed: isClosed, toClosed: false };
}

/** The other way round; null of what has two different ends. */
export function comparedWith(one: Range): { readonly comparing: Comparing; readonly t: Expression } | null {
  const { from, to, fromClosed, toClosed } = one;
  if (isPoint(one)) return { comparing: '=', t: from! };
  if (from === undefined && to !== undefined) return { comparing: toClosed ? '<=' : '<', t: to };
  if (from !== undefined && to === undefined) return { comparing: fromClosed ? '>=' : '>', t: from };
  return null;
}

/** The two comparisons that both hold between two ends. */
export const bounds = ({ from, fromClosed, to, toClosed }: Range): readonly [Range, Range] => [
  { from, fromClosed, toClosed: false },
  { fromClosed: false, to, toClosed },
];

/** The range under a function that rises, or falls, throughout. */
export function mapped(one: Range, change: (end: Expression) => Expression, rises = true): Range {
  const from = one.from && change(one.from);
  const to = isPoint(one) ? from : one.to && change(one.to);
  return rises ? { ...one, from, to } : { from: to, fromClosed: one.toClosed, to: from, toClosed: one.fromClosed };
}

export function sameRanges(a: readonly Range[], b: readonly Range[]): boolean {
  const same = (p?: Expression, q?: Expression): boolean =>
    p === undefined || q === undefined ? p === q : E.equal(p, q);
  return (
    a.length === b.length &&
    a.every((one, k) => {
      const other = b[k]!;
      const isClosedAlike = one.fromClosed === other.fromClosed && one.toClosed === other.toClosed;
      return isClosedAlike && same(one.from, other.from) && same(one.to, other.to);
    })
  );
}

/** `u < -t or u > t`, `u = 3`; for no number and for every number what the caller says. */
export const rangesWritten = (u: Expression, all: readonly Range[]): WrittenPart =>
  alternatives(all.map((one) => rangeWritten(u, one)));

function rangeWritten(u: Expression, one: Range): WrittenPart {
  const single = comparedWith(one);
  if (single) return written(`${toText(u)} ${single.comparing} ${toText(single.t)}`);
  const sign = (isClosed: boolean): string => (isClosed ? '<=' : '<');
  return written(`${toText(one.from!)} ${sign(one.fromClosed)} ${toText(u)} ${sign(one.toClosed)} ${toText(one.to!)}`);
}
