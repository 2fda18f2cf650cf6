import { no } from '@nomogram/math/result/result.ts';
import { continuousUniform } from '@nomogram/math/statistics/distributions/continuous-uniform.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const elsewhere = {
  scipy: 'uniform({a}, {b} - {a})',
  r: 'unif({a}, {b})',
};

export default distribution({
  title: 'Continuous Uniform',
  keywords: ['rectangular distribution'],
  purpose: 'The uniform distribution: every value between two bounds is equally likely.',
  path: 'statistics/continuous-uniform/:a/:b/:x',
  parameters: { a: parameter('Lower bound a', 'a'), b: parameter('Upper bound b', 'b') },
  x: '0.5',
  typical: { a: [-100, 100], b: [-100, 100] },
  formula: 'f(x) = \\frac{1}{b - a}, \\quad a \\le x \\le b',
  refusal: ({ a, b }) => {
    if (!(a.value < b.value))
      return no('out-of-range', 'Upper bound b must be greater than the lower bound.', { input: 'b' });
    return undefined;
  },
  of: ({ a, b }) => continuousUniform(a, b),
  formulas: {
    w: 'b - a',
    density: '1 / w',
    cumulative: '(x - a) / w',
    survival: '(b - x) / w',
    mean: '(a + b) / 2',
    median: '(a + b) / 2',
    variance: 'w ^ 2 / 12',
    skewness: '0',
    kurtosis: '-6 / 5',
    entropy: 'ln(w)',
  },
  elsewhere,
  examples: [
    { given: { a: '1', b: '4', x: '2.5' }, expect: { cumulative: 0.5, mean: 2.5, variance: 0.75 } },
    { label: 'x left to its default', given: { a: '0', b: '1' }, expect: { density: 1, cumulative: 0.5 } },
    { given: { a: '2', b: '2', x: '2' }, fails: 'out-of-range' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.2',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3662.htm',
    },
  ],
});
