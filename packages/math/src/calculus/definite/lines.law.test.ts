import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSteps } from '../../../../../tools/setup/compare-steps.ts';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { definiteIntegral } from './definite-integral.ts';

/*
 * Every line below an integral is true by itself: an integral in a line has the value that stands behind it by quadrature, with a letter s
 * at a few places where it converges, a sum by its enclosure, a limit by the engine of limits.
 */

/** How many lines below the integral were compared. */
const compareLines = (f: string, lower: string, upper: string): number =>
  compareSteps([unwrap(definiteIntegral(read(f), 'x', read(lower), read(upper))).step], f);

describe('lines below a definite integral', () => {
  const power = fc.constantFrom('1', 'x', 'sqrt(x)', 'x^2', 'x^(1/3)', 'x^(-1/2)');
  const logarithm = fc.constantFrom('1', 'ln(x)', 'ln(x)^2');
  const scale = fc.constantFrom('1', '2', '3/2');

  test('over the half line: any power, logarithms as derivatives, and what is put in', () => {
    const kernel = fc.constantFrom('e^(-(C)*x)', 'e^(-(C)*x^2)', '1/(1+(C)*x^4)', '1/(C+x^3)^2', 'e^(-(C)*x)*cos(x)');
    fc.assert(
      fc.property(power, logarithm, kernel, scale, (xs, logs, k, c) => {
        expect(compareLines(`${xs}*${logs}*${k.replace('C', c)}`, '0', 'oo')).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(4, 500) },
    );
  });

  test('terms that converge only together', () => {
    const f = fc.constantFrom(
      '(1-cos((C)*x))/x^2',
      '(cos((C)*x)-cos(4*x))/x',
      '(e^(-(C)*x)-cos(x))/x',
      'sin((C)*x)^2/x^2',
    );
    fc.assert(
      fc.property(f, scale, (one, c) => {
        expect(compareLines(one.replace('C', c), '0', 'oo')).toBeGreaterThan(1);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });

  test('lines with letters hold at values of them', () => {
    const f = fc.constantFrom(
      'sin(a*x)*sin(b*x)/x^2',
      'sin(a*x)*cos(b*x)/x',
      '(cos(a*x)*cos(b*x)-cos(x))/x',
      'x^(a-1)/(1+x)',
      '(1-cos(a*x))/x^2',
      'e^(-a*x)*sin(b*x)/x',
      'x^a*e^(-b*x)',
      '(cos(a*x)-cos(b*x))/x',
    );
    fc.assert(
      fc.property(f, (one) => {
        expect(compareLines(one, '0', 'oo')).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(1, 12) },
    );
  });

  test('from 0 to 1: parts, series and their sums, beta functions', () => {
    const h = fc.constantFrom(
      '1/(1+x)',
      '1/(1+x^2)',
      'ln(1-x)/x',
      'atan(x)/x',
      'x^2*ln(1+x)',
      '1/(1-x^2)*ln(x)',
      '(1-x^3)^(1/3)',
    );
    fc.assert(
      fc.property(h, fc.constantFrom('ln(x)', 'ln(x)^2', 'x*ln(x)'), (one, logs) => {
        expect(compareLines(`${one}*${logs}`, '0', '1')).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(4, 200) },
    );
  });

  test('from a point on, by incomplete gamma functions', () => {
    fc.assert(
      fc.property(power, scale, fc.constantFrom('1', '2', '1/2'), (xs, c, end) => {
        expect(compareLines(`${xs}*e^(-(${c})*x^2)`, end, 'oo')).toBeGreaterThan(1);
      }),
      { numRuns: lawRuns(3, 60) },
    );
  });

  sampled.each([
    ['ln(1+tan(x))', '0', 'pi/4'],
    ['1/(1+tan(x)^3)', '0', 'pi/2'],
    ['1/(1+e^(x^3))', '-1', '1'],
  ])('%s from %s to %s: the range turned round', (f, lower, upper) => {
    const { step } = unwrap(definiteIntegral(read(f), 'x', read(lower), read(upper)));
    expect(step.steps).toHaveLength(3);
    expect(compareLines(f, lower, upper)).toBeGreaterThan(1);
  });
});
