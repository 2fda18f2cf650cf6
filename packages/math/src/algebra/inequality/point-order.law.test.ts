import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { monotonePieces } from '../../calculus/monotone-pieces.ts';
import { solveInequality } from './solve.ts';
import { realZeros } from './zeros.ts';

/** An inequality whose ends move with c, and these ends. */
const kinds: readonly (readonly [(c: string) => readonly [string, string], (c: number) => readonly number[][]])[] = [
  [(c) => ['abs(x)', c], (c) => [[-c, c]]],
  [(c) => ['x^2', `${c}^2`], (c) => [[-c, c]]],
  [(c) => ['sqrt(x)', c], (c) => [[0, c * c]]],
  [(c) => [`x^2 - ${c}*x`, '0'], (c) => [[0, c]]],
  [(c) => [`(x - ${c})*(x - 3*${c})`, '0'], (c) => [[c, 3 * c]]],
  [
    (c) => ['x^3', `${c}^2*x`],
    (c) => [
      [Number.NEGATIVE_INFINITY, -c],
      [0, c],
    ],
  ],
  [
    (c) => ['1/x', `1/${c}`],
    (c) => [
      [Number.NEGATIVE_INFINITY, 0],
      [c, Number.POSITIVE_INFINITY],
    ],
  ],
  [(c) => ['(x - 1)^2', `${c}^2`], (c) => [[1 - c, 1 + c]]],
];

test('the ends of a solution are found however small or large they are: what lies close together is not therefore one point', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: -60, max: 60 }), ([sides, ends], power) => {
      const [left, right] = sides(`(3*10^(${power}))`);
      const wanted = ends(3 * 10 ** power);
      const found = solveInequality([read(left), read(right)], ['<'], 'x');
      // Ends that doubles do not tell apart, 1 ± 3·10⁻⁶⁰, may be refused, and nothing else.
      const isNarrow = wanted.some(([from, to]) => !(to! - from! > 1e-14 * Math.abs(to!)));
      if (!found.ok) {
        expect(isNarrow, left).toBe(true);
        return;
      }
      const intervals = found.value.intervals.map(({ from, to }) => [from?.value ?? -Infinity, to?.value ?? Infinity]);
      expect(intervals.length, left).toBe(wanted.length);
      for (const [k, pair] of wanted.entries())
        for (const [side, end] of pair.entries()) {
          if (Number.isFinite(end)) expect(intervals[k]![side], left).toBeNear(end, 1e-12);
          else expect(intervals[k]![side], left).toBe(end);
        }
    }),
    { numRuns: lawRuns(60, 2000) },
  );
});

test.each([
  ['sqrt(x) - 10^(-10)', 1e-20],
  ['sqrt(x) - 10^12', 1e24],
  ['cbrt(x) + 10^(-9)', -1e-27],
])('%s has its one zero at %f', (text, at) => {
  const zeros = unwrap(realZeros(read(text), 'x', monotonePieces));
  expect(zeros.map(({ value }) => value)).toEqual([at]);
});

test('a zero beyond all doubles is not said to be none', () => {
  expect(realZeros(read('ln(x) - 10^20'), 'x', monotonePieces).ok).toBe(false);
  expect(realZeros(read('sqrt(x) - 10^200'), 'x', monotonePieces).ok).toBe(false);
});
