import { page } from '../../kit/page.ts';

export default page({
  id: 'statistics-discrete',
  topic: 'statistics',
  title: 'Discrete distributions',
  purpose: 'Probabilities, cumulative probabilities, survival and moments of discrete distributions.',
  keywords: [
    'binomial distribution calculator',
    'poisson distribution',
    'hypergeometric',
    'geometric',
    'negative binomial',
    'zipf',
  ],
  calculations: [
    'binomial',
    'discrete-uniform',
    'bernoulli',
    'negative-binomial',
    'geometric',
    'hypergeometric',
    'poisson',
    'conway-maxwell-poisson',
    'zipf',
  ],
  selector: 'Distribution',
  help: [
    {
      title: 'At, up to, beyond',
      text: '$P(X = x)$ is the probability of exactly $x$, $P(X \\le x)$ of $x$ or fewer, $P(X > x)$ of more than $x$.',
    },
    {
      title: 'Between two values, at least, fewer than',
      text: 'Choose “X between” and type “2 and 5”, both ends counted; or type the event with its own signs: $2 \\le X < 5$ (<= and >= will do), $X \\ge 3$, $X < 3$. The answer is its probability, and that of everything else.',
    },
    {
      title: 'From a probability to x',
      text: 'Choose “where P(X ≤ x) =” beside x and type a probability: the answer is the least $x$ whose $P(X \\le x)$ reaches it, for between two values no probability lies. With “where P(X > x) =” it is the least $x$ beyond which at most that probability remains. In an address or a script the same is written $p = 0.95$ or $q = 0.05$ in the place of x.',
    },
    {
      title: 'Two ways to count',
      text: 'The geometric distribution here counts trials, from 1; the negative binomial counts failures before the $r$-th success, from 0. Other books do it the other way round, so compare the mean with what you expect: $1/p$ trials, $r(1-p)/p$ failures.',
    },
    {
      title: 'Common mistakes',
      text: 'Using the binomial for drawing without putting back (that is hypergeometric), or the Poisson where the number of trials is small. Taking $P(X \\ge x)$ for $P(X > x)$: with discrete values the difference is $P(X = x)$.',
    },
  ],
});
