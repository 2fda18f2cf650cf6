import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factorInteger } from './factor-integer.ts';
import { fibonacci } from './fibonacci.ts';
import * as Z from './integer.ts';
import { isPrime, primality } from './primality.ts';
import { nextPrime, previousPrime } from './primes.ts';

/** What PARI/GP says about the same numbers; `fixtures/generate.gp` made the file. */
type Record =
  | {
      readonly n: string;
      readonly prime: boolean;
      readonly next: string;
      readonly previous: string;
      readonly factors?: readonly (readonly [string, number])[];
    }
  | { readonly fibonacci: number; readonly value: string };

const records: readonly Record[] = readFileSync(new URL('./fixtures/numbers.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const integer = (text: string): Z.Integer => Z.fromBigInt(BigInt(text));

describe('primes and factors', () => {
  test.each(records.filter((one) => 'n' in one))('$n', ({ n, prime, next, previous, factors }) => {
    const number = integer(n);
    expect(isPrime(number)).toBe(prime);
    if (!prime && number > 1) expect(primality(number)).toBe('composite');
    expect(nextPrime(number)).toBe(integer(next));
    expect(previousPrime(number) ?? 0).toBe(integer(previous));
    if (!factors) return;
    const found = factorInteger(number);
    expect(found.factors.map(({ prime: p, exponent }) => [Z.toString(p), exponent])).toEqual(factors);
    expect(found.unfactored).toEqual([]);
  });
});

test.each(records.filter((one) => 'fibonacci' in one))('F($fibonacci)', ({ fibonacci: k, value }) => {
  expect(fibonacci(k)).toBe(integer(value));
});
