import * as Z from '@nomogram/math/exact/integer.ts';
import { gcd } from '@nomogram/math/functions/gcd.ts';
import { lcm } from '@nomogram/math/functions/lcm.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Field } from '../../kit/field.ts';
import { integer } from '../../kit/fields/integer.ts';
import { integers } from '../../kit/fields/integers.ts';
import type { Options } from '../../kit/options.ts';
import { formula, integral } from '../../kit/quantity.ts';
import { divisorElsewhere } from './elsewhere.ts';
import { euclidSteps, multipleSteps } from './euclid.ts';
import { gcdOfSum, gcdOneByOne, lcmOfMultiples, lcmOneByOne, orderOfAll, signIsIrrelevant } from './laws.ts';
import { primeFactorSteps } from './prime-factors.ts';

const inputs = {
  a: absentInteger(integer({ label: 'Value A', symbol: 'a', default: 'none' })),
  b: integers({ label: 'Value B', symbol: 'b', hint: 'An integer, or several: 18, 24, 30' }),
};

/** None where it is empty: all of the numbers may stand in the other field. */
function absentInteger(field: Field<Z.Integer>): Field<Z.Integer | null> {
  const { default: none, samples } = field;
  return {
    ...field,
    accepts: 'an integer, or nothing where several stand in the other field',
    samples: { ...samples, good: [...samples.good, none!] },
    read: (text, options) => (text.trim().toLowerCase() === none ? ok(null) : field.read(text, options)),
    reading: (value) => (value === null ? { as: none!, latex: `\\text{${none}}` } : field.reading(value)),
  };
}

/** The numbers of both fields; of one alone it is said that another is missing. */
function numbersOf({ a, b }: InputValues<typeof inputs>): Result<readonly Z.Integer[]> {
  const numbers = [...(a === null ? [] : [a]), ...b];
  return numbers.length > 1
    ? ok(numbers)
    : no(
        'out-of-range',
        'Value A is missing: two integers are needed at least, in both fields or as a list in the other one.',
        {
          input: 'a',
        },
      );
}

/** Two ways that schools teach. */
const ways = { methods: { euclid: "Euclid's algorithm", primes: 'Prime factors' }, unchosen: 'euclid' } as const;

const references = [{ title: 'D. E. Knuth, The Art of Computer Programming, volume 2, §4.5.2' }];

export default {
  gcd: calculator({
    title: 'Greatest Common Divisor',
    keywords: ['greatest common factor', 'highest common factor', 'HCF', 'GCF', 'Euclidean algorithm'],
    asks: [
      'gcd({a},{b})',
      '(gcd|gcf|hcf|greatest common divisor|greatest common factor|highest common factor)[ of] {a} {b}',
      '(gcd|gcf|hcf|greatest common divisor|greatest common factor|highest common factor)[ of] {a}(,| and) {b}',
    ],
    purpose: 'The largest integer that divides two or more, and how it is made of them.',
    maxDigits: 0,
    ...ways,
    path: 'functions/gcd/:a/:b',
    inputs,
    formula: '\\gcd(a, b) = s\\,a + t\\,b',
    compute: computeGcd,
    elsewhere: ({ a, b }) => divisorElsewhere('gcd', a, b),
    laws: [orderOfAll, gcdOneByOne, gcdOfSum],
    examples: [
      { given: { a: '12', b: '18' }, expect: { gcd: '6' } },
      {
        given: { a: '123456789012345678901234567890', b: '987654321098765432109876543210' },
        expect: { gcd: '9000000000900000000090' },
      },
      { given: { a: '12', b: '18; 27' }, expect: { gcd: '3' } },
      { label: 'all in one field', given: { b: '12; 18; 27' }, expect: { gcd: '3' } },
      { given: { b: '12' }, fails: 'out-of-range', names: 'a' },
      { given: { a: '0', b: '7' }, expect: { gcd: '7' } },
    ],
    references,
  }),
  lcm: calculator({
    title: 'Lowest Common Multiplicator',
    keywords: ['least common multiple', 'lowest common multiple', 'common denominator'],
    asks: [
      'lcm({a},{b})',
      'lcm[ of] {a} {b}',
      '(lcm|least common multiple|lowest common multiple)[ of] {a}(,| and) {b}',
      '(lcd|lowest common denominator)[ of] {a}(,| and) {b}',
    ],
    purpose: 'The smallest positive integer that two or more divide.',
    maxDigits: 0,
    ...ways,
    path: 'functions/lcm/:a/:b',
    inputs,
    formula: '\\operatorname{lcm}(a, b) = \\frac{|a\\,b|}{\\gcd(a, b)}',
    elsewhere: ({ a, b }) => divisorElsewhere('lcm', a, b),
    compute: (given, { method }) => {
      const numbers = numbersOf(given);
      if (!numbers.ok) return numbers;
      const found = lcm(numbers.value);
      if (!found.ok) return found;
      return ok({
        values: { lcm: integral('LCM', found.value.value) },
        checked: found.value.checked,
        notes: found.value.notes,
        steps: () => {
          const divisions = () => multipleSteps(numbers.value);
          return method === 'primes' ? primeFactorSteps(numbers.value, 'lcm', divisions) : divisions();
        },
      });
    },
    laws: [orderOfAll, lcmOneByOne, lcmOfMultiples, signIsIrrelevant],
    examples: [
      { given: { a: '4', b: '6' }, expect: { lcm: '12' } },
      { given: { a: '4', b: '6, 10' }, expect: { lcm: '60' } },
      { given: { a: '1e20', b: '3' }, expect: { lcm: '300000000000000000000' } },
      { given: { a: '1.5', b: '3' }, fails: 'out-of-range' },
    ],
    references,
  }),
};

function computeGcd(given: InputValues<typeof inputs>, { method }: Options) {
  const all = numbersOf(given);
  if (!all.ok) return all;
  const numbers = all.value;
  const found = gcd(numbers);
  if (!found.ok) return found;
  const { value, coefficients, checked, notes } = found.value;
  return ok({
    values: { gcd: integral('GCD', value), combination: combination(coefficients, numbers) },
    checked,
    notes,
    steps: () => {
      const euclid = () => euclidSteps(numbers);
      return method === 'primes' ? primeFactorSteps(numbers, 'gcd', euclid) : euclid();
    },
  });
}

/** The divisor as a combination of the numbers, Bézout's identity. */
function combination(coefficients: readonly Z.Integer[], numbers: readonly Z.Integer[]) {
  const factors = numbers.map((value) => (Z.sign(value) < 0 ? `(${Z.toString(value)})` : Z.toString(value)));
  const written = (times: string) =>
    coefficients
      .map((coefficient, i) => {
        const size = `${Z.toString(Z.abs(coefficient))}${times}${factors[i]}`;
        if (i === 0) return Z.sign(coefficient) < 0 ? `-${size}` : size;
        return `${Z.sign(coefficient) < 0 ? '-' : '+'} ${size}`;
      })
      .join(' ');
  return formula('As a combination', written('*'), written(' \\cdot '));
}
