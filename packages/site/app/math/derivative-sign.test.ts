import { expect, test } from 'vitest';
import { derivativeSign } from './derivative-sign.ts';

test.each([
  ['d/dx', '\\frac{\\mathrm{d}}{\\mathrm{d}x}'],
  ['d^2/dt^2', '\\frac{\\mathrm{d}^2}{\\mathrm{d}t^2}'],
])('%s is the sign of a derivative', (label, latex) => {
  expect(derivativeSign(label)).toBe(latex);
});

test.each(['Mean', 'd', 'd/dxy', 'Distance d/dx'])('%s is a name as any other', (label) => {
  expect(derivativeSign(label)).toBeUndefined();
});
