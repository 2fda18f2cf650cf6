import { type Factorization, factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { factorSteps } from '../algebra-prime/steps.ts';

/*
 * The greatest common divisor and the least common multiple from the primes of the numbers: of each prime the smallest exponent, or
 * the largest one.
 */

/** Nobody finds the factors of longer numbers by hand. */
const maxDigits = 12;
const factoringWork = 200_000;
const maxNumbers = 8;

/** Which of the exponents of a prime is taken. */
type ExponentRule = 'gcd' | 'lcm';

const rules: Readonly<Record<ExponentRule, { readonly rule: string; readonly says: string }>> = {
  gcd: {
    rule: 'common prime factors',
    says: 'What divides all of them is made of the primes that they share, each with the smallest of its exponents.',
  },
  lcm: {
    rule: 'all prime factors',
    says: 'What all of them divide needs every prime that occurs, with the largest of its exponents.',
  },
};

/** By the primes of all numbers; where they are not found by hand, a line says so, and `otherwise` follows. */
export function primeFactorSteps(
  numbers: readonly Z.Integer[],
  taken: ExponentRule,
  otherwise: () => readonly ShownStep[] | undefined,
): readonly ShownStep[] | undefined {
  const sizes = numbers.map(Z.abs);
  const found = sizes.map(factorsOf);
  const hasAll = found.every((one) => one !== undefined);
  if (!hasAll || numbers.length > maxNumbers) return notByHand(sizes, otherwise());
  const exponents = found.map((one) => new Map(one.factors.map(({ prime, exponent }) => [prime, exponent])));
  const primes = [...new Set(exponents.flatMap((one) => [...one.keys()]))].sort(Z.compare);
  const choose = taken === 'gcd' ? Math.min : Math.max;
  const powers = primes.flatMap((prime) => {
    const exponent = choose(...exponents.map((one) => one.get(prime) ?? 0));
    return exponent === 0 ? [] : [{ prime, exponent }];
  });
  const value = powers.reduce<Z.Integer>(
    (whole, { prime, exponent }) => Z.multiply(whole, Z.power(prime, exponent)),
    1,
  );
  const sides = [powers.map(powerText).join('*') || '1', Z.toString(value)].filter(
    (side, k, all) => side !== all[k - 1],
  );
  const { rule, says } = rules[taken];
  return [
    ...sizes.flatMap((size, k) => (sizes.indexOf(size) < k ? [] : [factorizationOf(size, found[k]!)])),
    line(
      rule,
      powers.length === 0 ? 'They share no prime, so only 1 divides all of them.' : says,
      `${taken}(${sizes.map(Z.toString).join(', ')}) = ${sides.join(' = ')}`,
    ),
  ];
}

function factorsOf(size: Z.Integer): Factorization | undefined {
  if (Z.isZero(size) || Z.toString(size).length > maxDigits) return undefined;
  if (Z.compare(size, 1) === 0) return { sign: 1, factors: [], unfactored: [] };
  const found = factorInteger(size, budget(factoringWork));
  return found.unfactored.length === 0 ? found : undefined;
}

/** `12 = 2^2*3`, with the divisions inside. */
function factorizationOf(size: Z.Integer, found: Factorization): ShownStep {
  const text = Z.toString(size);
  if (found.factors.length === 0) return line('prime factorization', 'No prime divides 1.', `${text} = 1`);
  const product = found.factors.map(powerText).join('*');
  if (product === text) return line('prime factorization', `${text} is a prime number itself.`, `${text} = ${product}`);
  const steps = factorSteps(size, found).slice(0, -1);
  return line('prime factorization', `${text} is taken apart into primes.`, `${text} = ${product}`, { steps });
}

const powerText = ({ prime, exponent }: { readonly prime: Z.Integer; readonly exponent: number }): string =>
  exponent === 1 ? Z.toString(prime) : `${Z.toString(prime)}^${exponent}`;

function notByHand(
  sizes: readonly Z.Integer[],
  steps: readonly ShownStep[] | undefined,
): readonly ShownStep[] | undefined {
  const why = sizes.some(Z.isZero)
    ? 'Every prime divides 0, which has no factorization: divisions with remainder serve instead.'
    : 'Nobody finds the primes of numbers this long by hand: divisions with remainder need none of them.';
  const shown = sizes.slice(0, maxNumbers).map(Z.toString).join(', ');
  return steps && [line('prime factorization', why, shown), ...steps];
}
