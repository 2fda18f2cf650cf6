import { expect, test } from 'vitest';
import { readOptions } from '../read-options.ts';
import { equations } from './equations.ts';

const field = equations({ label: 'Equations' });
const options = readOptions(() => undefined);
if (typeof options === 'string') throw new Error(options);

test.each([
  ['0,5x+y=2; x-1,5y=0', '0.5*x + y = 2; x - 1.5*y = 0'],
  ['x = 0,5, y = 2', 'x = 0.5; y = 2'],
  ['x+y=3, x-y=1', 'x + y = 3; x - y = 1'],
  ['x+y=3,x-y=1\n\nz=2;', 'x + y = 3; x - y = 1; z = 2'],
  ['1,5 = x, 2 = y', '1.5 = x; 2 = y'],
])('%s: a comma is decimal where no equation stands before it', (typed, read) => {
  const found = field.read(typed, options);
  expect(found.ok && field.reading(found.value).as).toBe(read);
});

test('a mistake is marked at its place', () => {
  const found = field.read('0,5x = 2; x = = 1', options);
  expect(found.ok ? undefined : found.error.span?.start).toBeGreaterThan(9);
});
