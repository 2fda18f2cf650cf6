import { fromNumber, subtract } from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { stable } from '@nomogram/math/statistics/distributions/stable.ts';
import { type Family, type Formulas, familyOf } from '@nomogram/math/statistics/precise/formulas.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { lawOf, parameter } from '../../shared/statistics/distribution-answer.ts';
import { formulas as cauchy } from './cauchy.ts';
import { formulas as normal } from './normal.ts';

/** α − 1 before it is rounded: near 1 the law moves off like 1/(α − 1). */
const excessOf = ({ rational, value }: ExactNumber): Real =>
  realFromRational(subtract(rational ?? fromNumber(value), fromNumber(1)));

/** The formulas of a law in other letters than its own. */
const inTermsOf = (formulas: Formulas, letters: { readonly [name: string]: string }): Formulas =>
  Object.fromEntries(
    Object.entries(formulas).map(([name, text]) => [name, text.replace(/[A-Za-z]+/g, (word) => letters[word] ?? word)]),
  );

const normalFamily = familyOf({
  ...inTermsOf(normal, { mean: 'mu', standardDeviation: 's' }),
  s: 'c * sqrt(2)',
});
const cauchyFamily = familyOf(inTermsOf(cauchy, { location: 'mu', scale: 'c' }));
/** The law of index ½ and skewness 1, of Lévy. */
const levyFamily = familyOf({
  m: 'c / (2 * (x - mu))',
  density: 'sqrt(m / pi) * exp(-m) / (x - mu)',
  cumulative: 'erfc(sqrt(m))',
  survival: '1 - erfc(sqrt(m))',
  mode: 'mu + c / 3',
  entropy: '(1 + 3 * euler + ln(16 * pi * c ^ 2)) / 2',
});

/** The formulas of the three stable laws that have some: normal, Cauchy and Lévy. */
function closedForm(alpha: number, beta: number): Family | undefined {
  if (alpha === 2) return normalFamily;
  if (alpha === 1 && beta === 0) return cauchyFamily;
  return alpha === 0.5 && beta === 1 ? levyFamily : undefined;
}

export default distribution({
  title: 'Stable',
  keywords: ['Lévy distribution', 'alpha-stable'],
  purpose: 'The stable distributions: what sums of heavy-tailed variables tend to.',
  path: 'statistics/stable/:alpha/:beta/:c/:mu/:x?',
  cost: 'heavy',
  parameters: {
    alpha: parameter('Stability α', '\\alpha', { above: 0, atMost: 2 }),
    beta: parameter('Skewness β', '\\beta', { atLeast: -1, atMost: 1 }),
    c: parameter('Scale c', 'c', { above: 0 }),
    mu: parameter('Location μ', '\\mu'),
  },
  x: '0',
  typical: { alpha: [0.3, 2], beta: [-1, 1], c: [0.1, 10], mu: [-10, 10] },
  formula:
    '\\mathrm{E}\\,e^{itX} = \\exp\\left(i\\mu t - |ct|^\\alpha \\left(1 - i\\beta\\,\\operatorname{sgn}(t) \\tan\\tfrac{\\pi\\alpha}{2}\\right)\\right), \\quad \\alpha \\ne 1',
  of: ({ alpha, beta, c, mu }, given) => stable(alpha, beta, c, mu, excessOf(given.alpha)),
  family: ({ alpha, beta }) => closedForm(alpha.value, beta.value),
  precise: (_, { alpha, beta, c, mu }) => {
    const family = closedForm(alpha.value, beta.value);
    return family && lawOf(family, { c, mu });
  },
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
    {
      label: 'Lévy, mirrored',
      given: { alpha: '0.5', beta: '-1', c: '1', mu: '0', x: '-1' },
      expect: { cumulative: 0.682689492137085897 },
    },
    {
      label: 'without a closed form',
      given: { alpha: '0.5', beta: '0', c: '1', mu: '0', x: '1' },
      expect: { cumulative: 0.728719687310656736 },
    },
  ],
  references: [{ title: 'J. P. Nolan, Univariate Stable Distributions (2020), parametrisation S1' }],
});
