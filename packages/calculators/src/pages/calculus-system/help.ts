import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  system: [
    {
      title: 'What a linear system describes',
      text: 'Each row is one condition, each column the part of one unknown: mixtures, currents in a circuit, balances of a reaction, the coefficients of a parabola through three points. In space each equation with three unknowns is a plane (if not all its factors are 0), and the solutions are what all planes have in common: a point, a line, a plane, or nothing.',
    },
    {
      title: 'Mistake: unknowns out of order',
      text: 'Before the factors are typed every equation must list the unknowns in the same order, with the constants on the right: $3b = 8 - 2a$ is the row 2,3 with right side 8.',
    },
  ],
  equations: [
    {
      title: 'From words to equations',
      text: 'Each condition of a problem is one equation. Three apples and two pears cost 8, one apple and one pear cost 3: $3a + 2p = 8$ and $a + p = 3$. They may be typed as they stand, with unknowns on both sides and with parentheses; the matrix of the system is made from them.',
    },
    {
      title: 'Mistake: a product of unknowns',
      text: 'An equation is linear when each unknown stands alone or with a number before it. $xy = 1$, $x^2 = 4$ and $1/x = 2$ are not, and are refused here.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
