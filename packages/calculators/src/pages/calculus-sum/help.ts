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
      text: 'The index is k, n, j or m, whichever stands in the term and in no bound; in $\\sum n$ from 1 to $n$ it is the term’s $n$, which is then called $k$. The other letters are constants; those in a bound stand for whole numbers, the upper one being at least the lower one. Infinity is +oo.',
    },
  ],
  product: [
    {
      title: 'How a closed form is found',
      text: 'Factors that are quotients of neighbours telescope: in $\\prod_{k=2}^{n} \\frac{(k-1)(k+1)}{k^2}$ nearly everything cancels. Linear factors are factorials or gamma functions: $\\prod_{k=1}^{n} (k+a) = \\frac{\\Gamma(n+1+a)}{\\Gamma(1+a)}$. An infinite product of a quotient of polynomials has a value when the factors tend to 1 faster than $1 + \\frac{1}{k}$ does; its zeros and poles then give gamma functions, and by the reflection formula sines and hyperbolic sines: $\\prod_{k=1}^{\\infty} \\left(1 - \\frac{x^2}{k^2}\\right) = \\frac{\\sin \\pi x}{\\pi x}$.',
    },
    {
      title: 'When an infinite product converges',
      text: 'It converges when the partial products tend to a number other than 0, or when a factor is 0. Where they tend to 0 though no factor is 0, as for $\\prod (1 - \\frac{1}{k})$ from 2 on, the product is said to diverge to 0: the sum of the logarithms diverges.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
