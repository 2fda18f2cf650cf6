import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas and quotes are quoted', () => {
  expect(csvOf({ columns: ['a', 'b, c'], rows: [['1', 'say "x"']] }, 'point')).toBe('a,"b, c"\r\n1,"say ""x"""');
});

test('where a comma marks decimals, semicolons stand between cells', () => {
  expect(csvOf({ columns: ['a', 'b'], rows: [['1,5', '2; 3']] }, 'comma')).toBe('a;b\r\n1,5;"2; 3"');
});

test('no cell begins as a formula does, and numbers with a sign stay numbers', () => {
  const cellOf = (text: string) => csvOf({ columns: [text], rows: [] }, 'point').replace(/^"|"$/g, '');
  const formula = fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string())
    .map(([first, rest]) => first + rest);
  fc.assert(
    fc.property(formula, (text) => {
      if (!/^[+-][\d.,\s]*\d(?:e[+-]?\d+)?\s?%?$/i.test(text)) expect(cellOf(text).startsWith("'")).toBe(true);
    }),
  );
  for (const number of ['-3', '+1.5', '-1e-9', '-12 %', '−3', '1/3']) expect(cellOf(number)).toBe(number);
  for (const text of ['=1+1', '-x^2', '@SUM(A1)', '+cmd|x', '-2+3']) expect(cellOf(text)).toBe(`'${text}`);
});
