import { inverseGamma } from '@nomogram/math/statistics/distributions/inverse-gamma.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/inverse-gamma',
  title: 'Inverse Gamma',
  purpose: 'The distribution of the reciprocal of a gamma variable.',
  order: 12,
  help: help['inverse-gamma'],
  path: 'statistics/inverse-gamma/:shape/:scale/:x',
  cost: 'heavy',
  inputs: {
    shape: parameter('Shape α', '\\alpha', { above: 0 }),
    scale: parameter('Scale β', '\\beta', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{\\beta^\\alpha}{\\Gamma(\\alpha)} x^{-\\alpha-1} e^{-\\beta/x}',
  compute: ({ shape, scale, x }) =>
    distributionAnswer(inverseGamma(realOf(shape), realOf(scale)), x, lawOf(formulas.inverseGamma, { shape, scale })),
  examples: [
    { given: { shape: '3', scale: '2', x: '2' }, expect: { cumulative: 0.9196986029286058 } },
    {
      label: 'x left to its default',
      given: { shape: '1', scale: '1' },
      expect: { cumulative: 0.36787944117144233, mean: 'infinite' },
    },
    { given: { shape: '3', scale: '0', x: '2' }, fails: 'out-of-range' },
    { given: { shape: '0', scale: '1', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 17' },
  ],
});
