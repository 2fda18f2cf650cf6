import type { Expression } from '@nomogram/math/expression/expression.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { whyHiddenNoValue } from '@nomogram/math/syntax/hidden-no-value.ts';
import type { ParsedRelation, ParseResult } from '@nomogram/math/syntax/parse.ts';
import { type AngleUnit, calculatesWithInfinity, holdsInfinity, sidesOf } from '@nomogram/math/syntax/tree.ts';
import { about } from '../field.ts';

/**
 * Refuses to calculate with infinity, which is no number: 1/oo would be a constant, e^-oo a function without values. Alone it is an end of the
 * number line, which some fields take; undefined where nothing is refused.
 */
export function refusedInfinity(
  label: string,
  { tree }: Pick<ParseResult | ParsedRelation, 'tree'>,
  which: 'within' | 'also alone' = 'within',
): Result<never> | undefined {
  if (!sidesOf(tree).some(which === 'within' ? calculatesWithInfinity : holdsInfinity)) return undefined;
  const message =
    'Infinity is no number, so that it cannot be calculated with: what something tends to at infinity is its limit.';
  return about(label, no('unreadable', message).error);
}

/** Refuses what has no value whatever its letters are, as 1/0 and tan(pi/2) have none; undefined where nothing is refused. */
export function refusedWithoutValue(label: string, typed: readonly Expression[]): Result<never> | undefined {
  return refusedFor(label, typed.map(whyNoValue));
}

/** The same of what was read, where a part without a value may vanish from what it means: 0/u for a u that is 0 without showing it. */
export function refusedReading(
  label: string,
  read: ParseResult | ParsedRelation,
  angle: AngleUnit,
): Result<never> | undefined {
  const typed = 'sides' in read ? read.sides : [read.expression];
  const hidden = sidesOf(read.tree).map((side) => whyHiddenNoValue(side, angle));
  return refusedWithoutValue(label, typed) ?? refusedFor(label, hidden);
}

function refusedFor(label: string, reasons: readonly (string | undefined)[]): Result<never> | undefined {
  const why = reasons.find((reason) => reason !== undefined);
  return why === undefined ? undefined : about(label, no('no-answer', why).error);
}
