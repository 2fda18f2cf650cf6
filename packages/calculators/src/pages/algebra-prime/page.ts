import { page } from '../../kit/page.ts';

export default page({
  id: 'algebra-prime',
  topic: 'algebra',
  title: 'Prime numbers',
  purpose: 'Whether a number is prime, with proof where there is one, its prime factors, and the neighbouring primes.',
  keywords: ['prime number', 'primality test', 'prime factorization', 'next prime', 'is it prime'],
  help: [
    {
      title: 'Proved and probable',
      text: 'Below $3.3 \\cdot 10^{24}$ the answer is proved: the strong test to the first 13 primes as bases has no exception there. Above, it is proved where enough of $n - 1$ can be factored (the proof is shown), and otherwise "probably prime" means that the test of Baillie, Pomerance, Selfridge and Wagstaff was passed; no composite number that passes it is known, although nobody has proved that there is none. "Composite" is always proved.',
    },
    {
      title: 'Factors',
      text: 'Every whole number greater than 1 is a product of primes in exactly one way, such as $360 = 2^3 \\cdot 3^2 \\cdot 5$. Numbers of up to about 50 digits are taken apart; for larger ones the factors that were found are shown with what is left.',
    },
    {
      title: 'Common mistakes',
      text: '1 is not a prime number: otherwise the factorization would not be unique. 2 is the only even prime. A number that ends in 1, 3, 7 or 9 need not be prime: $91 = 7 \\cdot 13$.',
    },
  ],
});
