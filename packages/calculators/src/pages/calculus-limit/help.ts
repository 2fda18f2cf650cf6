import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  limit: [
    {
      title: 'What limits are used for',
      text: 'A limit tells what happens where a formula has no value, and far out. $\\lim_{x \\to \\infty} f$ gives a horizontal asymptote, an infinite limit at $a$ a vertical one. A function is continuous at $a$ exactly if its limit there equals $f(a)$; derivatives and improper integrals are themselves limits. Give the function and the bound, with + or - behind the bound for one side.',
    },
    {
      title: 'A table of values may deceive',
      text: '$\\frac{1 - \\cos x}{x^2}$ tends to $\\frac12$, but in 16 digits a calculator finds 0 at $x = 10^{-9}$, because $\\cos x$ has been rounded to 1.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
