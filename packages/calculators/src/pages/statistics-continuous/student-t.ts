import { studentT } from '@nomogram/math/statistics/distributions/student-t.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import { calculator } from '../../kit/calculator.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

export default calculator({
  id: 'statistics-continuous/student-t',
  title: 'Student-t',
  keywords: ['t distribution', 't-test', 't table', 'p-value of t'],
  purpose: 'Student’s t distribution with a given number of degrees of freedom.',
  order: 17,
  help: help['student-t'],
  path: 'statistics/student-t/:degrees/:x',
  cost: 'heavy',
  inputs: { degrees: parameter('Degrees of freedom', '\\nu', { above: 0 }), x: point('0.0') },
  formula:
    'f(x) = \\frac{\\Gamma\\left(\\frac{\\nu + 1}{2}\\right)}{\\sqrt{\\nu\\pi}\\,\\Gamma\\left(\\frac{\\nu}{2}\\right)} \\left(1 + \\frac{x^2}{\\nu}\\right)^{-\\frac{\\nu + 1}{2}}',
  compute: ({ degrees, x }) => distributionAnswer(studentT(realOf(degrees)), x, lawOf(formulas.studentT, { degrees })),
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
    { given: { degrees: '0', x: '2' }, fails: 'out-of-range' },
    { given: { degrees: '-1', x: '0' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.4',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3664.htm',
    },
  ],
});
