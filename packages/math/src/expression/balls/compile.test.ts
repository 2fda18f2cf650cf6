import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import { EXACT, realBall, sizeOf } from '../../numeric/precise/ball.ts';
import { subtract } from '../../numeric/precise/complex.ts';
import { fromNumber } from '../../numeric/precise/convert.ts';
import { evaluateBall } from '../evaluate-precise.ts';
import { compileBall } from './compile.ts';

const texts = [
  'x^(7/10)/(1+x^(23/10))^(9/7)',
  'x^(1/3)*e^(-x)/gamma(17/20)',
  'sin(x)^2+sin(x)*gamma(1/3)*pi',
  'x^x*2^x',
  'sqrt(x)^3+x^(-5/2)+(x^2)^(1/4)',
  'ln(x)^(1/5)',
  'abs(x-1)+sign(x)*erf(x)',
  '(x-1)^(2/3)',
  'x^(10^9+1/3)',
  'x*a',
  '0^x+x^0',
];

test('a compiled expression has the values of the expression, and no value where it has none', () => {
  const compiled = texts.map((text) => [text, read(text), compileBall(read(text), 'x')] as const);
  const places = fc.oneof(fc.integer({ min: -64, max: 320 }), fc.constantFrom(0, 64, 2 ** -40, 2 ** 40));
  fc.assert(
    fc.property(fc.constantFrom(...compiled), places, fc.constantFrom(60, 120, 400), ([text, f, own], k, bits) => {
      const x = k / 64;
      const [known, found] = [evaluateBall(f, bits, { x: Q.fromNumber(x) }), own(realBall(fromNumber(x), EXACT), bits)];
      expect(found === null, `${text} at ${x}`).toBe(known === null);
      if (found === null || known === null) return;
      expect(found.real).toBe(known.real);
      const off = sizeOf(subtract(found.value, known.value, bits));
      expect(off, `${text} at ${x}`).toBeLessThanOrEqual(Math.max(found.error, known.error) + 2);
      // It loses no more than the general way does.
      expect(found.error, `${text} at ${x}`).toBeLessThanOrEqual(known.error + 8);
    }),
    { numRuns: lawRuns(200, 5000) },
  );
});
