import { logNormal } from '@nomogram/math/statistics/distributions/log-normal.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/log-normal',
  title: 'Log Normal',
  keywords: ['lognormal'],
  purpose: 'The distribution of a variable whose logarithm is normal.',
  order: 3,
  help: help['log-normal'],
  path: 'statistics/log-normal/:mu/:sigma/:x',
  cost: 'heavy',
  inputs: {
    mu: parameter('Mean of the logarithm', '\\mu'),
    sigma: parameter('Standard deviation of the logarithm', '\\sigma', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{1}{x\\sigma\\sqrt{2\\pi}}\\, e^{-\\frac{(\\ln x - \\mu)^2}{2\\sigma^2}}',
  compute: ({ mu, sigma, x }) =>
    distributionAnswer(logNormal(realOf(mu), realOf(sigma)), x, lawOf(formulas.logNormal, { mu, sigma })),
  examples: [
    { given: { mu: '0', sigma: '1', x: '2' }, expect: { cumulative: 0.7558914042144173, median: 1 } },
    { given: { mu: '0', sigma: '1', x: '1' }, expect: { cumulative: 0.5 } },
    { given: { mu: '0', sigma: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.9',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3669.htm',
    },
  ],
});
