import { binomial } from '@nomogram/math/functions/binomial.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { binomialElsewhere } from './elsewhere.ts';
import { digitsToCompute, functionQuantity, rationalOf } from './function-answer.ts';
import { pascal } from './laws.ts';
import { pascalSteps } from './pascal.ts';
import { binomialSteps } from './steps.ts';

export default calculator({
  title: 'Binomial',
  keywords: ['combinations', 'n choose k', 'nCr', "Pascal's triangle", 'binomial coefficient'],
  asks: [
    '[how many ][number of ]ways to choose {k}[ things][ people][ items] (from|of|out of|among) {n}[ things][ people][ items]',
    '[number of ]combinations of {n}[ things][ items] taken {k}[ at a time]',
    '{n} choose {k}',
    '{n}C{k}',
    'C({n},{k})',
    'binomial({n},{k})',
  ],
  purpose: 'The binomial coefficient: the number of ways to choose k of n things.',
  path: 'functions/binomial/:n/:k',
  cost: 'heavy',
  methods: { formula: 'The formula', pascal: "Pascal's triangle" },
  unchosen: 'formula',
  inputs: { n: exactNumber({ label: 'n', symbol: 'n' }), k: exactNumber({ label: 'k', symbol: 'k' }) },
  formula: '\\binom{n}{k} = \\frac{n (n-1) \\cdots (n-k+1)}{k!}',
  compute: ({ n, k }, options) => {
    const toDigits = (count: number) => binomial(rationalOf(n, options.digits), rationalOf(k, options.digits), count);
    const found = toDigits(digitsToCompute(options.digits));
    if (!found.ok) return found;
    const { checked, notes } = found.value;
    return ok({
      values: { binomial: functionQuantity('C(n, k)', { ...found.value, again: toDigits }, options.digits, [n, k]) },
      steps: () => {
        if (!n.rational || !k.rational) return undefined;
        const formula = binomialSteps(n.rational, k.rational);
        return options.method === 'pascal' ? pascalSteps(n.rational, k.rational, formula) : formula;
      },
      checked,
      notes,
    });
  },
  elsewhere: binomialElsewhere,
  laws: [pascal],
  examples: [
    { given: { n: '5', k: '2' }, expect: { binomial: '10' } },
    { label: '49 choose 6', given: { n: '49', k: '6' }, expect: { binomial: '13983816' } },
    { label: 'n = 1/2', given: { n: '1/2', k: '3' }, expect: { binomial: '1/16' } },
    { label: 'nothing chosen', given: { n: '6', k: '0' }, expect: { binomial: '1' } },
    { given: { n: '-1', k: '1/2' }, fails: 'no-answer' },
  ],
  references: [{ title: 'R. L. Graham, D. E. Knuth and O. Patashnik, Concrete Mathematics, §5.1' }],
});
