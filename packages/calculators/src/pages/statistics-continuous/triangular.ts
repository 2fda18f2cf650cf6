import { no } from '@nomogram/math/result/result.ts';
import { triangular } from '@nomogram/math/statistics/distributions/triangular.ts';
import { distribution } from '../../shared/statistics/distribution.ts';
import { parameter } from '../../shared/statistics/distribution-answer.ts';

const formulas = {
  w: 'b - a',
  u: '(x - a) ^ 2 / (w * (c - a))',
  v: '(b - x) ^ 2 / (w * (b - c))',
  density: 'pick(x - c, 2 * (x - a) / (w * (c - a)), pick(c - x, 2 * (b - x) / (w * (b - c)), 2 / w))',
  cumulative: 'pick(x - c, u, pick(c - x, 1 - v, (c - a) / w))',
  survival: 'pick(x - c, 1 - u, pick(c - x, v, (b - c) / w))',
  s: 'a ^ 2 + b ^ 2 + c ^ 2 - a * b - a * c - b * c',
  mean: '(a + b + c) / 3',
  variance: 's / 18',
  skewness: 'sqrt(2) * (a + b - 2 * c) * (2 * a - b - c) * (a - 2 * b + c) / (5 * s * sqrt(s))',
  kurtosis: '-3 / 5',
  mode: 'c',
  median: 'pick(2 * c - a - b, b - sqrt(w * (b - c) / 2), a + sqrt(w * (c - a) / 2))',
  entropy: '1 / 2 + ln(w / 2)',
};

const elsewhere = {
  scipy: 'triang(({c} - {a}) / ({b} - {a}), {a}, {b} - {a})',
};

export default distribution({
  title: 'Triangular',
  purpose: 'The triangular distribution between two bounds with a given mode.',
  path: 'statistics/triangular/:a/:b/:c/:x',
  parameters: { a: parameter('Lower bound a', 'a'), b: parameter('Upper bound b', 'b'), c: parameter('Mode c', 'c') },
  x: { default: '0.5', presence: true },
  typical: { a: [-100, 100], b: [-100, 100], c: [-100, 100] },
  formula: 'f(x) = \\frac{2(x - a)}{(b - a)(c - a)}\\ (x \\le c), \\quad \\frac{2(b - x)}{(b - a)(b - c)}\\ (x \\ge c)',
  refusal: ({ a, b, c }) => {
    if (!(a.value < b.value))
      return no('out-of-range', 'Upper bound b must be greater than the lower bound.', { input: 'b' });
    if (c.value < a.value || c.value > b.value)
      return no('out-of-range', 'Mode c must lie between the bounds.', { input: 'c' });
    return undefined;
  },
  of: ({ a, b, c }) => triangular(a, b, c),
  formulas,
  elsewhere,
  examples: [
    { given: { a: '2', b: '8', c: '4', x: '3' }, expect: { cumulative: 0.08333333333333333 } },
    { given: { a: '0', b: '1', c: '0.5', x: '0.5' }, expect: { cumulative: 0.5, density: 2 } },
    { given: { a: '0', b: '1', c: '2', x: '0.5' }, fails: 'out-of-range' },
  ],
  references: [
    { title: 'N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, volume 2, chapter 26' },
  ],
});
