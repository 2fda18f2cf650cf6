import { weibull } from '@nomogram/math/statistics/distributions/weibull.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/weibull',
  title: 'Weibull',
  keywords: ['reliability', 'failure rate'],
  purpose: 'The Weibull distribution of lifetimes.',
  order: 18,
  cost: 'heavy',
  help: help.weibull,
  path: 'statistics/weibull/:shape/:scale/:x',
  inputs: {
    shape: parameter('Shape k', 'k', { above: 0 }),
    scale: parameter('Scale λ', '\\lambda', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{k}{\\lambda}\\left(\\frac{x}{\\lambda}\\right)^{k-1} e^{-(x/\\lambda)^k}',
  compute: ({ shape, scale, x }) =>
    distributionAnswer(weibull(realOf(shape), realOf(scale)), x, lawOf(formulas.weibull, { shape, scale })),
  examples: [
    { given: { shape: '1.5', scale: '3', x: '2' }, expect: { cumulative: 0.4197702040253272 } },
    { given: { shape: '1', scale: '2', x: '2' }, expect: { survival: 0.36787944117144233 } },
    { given: { shape: '1.5', scale: '0', x: '2' }, fails: 'out-of-range' },
    { given: { shape: '0', scale: '1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.8',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3668.htm',
    },
  ],
});
