import { infiniteEnd, limit } from '@nomogram/math/calculus/limit.ts';
import type { SumResult } from '@nomogram/math/calculus/sums/sum.ts';
import { sumWithZetas } from '@nomogram/math/calculus/sums/zeta-series.ts';
import { constant, equal, zero } from '@nomogram/math/expression/build.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import type { Check } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { withFewerDigits } from '../../kit/decimal.ts';
import { expression } from '../../kit/fields/expression.ts';
import { linear } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { words } from '../../kit/quantity.ts';
import { exactOrFormula } from '../../shared/calculus/exact-or-formula.ts';
import type { UnderAssumptions } from '../../shared/calculus/under-assumptions.ts';
import { digitsStep, fateStep, foundOverRange, type SolvedSum, solvedOverRange } from './asked.ts';
import { convergence, convergenceStep } from './convergence.ts';
import { addsUp, shiftsIndex } from './laws.ts';
import { partialSums } from './partial-sums.ts';
import { asksOverRange, range } from './range.ts';

const inputs = {
  function: expression({ label: 'Term f(k)', symbol: 'f(k)', hint: 'For example k^2, 1/k^2 or (-1)^k/(2k+1).' }),
  ...range,
};

export default calculator({
  title: 'Sum',
  keywords: ['sigma', 'summation', 'geometric series', 'harmonic series', 'Faulhaber', 'telescoping sum'],
  asks: [...asksOverRange('sum'), 'add[ up][ the][ all] numbers[ from] {from} to {to}{function=k}'],
  purpose: 'The sum of a term over whole numbers, finite or infinite, exact where it can be, with steps.',
  path: 'calculus/sum/:function/:from/:to',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle', 'assume'],
  inputs,
  formula: '\\sum_{k=a}^{b} f(k) = f(a) + f(a+1) + \\cdots + f(b)',
  compute,
  laws: [linear('function', 'sum'), shiftsIndex, addsUp],
  examples: [
    { given: { function: 'k^2', from: '1', to: 'n' }, expect: { sum: { same: 'n*(n+1)*(2*n+1)/6' } } },
    { given: { function: 'k^3', from: '1', to: '100' }, expect: { sum: 25502500 } },
    {
      label: 'the letter of the bound runs',
      given: { function: 'n', from: '1', to: 'n' },
      expect: { sum: { same: 'n*(n+1)/2' } },
    },
    {
      label: 'geometric',
      given: { function: 'r^k', from: '0', to: 'n' },
      expect: { sum: { same: '(r^(n+1)-1)/(r-1)' } },
    },
    { label: 'telescoping', given: { function: '1/(k*(k+1))', from: '1', to: '+oo' }, expect: { sum: 1 } },
    { label: 'arithmetic–geometric', given: { function: 'k/2^k', from: '1', to: '+oo' }, expect: { sum: 2 } },
    { label: 'zeta values', given: { function: '1/k^2', from: '1', to: '+oo' }, expect: { sum: { same: 'pi^2/6' } } },
    { label: 'power series', given: { function: 'k^2/k!', from: '0', to: '+oo' }, expect: { sum: { same: '2*e' } } },
    {
      label: 'binomial coefficients',
      given: { function: 'binomial(n,k)^2', from: '0', to: 'n' },
      expect: { sum: { same: 'factorial(2*n)/factorial(n)^2' } },
    },
    {
      label: 'values of the zeta function',
      given: { function: 'zeta(k)-1', from: '2', to: '+oo' },
      expect: { sum: 1 },
    },
    {
      label: 'limit of partial sums',
      given: { function: '1/k-ln(1+1/k)', from: '1', to: '+oo' },
      expect: { sum: { same: 'EulerGamma' } },
    },
    {
      label: 'no closed form',
      given: { function: '1/(k*k!)', from: '1', to: '+oo' },
      expect: { sum: 1.317902151454404 },
    },
    { label: 'divergent', given: { function: '1/k', from: '1', to: '+oo' }, expect: { sum: 'diverges' } },
    { label: 'integral test', given: { function: '1/(k*ln(k))', from: '2', to: '+oo' }, expect: { sum: 'diverges' } },
    {
      label: 'alternating series test',
      given: { function: '(-1)^k/(sqrt(k)*ln(k+1))', from: '1', to: '+oo' },
      expect: { sum: 'converges' },
    },
    { given: { function: '(k/(k+1))^(k^2)', from: '1', to: '+oo' }, expect: { sum: 'converges' } },
    {
      given: { function: 'binomial(2*k,k)/4^k/(2*k+1)', from: '0', to: '+oo' },
      expect: { sum: { same: 'pi/2' } },
    },
    { given: { function: 'k^2', from: '1/2', to: '5' }, fails: 'out-of-range' },
    { given: { function: 'k^', from: '1', to: '5' }, fails: 'unreadable' },
  ],
  references: [
    {
      title: 'NIST Digital Library of Mathematical Functions, §5.19 and §25.2',
      url: 'https://dlmf.nist.gov/5.19',
    },
    {
      title:
        'R. L. Graham, D. E. Knuth, O. Patashnik, Concrete Mathematics, 2nd ed., Addison-Wesley 1994, chapters 2 and 5',
    },
    {
      title: 'M. Petkovšek, H. S. Wilf, D. Zeilberger, A = B, A K Peters 1996',
      url: 'https://www2.math.upenn.edu/~wilf/AeqB.html',
    },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const solved = solvedOverRange(given, options, sumWithZetas);
  if (!solved.ok) return solved;
  const { f, index, from, to, assumed, notes, conditions, found: answer } = solved.value;
  return ok({
    values: { sum: foundOverRange('Sum', solved.value, { says: 'diverges', meaning: 'divergent' }) },
    conditions,
    cases: answer.kind === 'value' || answer.kind === 'diverges' ? casesOf(answer, assumed) : [],
    steps: stepsOf(solved.value, options.digits),
    checked: [checkOf(answer, index)],
    notes: answer.kind === 'converges' ? [...notes, withoutDigits] : notes,
    figure: () => partialSums(f, index, [from, to], answer.kind === 'value' ? answer.value : undefined),
  });
}

const withoutDigits = 'The sum is a number, of which neither a short form nor digits were found.';

function stepsOf(solved: SolvedSum<SumResult>, shown: number): readonly ShownStep[] {
  const { found } = solved;
  if (found.kind === 'decimal') return [digitsStep('sum', solved, withFewerDigits(found.digits, shown))];
  if (found.kind === 'value') return found.step === undefined ? [] : [found.step];
  if (found.kind === 'converges') return [convergenceStep(solved, found.by)];
  const { rule, says } = divergence(solved.index)[found.reason];
  const step = fateStep('sum', solved, rule, says);
  return [found.reason === 'term' ? { ...step, steps: limitOfTerms(solved) } : step];
}

/** Why a series over the index k diverges, as a step and as its proof. */
const divergence = (k: string) => ({
  term: {
    rule: 'test of the terms',
    says: 'The terms do not tend to 0: the partial sums cannot come close to one number.',
    proof: 'The terms do not tend to 0, so their sum cannot converge.',
  },
  comparison: {
    rule: 'comparison with the harmonic series',
    says: `Far out the terms keep one sign and are at least a constant times 1/${k}. The sum of these grows without bound, for 1/3 + 1/4, 1/5 + ... + 1/8, and so on, are each more than 1/2.`,
    proof: `Far out the terms keep one sign and are at least a constant times 1/${k}, whose sum grows without bound.`,
  },
  logarithms: {
    rule: 'integral test',
    says: `Far out the terms keep one sign and are at least a constant times 1/(${k}*ln(${k})*ln(ln(${k}))). This falls, and its integral, ln(ln(ln(${k}))), grows without bound: so do the sums.`,
    proof: `Far out the terms keep one sign and are at least a constant times 1/(${k}*ln(${k})*ln(ln(${k}))), whose integral grows without bound.`,
  },
});

/** What the terms tend to, where that is a number other than 0 or beyond every bound. */
function limitOfTerms({ f, index }: SolvedSum<SumResult>): readonly ShownStep[] {
  const infinity = constant('infinity');
  if (freeSymbols(f).some((name) => name !== index)) return [];
  const far = limit(f, index, infinity);
  if (!far.ok || far.value.kind !== 'value' || equal(far.value.value, zero)) return [];
  return [
    {
      rule: 'limit',
      says:
        infiniteEnd(far.value.value) !== null
          ? 'The terms grow beyond every bound.'
          : 'What the terms tend to is not 0.',
      before: { operator: { name: 'limit', variable: index, to: infinity }, expression: f },
      after: { expression: far.value.value },
      steps: [],
    },
  ];
}

/** What the sum is where the conditions do not hold. */
const casesOf = (answer: Extract<SumResult, { kind: 'value' | 'diverges' }>, { possible }: UnderAssumptions) => [
  ...possible(answer.cases).map(({ when, value }) => ({ when, value: exactOrFormula('Sum', value) })),
  ...possible((answer.kind === 'value' ? answer.diverges : []).map((when) => ({ when, value: 'diverges' }))).map(
    ({ when, value }) => ({ when, value: words('Sum', value) }),
  ),
];

function checkOf(answer: SumResult, index: string): Check {
  if (answer.kind === 'diverges')
    return {
      how: 'proof',
      detail: divergence(index)[answer.reason].proof,
    };
  if (answer.kind === 'converges') return { how: 'proof', detail: convergence(index, answer.by).proof };
  if (answer.kind === 'decimal')
    return { how: 'enclosure', detail: 'Terms were added with bounds of every error; each digit shown is proved.' };
  const { how, instances } = answer.check;
  const choices = instances > 1 ? ` at ${instances} choices of the letters` : '';
  if (how === 'nothing to add') return { how: 'definition', detail: 'There is nothing to add.' };
  return how === 'added'
    ? { how: 'independent computation', detail: `The terms added one by one give the same${choices}.` }
    : {
        how: 'enclosure',
        detail: `Terms added, with a proved bound of what is left out, give the same number to more than 15 digits${choices}.`,
      };
}
