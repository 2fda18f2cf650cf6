import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  fibonacci: [
    {
      title: 'Where the numbers occur',
      text: '$F_{n+1}$ counts the ways to climb $n$ steps with strides of one or two: five ways for $n = 4$. The numbers of spirals of a pine cone or a sunflower are mostly neighbours in the sequence, and the Euclidean algorithm takes longest for neighbouring Fibonacci numbers (Lamé). $\\gcd(F_m, F_n) = F_{\\gcd(m, n)}$, so $F_m$ divides $F_n$ whenever $m$ divides $n$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
