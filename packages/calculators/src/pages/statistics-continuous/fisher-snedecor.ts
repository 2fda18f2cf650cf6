import { fisherSnedecor } from '@nomogram/math/statistics/distributions/fisher-snedecor.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  a: 'first / 2',
  b: 'second / 2',
  r: 'first * x / second',
  u: 'r / (1 + r)',
  v: '1 / (1 + r)',
  s: 'first + second - 2',
  density: 'exp(a * ln(u) + b * ln(v) - lnbeta(a, b)) / x',
  cumulative: 'betaI(a, b, u, v)',
  survival: 'betaI(b, a, v, u)',
  mean: 'second / (second - 2)',
  variance: '2 * second ^ 2 * s / (first * (second - 2) ^ 2 * (second - 4))',
  skewness: '(first + s) * sqrt(8 * (second - 4)) / ((second - 6) * sqrt(first * s))',
  kurtosis:
    '12 * (first * (5 * second - 22) * s + (second - 4) * (second - 2) ^ 2) / (first * (second - 6) * (second - 8) * s)',
  mode: 'pick(first - 2, 0, (first - 2) / first * second / (second + 2))',
  entropy:
    'ln(second / first) + lnbeta(a, b) - (a - 1) * (digamma(a) - digamma(b)) + (a + b) * (digamma(a + b) - digamma(b))',
};

const elsewhere = {
  scipy: 'f({first}, {second})',
  r: 'f({first}, {second})',
  sheet: {
    at: 'F.DIST({x}, {first}, {second}, #)',
    inverse: 'F.INV({probability}, {first}, {second})',
    whole: ['first', 'second'],
  },
};

export default distribution({
  title: 'Fisher-Snedecor',
  keywords: ['F distribution', 'F-test', 'ANOVA', 'hypothesis test'],
  purpose: 'The F distribution: the ratio of two mean squares.',
  path: 'statistics/fisher-snedecor/:first/:second/:x',
  cost: 'heavy',
  parameters: {
    first: parameter('Degrees of freedom d1', 'd_1', { above: 0 }),
    second: parameter('Degrees of freedom d2', 'd_2', { above: 0 }),
  },
  x: '1.0',
  typical: { first: [0.125, 1000], second: [0.125, 1000] },
  formula:
    'f(x) = \\frac{1}{x\\,\\mathrm{B}\\left(\\frac{d_1}{2}, \\frac{d_2}{2}\\right)} \\sqrt{\\frac{(d_1 x)^{d_1} d_2^{d_2}}{(d_1 x + d_2)^{d_1 + d_2}}}',
  of: ({ first, second }) => fisherSnedecor(first, second),
  formulas,
  byHand: { B: 'gamma(a) * gamma(b) / gamma(a + b)', density: 'u ^ a * v ^ b / (x * B)' },
  elsewhere,
  examples: [
    { given: { first: '4', second: '200', x: '1' }, expect: { density: 0.535998834562565 } },
    { given: { first: '4', second: '200', x: '2.5' }, expect: { survival: 0.04381634713060455 } },
    {
      label: 'critical value at 5 %',
      given: { first: '4', second: '20', x: 'q = 0.05' },
      expect: { quantile: 2.866081402015658 },
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.5',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3665.htm',
    },
  ],
});
