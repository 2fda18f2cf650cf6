import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas and quotes are quoted', () => {
  expect(csvOf({ columns: ['a', 'b, c'], rows: [['1', 'say "x"']] }, 'point')).toBe('a,"b, c"\r\n1,"say ""x"""');
});

test('where a comma marks decimals, semicolons stand between cells', () => {
  expect(csvOf({ columns: ['a', 'b'], rows: [['1,5', '2; 3']] }, 'comma')).toBe('a;b\r\n1,5;"2; 3"');
});
