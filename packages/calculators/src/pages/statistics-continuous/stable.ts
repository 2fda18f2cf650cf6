import { fromNumber, subtract } from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { stable } from '@nomogram/math/statistics/distributions/stable.ts';
import * as formulas from '@nomogram/math/statistics/precise/families.ts';
import type { PreciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import { calculator } from '../../kit/calculator.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { distributionAnswer, lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { point } from '../../shared/statistics/evaluation-point.ts';
import { areProbabilities } from '../../shared/statistics/probability-laws.ts';
import { realOf } from '../../shared/statistics/typed-number.ts';
import { help } from './help.ts';

/** α − 1 before it is rounded: near 1 the law moves off like 1/(α − 1). */
const excessOf = ({ rational, value }: ExactNumber): Real =>
  realFromRational(subtract(rational ?? fromNumber(value), fromNumber(1)));

/** The three stable laws that have formulas: normal, Cauchy and Lévy. */
function closedForm(alpha: number, beta: number, scale: ExactNumber, location: ExactNumber): PreciseLaw | undefined {
  if (alpha === 2) return lawOf(formulas.stableNormal, { c: scale, location });
  if (alpha === 1 && beta === 0) return lawOf(formulas.cauchy, { scale, location });
  return alpha === 0.5 && beta === 1 ? lawOf(formulas.levy, { scale, location }) : undefined;
}

export default calculator({
  id: 'statistics-continuous/stable',
  title: 'Stable',
  keywords: ['Lévy distribution', 'alpha-stable'],
  purpose: 'The stable distributions: what sums of heavy-tailed variables tend to.',
  order: 16,
  help: help.stable,
  path: 'statistics/stable/:alpha/:beta/:c/:mu/:x?',
  cost: 'heavy',
  inputs: {
    alpha: parameter('Stability α', '\\alpha', { above: 0, atMost: 2 }),
    beta: parameter('Skewness β', '\\beta', { atLeast: -1, atMost: 1 }),
    c: parameter('Scale c', 'c', { above: 0 }),
    mu: parameter('Location μ', '\\mu'),
    x: point('0'),
  },
  formula:
    '\\mathrm{E}\\,e^{itX} = \\exp\\left(i\\mu t - |ct|^\\alpha \\left(1 - i\\beta\\,\\operatorname{sgn}(t) \\tan\\tfrac{\\pi\\alpha}{2}\\right)\\right), \\quad \\alpha \\ne 1',
  compute: ({ alpha, beta, c, mu, x }) =>
    distributionAnswer(
      stable(realOf(alpha), realOf(beta), realOf(c), realOf(mu), excessOf(alpha)),
      x,
      closedForm(alpha.value, beta.value, c, mu),
    ),
  examples: [
    { label: 'Cauchy', given: { alpha: '1', beta: '0', c: '1', mu: '0', x: '1' }, expect: { cumulative: 0.75 } },
    {
      label: 'normal',
      given: { alpha: '2', beta: '0', c: '1', mu: '0', x: '0' },
      expect: { density: 0.28209479177387814, variance: 2 },
    },
    {
      label: 'Lévy',
      given: { alpha: '0.5', beta: '1', c: '1', mu: '0', x: '1' },
      expect: { cumulative: 0.31731050786291415 },
    },
    { given: { alpha: '1', beta: '0', c: '0', mu: '0', x: '1' }, fails: 'out-of-range' },
    { given: { alpha: '0', beta: '0', c: '1', mu: '0', x: '1' }, fails: 'out-of-range' },
    { given: { alpha: '3', beta: '0', c: '1', mu: '0' }, fails: 'out-of-range' },
  ],
  laws: [(given, numbers) => areProbabilities(given, numbers)],
  references: [{ title: 'J. P. Nolan, Univariate Stable Distributions (2020), parametrisation S1' }],
});
