import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';

/* A letter where a textbook has a number stands for a positive one: no way of a textbook ends at it. */

const number = fc.integer({ min: -3, max: 3 });
const natural = fc.integer({ min: 1, max: 3 });

/** F explained by the rules of a textbook, its derivative the integrand where the letter has a value. */
function expectExplained(text: string, a: number): void {
  const f = read(text);
  const { how, expression: F } = unwrap(antiderivative(f, 'x'));
  expect(how, text).toBe('explained');
  const g = derivativeOf(F, 'x')!;
  for (const x of [-1.7, -0.4, 0.3, 1.1]) {
    const [wanted, found] = [evaluate(f, { x, a }), evaluate(g, { x, a })];
    if (Number.isFinite(wanted))
      expect(Math.abs(found - wanted), `${text} at ${x}`).toBeLessThan(1e-7 * (1 + Math.abs(wanted)));
  }
}

test('quotients of a linear function and a power of a quadratic one with a letter as its constant', () => {
  fc.assert(
    fc.property(number, natural, number, natural, natural, (m, n, q, p, k) => {
      // Above the square of half the coefficient of x, so that there is no real zero.
      expectExplained(`(${m}*x + ${n})/(${p}^2*x^2 + ${q}*x + a)^${k}`, 12.7);
    }),
    { numRuns: lawRuns(15, 300) },
  );
});

test('roots of a square and a letter', () => {
  fc.assert(
    fc.property(
      natural,
      fc.constantFrom('1/sqrt(u)', 'sqrt(u)', 'x^2/sqrt(u)', '1/u^(3/2)', '1/(x*sqrt(u))'),
      fc.constantFrom('x^2 + a', 'a - x^2', 'x^2 - a'),
      (p, f, u) => {
        expectExplained(f.replaceAll('u', `(${u.replace('x^2', `${p}*x^2`)})`), 3.4);
      },
    ),
    { numRuns: lawRuns(15, 300) },
  );
});
