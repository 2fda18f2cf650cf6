import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  gisement: [
    {
      title: 'By hand',
      text: 'A (1000, 5000) and B (2000, 5400): $\\Delta X = 1000$, $\\Delta Y = 400$, both positive, so B lies in the first quadrant. $D = \\sqrt{1000^2 + 400^2} = 1077.033$ m. $\\arctan(1000/400) = 1.190290$ rad, and $1.190290 \\cdot 200/\\pi = 75.7762$ gon. The back bearing, from B to A, is $75.7762 + 200 = 275.7762$ gon.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
