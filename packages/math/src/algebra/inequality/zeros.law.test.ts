import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { monotonePieces } from '../../calculus/monotone-pieces.ts';
import { compileUnary } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { zerosByScan } from '../trigonometric/zeros-by-scan.ts';
import { realZeros } from './zeros.ts';

/** Functions of a letter c, of which one zero is c. */
const planted = fc
  .tuple(
    fc.constantFrom(
      (x: string) => `${x} - cos(${x})`,
      (x: string) => `e^(${x}) - 3*(${x})`,
      (x: string) => `(${x})*e^(${x})`,
      (x: string) => `2^(${x}) - (${x})^2`,
      (x: string) => `atan(${x}) - (${x})/3`,
      (x: string) => `sin(2*(${x})) + (${x})/2`,
      (x: string) => `abs((${x}) - 1) + (${x})/2`,
      (x: string) => `ln((${x})^2 + 1) - (${x})/2`,
    ),
    fc.integer({ min: -12, max: 12 }).map((n) => `${n}/4`),
  )
  .map(([f, c]) => ({ text: `${f('x')} - (${f(c)})`, at: evaluate(read(c)) }));

test('a zero that was put there is found, and none that the values show is missing', () => {
  fc.assert(
    fc.property(planted, ({ text, at }) => {
      const f = read(text);
      const zeros = unwrap(realZeros(f, 'x', monotonePieces)).map((zero) => zero.value);
      const isFound = (one: number) => zeros.some((zero) => Math.abs(zero - one) <= 1e-6 * Math.abs(one));
      expect(isFound(at), `${text}: ${zeros}`).toBe(true);
      for (const seen of zerosByScan(compileUnary(f, 'x'), -15, 30))
        expect(isFound(seen), `${text}: ${seen}`).toBe(true);
    }),
    { numRuns: lawRuns(12, 300) },
  );
});

test.each([
  ['e^x + 1', 0],
  ['e^x - x - 1', 1],
  ['sqrt(x + 1) - x + 1', 1],
  ['2^x - x^2', 3],
  ['sin(x) - x/10', 7],
])('%s has %i zeros', (text, count) => {
  expect(unwrap(realZeros(read(text), 'x', monotonePieces))).toHaveLength(count);
});

test('infinitely many zeros are no list of them', () => {
  expect(realZeros(read('abs(x) - x'), 'x', monotonePieces).ok).toBe(false);
  expect(realZeros(read('sin(x)'), 'x', monotonePieces).ok).toBe(false);
});
