import { page } from '../../kit/page.ts';

export default page({
  id: 'statistics-basic',
  topic: 'statistics',
  title: 'Descriptive statistics',
  purpose: 'Mean, median, mode, variance, standard deviation, percentiles and z-scores of a list of values.',
  keywords: ['mean calculator', 'median', 'mode', 'variance', 'standard deviation', 'percentile', 'z-score'],
  calculations: [
    'mean',
    'geometric-mean',
    'harmonic-mean',
    'median',
    'mode',
    'population-variance',
    'population-standard-deviation',
    'sample-variance',
    'sample-standard-deviation',
    'percentile',
    'z-score-population',
    'z-score-sample',
    'z-score-mean-deviation',
  ],
  selector: 'Statistic',
  help: [
    {
      title: 'How values are typed',
      text: 'Separate values by commas, semicolons, spaces or new lines; a column pasted from a spreadsheet works. Values such as 2.5, 1/3 or 1e-3 are kept exactly, so the mean of 0.1, 0.2 and 0.3 is 1/5 and nothing is lost to rounding, however close together or far from zero the values lie.',
    },
    {
      title: 'Population or sample',
      text: 'Divide by $n$ when the values are everything there is (population); divide by $n - 1$ when they are a sample from which the variance of a larger population is estimated. The second is the larger of the two, and it needs at least two values.',
    },
    {
      title: 'Common mistakes',
      text: 'Using a decimal comma in a list that is separated by commas makes two values of one: separate such values by semicolons or new lines. Averaging rates or speeds over equal distances calls for the harmonic mean, averaging growth factors for the geometric one.',
    },
  ],
});
