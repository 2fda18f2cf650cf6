import { divisors, totient } from '@nomogram/math/exact/arithmetic-functions.ts';
import { factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { isPrime } from '@nomogram/math/exact/primality.ts';
import { nextPrime, nthPrime, previousPrime, primeCount, primesBetween } from '@nomogram/math/exact/primes.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { type Judgement, suite } from '../suite.ts';

interface PrimeRecord {
  readonly id: string;
  readonly op: string;
  readonly n: string | readonly string[];
  readonly expected: unknown;
}

const integer = (text: unknown): Z.Integer => Z.fromString(String(text))!;
const text = (value: Z.Integer | number | null): string => (value === null ? 'null' : Z.toString(value));
const is = (found: string, expected: unknown): Judgement => (found === String(expected) ? 'right' : 'wrong');

const judges: Record<string, (record: PrimeRecord) => Judgement> = {
  isprime: ({ n, expected }) => (isPrime(integer(n)) === expected ? 'right' : 'wrong'),
  factor({ n, expected }) {
    const { factors, unfactored } = factorInteger(integer(n));
    if (unfactored.length > 0) return 'none';
    const found = factors.map(({ prime, exponent }) => `${Z.toString(prime)}^${exponent}`).join(' ');
    return is(found, (expected as [string, number][]).map(([prime, exponent]) => `${prime}^${exponent}`).join(' '));
  },
  nextprime: ({ n, expected }) => is(text(nextPrime(integer(n))), expected),
  previousprime: ({ n, expected }) => is(text(previousPrime(integer(n))), expected),
  primepi: ({ n, expected }) => is(text(primeCount(Number(n), budget(1e9))), expected),
  nthprime: ({ n, expected }) => is(text(nthPrime(Number(n), budget(1e9))), expected),
  totient: ({ n, expected }) => is(text(totient(factorInteger(integer(n)))), expected),
  divisors: ({ n, expected }) => is(String(divisors(factorInteger(integer(n)), 100_000)), expected),
  primesbetween({ n, expected }) {
    const found = primesBetween(integer(n[0]), integer(n[1]), budget(1e9));
    return found === null ? 'none' : is(found.map(Z.toString).join(','), expected);
  },
};

export default suite<PrimeRecord>({
  file: 'primes',
  asks: ({ op }) => op in judges,
  judge: (record) => judges[record.op]!(record),
});
