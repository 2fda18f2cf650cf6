import { expect, test } from 'vitest';
import { derivativeSign } from './derivative-sign.ts';

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
