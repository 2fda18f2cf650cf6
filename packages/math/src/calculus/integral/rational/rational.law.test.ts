import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { toText } from '../../../syntax/print-text.ts';
import { antiderivative } from '../../integral.ts';

/*
 * Every quotient of polynomials over Q has an elementary antiderivative (Bernoulli, Laplace), so that there is no "not found" among them.
 * That each is one is what `check.ts` proves before it is given.
 */

const polynomial = (coefficients: readonly number[]): string => coefficients.map((c, k) => `(${c})*x^${k}`).join(' + ');
const coefficients = (least: number, most: number) =>
  fc.array(fc.integer({ min: -6, max: 6 }), { minLength: least, maxLength: most });
const denominators = coefficients(2, 6).chain((rest) => fc.constantFrom(1, 2, 3).map((leading) => [...rest, leading]));

describe('quotients of polynomials', () => {
  test('have antiderivatives, all of them', () => {
    fc.assert(
      fc.property(coefficients(1, 5), denominators, (top, bottom) => {
        fc.pre(top.some((c) => c !== 0));
        const found = antiderivative(read(`(${polynomial(top)})/(${polynomial(bottom)})`), 'x');
        expect(found).toMatchObject({ ok: true, value: { check: { verdict: 'equal' } } });
      }),
      { numRuns: lawRuns(10, 1000) },
    );
  });

  sampled.each([
    ['1/(x^3 + x + 1)', 320],
    ['x/(2*x^3 - x^2 + 5)', 600],
    ['1/(x^3 - 4*x + 1)', 330],
    ['1/(x^4 + x^3 + x^2 + x + 1)', 330],
    ['1/(x^5 - x - 1)', 600],
    ['e^x/(e^(3*x) + e^x + 1)', 420],
  ])('%s is short', (f, most) => {
    const found = antiderivative(read(f), 'x');
    expect(found.ok && toText(found.value.expression).length).toBeLessThanOrEqual(most);
  });
});
