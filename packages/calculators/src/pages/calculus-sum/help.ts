import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  sum: [
    {
      title: 'How a closed form is found',
      text: 'Most sums of a textbook telescope: the term is a difference $T(k+1) - T(k)$, and everything but the two ends cancels. Gosper’s algorithm finds such a $T$ for every term whose ratio of neighbours is a quotient of polynomials, or shows that there is none of that kind: powers of $k$, geometric and arithmetic–geometric terms, $\\frac{1}{k(k+1)}$, $k \\cdot k!$. Sums with binomial coefficients such as $\\sum_k \\binom{n}{k}$ follow from a recurrence in $n$, which Zeilberger’s method finds and proves. Infinite sums of quotients of polynomials are split into partial fractions, whose sums are values of the zeta and polygamma functions.',
    },
    {
      title: 'Which letter runs',
      text: 'The index is k, n, j or m, whichever stands in the term and in no bound. The other letters are constants; those in a bound stand for whole numbers, the upper one being at least the lower one. Infinity is +oo.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
