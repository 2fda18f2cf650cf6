import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { definiteIntegral } from '../definite/definite-integral.ts';
import { numericIntegral } from '../quadrature.ts';

const integral = (f: string, a: string, b: string) => numericIntegral(read(f), 'x', read(a), read(b));

const inner = fc.constantFrom(
  'x^2',
  'x^2/3 - x',
  '5 - x^2',
  'e^(x/2)',
  'x^3/9',
  '2^(-x) + x^0/3',
  '(x + 1/3)^2',
  'cbrt(x - 20)*7',
  '3*cos(x)',
  '1/3 - 2*sin(pi*x/3)',
  '2*sin(x)*cos(x) + 1',
  'sin(x) - 2*cos(x)',
);
const outer = fc.constantFrom(
  'floor(U)',
  'x*floor(U)',
  'ceil(U)',
  'mod(U, 1)',
  'floor(U)^2 + x',
  'cos(x)*floor(U)',
  'x/(2 + floor(U)^2)',
);

describe('the steps of a function that is no line', () => {
  test('are added up to the same in one range and in its parts', () => {
    fc.assert(
      fc.property(
        inner,
        outer,
        fc.integer({ min: -9, max: 0 }),
        fc.integer({ min: 2, max: 14 }),
        (u, f, low, width) => {
          const text = f.replaceAll('U', `(${u})`);
          const cuts = [0, 1, 2, 3].map((k) => `${low} + ${k}*${width}/3`);
          const whole = unwrap(integral(text, cuts[0]!, cuts[3]!));
          const parts = [1, 2, 3].map((k) => unwrap(integral(text, cuts[k - 1]!, cuts[k]!)));
          const sum = parts.reduce((total, { shown }) => total + Number(shown), 0);
          const error = parts.reduce((total, one) => total + one.error, whole.error);
          const size = parts.reduce((total, { value }) => total + Math.abs(value), 0);
          expect(Math.abs(Number(whole.shown) - sum), text).toBeLessThanOrEqual(error + 1e-13 * size);
        },
      ),
      { numRuns: lawRuns(8, 200) },
    );
  });

  sampled.each([
    // n·x less the sum of the places: Σ √k, Σ k², Σ ln k = ln n!, Σ 1/k and Σ k/2.
    ['floor(x^2)', '0', '1000', 'zeta(-1/2, 1000001) - zeta(-1/2) + 1000000000'],
    ['floor(sqrt(x))', '0', '10^6', '666166500'],
    ['floor(e^x)', '0', '5', '740 - lngamma(149)'],
    ['floor(1/x)', '1/100', '1', 'digamma(101) - digamma(2)'],
    ['x*floor(x^2)', '0', '30', '202275'],
    // Half a turn has 15 steps of the width of arcsines, that of one period has the mean -1/2.
    ['floor(sin(x))', '0', '100*pi', '-50*pi'],
    ['floor(3*cos(x))', '0', '10', '15*pi/2 - 30'],
    ['floor(3*cos(x))', '0', '200*pi', '-100*pi'],
    [
      'floor(10*sin(x))',
      '0',
      'pi',
      '9*pi - 2*(asin(1/10) + asin(2/10) + asin(3/10) + asin(4/10) + asin(5/10) + asin(6/10) + asin(7/10) + asin(8/10) + asin(9/10))',
    ],
    ['x*floor(sin(x))', '0', '10', '3*pi^2 - 50'],
    ['floor(tan(x))', '0', '7/5', '7 - atan(1) - atan(2) - atan(3) - atan(4) - atan(5)'],
    ['e^x*floor(2*sin(x))', '0', 'pi', 'e^(5*pi/6) - e^(pi/6)'],
  ])('∫ %s from %s to %s has a value in closed form', (f, a, b, wanted) => {
    const found = unwrap(definiteIntegral(read(f), 'x', read(a), read(b)));
    expect(unwrap(evaluatePrecise(found.value, 30)).re).toBe(unwrap(evaluatePrecise(read(wanted), 30)).re);
  });
});
