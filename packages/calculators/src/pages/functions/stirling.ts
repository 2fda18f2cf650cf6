import { stirlingFirst, stirlingSecond } from '@nomogram/math/functions/stirling.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { calculator } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import { integral } from '../../kit/quantity.ts';
import { stirlingSteps, stirlingSum, stirlingWays } from './steps.ts';

export default calculator({
  title: 'Stirling',
  keywords: ['Stirling numbers', 'partitions of a set'],
  purpose: 'Stirling numbers: ways to split n things into k groups (second kind) or k cycles (first kind).',
  path: 'functions/stirling/:n/:k',
  cost: 'heavy',
  inputs: { n: integer({ label: 'n', symbol: 'n', atLeast: 0 }), k: integer({ label: 'k', symbol: 'k', atLeast: 0 }) },
  formula: '{n \\brace k} = k {n - 1 \\brace k} + {n - 1 \\brace k - 1}',
  methods: stirlingWays,
  unchosen: 'triangle',
  compute: ({ n, k }, { method }) => {
    const [second, first] = [stirlingSecond(n, k), stirlingFirst(n, k)];
    if (!second.ok) return second;
    return ok({
      values: {
        second: integral('Second kind S(n, k)', second.value.value),
        first: first.ok ? integral('First kind c(n, k), unsigned', first.value.value) : undefined,
      },
      steps: () => (method === 'sum' ? stirlingSum(n, k, second.value.value) : undefined) ?? stirlingSteps(n, k),
      checked: [...second.value.checked, ...(first.ok ? first.value.checked : [])],
    });
  },
  examples: [
    { given: { n: '5', k: '2' }, expect: { second: '15', first: '50' } },
    { given: { n: '20', k: '7' }, expect: { second: '11143554045652', first: '52260903362512720' } },
    { given: { n: '0', k: '0' }, expect: { second: '1', first: '1' } },
  ],
  laws: [(_, { second, first }) => !(second > first)],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §26.8', url: 'https://dlmf.nist.gov/26.8' }],
});
