import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The Markdown of an article, and a check that a number which the test has computed stands in it as given. */
export function article(slug: string): { has: (...numbers: string[]) => void } {
  const text = readFileSync(new URL(`./${slug}.md`, import.meta.url), 'utf8');
  return {
    has: (...numbers) => {
      expect(
        numbers.filter((number) => !text.includes(number)),
        `computed, but not found in ${slug}.md`,
      ).toEqual([]);
    },
  };
}

/** A number as the articles print it in formulas: `power(6.22e-16, 3)` is `6.22\times10^{-16}`. */
export function power(value: number, digits: number): string {
  const [mantissa, exponent] = value.toExponential(digits - 1).split('e');
  return `${mantissa}\\times10^{${Number(exponent)}}`;
}
