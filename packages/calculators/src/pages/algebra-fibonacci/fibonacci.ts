import { fibonacci } from '@nomogram/math/exact/fibonacci.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { fieldAdd, fieldInteger, fieldMultiply } from '@nomogram/math/exact/prime-field.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import type { Figure } from '../../kit/figure.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { integral, words } from '../../kit/quantity.ts';
import { fibonacciSteps, fibonacciWays } from './steps.ts';

const highest = 1_000_000;

const inputs = {
  n: integer({
    label: 'Position n',
    symbol: 'n',
    hint: 'A positive whole number up to 1 000 000.',
    placeholder: '10',
    atLeast: -highest,
    atMost: highest,
  }),
};

export default calculator({
  title: 'Fibonacci number',
  keywords: ['nth Fibonacci number', 'F(n)'],
  asks: ['fib[onacci][ number] {n}', '{n}(st|nd|rd|th) fibonacci[ number]'],
  purpose: 'The n-th number of the Fibonacci sequence, every digit of it.',
  maxDigits: 0,
  path: 'algebra/fibonacci/:n',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  methods: fibonacciWays,
  unchosen: 'sum by sum up to 20, by doubled indices beyond',
  formula: 'F_n = F_{n-1} + F_{n-2}, \\qquad F_0 = 0,\\ F_1 = 1',
  compute,
  examples: [
    { given: { n: '10' }, expect: { fibonacci: '55' } },
    { given: { n: '100' }, expect: { fibonacci: '354224848179261915075' } },
    { label: 'a negative position', given: { n: '-8' }, expect: { fibonacci: '-21' } },
  ],
  laws: [
    // Each is the sum of the two before it.
    ({ n }) => {
      const at = Z.toNumber(n);
      return fibonacci(at) === Z.add(fibonacci(at - 1), fibonacci(at - 2));
    },
  ],
  references: [
    { title: 'The On-Line Encyclopedia of Integer Sequences, A000045', url: 'https://oeis.org/A000045' },
    { title: 'NIST Digital Library of Mathematical Functions, §26.11', url: 'https://dlmf.nist.gov/26.11' },
  ],
});

function compute({ n }: InputValues<typeof inputs>, { method }: Options) {
  const at = Z.toNumber(n);
  const value = fibonacci(at);
  if (fibonacciModulo(Math.abs(at)) !== fieldInteger(at < 0 && at % 2 === 0 ? Z.negate(value) : value))
    return no('check-failed', 'Two methods gave different remainders, so no answer is shown.');
  const length = Z.toString(Z.abs(value)).length;
  return ok({
    values: {
      fibonacci: integral(`F(${at})`, value),
      digits: length > 15 ? words('Number of digits', String(length)) : undefined,
      short: length > 60 ? words('In short', shortened(value)) : undefined,
    },
    checked: [
      {
        how: 'independent computation',
        detail: 'Powers of the matrix (1 1; 1 0) modulo the prime 2^61 − 1 give the same remainder.',
      },
    ],
    steps: () => fibonacciSteps(at, chosenWay(fibonacciWays, method)),
    notes: at < 0 ? ['For negative n: F(−n) = (−1)^(n+1)·F(n).'] : [],
    figure: () => (Math.abs(at) <= 90 ? figure(Math.max(1, Math.min(Math.abs(at), 20))) : undefined),
  });
}

const shortened = (value: Z.Integer): string => {
  const text = Z.toString(value);
  return `${text.slice(0, 20)} … ${text.slice(-20)}`;
};

type Matrix = readonly [bigint, bigint, bigint, bigint];

/** The same by powers of the matrix (1 1; 1 0) modulo the prime 2^61 − 1: another method in another ring. */
function fibonacciModulo(n: number): bigint {
  const times = (a: Matrix, b: Matrix): Matrix => [
    fieldAdd(fieldMultiply(a[0], b[0]), fieldMultiply(a[1], b[2])),
    fieldAdd(fieldMultiply(a[0], b[1]), fieldMultiply(a[1], b[3])),
    fieldAdd(fieldMultiply(a[2], b[0]), fieldMultiply(a[3], b[2])),
    fieldAdd(fieldMultiply(a[2], b[1]), fieldMultiply(a[3], b[3])),
  ];
  let result: Matrix = [1n, 0n, 0n, 1n];
  let base: Matrix = [1n, 1n, 1n, 0n];
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, base);
    base = times(base, base);
  }
  return result[1];
}

/** The first numbers as stems: they grow like powers of the golden ratio. */
function figure(last: number): Figure {
  const points = Array.from({ length: last + 1 }, (_, k) => [k, Z.toNumber(fibonacci(k))] as const);
  const top = points[last]![1];
  return {
    summary: `The Fibonacci numbers F(0) to F(${last}); the last is ${top}.`,
    frame: { x: [-0.5, last + 0.5], y: [0, Math.max(top * 1.1, 2)], xLabel: 'n' },
    marks: [
      { mark: 'stems', points, role: 'given' },
      { mark: 'point', at: [last, top], role: 'answer', label: String(top) },
    ],
    table: { columns: ['n', 'F(n)'], rows: points.map(([k, value]) => [String(k), String(value)]) },
  };
}
