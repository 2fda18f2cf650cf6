import { factorial } from '@nomogram/math/functions/factorial.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { factorialElsewhere } from './elsewhere.ts';
import { digitsToCompute, functionQuantity, rationalOf } from './function-answer.ts';
import { factorialRises } from './laws.ts';
import { factorialSteps } from './steps.ts';

export default calculator({
  title: 'Factorial',
  keywords: ['n!', 'permutations'],
  asks: ['{n}!', 'factorial[ of] {n}', '{n} factorial'],
  purpose: 'The product of the integers from 1 to n, with every digit.',
  path: 'functions/factorial/:n',
  cost: 'heavy',
  inputs: { n: exactNumber({ label: 'n', symbol: 'n', placeholder: 'Enter an integer' }) },
  formula: 'n! = 1 \\cdot 2 \\cdot 3 \\cdots n',
  compute: ({ n }, options) => {
    const toDigits = (count: number) => factorial(rationalOf(n, options.digits), count);
    const found = toDigits(digitsToCompute(options.digits));
    if (!found.ok) return found;
    const { checked, notes } = found.value;
    return ok({
      values: { factorial: functionQuantity('n!', { ...found.value, again: toDigits }, options.digits, [n]) },
      steps: () => n.rational && factorialSteps(n.rational),
      checked,
      notes,
    });
  },
  elsewhere: factorialElsewhere,
  laws: [factorialRises],
  examples: [
    { given: { n: '5' }, expect: { factorial: '120' } },
    { given: { n: '20' }, expect: { factorial: '2432902008176640000' } },
    { label: '1/2', given: { n: '1/2' }, expect: { factorial: 'sqrt(pi)/2' } },
    { given: { n: '0' }, expect: { factorial: '1' } },
    { given: { n: '-3' }, fails: 'no-answer' },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §5.4', url: 'https://dlmf.nist.gov/5.4' }],
});
