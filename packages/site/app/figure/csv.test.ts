import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas and quotes are quoted', () => {
  expect(csvOf({ columns: ['a', 'b, c'], rows: [['1', 'say "x"']] })).toBe('a,"b, c"\r\n1,"say ""x"""');
});
