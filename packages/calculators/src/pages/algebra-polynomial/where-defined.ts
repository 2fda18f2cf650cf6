import { lostRestrictions } from '@nomogram/math/algebra/domain.ts';
import { distinctConditions } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { conditionText } from '@nomogram/math/syntax/print-condition.ts';
import type { AngleUnit, Tree } from '@nomogram/math/syntax/tree.ts';
import { listed } from './words.ts';

/** What is said where the result has values at which what was typed has none: of x·(1/x) = 1, that x ≠ 0. */
export function whereDefined(sources: readonly Tree[], result: Expression, angle?: AngleUnit): readonly string[] {
  const lost = sources.flatMap((source) => lostRestrictions(source, result, { complex: true, angle }));
  return lost.length === 0 ? [] : [holdsFor(listed(distinctConditions(lost).map(conditionText)), '')];
}

/** `kind` is that of the values that are spoken of. */
export const holdsFor = (which: string, kind: '' | 'real '): string =>
  `Holds for ${which}: elsewhere the input has no ${kind}value.`;
