import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  quadrilatere: [
    {
      title: 'By hand: quadrilateral',
      text: 'Sides 12, 10, 14 and 16 m, $r = 6$ m. $a + c = 26 = b + d$, so an inscribed circle exists. $S = \\frac62 (12 + 10 + 14 + 16) = 156$ m². The largest area with these sides is $\\sqrt{abcd} = 163.95$ m², with a radius of 6.31 m.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
