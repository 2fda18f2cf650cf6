import { page } from '../../kit/page.ts';

export default page({
  id: 'statistics-continuous',
  topic: 'statistics',
  title: 'Continuous distributions',
  purpose: 'Density, cumulative probability, survival and moments of continuous distributions, tails included.',
  keywords: ['normal distribution calculator', 'student t distribution', 'p-value', 'cumulative distribution function'],
  calculations: [
    'normal',
    'continuous-uniform',
    'log-normal',
    'beta',
    'cauchy',
    'chi',
    'chi-squared',
    'erlang',
    'exponential',
    'fisher-snedecor',
    'gamma',
    'inverse-gamma',
    'laplace',
    'pareto',
    'rayleigh',
    'stable',
    'student-t',
    'weibull',
    'triangular',
  ],
  selector: 'Distribution',
  help: [
    {
      title: 'Three numbers at x',
      text: 'The density $f(x)$ is the height of the curve and no probability. The cumulative probability $P(X \\le x)$ is the area to the left of $x$, the survival $P(X > x)$ the area to its right; together they make 1.',
    },
    {
      title: 'The probability of an interval',
      text: 'Choose “X between” and type “85 and 115”, or type the event with its own signs: $85 < X < 115$, $X > 130$. The answer is the shaded area, and the area beside it. Whether an end counts makes no difference here: a single value has no probability.',
    },
    {
      title: 'From a probability to x',
      text: 'Choose “where P(X ≤ x) =” or “where P(X > x) =” beside x and type a probability: the answer begins with the x it belongs to (the quantile, or critical value), and everything else is said at that x. A small tail is best given as $P(X > x)$. In an address or a script the same is written $p = 0.975$ or $q = 0.025$ in the place of x.',
    },
    {
      title: 'Tails are computed as tails',
      text: 'Far out, $P(X \\le x)$ rounds to 1 and $1 - P$ to 0, although the true tail may be $10^{-300}$. Here each side is computed by itself, so that small probabilities keep all their digits.',
    },
    {
      title: 'Common mistakes',
      text: 'Giving the variance where the standard deviation is asked for; reading a two-sided p-value from one tail (double the smaller one for a symmetric distribution).',
    },
  ],
});
