import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { numericIntegral } from '../quadrature.ts';

/** Peaks of s(x − c) that lie in a range with all that is seen of them, and what they integrate to. */
const peaks = [
  { peak: (u: string) => `exp(-(${u})^2)`, area: Math.sqrt(Math.PI) },
  { peak: (u: string) => `1/cosh(${u})^2`, area: 2 },
  { peak: (u: string) => `1/cosh(${u})`, area: Math.PI },
  { peak: (u: string) => `1-tanh(${u})^2`, area: 2 },
  { peak: (u: string) => `e^(${u})/(1+e^(${u}))^2`, area: 1 },
] as const;

/** What stands beside a peak; no rectangle encloses the digamma function, so that such an integral is estimated. */
const beside = [
  { f: '0', integral: () => 0 },
  { f: '1', integral: (width: number) => width },
  { f: 'e^(-x)', integral: (width: number) => 1 - Math.exp(-width) },
  { f: '1/(x+1)', integral: (width: number) => Math.log(width + 1) },
  { f: 'digamma(x+1)', integral: (width: number) => logOfFactorial(width) },
] as const;

const logOfFactorial = (n: number): number => (n <= 1 ? 0 : Math.log(n) + logOfFactorial(n - 1));

test('no peak is missed, however narrow it is, wherever it stands and whatever stands beside it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...peaks),
      fc.constantFrom(...beside),
      fc.integer({ min: 4, max: 12 }),
      fc.integer({ min: 1, max: 98 }),
      fc.constantFrom(1, 10, 1000),
      ({ peak, area }, { f, integral }, order, share, width) => {
        const scale = 10 ** order / width;
        const [wanted, whole] = [integral(width) + area / scale, `${f}+${peak(`${scale}*(x-${width}*${share}/99)`)}`];
        const found = numericIntegral(read(whole), 'x', read('0'), read(`${width}`));
        // Who cannot tell says so.
        if (!found.ok) {
          expect(['no-answer', 'work-limit']).toContain(found.error.code);
          return;
        }
        const { shown, error } = found.value;
        expect(Math.abs(Number(shown) - wanted), whole).toBeLessThanOrEqual(error + 1e-14 * Math.abs(wanted));
      },
    ),
    { numRuns: lawRuns(4, 100) },
  );
});
