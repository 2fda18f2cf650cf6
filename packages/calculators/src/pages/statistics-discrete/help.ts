import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'discrete-uniform': [
    {
      title: 'Dice, lots and digits',
      text: 'All integers from $a$ to $b$ have the same probability: a fair die, a drawn ticket, a random digit. There are $n = b - a + 1$ of them; the mean is $\\frac{a + b}{2}$, the variance $\\frac{n^2 - 1}{12}$. For a die these are 3.5 and $\\frac{35}{12} \\approx 2.917$.',
    },
    {
      title: 'Mistake: counting the ends',
      text: 'From $a$ to $b$ there are $b - a + 1$ integers, for both ends count: from 1 to 6 six, not five. And the sum of two dice is not uniform.',
    },
  ],
  bernoulli: [
    {
      title: 'One trial',
      text: 'A single experiment with two outcomes, coded 1 for success and 0 for failure: a coin, a test, a purchase. The mean is $p$, the variance $p(1 - p)$, greatest for $p = \\frac12$. Sums of $n$ independent trials of this kind are binomial; any event becomes such a variable, its indicator, and the mean of an indicator is the probability of the event.',
    },
    {
      title: 'Mistake: values between 0 and 1',
      text: 'Only 0 and 1 are possible. $P(X \\le 0.5) = 1 - p$, because the value 0 is the only one up to there.',
    },
  ],
  binomial: [
    {
      title: 'Counting successes',
      text: '$n$ trials, each with the same probability $p$ and independent of the others: heads in ten throws, defects in a batch from a running production. The mean is $np$, the variance $np(1 - p)$. For large $n$ it is near the normal distribution if $np$ and $n(1 - p)$ are not small, and near the Poisson with $\\lambda = np$ if $p$ is small.',
    },
    {
      title: 'At least one',
      text: 'The probability of at least one success is $1 - (1 - p)^n$, not $np$: a chance of one in six, taken six times, comes true with 66.5 %, not with certainty.',
    },
  ],
  'negative-binomial': [
    {
      title: 'Failures before the r-th success',
      text: 'How many blanks are drawn before the $r$-th winner; the number of trials is larger by $r$. The variance $\\frac{r(1-p)}{p^2}$ exceeds the mean $\\frac{r(1-p)}{p}$, which makes it the usual model for counts that scatter more than Poisson: accidents per driver, parasites per host. There it arises from Poisson counts whose rate is itself gamma distributed.',
    },
    {
      title: 'Mistake: what is fixed',
      text: 'In the binomial the number of trials is fixed and the successes vary; here the successes are fixed and the number of trials varies.',
    },
  ],
  geometric: [
    {
      title: 'Until the first success',
      text: 'The number of throws until the first six, that throw included: 6 on average, yet the most likely value is 1. $P(X > k) = (1 - p)^k$, for the first $k$ trials must all fail. It is the only distribution on the positive integers without memory: after ten failures the wait begins anew.',
    },
    {
      title: 'Mistake: a success is due',
      text: 'After a long series of failures the next trial is as likely as ever to succeed. $p = \\frac16$ does not promise a success within six trials: that has the probability 66.5 %.',
    },
  ],
  hypergeometric: [
    {
      title: 'Drawing without putting back',
      text: 'From $N$ things, $K$ of them marked, $n$ are drawn at once: lottery numbers, a hand of cards, a sample from a delivery, fish caught again. The mean is $n\\frac{K}{N}$ as with putting back, the variance smaller by the factor $\\frac{N - n}{N - 1}$. If the sample is a small part of the whole, the binomial is a good approximation.',
    },
    {
      title: 'Mistake: impossible numbers',
      text: 'Not more than $\\min(n, K)$ marked things can be drawn, and not fewer than $n + K - N$ when this is positive: whoever draws nearly all must get some.',
    },
  ],
  poisson: [
    {
      title: 'Rare events',
      text: 'Independent events at a constant mean rate: decays per second, misprints per page, calls per hour. $\\lambda$ is the expected number in the interval considered, and for twice the time it is $2\\lambda$. Mean and variance are both $\\lambda$. It approximates the binomial with many trials and small $p$, where $\\lambda = np$. No event at all has the probability $e^{-\\lambda}$.',
    },
    {
      title: 'Mistake: the unit of the rate',
      text: 'With 3 calls an hour, $\\lambda$ for ten minutes is 0.5, not 3. And clustered events, whose variance exceeds the mean, are not Poisson.',
    },
  ],
  'conway-maxwell-poisson': [
    {
      title: 'More or less scatter than Poisson',
      text: 'The parameter $\\nu$ sets the scatter: for $\\nu = 1$ it is the Poisson distribution, for $\\nu < 1$ the variance exceeds the mean, for $\\nu > 1$ it is smaller. $\\nu = 0$ with $\\lambda < 1$ is geometric (counted from 0), and for $\\nu \\to \\infty$ it tends to a Bernoulli variable with $p = \\frac{\\lambda}{1 + \\lambda}$. It serves for counts of sales, of words and of defects.',
    },
    {
      title: 'Mistake: lambda as the mean',
      text: 'Only for $\\nu = 1$ is $\\lambda$ the mean. Otherwise it is the mean of $X^\\nu$, and the mean of $X$ is about $\\lambda^{1/\\nu} - \\frac{\\nu - 1}{2\\nu}$ when that is large.',
    },
  ],
  zipf: [
    {
      title: 'Rank and frequency',
      text: 'The thing of rank $k$ occurs in proportion to $k^{-s}$: words of a text with $s$ near 1, visits to websites, populations of cities. For $s = 1$ the second occurs half as often as the first, the tenth a tenth as often. Over $n$ ranks the sum of the reciprocals is the harmonic number $H_n$, so the first of 1000 has the share $\\frac{1}{7.485} \\approx 13.4\\,\\%$.',
    },
    {
      title: 'Mistake: too good a line',
      text: 'A straight line on doubly logarithmic paper is weak evidence for this law: log-normal data look straight over a wide range too.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
