import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplify } from './simplify.ts';

const simplified = (text: string): string => {
  const found = simplify(read(text));
  return found.ok ? toText(found.value.expression) : found.error.message;
};

test.each([
  ['x*sign(x)', 'abs(x)'],
  ['x*sign(x) + abs(x)', '2*abs(x)'],
  ['abs(x)*sign(x)', 'x'],
  ['3*abs(x)^2*sign(x)', '3*x*abs(x)'],
  ['sign(x)/abs(x)', '1/x'],
  ['abs(x)^3/x', 'x*abs(x)'],
  ['(x - 1)*sign(x - 1)', 'abs(x - 1)'],
  // It is 0 at x = 0.
  ['sign(x)^2', 'sign(x)^2'],
  ['abs(1 - sqrt(2))', 'sqrt(2) - 1'],
  ['ln(abs(-2*sqrt(6) - 5))', 'ln(5 + 2*sqrt(6))'],
  ['abs(pi - 4)*x', 'x*(4 - pi)'],
  ['abs(3 - 4*i)', '5'],
])('%s is %s', (text, wanted) => {
  expect(simplified(text)).toBe(wanted);
});

test('for positive variables a sign is 1', () => {
  const found = simplify(read('x*sign(x) + sign(y)'));
  expect(found.ok && found.value.positive && toText(found.value.positive)).toBe('x + 1');
});
