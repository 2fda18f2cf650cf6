import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { monotonePieces } from '../../calculus/monotone-pieces.ts';
import type { Comparison } from './solution.ts';
import { solveInequality } from './solve.ts';

/*
 * A factor that is always positive changes no solution of f < 0: the same ends,
 * each closed or open as it was, however these ends are known.
 */

const small = fc.integer({ min: -9, max: 9 });
const polynomial = fc
  .tuple(fc.integer({ min: 1, max: 9 }), small, small, small, small)
  .map(([a, b, c, d, e]) => `(${a}*x^4 + (${b})*x^3 + (${c})*x^2 + (${d})*x + (${e}))`);
const disguise = fc.constantFrom(
  (f: string) => `${f}/(x^2 + 1)`,
  (f: string) => `${f}/(x^2 + x + 3)^2`,
  (f: string) => `${f}*exp(x)`,
  (f: string) => `${f}/sqrt(x^4 + 2)`,
  (f: string) => `2*${f}*(x^2 + 5)`,
);

const comparison = fc.constantFrom<Comparison>('<', '<=', '>', '>=');

const intervalsOf = (text: string, way: Comparison): unknown => {
  const found = solveInequality([read(text), read('0')], [way], 'x', monotonePieces);
  expect(found.ok, text).toBe(true);
  return (
    found.ok &&
    found.value.intervals.map(({ from, fromClosed, to, toClosed }) => [
      from?.value.toPrecision(9),
      fromClosed,
      to?.value.toPrecision(9),
      toClosed,
    ])
  );
};

test('a positive factor changes no solution', () => {
  fc.assert(
    fc.property(polynomial, disguise, comparison, (f, hide, way) => {
      expect(intervalsOf(hide(f), way), `${hide(f)} ${way} 0`).toEqual(intervalsOf(f, way));
    }),
    { numRuns: lawRuns(60, 2000) },
  );
});

test.each(['(-9*x^4 - 12*x^2 + 20*x - 4)/(x^2 + 1)', 'ln(9*x^4 + 12*x^2 - 20*x + 5)'])(
  'the ends of %s < 0 are open',
  (f) => {
    const found = solveInequality([read(f), read('0')], ['<'], 'x', monotonePieces);
    expect(
      found.ok && found.value.intervals.flatMap(({ fromClosed, toClosed }) => [fromClosed, toClosed]),
    ).not.toContain(true);
  },
);
