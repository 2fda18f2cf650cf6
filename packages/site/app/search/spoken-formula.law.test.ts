import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { formulaOf } from './spoken-formula.ts';

interface Said {
  readonly words: string;
  readonly value: number;
}

const numeral: fc.Arbitrary<Said> = fc
  .constantFrom(['two', 2], ['seven', 7], ['12', 12], ['2.5', 2.5])
  .map(([words, value]) => ({ words: String(words), value: Number(value) }));

/** What is said of two amounts, each said in whole before the other begins. */
const ofTwo: readonly ((a: Said, b: Said) => Said)[] = [
  (a, b) => ({ words: `the sum of ${a.words} and ${b.words}`, value: a.value + b.value }),
  (a, b) => ({ words: `the difference between ${a.words} and ${b.words}`, value: a.value - b.value }),
  (a, b) => ({ words: `the product of ${a.words} and ${b.words}`, value: a.value * b.value }),
  (a, b) => ({ words: `the quotient of ${a.words} and ${b.words}`, value: a.value / b.value }),
];

const amounts = fc.letrec<{ said: Said }>((tie) => ({
  said: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    numeral,
    fc.tuple(fc.constantFrom(...ofTwo), tie('said'), tie('said')).map(([say, a, b]) => say(a, b)),
    tie('said').map(({ words, value }) => ({ words: `twice ${words}`, value: 2 * value })),
    tie('said').map(({ words, value }) => ({ words: `half of ${words}`, value: value / 2 })),
    tie('said').map(({ words, value }) => ({ words: `the square of ${words}`, value: value ** 2 })),
  ),
})).said;

const worth = (text: string | undefined): number => {
  const read = parse(text ?? '');
  return read.ok ? evaluate(read.value.expression) : Number.NaN;
};

const isNear = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= 1e-9 * Math.max(Math.abs(wanted), 1e-6);

test('what is said in words has the value of what was said', () => {
  fc.assert(
    fc.property(amounts, numeral, ({ words, value }, { words: more, value: by }) => {
      fc.pre(Number.isFinite(value) && words.includes(' '));
      expect(isNear(worth(formulaOf(words)), value), `${words} → ${formulaOf(words)}`).toBe(true);
      const phrase = `${more} less than ${words}`;
      expect(isNear(worth(formulaOf(phrase)), value - by), `${phrase} → ${formulaOf(phrase)}`).toBe(true);
    }),
    { numRuns: lawRuns(200, 5000) },
  );
});

test('of signs and of words beside them, each binds as it does in a formula', () => {
  const read = [
    'two plus three times four',
    'x squared minus 5x plus 6',
    '12 divided by 3 minus one',
    'twice x minus half of y',
    'sine of x over x',
    'sin x/2 plus 1',
    '3 times x cubed',
  ].map(formulaOf);
  expect(read).toEqual(['2 + 3*4', 'x^2 - 5x + 6', '12/3 - 1', '2*x - y/2', 'sin(x)/x', 'sin x/2 + 1', '3*x^3']);
});

test('what has a word that is no operation, or none that is one, is no formula in words', () => {
  for (const text of ['x^2 + 1', 'the mean of x', 'days in a year', 'plus', 'two', 'square root of x plus 1', 'x is 3'])
    expect(formulaOf(text)).toBeUndefined();
});
