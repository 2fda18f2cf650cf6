import type { Verdict } from '../../kit/answer.ts';

/** Several checks as one: passed when all are, told by the first; the others are named. */
export function allAgree(first: Verdict, ...others: readonly (Verdict & { readonly of: string })[]): Verdict {
  const failed = others.find(({ passed }) => !passed);
  if (!first.passed || failed) return { ...first, passed: false };
  const named = others.map(({ of }) => of).join(', ');
  return named ? { ...first, detail: `${first.detail} Checked in the same way: ${named}.` } : first;
}
