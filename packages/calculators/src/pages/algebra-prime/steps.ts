import type { Factorization } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { PrimeProof } from '@nomogram/math/exact/prime-proof.ts';
import { primesUpTo } from '@nomogram/math/exact/small-primes.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** A prime up to this is shown to be one by trying all primes up to its root, ten lines at most. */
const maxTried = 1000;
/** Up to here the smallest prime divisor is found by trial. */
const maxTrial = 20_000;

/** Divisions by the primes from the smallest on, until nothing is left, and the product that they make. */
export function factorSteps(n: Z.Integer, { factors, unfactored }: Factorization): readonly ShownStep[] {
  if (factors.length === 0) return [compositeStep(n)];
  const steps: ShownStep[] = [];
  const isLong = shortened(n) !== Z.toString(n);
  let rest = n;
  for (const { prime, exponent } of factors)
    for (let left = exponent; left > 0 && rest !== prime; ) {
      const times = isLong ? Math.max(1, Z.equals(rest, Z.power(prime, left)) ? left - 1 : left) : 1;
      const next = Z.divideExact(rest, Z.power(prime, times));
      steps.push(divisionStep(rest, prime, times, next));
      rest = next;
      left -= times;
    }
  const { prime: last = 1, proved = true } = factors.at(-1) ?? {};
  if (rest === last && proved)
    steps.push(
      line(
        'last prime',
        `${Z.toString(last)} is a prime number itself.`,
        `${Z.toString(last)}/${Z.toString(last)} = 1`,
      ),
    );
  const parts = [
    ...factors.map(({ prime, exponent }) => (exponent > 1 ? `${Z.toString(prime)}^${exponent}` : Z.toString(prime))),
    ...unfactored.map(Z.toString),
  ];
  const why =
    unfactored.length > 0
      ? 'What is left is composite, and its factors are too large to be found here.'
      : 'The number is the product of all primes by which it was divided.';
  return [...steps, line('prime factorization', why, `${Z.toString(n)} = ${parts.join(' * ')}`)];
}

const compositeStep = (n: Z.Integer): ShownStep =>
  line(
    'witness',
    'A test that every prime passes shows that the number is composite. No factor of it was found: they are too large.',
    `n = ${Z.toString(n)}`,
  );

/** A number divided by a prime, a long one as often as it goes. */
function divisionStep(n: Z.Integer, prime: Z.Integer, times: number, quotient: Z.Integer): ShownStep {
  const p = Z.toString(prime);
  const [divisor, often] = times > 1 ? [`${p}^${times}`, `, ${times} times`] : [p, ''];
  const says =
    Z.compare(prime, maxTrial) <= 0
      ? `${p} is the smallest prime that divides ${shortened(n)}${often}.`
      : `${p} divides it${often}: found by the method of Pollard or by the quadratic sieve, and then proved by dividing.`;
  return line('division by a prime', says, `${Z.toString(n)}/${divisor} = ${Z.toString(quotient)}`);
}

/** A number as it is said; of a long one, its ends. */
export function shortened(n: Z.Integer): string {
  const text = Z.toString(n);
  return text.length > 60 ? `${text.slice(0, 25)}…${text.slice(-25)}` : text;
}

/** Why a number is prime: no prime up to its root divides it, or a certificate; undefined where there is no proof to show. */
export function primeSteps(n: Z.Integer, proof: PrimeProof | null): readonly ShownStep[] | undefined {
  if (Z.compare(n, maxTried) <= 0) return trialSteps(Z.toNumber(n));
  return proof === null ? undefined : certificateSteps(n, proof);
}

function trialSteps(n: number): readonly ShownStep[] {
  const root = Math.floor(Math.sqrt(n));
  const primes = primesUpTo(root);
  const tried = primes.map((p) =>
    line(
      'trial division',
      `${p} leaves a remainder, so it does not divide ${n}.`,
      `${n} = ${Math.floor(n / p)}*${p} + ${n % p}`,
    ),
  );
  const list = primes.join(', ');
  const why =
    primes.length === 0
      ? `A number below 4 that is greater than 1 has no divisor but 1 and itself.`
      : `Of two factors one is at most the square root. None of the primes up to sqrt(${n}) divides it: ${list}.`;
  const bound = primes.length === 0 ? `1 < ${n} < 4` : `sqrt(${n}) < ${root + 1}`;
  return [
    line(
      'bound of the divisors',
      'If a number is a product of two factors, one of them is at most its square root.',
      bound,
    ),
    ...tried,
    line('no prime divisor', why, `"${n} is prime (proved)"`),
  ];
}

const certificateSteps = (n: Z.Integer, { witnesses, criterion }: PrimeProof): readonly ShownStep[] => [
  line(
    'certificate',
    `The prime factors q of n - 1 that are used for a certificate (${criterion}); with n = ${Z.toString(n)}.`,
    `n - 1 = ${Z.toString(Z.subtract(n, 1))}; "q": ${witnesses.map(({ prime }) => Z.toString(prime)).join(', ')}`,
  ),
  ...witnesses.map(({ prime, base }) =>
    line(
      'witness',
      `For q = ${Z.toString(prime)}: with the base ${base} the power is 1 modulo n, and no divisor of n divides the smaller power less 1, so that the whole power of ${Z.toString(prime)} in n - 1 divides p - 1 for every prime divisor p of n.`,
      `${base}^(n - 1) = 1 "modulo n", gcd(${base}^((n - 1)/${Z.toString(prime)}) - 1, n) = 1`,
    ),
  ),
  line(
    'only one divisor',
    criterion === 'Pocklington'
      ? 'Every prime divisor of n is 1 modulo the product F of the powers of these q, and F^2 > n leaves room for one only: n itself.'
      : 'Every prime divisor of n is 1 modulo the product F of the powers of these q; F^3 > n leaves room for two at most, and the digits of n in base F exclude two.',
    `"${Z.toString(n)} is prime (proved)"`,
  ),
];
