import { chiSquared } from '@nomogram/math/statistics/distributions/gamma.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';
import { formulas as gamma } from './gamma.ts';

const byHand = {
  m: 'x / 2',
  density: 'x ^ (degrees / 2 - 1) * exp(-x / 2) / (2 ^ (degrees / 2) * gamma(degrees / 2))',
  cumulative: 'gammaP(degrees / 2, m)',
};

const elsewhere = {
  scipy: 'chi2({degrees})',
  r: 'chisq({degrees})',
  sheet: { at: 'CHISQ.DIST({x}, {degrees}, #)', inverse: 'CHISQ.INV({probability}, {degrees})', whole: ['degrees'] },
};

export default distribution({
  title: 'Chi Squared',
  keywords: ['chi square test', 'χ²', 'hypothesis test', 'goodness of fit'],
  asks: [
    '(chi square|chi squared|chi-square|chi-squared|chi2)[ distribution][ of] {x}[,][ and][ with] df = {degrees}',
    '(chi square|chi squared|chi-square|chi-squared|chi2)[ distribution][ of] {x}[,][ and][ with] df {degrees}',
    '(chi square|chi squared|chi-square|chi-squared|chi2)[ distribution][ of] {x}[,][ and][ with] {degrees} (df|degrees of freedom)',
  ],
  purpose: 'The distribution of the sum of k squared standard normal variables.',
  path: 'statistics/chi-squared/:degrees/:x',
  cost: 'heavy',
  parameters: { degrees: parameter('Degrees of freedom k', 'k', { above: 0 }) },
  x: '1.0',
  typical: { degrees: [0.125, 1000] },
  formula: 'f(x) = \\frac{x^{k/2-1} e^{-x/2}}{2^{k/2}\\,\\Gamma(k/2)}',
  of: ({ degrees }) => chiSquared(degrees),
  formulas: { ...gamma, shape: 'degrees / 2', rate: '1 / 2' },
  byHand,
  elsewhere,
  examples: [
    { given: { degrees: '1', x: '3.84' }, expect: { survival: 0.05004352124870522 } },
    {
      label: 'far in the tail',
      given: { degrees: '4', x: '161.1336015828745' },
      expect: { survival: 8.352114133839984e-34 },
    },
    {
      label: 'critical value at 5 %',
      given: { degrees: '3', x: 'q = 0.05' },
      expect: { quantile: 7.814727903251178 },
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.6',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3666.htm',
    },
  ],
});
