import type { PresentedReading, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';

/** What an antiderivative is one of, in LaTeX: the integral of the function that was read; undefined for other values. */
export function integralSign(
  { arbitrary }: Pick<PresentedValue, 'arbitrary'>,
  [integrand]: readonly Pick<PresentedReading, 'latex'>[],
): string | undefined {
  if (arbitrary?.over !== 'constants' || !integrand) return undefined;
  const { latex } = integrand;
  return `\\int ${isSum(latex) ? `\\left(${latex}\\right)` : latex}\\,\\mathrm{d}${arbitrary.variable}`;
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
