import { studentT } from '@nomogram/math/statistics/distributions/student-t.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  mean: '0',
  skewness: '0',
  mode: '0',
  median: '0',
  half: 'degrees / 2',
  r: 'x ^ 2 / degrees',
  tail: 'betaI(half, 1 / 2, 1 / (1 + r), r / (1 + r)) / 2',
  density: 'exp(-(half + 1 / 2) * ln(1 + r) - lnbeta(half, 1 / 2)) / sqrt(degrees)',
  cumulative: 'pick(x, tail, 1 - tail)',
  survival: 'pick(x, 1 - tail, tail)',
  variance: 'degrees / (degrees - 2)',
  kurtosis: '6 / (degrees - 4)',
  entropy: '(half + 1 / 2) * (digamma(half + 1 / 2) - digamma(half)) + ln(degrees) / 2 + lnbeta(half, 1 / 2)',
};

const elsewhere = {
  scipy: 't({degrees})',
  r: 't({degrees})',
  sheet: { at: 'T.DIST({x}, {degrees}, #)', inverse: 'T.INV({probability}, {degrees})', whole: ['degrees'] },
};

export default distribution({
  title: 'Student-t',
  keywords: [
    't distribution',
    't-test',
    't table',
    'p-value of t',
    'hypothesis test',
    'significance test',
    'confidence interval',
  ],
  // Of `10 df 2.2` and `2.2 df 10` each could be either: what is said before and behind tells.
  asks: [
    '(t distribution|student t distribution|student t|t test|t)[,][ with] {degrees} (df|degrees of freedom)[,][ and] (t|x) = {x}',
    '(t distribution|student t distribution|student t)[,][ with] df {degrees}[,][ and] (t|x) {x}',
    't = {x}[,][ and][ with] df = {degrees}',
    't {x}[,][ and][ with] df = {degrees}',
    't {x}[,][ and][ with] df {degrees}',
    't = {x}[,][ and][ with] {degrees} (df|degrees of freedom)',
    't {x}[,][ and][ with] {degrees} (df|degrees of freedom)',
  ],
  purpose: 'Student’s t distribution with a given number of degrees of freedom.',
  path: 'statistics/student-t/:degrees/:x',
  cost: 'heavy',
  parameters: { degrees: parameter('Degrees of freedom', '\\nu', { above: 0 }) },
  x: '0.0',
  typical: { degrees: [0.125, 1000] },
  formula:
    'f(x) = \\frac{\\Gamma\\left(\\frac{\\nu + 1}{2}\\right)}{\\sqrt{\\nu\\pi}\\,\\Gamma\\left(\\frac{\\nu}{2}\\right)} \\left(1 + \\frac{x^2}{\\nu}\\right)^{-\\frac{\\nu + 1}{2}}',
  of: ({ degrees }) => studentT(degrees),
  formulas,
  byHand: {
    density:
      'gamma((degrees + 1) / 2) / (sqrt(degrees * pi) * gamma(degrees / 2)) * (1 + x ^ 2 / degrees) ^ (-(degrees + 1) / 2)',
  },
  elsewhere,
  examples: [
    { given: { degrees: '10', x: '2' }, expect: { survival: 0.03669401738537018 } },
    {
      label: '1 degree (Cauchy)',
      given: { degrees: '1', x: '1' },
      expect: { cumulative: 0.75, variance: 'undefined' },
    },
    { label: 'x left to its default', given: { degrees: '4' }, expect: { cumulative: 0.5, density: 0.375 } },
    {
      label: 't for 95 %, two-sided',
      given: { degrees: '10', x: 'p = 0.975' },
      expect: { quantile: 2.228138851986274 },
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.4',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3664.htm',
    },
  ],
});
