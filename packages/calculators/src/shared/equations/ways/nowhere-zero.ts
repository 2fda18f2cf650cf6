import { type ByBounds, comparedByBounds } from '@nomogram/math/algebra/inequality/bounds-steps.ts';
import { emptyDomainStep } from '@nomogram/math/algebra/inequality/empty-domain.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** Bounds of the terms, beyond which 0 lies: e^x + 1 > 1. Undefined where they do not tell. */
export function boundBeside(f: Expression, x: string): ByBounds | undefined {
  const found = (['>', '<'] as const).map((comparison) => comparedByBounds(f, comparison, x));
  return found.find((one) => one?.holds) ?? undefined;
}

/** Why the side is 0 nowhere, where it has no value, or bounds of its terms say so. */
export function nowhereZero(f: Expression, x: string): readonly ShownStep[] | undefined {
  const domain = emptyDomainStep([f], x);
  const why = domain === null ? boundBeside(f, x)?.steps : [domain];
  const says =
    domain === null
      ? 'This is never 0, so that the sides are equal nowhere.'
      : 'Where a side has no value, nothing is equal.';
  return why && [...why, line('all real roots', says, '"no real solution"')];
}
