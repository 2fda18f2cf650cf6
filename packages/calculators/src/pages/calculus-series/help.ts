import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  series: [
    {
      title: 'Where a series converges',
      text: 'A power series converges up to the nearest point, real or complex, where its function is not analytic. That is why $\\frac{1}{1+x^2}$, which is smooth on the whole line, has a series that fails from $|x| = 1$ on: its poles are at $\\pm i$. At the two ends of the interval anything can happen, and each end is decided for itself where that is possible. A polynomial of high degree is no better outside the interval, but worse.',
    },
    {
      title: 'The general term',
      text: 'Many functions satisfy a linear differential equation with polynomial coefficients. Put in, a power series gives a recurrence for its coefficients; where each follows from one before, the general term is known and proved. For $\\tan x$ there is no such equation: the first terms are shown alone.',
    },
    {
      title: 'Which point, which order',
      text: 'The point is a number, a letter, +oo or -oo; at infinity the powers are those of $\\frac1x$. The order is the highest power that is shown. At an essential singularity, such as that of $e^{1/x}$ at 0, the series runs in powers of $\\frac1x$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
