import { pareto } from '@nomogram/math/statistics/distributions/pareto.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'pareto({shape}, scale={minimum})',
};

export default distribution({
  title: 'Pareto',
  keywords: ['80/20 rule', 'power law'],
  purpose: 'The Pareto distribution of incomes and sizes.',
  path: 'statistics/pareto/:minimum/:shape/:x',
  parameters: {
    minimum: parameter('Minimum', 'x_m', { above: 0 }),
    shape: parameter('Shape α', '\\alpha', { above: 0 }),
  },
  x: '10',
  typical: { minimum: [0.1, 1000], shape: [0.125, 1000] },
  formula: 'P(X > x) = \\left(\\frac{x_m}{x}\\right)^\\alpha, \\quad x \\ge x_m',
  of: ({ minimum, shape }) => pareto(minimum, shape),
  formulas: {
    t: '(minimum / x) ^ shape',
    density: 'shape / x * t',
    cumulative: '1 - t',
    survival: 't',
    mean: 'shape * minimum / (shape - 1)',
    variance: 'minimum ^ 2 * shape / ((shape - 1) ^ 2 * (shape - 2))',
    skewness: '2 * (1 + shape) / (shape - 3) * sqrt((shape - 2) / shape)',
    kurtosis: '6 * (shape ^ 3 + shape ^ 2 - 6 * shape - 2) / (shape * (shape - 3) * (shape - 4))',
    mode: 'minimum',
    median: 'minimum * 2 ^ (1 / shape)',
    entropy: 'ln(minimum / shape) + 1 / shape + 1',
  },
  elsewhere,
  examples: [
    { given: { minimum: '1', shape: '3', x: '10' }, expect: { survival: 0.001, mean: 1.5 } },
    { label: 'no mean', given: { minimum: '2', shape: '1', x: '4' }, expect: { survival: 0.5, mean: 'infinite' } },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 1, chapter 20' },
  ],
});
