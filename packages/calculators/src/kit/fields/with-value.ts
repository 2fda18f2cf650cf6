import type { Expression } from '@nomogram/math/expression/expression.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { about } from '../field.ts';

/** Refuses what has no value whatever its letters are, as 1/0 and tan(pi/2) have none; undefined where nothing is refused. */
export function refusedWithoutValue(label: string, typed: readonly Expression[]): Result<never> | undefined {
  for (const expression of typed) {
    const why = whyNoValue(expression);
    if (why !== undefined) return about(label, no('no-answer', why).why);
  }
  return undefined;
}
