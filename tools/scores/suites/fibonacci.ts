import { fibonacci, fibonacciList, fibonacciSum, isFibonacci, lucasNumber } from '@nomogram/math/exact/fibonacci.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { type Judgement, suite } from '../suite.ts';

interface FibonacciRecord {
  readonly id: string;
  readonly op: string;
  readonly n: number;
  readonly value?: string;
  readonly expected: string | boolean | null | readonly string[];
  readonly digits?: number;
  readonly first20?: string;
  readonly last20?: string;
}

/** Long numbers are recorded by their length and their ends. */
function same(value: Z.Integer, { expected, digits, first20, last20 }: FibonacciRecord): Judgement {
  const text = Z.toString(value);
  if (typeof expected === 'string') return text === expected ? 'right' : 'wrong';
  const bare = text.replace('-', '');
  return bare.length === digits && bare.startsWith(first20 ?? '') && bare.endsWith(last20 ?? '') ? 'right' : 'wrong';
}

const judges: Record<string, (record: FibonacciRecord) => Judgement> = {
  fibonacci: (record) => same(fibonacci(Number(record.n)), record),
  lucas: (record) => same(lucasNumber(Number(record.n)), record),
  'fibonacci-sum': (record) => same(fibonacciSum(Number(record.n)), record),
  'is-fibonacci': ({ value, expected }) => (isFibonacci(Z.fromString(value!)!) === expected ? 'right' : 'wrong'),
  'fibonacci-list': ({ n, expected }) => (String(fibonacciList(n)) === String(expected) ? 'right' : 'wrong'),
};

export default suite<FibonacciRecord>({
  file: 'fibonacci',
  asks: ({ op }) => op in judges,
  judge: (record) => judges[record.op]!(record),
});
