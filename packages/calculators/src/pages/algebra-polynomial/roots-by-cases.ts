import type { IsolatedCase } from '@nomogram/math/algebra/isolation/isolated-case.ts';
import { isEverything, rangesWritten } from '@nomogram/math/algebra/isolation/range.ts';
import { symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Answer } from '../../kit/answer.ts';
import { exact, together, words } from '../../kit/quantity.ts';
import { isolated } from '../../shared/equations/isolated.ts';

/** |x − a| = b: the real roots by cases of the letters; undefined where x cannot be isolated. */
export function rootsByCases(
  sides: readonly [Expression, Expression],
  x: string,
  labelOf: (k: number, x: string) => string,
): Answer | undefined {
  const found = isolated(sides, '=', x);
  if (found === undefined) return undefined;
  const { first, others, check, note } = found;
  return {
    values: together(Object.fromEntries(first.ranges.map(({ from }, k) => [`x${k + 1}`, exact(labelOf(k, x), from!)]))),
    conditions: first.when,
    cases: others.map(({ when, ranges }) => ({ when, value: words('Roots', rootsSaid(ranges, x)) })),
    steps: first.steps,
    checked: [check],
    notes: [note],
  };
}

function rootsSaid(ranges: IsolatedCase['ranges'], x: string): string {
  if (ranges === 'unknown') return 'not worked out here';
  if (ranges.length === 0) return 'no real solution';
  return isEverything(ranges) ? 'every real number is a solution' : rangesWritten(symbol(x), ranges).text;
}
