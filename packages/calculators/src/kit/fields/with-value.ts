import type { Expression } from '@nomogram/math/expression/expression.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import type { Parsed, ParsedRelation } from '@nomogram/math/syntax/parse.ts';
import { calculatesWithInfinity, holdsInfinity, sidesOf } from '@nomogram/math/syntax/tree.ts';
import { about } from '../field.ts';

/**
 * Refuses to calculate with infinity, which is no number: 1/oo would be a constant, e^-oo a function without values. Alone it is an end of the
 * number line, which some fields take; undefined where nothing is refused.
 */
export function refusedInfinity(
  label: string,
  { tree }: Pick<Parsed | ParsedRelation, 'tree'>,
  which: 'within' | 'also alone' = 'within',
): Result<never> | undefined {
  if (!sidesOf(tree).some(which === 'within' ? calculatesWithInfinity : holdsInfinity)) return undefined;
  const message =
    'Infinity is no number, so that it cannot be calculated with: what something tends to at infinity is its limit.';
  return about(label, no('unreadable', message).why);
}

/** Refuses what has no value whatever its letters are, as 1/0 and tan(pi/2) have none; undefined where nothing is refused. */
export function refusedWithoutValue(label: string, typed: readonly Expression[]): Result<never> | undefined {
  for (const expression of typed) {
    const why = whyNoValue(expression);
    if (why !== undefined) return about(label, no('no-answer', why).why);
  }
  return undefined;
}
