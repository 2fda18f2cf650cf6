import { expect, test } from 'vitest';
import { paragraphsOf } from './prose.ts';

test('mathematics stands between dollar signs', () => {
  expect(paragraphsOf('Let $x^2$ be.')).toEqual([
    [
      { math: false, text: 'Let ', tail: '' },
      { math: true, text: 'x^2', tail: '' },
      { math: false, text: ' be.', tail: '' },
    ],
  ]);
});

test('a stop belongs to the formula before it', () => {
  expect(paragraphsOf('$a$, or $b$.')[0]).toEqual([
    { math: true, text: 'a', tail: ',' },
    { math: false, text: ' or ', tail: '' },
    { math: true, text: 'b', tail: '.' },
  ]);
});

test('a blank line separates paragraphs, an escaped dollar is a dollar', () => {
  expect(paragraphsOf('One\\$.\n\n$y$')).toEqual([
    [{ math: false, text: 'One$.', tail: '' }],
    [{ math: true, text: 'y', tail: '' }],
  ]);
});

test('a percent sign stays on the line of its number', () => {
  expect(paragraphsOf('The rate of 5 %, $5$ and 10 % a year')[0]!.map(({ text }) => text)).toEqual([
    'The rate of 5\u00a0%, ',
    '5',
    ' and 10\u00a0% a year',
  ]);
});
