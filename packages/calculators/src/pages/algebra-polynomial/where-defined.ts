import { hasFactorials, lostRestrictions } from '@nomogram/math/algebra/domain.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { conditionsText } from '@nomogram/math/syntax/print-condition.ts';
import type { AngleUnit, Tree } from '@nomogram/math/syntax/tree.ts';

/** What is said where the result has values at which what was typed has none: of x·(1/x) = 1, that x ≠ 0. */
export function whereDefined(sources: readonly Tree[], result: Expression, angle?: AngleUnit): readonly string[] {
  const lost = sources.flatMap((source) => lostRestrictions(source, result, { complex: true, angle }));
  return lost.length === 0 ? [] : [holdsFor(conditionsText(lost), '', sources.some(hasFactorials))];
}

/** `kind` is that of the values that are spoken of; `mayLack` is set where there are other numbers at which the input has none. */
export const holdsFor = (which: string, kind: '' | 'real ', mayLack = false): string =>
  mayLack
    ? `Holds for ${which}, wherever the input has a ${kind}value.`
    : `Holds for ${which}: elsewhere the input has no ${kind}value.`;
