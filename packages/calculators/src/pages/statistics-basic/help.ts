import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  mean: [
    {
      title: 'The centre of gravity',
      text: 'The mean is the value that each would have if the total were shared equally; the deviations from it add up to 0, and the sum of their squares is smaller than about any other value. It is what one needs when totals matter: consumption, costs, yields. Means of groups are combined with the sizes of the groups as weights.',
    },
    {
      title: 'One value moves it',
      text: 'A single outlier pulls the mean without limit: of 1, 2, 3, 4, 100 it is 22, more than four of the five values. The median stays at 3.',
    },
  ],
  'geometric-mean': [
    {
      title: 'The mean of factors',
      text: 'If each value were replaced by this one, the product would stay the same. Growth factors are averaged so: +50 % and then −50 % make $\\sqrt{1.5 \\cdot 0.5} \\approx 0.866$, a loss of 13.4 % a period, although the arithmetic mean of the rates is 0. Its logarithm is the mean of the logarithms, and it never exceeds the arithmetic mean of positive values.',
    },
    {
      title: 'Mistake: rates for factors',
      text: 'Enter growth of 5 % as 1.05, not as 5 or 0.05. A factor of 0 makes the mean 0, and negative values have none in general.',
    },
  ],
  'harmonic-mean': [
    {
      title: 'The mean of rates',
      text: 'If equal distances are driven at 40 and at 60 km/h, the mean speed is $\\frac{2}{1/40 + 1/60} = 48$ km/h, for more time is spent at the lower speed. The same holds for prices when the same amount of money is spent each time, and for resistors in parallel. Of positive values it is at most the geometric mean.',
    },
    {
      title: 'Distance or time',
      text: 'If the times at each speed are equal, not the distances, the arithmetic mean is right: 50 km/h in the example.',
    },
  ],
  median: [
    {
      title: 'Half below, half above',
      text: 'At least half of the values are at most the median, and at least half are at least as large. It minimizes the sum of the absolute deviations, and outliers hardly move it, which is why incomes and house prices are reported so. Where the mean is much greater than the median the data are usually skewed to the right.',
    },
    {
      title: 'Mistake: not sorted',
      text: 'The value in the middle of the list as it was written is not the median; the list must be in order first. Here it is sorted for you.',
    },
  ],
  mode: [
    {
      title: 'The most frequent value',
      text: 'Of the usual measures of the centre only the mode also makes sense for values without order or distance, such as shoe sizes in stock or answers in a poll. A list can have several: two separate peaks in the frequencies often show that two groups have been mixed. If all values are different, it says nothing.',
    },
    {
      title: 'Mistake: measured values',
      text: 'Values measured with many digits seldom repeat, and the mode is an accident. Group them in classes first, and name the class with the most values.',
    },
  ],
  'population-variance': [
    {
      title: 'The mean square of the distance',
      text: 'The variance measures scatter about the mean in squared units. Squares make large deviations count more, and bring the rule that variances of independent quantities add. It is also the mean of the squares less the square of the mean. Use it when the list is complete: all pupils of a class, all sides of a die.',
    },
    {
      title: 'Rounding on a pocket calculator',
      text: 'The formula $\\overline{x^2} - \\bar{x}^2$ loses its digits when the values are large and close together. Here exact arithmetic avoids this.',
    },
  ],
  'population-standard-deviation': [
    {
      title: 'Scatter in the unit of the values',
      text: "As the root of the variance it has the unit of the data and can be drawn beside them. By Chebyshev's inequality at least three quarters of the values lie within two standard deviations of the mean, whatever the data; for nearly normal data it is about 95 %. It is 0 only if all values are equal.",
    },
    {
      title: 'Mistake: averaging deviations',
      text: 'Standard deviations of independent quantities do not add, variances do: 3 and 4 together make $\\sqrt{3^2 + 4^2} = 5$.',
    },
  ],
  'sample-variance': [
    {
      title: 'Why n − 1',
      text: 'The deviations are taken from the mean of the sample, which lies closer to the sample than the true mean, so their squares come out too small on average, by the factor $\\frac{n - 1}{n}$. Dividing by $n - 1$ makes up for it: over all random samples the mean of $s^2$ is the variance of the population.',
    },
    {
      title: 'One value is no estimate',
      text: 'A single value says nothing about scatter: $n - 1 = 0$. And a sample that was not drawn at random is not mended by the divisor.',
    },
  ],
  'sample-standard-deviation': [
    {
      title: 'The deviation behind an error bar',
      text: '$s$ estimates how far single values scatter in the population. The uncertainty of the mean of $n$ independent values is smaller, $\\frac{s}{\\sqrt n}$, the standard error: four times as many values halve it. Report which of the two is meant. $s$ itself grows neither nor shrinks systematically with $n$, apart from a small bias in short samples.',
    },
    {
      title: 'Still a little too small',
      text: '$s^2$ is unbiased, its root is not: for normal data $s$ is too small by about $\\frac{1}{4(n - 1)}$ of its size on average.',
    },
  ],
  percentile: [
    {
      title: 'A place in the ranking',
      text: 'The 90th percentile is the value with about 90 % of the data below it. 25, 50 and 75 give the quartiles and the median; the middle half of the data lies between the outer two. Between two data points the value is interpolated, and 0 and 100 give the least and the greatest value. Growth charts and response times are read in percentiles.',
    },
    {
      title: 'Several definitions',
      text: 'Books and programs interpolate differently, and for short lists the answers differ visibly. This is the rule of PERCENTILE.INC in spreadsheets, with ranks from 1 to $n$.',
    },
  ],
  'z-score-population': [
    {
      title: 'A value in units of the scatter',
      text: '$z$ says how many standard deviations a value lies above ($z > 0$) or below the mean of a complete group. It has no unit, so results on different scales can be compared: a mark in one examination with a mark in another. The z-scores of all members have mean 0 and population standard deviation 1.',
    },
    {
      title: 'Mistake: z as a percentile',
      text: '$z = 2$ is the 97.7th percentile only if the data are normal. In any data at most a quarter of the values have $|z| \\geq 2$ (Chebyshev).',
    },
  ],
  'z-score-sample': [
    {
      title: 'Compared with a sample',
      text: 'The point is compared with the mean and the deviation estimated from a sample, with the divisor $n - 1$. It serves to find conspicuous values: often $|z| > 3$ is the limit. Within a sample the largest possible score is $\\frac{n - 1}{\\sqrt n}$, so with ten values or fewer none can exceed 2.85.',
    },
    {
      title: 'An outlier hides itself',
      text: 'The conspicuous value enlarges the deviation it is measured by. If it is among the data, compute the score from the other values, or use median and quartiles.',
    },
  ],
  'z-score-mean-deviation': [
    {
      title: 'With known mean and deviation',
      text: 'If the mean and the deviation are known, as for a standardized test with $\\mu = 100$ and $\\sigma = 15$, no data are needed: a score of 130 has $z = 2$. Backward, $x = \\mu + z\\sigma$. With the normal distribution the score leads to a probability: $P(Z > 2) \\approx 2.28\\,\\%$.',
    },
    {
      title: 'Mistake: variance for deviation',
      text: 'The denominator is $\\sigma$, not $\\sigma^2$. For the mean of $n$ values it is $\\frac{\\sigma}{\\sqrt n}$.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
