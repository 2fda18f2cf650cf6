import { type Factorization, factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { primality } from '@nomogram/math/exact/primality.ts';
import { type PrimeProof, provePrime } from '@nomogram/math/exact/prime-proof.ts';
import { nextPrime, previousPrime } from '@nomogram/math/exact/primes.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Check } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import { formula, integral, words } from '../../kit/quantity.ts';
import { factorSteps, primeSteps, shortened } from './steps.ts';

/** Larger numbers take seconds even for one test. */
const maxDigits = 2500;
/** Beyond, the powers modulo n take longer than a visitor waits. */
const maxDigitsForProof = 200;
/** The next prime is some 2.3·(digits) numbers away: beyond so many digits it is not looked for. */
const maxDigitsForNeighbours = 400;
/** The sieve reaches about 55 digits; beyond, only what rho finds quickly is split off. */
const factoringWork = (digits: number): number => (digits <= 56 ? 30_000_000 : 1_200_000);

const inputs = {
  n: integer({ label: 'Number', symbol: 'n', hint: 'A positive whole number of any size.', placeholder: '97' }),
};

export default calculator({
  title: 'Prime number',
  keywords: ['prime factors', 'factors of a number', 'primality', 'is it prime', 'integer factorization'],
  asks: [
    'is {n}[ a] prime[ number]',
    'prime fact(ors|orization|orisation) of {n}',
    'factor[ize][ise][s of] {n}',
    '{n} prime',
    '(next|first) prime[ number] (after|above|from) {n}',
    '(previous|last) prime[ number] (before|below) {n}',
    'prime[ number] (after|before) {n}',
    '{n}',
  ],
  purpose: 'Says whether a number is prime and takes it apart into primes.',
  maxDigits: 0,
  path: 'algebra/prime/:n',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  formula: 'n = p_1^{e_1} p_2^{e_2} \\cdots p_k^{e_k}',
  compute,
  examples: [
    { given: { n: '97' }, expect: { primality: 'prime (proved)', next: '101', previous: '89' } },
    { given: { n: '360' }, expect: { primality: 'not prime (composite)', factors: '2^3 * 3^2 * 5' } },
    { label: 'a Mersenne prime', given: { n: '2^127-1' }, expect: { primality: 'prime (proved)' } },
    {
      label: 'a probable prime',
      given: { n: '10^60+7' },
      expect: { primality: 'probably prime (passed every test, no proof)' },
    },
    {
      label: 'a product of two large primes',
      given: { n: '1000000016000000063' },
      expect: { factors: '1000000007 * 1000000009' },
    },
    { given: { n: '1' }, expect: { primality: 'neither prime nor composite' } },
    { given: { n: '-7' }, fails: 'out-of-range' },
    { given: { n: '7.5' }, fails: 'out-of-range' },
  ],
  laws: [
    // The next prime is greater, and the number itself is the one before the next exactly when it is prime.
    ({ n }, { next }) => Number.isNaN(next) || next > Z.toNumber(n) || Z.bitLength(n) > 52,
  ],
  references: [
    { title: 'R. Baillie and S. S. Wagstaff, Lucas pseudoprimes, Mathematics of Computation 35 (1980)' },
    {
      title:
        'J. Sorenson and J. Webster, Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86 (2017)',
    },
    {
      title:
        'J. Brillhart, D. H. Lehmer and J. L. Selfridge, New primality criteria and factorizations of 2^m ± 1, Mathematics of Computation 29 (1975)',
    },
    { title: 'NIST Digital Library of Mathematical Functions, §27.18', url: 'https://dlmf.nist.gov/27.18' },
  ],
});

function compute({ n }: InputValues<typeof inputs>) {
  if (n < 0)
    return no(
      'out-of-range',
      `Number must be positive: prime numbers are defined among the whole numbers greater than 1, and ${shortened(n)} is negative.`,
      { input: 'n' },
    );
  const count = Z.toString(n).length;
  if (count > maxDigits)
    return no('too-large', `Number must have at most ${maxDigits} digits here; this one has ${count}.`, {
      input: 'n',
    });
  const verdict = primality(n);
  const proof = verdict === 'probable prime' && count <= maxDigitsForProof ? provePrime(n) : null;
  const isComposite = verdict === 'composite';
  const factored = isComposite ? factorInteger(n, budget(factoringWork(count))) : undefined;
  const check = checkOf(n, factored);
  if (check === null)
    return no('check-failed', 'The factors found do not multiply to the number, so they are not shown.');
  const neighbours = count <= maxDigitsForNeighbours;
  return ok({
    values: {
      primality: words(shortened(n), wordings[proof ? 'prime' : verdict], { meaning: proof ? 'prime' : verdict }),
      factors: factored && factors(factored),
      next: neighbours ? integral('Next prime', nextPrime(n)) : undefined,
      previous: neighbours ? previousQuantity(n) : undefined,
    },
    checked: [check],
    notes: notesOf(n, verdict, factored, proof),
    steps: () => (factored ? factorSteps(n, factored) : stepsOfPrime(n, verdict, proof)),
    figure: () => numberLine(n),
  });
}

const wordings = {
  prime: 'prime (proved)',
  'probable prime': 'probably prime (passed every test, no proof)',
  composite: 'not prime (composite)',
  neither: 'neither prime nor composite',
} as const;

/** Whatever is said to be prime is proved; 0 and 1 need no more than the definition. */
function stepsOfPrime(n: Z.Integer, verdict: ReturnType<typeof primality>, proof: PrimeProof | null) {
  if (verdict === 'neither') return [neitherStep(n)];
  const steps = primeSteps(n, verdict === 'prime' ? (proof ?? provePrime(n)) : proof);
  return steps ?? (verdict === 'probable prime' ? [probableStep(n)] : undefined);
}

function neitherStep(n: Z.Integer): ShownStep {
  const says =
    Z.compare(n, 1) === 0
      ? 'A prime number has exactly two divisors, 1 and itself. 1 has only one: it is neither prime nor composite.'
      : 'Prime and composite are said of whole numbers greater than 1: this one is neither prime nor composite.';
  return line('only one divisor', says, `n = ${Z.toString(n)}`);
}

const probableStep = (n: Z.Integer): ShownStep =>
  line(
    'witness',
    'A composite number has many witnesses: bases whose powers do what they cannot do for a prime. None of those tried is one, so it is probably prime (passed every test, no proof).',
    `n = ${Z.toString(n)}`,
  );

const foundNothing = ({ factors: found, unfactored }: Factorization): boolean =>
  found.length === 0 && unfactored.length === 1;

function factors(all: Factorization) {
  const { factors: found, unfactored } = all;
  if (foundNothing(all)) return words('Factors', 'none found');
  const parts = [
    ...found.map(({ prime, exponent }) => [Z.toString(prime), exponent] as const),
    ...unfactored.map((rest) => [Z.toString(rest), 1] as const),
  ];
  const text = parts.map(([base, e]) => (e > 1 ? `${base}^${e}` : base)).join(' * ');
  const latex = parts.map(([base, e]) => (e > 1 ? `${base}^{${e}}` : base)).join(' \\cdot ');
  return formula(unfactored.length > 0 ? 'Factors found' : 'Prime factors', text, latex);
}

function previousQuantity(n: Z.Integer) {
  const before = previousPrime(n);
  return before === null ? words('Previous prime', 'none') : integral('Previous prime', before);
}

function checkOf(n: Z.Integer, factored: Factorization | undefined): Check | null {
  if (factored === undefined)
    return n < 2
      ? { how: 'definition', detail: 'Prime numbers are greater than 1.' }
      : {
          how: 'independent tests',
          detail: 'Strong probable-prime tests to several bases and trial division by small primes agree.',
        };
  const product = factored.factors.reduce<Z.Integer>(
    (all, { prime, exponent }) => Z.multiply(all, Z.power(prime, exponent)),
    1,
  );
  const whole = factored.unfactored.reduce(Z.multiply, product);
  if (whole !== n) return null;
  return {
    how: 'multiplied out',
    detail: 'The product of the factors is the number, and each factor was tested by itself.',
  };
}

function notesOf(
  n: Z.Integer,
  verdict: ReturnType<typeof primality>,
  factored: Factorization | undefined,
  proof: PrimeProof | null,
): string[] {
  const notes: string[] = [];
  if (n === 0 || n === 1) notes.push(`${n} is neither: a prime number has exactly two divisors.`);
  if (proof) notes.push(saysProof(proof));
  else if (verdict === 'probable prime')
    notes.push(
      'Above 3.3·10^24 the test of Baillie, Pomerance, Selfridge and Wagstaff is used: no exception to it is known.',
    );
  if (factored?.unfactored.length)
    notes.push(
      `${foundNothing(factored) ? 'The number' : 'What is left'} is known to be composite; its factors are too large to be found here.`,
    );
  return notes;
}

/** The certificate, so that anyone can check it. */
function saysProof({ witnesses, criterion }: PrimeProof): string {
  const byBase = new Map<number, string[]>();
  for (const { prime, base } of witnesses) byBase.set(base, [...(byBase.get(base) ?? []), Z.toString(prime)]);
  const bases = [...byBase].map(([base, primes]) => `a = ${base} for q = ${primes.join(', ')}`);
  return `Proved by the factors of n − 1 (${criterion}): a^(n−1) is 1 modulo n, and a^((n−1)/q) − 1 has no factor in common with n, with ${bases.join('; ')}.`;
}

/** The primes near a small number on the number line. */
function numberLine(n: Z.Integer): Figure | undefined {
  if (typeof n === 'bigint' || n > 1e12) return undefined;
  const [from, to] = [Math.max(0, n - 20), Math.max(20, n + 20)];
  const marks: Mark[] = [{ mark: 'segment', from: [from, 0], to: [to, 0], role: 'muted' }];
  const primes: number[] = [];
  for (let k = from; k <= to; k++) if (primality(k) === 'prime') primes.push(k);
  for (const p of primes)
    if (p !== n) marks.push({ mark: 'point', at: [p, 0], role: 'construction', label: String(p) });
  marks.push({ mark: 'point', at: [n, 0], role: 'answer', label: String(n), open: !primes.includes(n) });
  return {
    summary: `The primes from ${from} to ${to} on the number line: ${primes.join(', ')}. The number ${n} is ${primes.includes(n) ? 'one of them' : 'not among them'}.`,
    frame: { x: [from - 1, to + 1], y: [-1, 1], axes: 'none', low: true },
    marks,
  };
}
