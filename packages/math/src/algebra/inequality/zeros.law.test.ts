import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { monotonePieces } from '../../calculus/monotone-pieces.ts';
import { compileUnary } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { substitute } from '../../expression/substitute.ts';
import { toText } from '../../syntax/print-text.ts';
import { SAMPLES, zerosByScan } from '../trigonometric/zeros-by-scan.ts';
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

/** The distance of samples: what lies closer together is one zero for the scan, which sees the zero of x − cos x + 1 at −7·10⁻¹⁷. */
const step = 30 / SAMPLES;

test('a zero that was put there is found, and none that the values show is missing', () => {
  fc.assert(
    fc.property(planted, ({ text, at }) => {
      const f = read(text);
      const zeros = unwrap(realZeros(f, 'x', monotonePieces)).map((zero) => zero.value);
      const isFound = (one: number, size = Math.abs(one)) => zeros.some((zero) => Math.abs(zero - one) <= 1e-6 * size);
      expect(isFound(at), `${text}: ${zeros}`).toBe(true);
      for (const seen of zerosByScan(compileUnary(f, 'x'), -15, 30))
        expect(isFound(seen, Math.max(Math.abs(seen), step)), `${text}: ${seen}`).toBe(true);
    }),
    { numRuns: lawRuns(12, 300) },
  );
});

sampled.each([
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

const natural = fc.integer({ min: 1, max: 9 });
const whole = fc.integer({ min: -9, max: 9 });

/** Equations of which every zero has a closed form: by e^(…), by the sine, or by a branch of Lambert's W. */
const withForm = fc.oneof(
  fc.tuple(natural, natural).map(([a, c]) => `ln(x + ${a}) - ln(x) - ${c}`),
  fc.tuple(natural, natural).map(([a, c]) => `ln(x) + ln(x + ${a}) - ${c}`),
  natural.map((c) => `ln(x)/ln(2) + ln(x)/ln(4) - ${c}`),
  fc.tuple(natural, natural).map(([a, b]) => `atan(${a}*x) + atan(${b}*x) - pi/4`),
  fc.tuple(natural, natural).map(([a, b]) => `asin(x/${a}) - acos(x/${b})`),
  fc.tuple(natural, natural, natural).map(([a, b, c]) => `(${a}*x + ${b})*e^(${c}*x) - 2`),
  fc.tuple(natural, whole).map(([a, c]) => `${a}*x + ln(x) - (${c})`),
  fc.tuple(natural, natural).map(([n, c]) => `x^${n}*ln(x) - ${c}`),
  fc.tuple(natural, natural).map(([b, c]) => `${b + 1}^x - x - ${c + 1}`),
  fc.tuple(natural, natural).map(([a, c]) => `x*e^(${a}*x) + 1/${a * (c + 2) + 1}`),
  fc.tuple(natural, natural).map(([n, c]) => `x^${n}*ln(x) + 1/${n * (c + 2) + 1}`),
);

test('the zeros of what one function more makes algebraic, and those by W, have a closed form that is one', () => {
  fc.assert(
    fc.property(withForm, (text) => {
      const f = read(text);
      const zeros = unwrap(realZeros(f, 'x', monotonePieces));
      expect(zeros.length, text).toBeGreaterThan(0);
      for (const { exact } of zeros) {
        expect(exact, text).toBeDefined();
        const there = evaluatePrecise(substitute(f, { x: exact! }), 20);
        expect(there.ok && Math.abs(Number(there.value.re)) < 1e-18, `${text} at ${toText(exact!)}`).toBe(true);
      }
    }),
    { numRuns: lawRuns(8, 300) },
  );
});

test.each([
  ['(x^2 - 5*x + 5)^(x^2 - 9*x + 20) - 1', ['1', '2', '3', '4', '5']],
  ['(x - 3)^(x^2 - 8*x + 15) - 1', ['4', '5']],
  ['(x - 1)^(x + 2) - 1', ['-2', '0', '2']],
  ['x^x + 1', ['-1']],
])('%s is 0 at negative bases with whole exponents, too', (text, wanted) => {
  const zeros = unwrap(realZeros(read(text), 'x', monotonePieces));
  expect(zeros.map(({ exact }) => exact && toText(exact))).toEqual(wanted);
});
