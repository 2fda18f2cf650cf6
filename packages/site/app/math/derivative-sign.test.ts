import { expect, test } from 'vitest';
import { derivativeOf, derivativeSign } from './derivative-sign.ts';

test.each([
  ['d/dx', '\\frac{\\mathrm{d}}{\\mathrm{d}x}'],
  ['d^2/dt^2', '\\frac{\\mathrm{d}^{2}}{\\mathrm{d}t^{2}}'],
  ['dy/dx', '\\frac{\\mathrm{d}y}{\\mathrm{d}x}'],
  ['d^2y/dx^2', '\\frac{\\mathrm{d}^{2}y}{\\mathrm{d}x^{2}}'],
  ['∂/∂x', '\\frac{\\partial }{\\partial x}'],
  ['∂^3/∂x^2∂y', '\\frac{\\partial ^{3}}{\\partial x^{2}\\,\\partial y}'],
])('%s is the sign of a derivative', (label, latex) => {
  expect(derivativeSign(label)).toBe(latex);
});

test.each(['Mean', 'd', 'd/dxy', 'Distance d/dx', 'd^2/dx', 'd/dxdy', '∂/dx'])('%s is a name as any other', (label) => {
  expect(derivativeSign(label)).toBeUndefined();
});

test('the derivative of a function names the function, and dy/dx stays what it is', () => {
  const read = [{ latex: 'x^{2}' }];
  expect(derivativeOf({ label: 'd/dx' }, read)).toBe('\\frac{\\mathrm{d}}{\\mathrm{d}x}\\left(x^{2}\\right)');
  expect(derivativeOf({ label: 'dy/dx' }, read)).toBeUndefined();
  expect(derivativeOf({ label: 'Mean' }, read)).toBeUndefined();
});
