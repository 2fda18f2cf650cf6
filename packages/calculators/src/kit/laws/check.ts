import type { Law } from '../law.ts';

/** By how much an answer is put wrong: far more than any rounding, and hardly to be noticed. */
const wrong = 1e-3;

/** Beside a number a hundred thousand times as large, a check in double precision sees little of a small one. */
const comparable = 1e5;

/** How many times as large the largest number of the inputs is as the least. */
function spread(given: { readonly [input: string]: unknown }): number {
  const sizes = Object.values(given).flatMap((input) => {
    const size = Math.abs((input as { readonly value?: number } | undefined)?.value ?? Number.NaN);
    return size > 0 ? [size] : [];
  });
  return Math.max(...sizes) / Math.min(...sizes);
}

/** A second way refuses the answer when its first number is another; where the method alone checked it, nothing can be asked. */
export const checkRefusesWrong: Law = {
  says: 'its check refuses an answer that is slightly wrong',
  holds: ({ given, numbers, secondWays }) => {
    const found = Object.entries(numbers).find(([, value]) => Number.isFinite(value));
    if (secondWays.length === 0 || !found || spread(given) > comparable) return undefined;
    const [name, value] = found;
    const others = value === 0 ? [1, -1] : [value * (1 + wrong), value * (1 - wrong)];
    return others.every((other) => secondWays.some((confirm) => !confirm({ ...numbers, [name]: other }).passed));
  },
};
