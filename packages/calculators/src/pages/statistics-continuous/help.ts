import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'continuous-uniform': [
    {
      title: 'Equal chances everywhere',
      text: 'The probability of an interval inside $[a, b]$ is its length over $b - a$. It models rounding errors, the waiting time for a bus that comes every ten minutes when one arrives at random, and the output of random number generators. The mean is $\\frac{a + b}{2}$, the variance $\\frac{(b - a)^2}{12}$: rounding to whole units has a standard deviation of $\\frac{1}{\\sqrt{12}} \\approx 0.289$.',
    },
    {
      title: 'Mistake: sums of uniform variables',
      text: 'The sum of two independent uniform variables is not uniform: it is triangular, and values in the middle are more likely.',
    },
  ],
  normal: [
    {
      title: 'Why so many things are normal',
      text: 'The sum of many small independent influences, none of which dominates, is nearly normal (central limit theorem): errors of measurement, heights within a group, means of samples. Within one, two and three standard deviations of the mean lie 68.27 %, 95.45 % and 99.73 % of the probability. By $z = \\frac{x - \\mu}{\\sigma}$ every normal variable becomes the standard one.',
    },
    {
      title: 'Between two values',
      text: 'The probability between $a$ and $b$ is the cumulative one at $b$ less that at $a$: for the standard normal distribution $P(-1 < X < 2) \\approx 0.97725 - 0.15866 = 0.81859$, which typing $-1 < X < 2$ for x gives. A confidence interval for a mean with known $\\sigma$ is $\\bar x \\pm z\\,\\sigma/\\sqrt n$, where $P(X \\le z) = 0.975$ gives $z = 1.95996$ for 95 %.',
    },
    {
      title: 'Mistake: assuming it',
      text: 'Incomes, waiting times and daily returns have heavier tails or are skewed. There the normal distribution makes extreme events far too rare.',
    },
  ],
  'log-normal': [
    {
      title: 'Products instead of sums',
      text: 'If many independent factors multiply, the logarithm is a sum and nearly normal: sizes of particles, prices in the model of Black and Scholes, concentrations. The values are positive and the long tail is on the right. The median is $e^{\\mu}$, the mean $e^{\\mu + \\sigma^2/2}$ is greater, and the mode $e^{\\mu - \\sigma^2}$ smaller.',
    },
    {
      title: 'Mistake: the parameters',
      text: '$\\mu$ and $\\sigma$ are the mean and the standard deviation of $\\ln X$, not of $X$. With $\\mu = 0$ and $\\sigma = 1$ the mean of $X$ is $e^{1/2} \\approx 1.649$.',
    },
  ],
  beta: [
    {
      title: 'A distribution of proportions',
      text: 'Values between 0 and 1: shares, probabilities, yields. After $s$ successes and $f$ failures, a uniform prior for an unknown probability becomes the beta distribution with $\\alpha = s + 1$ and $\\beta = f + 1$. The mean is $\\frac{\\alpha}{\\alpha + \\beta}$. $\\alpha = \\beta = 1$ is the uniform distribution; parameters below 1 pile the probability up at the ends.',
    },
    {
      title: 'Mode and mean',
      text: 'For $\\alpha, \\beta > 1$ the peak lies at $\\frac{\\alpha - 1}{\\alpha + \\beta - 2}$, which is not the mean unless $\\alpha = \\beta$.',
    },
  ],
  cauchy: [
    {
      title: 'A distribution without a mean',
      text: 'The ratio of two independent standard normal variables is standard Cauchy, and so is the point at which a ray of random direction from the height 1 hits the axis. In spectroscopy the same curve is called Lorentzian. $x_0$ is the median and mode, $\\gamma$ half the width at half the height; the quartiles are $x_0 \\pm \\gamma$.',
    },
    {
      title: 'Mistake: averaging',
      text: 'The mean of $n$ independent Cauchy values has the same distribution as one of them: more data do not make it more precise. The median of the sample does converge.',
    },
  ],
  chi: [
    {
      title: 'The length of a random vector',
      text: 'If $k$ independent components are standard normal, the length of the vector has this distribution. $k = 1$ gives the absolute value of a normal variable (half-normal), $k = 2$ the Rayleigh and $k = 3$ the Maxwell distribution, that of the speeds of molecules in a gas, up to a scale. Its mean is $\\sqrt{2}\\,\\frac{\\Gamma((k+1)/2)}{\\Gamma(k/2)}$.',
    },
    {
      title: 'Mistake: chi for chi squared',
      text: 'Tables and tests use chi squared, which is the square: $P(\\chi \\le x) = P(\\chi^2 \\le x^2)$. The value 2 of one belongs to 4 of the other.',
    },
  ],
  'chi-squared': [
    {
      title: 'Tests of fit and of variances',
      text: 'Chi squared tests compare observed with expected counts by $\\sum \\frac{(O - E)^2}{E}$, which follows approximately this distribution if the hypothesis is true; its survival at that value is the p-value. And $\\frac{(n - 1)s^2}{\\sigma^2}$ of a normal sample follows it exactly with $n - 1$ degrees of freedom. The mean is $k$, the variance $2k$.',
    },
    {
      title: 'Mistake: degrees of freedom',
      text: 'For a table of $r$ rows and $c$ columns they are $(r - 1)(c - 1)$, not $rc$. In a test of fit each parameter that was estimated from the data takes one more away.',
    },
  ],
  erlang: [
    {
      title: 'Waiting for several events',
      text: 'If calls come independently at the constant rate $\\lambda$, the time until the $k$-th one is the sum of $k$ exponential times: Erlang. It was made for telephone exchanges and serves in queues and reliability. The mean is $\\frac{k}{\\lambda}$, the variance $\\frac{k}{\\lambda^2}$. It is the gamma distribution for a whole number $k$, and $P(X > x)$ is the probability of fewer than $k$ Poisson events in the time $x$.',
    },
    {
      title: 'Mistake: rate and mean time',
      text: 'If an event comes every 5 minutes on average, $\\lambda = \\frac15$ per minute, not 5.',
    },
  ],
  exponential: [
    {
      title: 'Waiting without memory',
      text: 'The time between events that happen independently at a constant rate, as radioactive decays. What has already been waited does not matter: $P(X > s + t \\mid X > s) = P(X > t)$. The mean and the standard deviation are both $\\frac{1}{\\lambda}$, the median is $\\frac{\\ln 2}{\\lambda}$, the half-life.',
    },
    {
      title: 'Mistake: ageing',
      text: 'Things that wear out have a memory. With a constant failure rate a used part is as good as a new one; for wear, the Weibull distribution with shape above 1 is the better model.',
    },
  ],
  'fisher-snedecor': [
    {
      title: 'Comparing variances',
      text: 'If two independent normal samples have the same variance, the ratio of their sample variances follows this distribution with $n_1 - 1$ and $n_2 - 1$ degrees of freedom. The analysis of variance compares the variance between groups with that within them in the same way, and regression the part explained with the residual; large values speak against the hypothesis.',
    },
    {
      title: 'Mistake: the order of the degrees',
      text: 'The first belongs to the numerator, the second to the denominator. Exchanged they give another distribution: that of the reciprocal.',
    },
  ],
  gamma: [
    {
      title: 'Positive and skewed',
      text: 'Waiting times, rainfall amounts and insurance claims are often modelled so. The shape $k$ decides the form: for $k < 1$ the density is infinite at 0, $k = 1$ is the exponential distribution, and for large $k$ it comes near a normal one. Mean $\\frac{k}{\\lambda}$, variance $\\frac{k}{\\lambda^2}$. Sums of independent gamma variables with the same rate are gamma again, and the shapes add.',
    },
    {
      title: 'Mistake: rate for scale',
      text: 'Many programs ask for the scale $\\theta = \\frac{1}{\\lambda}$ instead of the rate. Compare the mean: it must be $k\\theta = \\frac{k}{\\lambda}$.',
    },
  ],
  'inverse-gamma': [
    {
      title: 'Reciprocal of a gamma variable',
      text: 'If $X$ is gamma with shape $\\alpha$ and rate $\\beta$, then $\\frac1X$ has this distribution. In Bayesian statistics it is the conjugate prior for the variance of a normal variable with known mean. The tail falls like $x^{-\\alpha - 1}$, so the mean $\\frac{\\beta}{\\alpha - 1}$ exists for $\\alpha > 1$ only, and the variance for $\\alpha > 2$ only.',
    },
    {
      title: 'Mistake: the reciprocal of the mean',
      text: 'The mean of $\\frac1X$ is not the reciprocal of the mean of $X$: that would be $\\frac{\\beta}{\\alpha}$ and is too small.',
    },
  ],
  laplace: [
    {
      title: 'Two exponentials back to back',
      text: 'The difference of two independent exponential variables with the same rate. The peak at $\\mu$ is sharper and the tails are heavier than those of a normal distribution, which suits prediction errors in speech and image coding; noise of this kind protects data in differential privacy. The variance is $2b^2$. The best estimate of $\\mu$ by maximum likelihood is the median of the sample.',
    },
    {
      title: 'Mistake: b as standard deviation',
      text: 'The standard deviation is $\\sqrt{2}\\,b$; $b$ itself is the mean distance $|X - \\mu|$.',
    },
  ],
  pareto: [
    {
      title: 'A few have most',
      text: 'Beyond a minimum the tail falls as a power: large incomes, sizes of cities, files, losses. On doubly logarithmic paper the survival is a straight line of slope $-\\alpha$. The rule that 20 % own 80 % belongs to $\\alpha = \\log_4 5 \\approx 1.161$. The mean $\\frac{\\alpha x_m}{\\alpha - 1}$ exists for $\\alpha > 1$ only, the variance for $\\alpha > 2$ only.',
    },
    {
      title: 'Mistake: averaging a heavy tail',
      text: 'For $\\alpha \\le 2$ the variance is infinite: the mean of a sample is dominated by its greatest values, and the usual margins of error do not hold.',
    },
  ],
  rayleigh: [
    {
      title: 'Distance of a shot from the centre',
      text: 'If the errors in $x$ and $y$ are independent and normal with mean 0 and the same $\\sigma$, the distance from the centre is Rayleigh distributed: shots on a target, wave heights at sea, the amplitude of a fading radio signal. The mean is $\\sigma\\sqrt{\\pi/2} \\approx 1.253\\,\\sigma$, the mode $\\sigma$, and $P(X > x) = e^{-x^2/(2\\sigma^2)}$.',
    },
    {
      title: 'Mistake: sigma is not its deviation',
      text: '$\\sigma$ belongs to each coordinate. The standard deviation of the distance itself is $\\sigma\\sqrt{2 - \\pi/2} \\approx 0.655\\,\\sigma$.',
    },
  ],
  stable: [
    {
      title: 'Sums that keep their shape',
      text: 'The sum of independent copies has the same form again, up to scale and location. $\\alpha = 2$ is normal, with the variance $2c^2$; $\\alpha = 1$ and $\\beta = 0$ is Cauchy; $\\alpha = \\frac12$ and $\\beta = 1$ is Lévy. For $\\alpha < 2$ the tails fall like $x^{-\\alpha}$ and the variance is infinite; for $\\alpha \\le 1$ there is no finite mean to take it from, and it is not defined. They appear in physics for anomalous diffusion and were proposed for prices by Mandelbrot.',
    },
    {
      title: 'Mistake: another parametrisation',
      text: 'Several are in use, and for $\\beta \\ne 0$ they shift the location. Here it is the one called S1. For $\\alpha \\le 1$ there is no mean, and $\\mu$ is only a location.',
    },
  ],
  'student-t': [
    {
      title: 'Means with an unknown variance',
      text: '$\\frac{\\bar x - \\mu}{s/\\sqrt n}$ of a normal sample follows this distribution with $\\nu = n - 1$, because $s$ is itself uncertain. It is used for confidence intervals and tests of means and of regression coefficients. The tails are heavier than those of the normal distribution: the 97.5 % quantile is 2.571 for $\\nu = 5$ and approaches 1.960 as $\\nu$ grows.',
    },
    {
      title: 'Mistake: n for n − 1',
      text: 'For the mean of one sample $\\nu$ is one less than the number of values; for a regression line it is two less.',
    },
  ],
  weibull: [
    {
      title: 'Lifetimes and the shape',
      text: 'The failure rate is proportional to $x^{k-1}$: it falls for $k < 1$ (early failures), is constant for $k = 1$ (exponential) and rises for $k > 1$ (wear). At the scale $\\lambda$ always $1 - e^{-1} \\approx 63.2\\,\\%$ have failed, whatever the shape. Strength of brittle materials and wind speeds are described by it as well; $k = 2$ is the Rayleigh distribution.',
    },
    {
      title: 'Mistake: the scale as the mean',
      text: '$\\lambda$ is the characteristic life, not the mean, which is $\\lambda\\,\\Gamma(1 + \\frac1k)$: for $k = 2$ this is $0.886\\,\\lambda$.',
    },
  ],
  triangular: [
    {
      title: 'An estimate from three numbers',
      text: 'When there are no data but an expert names the least, the greatest and the most likely value, this is the simplest model: in project planning, costs and simulations. The mean is $\\frac{a + b + c}{3}$, the variance $\\frac{a^2 + b^2 + c^2 - ab - ac - bc}{18}$. Left of the mode lies the probability $\\frac{c - a}{b - a}$.',
    },
    {
      title: 'Mistake: mode for mean',
      text: 'The most likely value is not the average: with 2, 10 and mode 3 the mean is 5. Sums of most likely values therefore underestimate costs that are skewed to the right.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
