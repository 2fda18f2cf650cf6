import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { signBetween } from './sign-between.ts';

/** Functions with neighbouring zeros, whose sign between them is told; at some they only touch 0. */
const between = [
  { u: 'sin(x)', from: '0', to: 'pi', sign: 1 },
  { u: 'sin(x)', from: 'pi', to: '2*pi', sign: -1 },
  { u: 'sin(x)-cos(x)', from: 'pi/4', to: '5*pi/4', sign: 1 },
  { u: 'sin(x)-1/2', from: 'pi/6', to: '5*pi/6', sign: 1 },
  { u: 'cos(x)-1/6', from: 'acos(1/6)', to: '2*pi-acos(1/6)', sign: -1 },
  { u: 'cos(x)-1', from: '0', to: '2*pi', sign: -1 },
  { u: 'x^3-2*x', from: '0', to: 'sqrt(2)', sign: -1 },
  { u: 'e^x-2', from: 'ln(2)', to: '3', sign: 1 },
  { u: 'x-sin(x)', from: '0', to: '1', sign: 1 },
] as const;

test('the sign between two zeros is told, and of no range with a zero inside', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...between),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 30 }),
      ({ u, from, to, sign }, scale, beyond) => {
        const [f, p, q] = [u, from, to].map((text) => read(text));
        const moved = substitute(f!, { x: E.divide(E.symbol('x'), E.number(scale)) });
        const [a, b] = [p!, q!].map((end) => tidy(E.multiply(E.number(scale), end)));
        const range = { variable: 'x', from: a!, to: b! };
        // The third derivative of x − sin x is its first that is not 0.
        if (u !== 'x-sin(x)') expect(signBetween(moved, range), `${u} with ${scale}`).toBe(sign);
        const far = tidy(E.subtract(a!, read(`${beyond}/10`)));
        const seen = signBetween(moved, { ...range, from: far });
        for (let k = 1; k < 400 && seen !== null; k++) {
          const x = evaluate(far) + ((evaluate(b!) - evaluate(far)) * k) / 400;
          expect(evaluate(moved, { x }) * seen, `${u} at ${x}`).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: lawRuns(60, 3000) },
  );
});
