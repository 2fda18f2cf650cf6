import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { numericIntegral } from '../quadrature.ts';
import { partsByPeriods } from './periods.ts';

const integral = (f: string, a: string, b: string) => numericIntegral(read(f), 'x', read(a), read(b));

/** Functions with a period of at most 2π, times polynomials. */
const bounded = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom('1', '2', '3/2', 'pi', '2*pi'))
    .map(([c, rate]) => `1/(${c}+cos(${rate}*x))`),
  fc.integer({ min: 1, max: 3 }).map((c) => `exp(sin(${c}*x+1))`),
  fc.constantFrom(
    'abs(sin(x))',
    'sqrt(2+cos(x))',
    'floor(x)',
    'x-floor(x)',
    'sin(x)^2',
    'ln(3+sin(x)*cos(2*x))',
    'sin(x+cos(x))+1',
  ),
);
const integrand = fc.tuple(fc.constantFrom('1', 'x', '(x^2+1)', '(3-x)'), bounded).map(([p, g]) => `${p}*(${g})`);

describe('many periods', () => {
  test('are what their parts add up to', () => {
    fc.assert(
      fc.property(integrand, fc.integer({ min: -150, max: 60 }), fc.integer({ min: 21, max: 30 }), (f, from, part) => {
        const cuts = Array.from({ length: 6 }, (_, k) => from + k * part);
        const whole = unwrap(integral(f, `${cuts[0]}`, `${cuts[5]}`));
        let [sum, error, size] = [0, 0, 0];
        for (let k = 1; k < cuts.length; k++) {
          // Three periods of the shortest at a time stay below what is taken as many.
          for (let at = cuts[k - 1]!; at < cuts[k]!; at += 3) {
            const one = unwrap(integral(f, `${at}`, `${Math.min(at + 3, cuts[k]!)}`));
            sum += Number(one.shown);
            error += one.error;
            size += Math.abs(one.value);
          }
        }
        expect(whole.proved).toBe(true);
        expect(Math.abs(Number(whole.shown) - sum)).toBeLessThanOrEqual(whole.error + error + 1e-14 * size);
      }),
      { numRuns: lawRuns(4, 200) },
    );
  });

  test.each([
    // n·2π/√3, Σ k² + 200000²/4, and 1 − cos 10⁶.
    ['1/(2+cos(x))', '0', '200000*pi', 200000 * (Math.PI / Math.sqrt(3))],
    ['floor(x)^2', '1/2', '200000.25', 2666656666700000],
    ['sin(x)', '0', '10^6', 0.06324787246685521],
    ['1/(2+cos(x))', '0', '10^300', 5.7735026918962576e299],
    ['1/(2+cos(x))', '10^15', '10^16', 9e15 / Math.sqrt(3)],
  ])('∫ %s from %s to %s is proved', (f, a, b, wanted) => {
    const found = unwrap(integral(f, a, b));
    expect(found.proved).toBe(true);
    expect(Math.abs(found.value / wanted - 1)).toBeLessThan(1e-12);
  });

  test('of a pole diverge', () => {
    const found = integral('tan(x)', '0', '10^5');
    expect(found.ok ? '' : found.why.message).toContain('diverges');
    expect(found.ok ? '' : found.why.message).not.toContain('principal');
  });

  test.each([
    ['sin(x^2)', '0', '1000'],
    ['sin(x)+sin(sqrt(2)*x)', '0', '1000'],
    ['sin(x)/x', '1', '1000'],
    ['floor(x/2+1/3)*sin(x)', '0', '1000'],
    ['cos(x)', '0', '30'],
  ])('%s from %s to %s is taken as it stands', (f, a, b) => {
    expect(partsByPeriods(read(f), 'x', read(a), read(b))).toBeNull();
  });
});
