import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { evaluateComplex } from './evaluate-complex.ts';
import { compileRectangle } from './evaluate-rectangle.ts';

const functions = [
  'x^2',
  'x^7',
  '1/x',
  'x^(-3)',
  'sqrt(x)',
  'x^(1/3)',
  'x^x',
  'exp(x)',
  'exp(-x^2)',
  'ln(x)',
  'sin(x)',
  'cos(3*x)',
  'tan(x)',
  'cot(x)',
  'sec(x)',
  'csc(x)',
  'sinh(x)',
  'cosh(x)',
  'tanh(x)',
  'coth(x)',
  'sech(x)',
  'csch(x)',
  'asin(x)',
  'acos(x)',
  'atan(5*x)',
  'asinh(x)',
  'acosh(x)',
  'atanh(x)',
  'erf(x)',
  '1/(1+x^2)',
  'x*sin(20*x)',
  'ln(1+x^4)/(1+x^2)',
  '(1-cos(x))/x^2',
  'gamma(x)',
  '1/gamma(x)',
  'gamma(1+x/2)^(-3)',
  '1/factorial(x)',
  'zeta(x)',
];

/** The image of a point lies in the image of the rectangle. */
test.each(functions)('an enclosure of %s holds at every point of the rectangle', (text) => {
  const f = read(text);
  const image = compileRectangle(f, 'x');
  const unit = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: -8, max: 8, noNaN: true }),
      fc.double({ min: 1e-3, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      unit,
      unit,
      (middle, half, height, s, t) => {
        const found = image({ low: middle - half, high: middle + half, height });
        if (found === null) return;
        const { re, im } = evaluateComplex(f, { x: { re: middle + s * half, im: t * height } });
        if (Number.isNaN(re) || Number.isNaN(im)) return;
        // The point is rounded too.
        const noise =
          1e-11 * (Math.abs(re) + Math.abs(im) + found.height + Math.abs(found.high) + Math.abs(found.low)) * 1e-2;
        expect(re).toBeGreaterThanOrEqual(found.low - noise);
        expect(re).toBeLessThanOrEqual(found.high + noise);
        expect(Math.abs(im)).toBeLessThanOrEqual(found.height + noise);
      },
    ),
  );
});
