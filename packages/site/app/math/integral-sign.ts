import type { PresentedReading } from '@nomogram/calculators/kit/outcome.ts';

/** The LaTeX of a label such as `integral of x^2 dx`, with the function as it was read; undefined for other labels. */
export function integralSign(
  label: string,
  read: readonly Pick<PresentedReading, 'as' | 'latex'>[],
): string | undefined {
  for (const { as, latex } of read) {
    const start = `integral of ${as} d`;
    const variable = label.slice(start.length);
    if (!label.startsWith(start) || !/^[a-z]$/.test(variable)) continue;
    return `\\int ${isSum(latex) ? `\\left(${latex}\\right)` : latex}\\,\\mathrm{d}${variable}`;
  }
  return undefined;
}

/** Whether a plus or minus stands outside of all brackets, and not as the sign of the first term. */
function isSum(latex: string): boolean {
  let depth = 0;
  return [...latex].some((letter, index) => {
    if ('{(['.includes(letter)) depth += 1;
    if ('})]'.includes(letter)) depth -= 1;
    return depth === 0 && index > 0 && '+-'.includes(letter);
  });
}
