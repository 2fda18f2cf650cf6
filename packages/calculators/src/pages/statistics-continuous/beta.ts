import { beta as betaDistribution } from '@nomogram/math/statistics/distributions/beta.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/beta',
  title: 'Beta',
  purpose: 'The beta distribution on the interval from 0 to 1.',
  order: 4,
  help: help.beta,
  path: 'statistics/beta/:alpha/:beta/:x',
  cost: 'heavy',
  inputs: {
    alpha: parameter('Shape α', '\\alpha', { above: 0 }),
    beta: parameter('Shape β', '\\beta', { above: 0 }),
    x: point('0.5'),
  },
  formula: 'f(x) = \\frac{x^{\\alpha - 1}(1 - x)^{\\beta - 1}}{\\mathrm{B}(\\alpha, \\beta)}',
  compute: ({ alpha, beta, x }) =>
    distributionAnswer(betaDistribution(realOf(alpha), realOf(beta)), x, lawOf(formulas.beta, { alpha, beta })),
  examples: [
    { given: { alpha: '2', beta: '3', x: '0.3' }, expect: { cumulative: 0.3483 } },
    { label: 'large shapes', given: { alpha: '200', beta: '4000', x: '0.05' }, expect: { density: 89.8323305540962 } },
    { given: { alpha: '2', beta: '0', x: '0.3' }, fails: 'out-of-range' },
    { given: { alpha: '0', beta: '2', x: '0.5' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.17',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda366h.htm',
    },
  ],
});
