import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  prime: [
    {
      title: 'What primes are used for',
      text: 'Primes are the whole numbers above 1 that have no divisors but 1 and themselves; all others are products of them. There are infinitely many (Euclid), and near $n$ about one number in $\\ln n$ is prime. Testing a number with hundreds of digits is quick, taking a product of two large primes apart is not: on that difference RSA encryption rests.',
    },
    {
      title: 'How far to try by hand',
      text: 'To show by division that $n$ is prime it is enough to try the primes up to $\\sqrt{n}$: for 97 these are 2, 3, 5 and 7.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
