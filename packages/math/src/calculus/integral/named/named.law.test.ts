import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { toText } from '../../../syntax/print-text.ts';
import { antiderivative } from '../../integral.ts';
import { isElementary } from '../elementary.ts';

const natural = fc.integer({ min: 1, max: 5 });
const whole = fc.integer({ min: -5, max: 5 });
const nonzero = whole.filter((k) => k !== 0);

/** Wherever f is real F is, and between two such points it rises by what Simpson's rule finds of f. */
function expectAntiderivative(text: string, points: readonly number[]): void {
  const f = read(text);
  const found = antiderivative(f, 'x');
  expect(found.ok, text).toBe(true);
  if (!found.ok) return;
  const at = (x: number) => evaluate(f, { x });
  const F = (x: number) => evaluate(found.value.expression, { x });
  expect(isElementary(found.value.expression, 'x'), text).toBe(false);
  for (const [k, a] of points.slice(0, -1).entries()) {
    const b = points[k + 1]!;
    const panels = 64;
    const h = (b - a) / panels;
    const weights = Array.from({ length: panels + 1 }, (_, j) => (j === 0 || j === panels ? 1 : j % 2 === 1 ? 4 : 2));
    const parts = weights.map((weight, j) => (weight * h * at(a + j * h)) / 3);
    const size = parts.reduce((total, part) => total + Math.abs(part), 0) + 1e-9 * Math.abs(F(a));
    const area = parts.reduce((total, part) => total + part, 0);
    expect(Math.abs(F(b) - F(a) - area) / size, `${text} between ${a} and ${b}`).toBeLessThan(1e-5);
  }
}

it('a polynomial beside the exponential of a quadratic is an error function', () => {
  const power = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(natural, whole, whole, power, fc.constantFrom('-', ''), (a, b, c, n, sign) => {
      fc.pre(n % 2 === 0 || b !== 0);
      expectAntiderivative(`x^${n}*exp(${sign}${a}*x^2/4 + ${b}*x/3 + ${c})`, [-2, -1, 0.5, 1.5, 2]);
    }),
    { numRuns: lawRuns(4, 300) },
  );
});

it('hyperbolic sines and cosines over x are Shi and Chi, on both sides of 0', () => {
  const form = fc.constantFrom('W(k*x)/x', 'W(k*x^2)/x', 'W(k*x)/x^2', 'W(k*x)^2/x');
  fc.assert(
    fc.property(form, fc.constantFrom('sinh', 'cosh'), nonzero, (text, wave, k) => {
      const f = text.replace('W', wave).replace('k', `(${k})/2`);
      for (const side of [1, -1]) expectAntiderivative(f, [0.5 * side, 0.9 * side, 1.4 * side]);
      const found = antiderivative(read(f), 'x');
      expect(found.ok && toText(found.value.expression), f).toMatch(/^(?!.*Ei).*(Shi|Chi)/);
    }),
    { numRuns: lawRuns(4, 100) },
  );
});

it('powers of x beside exponentials are polylogarithms, real on both sides of a pole', () => {
  const form = fc.constantFrom(
    'x^N/(exp(A*x/2) + R)',
    'x^N*tanh(A*x/3)',
    'x/(exp(A*x/2) - R)',
    'x^2/(exp(A*x/4) - R)',
    'x^3/(exp(A*x/2) - R)',
    'x^4/(exp(A*x/2) - R)',
  );
  const sides = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(form, natural, natural, sides, (text, A, R, N) => {
      const f = text.replaceAll('A', `${A}`).replaceAll('R', `${R}`).replaceAll('N', `${N}`);
      const pole = text.includes('- R') ? (Math.log(R) * (text.includes('/4') ? 4 : 2)) / A : Number.POSITIVE_INFINITY;
      const [left, right] = [true, false].map((isLeft) => [-3, -1.5, 0.3, 1, 2.5].filter((x) => x < pole === isLeft));
      const isClear = (x: number) => Math.abs(x - pole) > 0.3;
      expectAntiderivative(f, left!.filter(isClear));
      expectAntiderivative(f, right!.filter(isClear));
    }),
    { numRuns: lawRuns(2, 200) },
  );
});

it('powers of logarithms over a linear factor are polylogarithms, real on both sides of the pole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ln(x)^2/(x - R)', 'ln(x)/(x - R)', 'ln(x)^2/(x - R)^2', 'ln(x)^3/(x - R)', 'ln(x)^4/(x - R)'),
      nonzero,
      (text, R) => {
        const [left, right] = [true, false].map((isLeft) =>
          [0.4, 0.7, 1.3, 2.6, 3.3, 6].filter((x) => x < R === isLeft),
        );
        const isClear = (x: number) => Math.abs(x - R) > 0.3;
        const f = text.replaceAll('R', `(${R})`);
        expectAntiderivative(f, left!.filter(isClear));
        expectAntiderivative(f, right!.filter(isClear));
      },
    ),
    { numRuns: lawRuns(3, 60) },
  );
});

sampled.each([
  'x^3/(exp(x) - 1)',
  'x^4/(exp(x) - 1)',
  'x^3/(exp(2*x) - 1)',
  'x^3*coth(x)',
  'ln(x + 1)^3/x',
  'ln(x + 1)^4/x',
])('an antiderivative of %s is continuous at 0, where that is bounded', (text) => {
  const found = antiderivative(read(text), 'x');
  expect(found.ok).toBe(true);
  if (!found.ok) return;
  const [left, right] = [-1e-9, 1e-9].map((x) => evaluate(found.value.expression, { x }));
  expect(Math.abs(right! - left!)).toBeLessThan(1e-6);
});

it('powers of a logarithm beside another logarithm are polylogarithms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.constantFrom(1, 2, 3, -1, -2), fc.constantFrom(1, 2), (m, q, p) => {
      const places = [0.1, 0.2, 0.3, 0.4].map((x) => (q < 0 ? (x * p) / -q : x));
      expectAntiderivative(`ln(x)^${m}*ln(${p} + (${q})*x)/x`, places);
    }),
    { numRuns: lawRuns(3, 60) },
  );
});

it('what only ln x and powers of x make up becomes an error function by x = e^u', () => {
  fc.assert(
    fc.property(natural, whole, fc.constantFrom('exp(-A*ln(x)^2)*x^N', 'x^(N - A*ln(x))'), (A, N, text) => {
      expectAntiderivative(text.replaceAll('A', `${A}`).replaceAll('N', `(${N})`), [0.3, 0.6, 1.4, 2, 3]);
    }),
    { numRuns: lawRuns(2, 100) },
  );
});

it('cosine and hyperbolic cosine integrals are real on both sides of 0', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cos(A*x)/(x - R)', 'sin(A*x)/(x - R)^2', 'cosh(A*x)/(x - R)'),
      natural,
      whole,
      (text, A, R) => {
        const f = text.replaceAll('A', `${A}`).replaceAll('R', `(${R})`);
        expectAntiderivative(f, [R - 2, R - 1, R - 0.5]);
        expectAntiderivative(f, [R + 0.5, R + 1, R + 2]);
      },
    ),
    { numRuns: lawRuns(3, 100) },
  );
});
