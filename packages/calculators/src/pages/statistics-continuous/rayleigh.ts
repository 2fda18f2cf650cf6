import { rayleigh } from '@nomogram/math/statistics/distributions/rayleigh.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/rayleigh',
  title: 'Rayleigh',
  purpose: 'The length of a vector of two independent normal errors.',
  order: 15,
  help: help.rayleigh,
  path: 'statistics/rayleigh/:scale/:x',
  inputs: {
    scale: parameter('Scale', '\\sigma', { above: 0 }),
    x: point('1.0'),
  },
  formula: 'f(x) = \\frac{x}{\\sigma^2}\\, e^{-x^2/(2\\sigma^2)}',
  compute: ({ scale, x }) => distributionAnswer(rayleigh(realOf(scale)), x, lawOf(formulas.rayleigh, { scale })),
  examples: [
    { given: { scale: '1.5', x: '2' }, expect: { cumulative: 0.5888877094928125 } },
    { given: { scale: '1', x: '1' }, expect: { survival: 0.6065306597126334 } },
    { given: { scale: '0', x: '1' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 18' },
  ],
});
