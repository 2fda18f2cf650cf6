import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { expectShare } from '../../../../tools/setup/share.ts';
import type { Interval } from '../algebra/inequality/solution.ts';
import { solveInequality } from '../algebra/inequality/solve.ts';
import { zero } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { monotonePieces } from './monotone-pieces.ts';

/*
 * Inequalities beside the values of their sides: wherever doubles tell which is less, the solution says the same; and an end belongs to
 * it just where the inequality holds there.
 */

function solution(left: string, comparison: '<' | '<=', right: string): readonly Interval[] | null {
  const found = solveInequality([read(left), read(right)], [comparison], 'x', monotonePieces);
  return found.ok ? found.value.intervals : null;
}

const isIn = (intervals: readonly Interval[], x: number): boolean =>
  intervals.some(({ from, to }) => (from === undefined || from.value < x) && (to === undefined || x < to.value));

/** Places of every size, on both sides of 0. */
const places = Array.from({ length: 161 }, (_, k) => Math.sinh((k - 80) / 14.03) + 0.00123);

function agrees(left: string, right: string, intervals: readonly Interval[]): void {
  const [f, g] = [read(left), read(right)];
  const ends = intervals.flatMap(({ from, to }) => [from, to]).flatMap((end) => (end ? [end.value] : []));
  for (const x of places) {
    if (ends.some((end) => Math.abs(end - x) < 1e-9 * Math.abs(x))) continue;
    const [a, b] = [evaluate(f, { x }), evaluate(g, { x })];
    if (!Number.isFinite(a) || !Number.isFinite(b)) {
      if (Number.isNaN(a) || Number.isNaN(b)) expect(isIn(intervals, x), `${left} < ${right} at ${x}`).toBe(false);
    } else if (Math.abs(a - b) > 1e-9 * Math.max(Math.abs(a), Math.abs(b)))
      expect(isIn(intervals, x), `${left} < ${right} at ${x}`).toBe(a < b);
  }
}

const coefficient = fc.integer({ min: -5, max: 5 }).filter((one) => one !== 0);
const part = fc.constantFrom('x', 'x^2', 'x^3', '1', 'sqrt(x+6)', '1/x');
const rising = fc.constantFrom(
  'e^x',
  'e^(-x)',
  'ln(x)',
  'ln(x+3)',
  'atan(x)',
  '2^x',
  'asinh(x)',
  'x*ln(x)',
  'x*e^(-x)',
  'ln(x)/x',
);
const side = fc.tuple(coefficient, rising, coefficient, part).map(([a, f, b, p]) => `(${a})*${f}+(${b})*${p}`);
const level = fc.tuple(coefficient, fc.integer({ min: 1, max: 6 })).map(([p, q]) => `${p}/${q}`);

/** Of so many generated inequalities most are answered: a search that gives up says nothing. */
const answeredAtLeast = 0.6;

test('of sums of a function with finitely many pieces and a power', () => {
  let [answered, asked] = [0, 0];
  fc.assert(
    fc.property(side, level, (left, right) => {
      asked += 1;
      const intervals = solution(left, '<', right);
      if (intervals === null) return;
      answered += 1;
      agrees(left, right, intervals);
    }),
    { numRuns: lawRuns(10, 2000, 10) },
  );
  expectShare(answered, asked, answeredAtLeast);
});

const quadratic = fc
  .tuple(coefficient, fc.integer({ min: -7, max: 7 }), fc.integer({ min: -7, max: 7 }))
  .map(([a, b, c]) => `(${a})*x^2+(${b})*x+(${c})`);
const linear = fc.tuple(coefficient, fc.integer({ min: -9, max: 9 })).map(([a, b]) => `(${a})*x+(${b})`);

test('of a root and a line: every end where both sides have a value belongs to the solution of ≤', () => {
  fc.assert(
    fc.property(quadratic, linear, fc.boolean(), (radicand, line, isBelow) => {
      const [left, right] = isBelow ? [`sqrt(${radicand})`, line] : [line, `sqrt(${radicand})`];
      const intervals = solution(left, '<=', right);
      expect(intervals, `${left} <= ${right}`).not.toBeNull();
      agrees(left, right, intervals!);
      // Of continuous sides on a closed domain the solution of ≤ is closed.
      for (const { from, to, fromClosed, toClosed } of intervals!)
        expect([from === undefined || fromClosed, to === undefined || toClosed], `${left} <= ${right}`).toEqual([
          true,
          true,
        ]);
    }),
    { numRuns: lawRuns(24, 3000) },
  );
});

test('an end of a domain without a closed form belongs to the solution, too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), (b, c, turned) => {
      const quintic = turned ? `${c}-${b}*x-x^5` : `x^5+${b}*x-${c}`;
      const [only, ...others] = solution('0', '<=', `sqrt(${quintic})`) ?? [];
      expect(others).toEqual([]);
      expect([only?.fromClosed, only?.toClosed], quintic).toEqual([!turned, turned]);
    }),
    { numRuns: lawRuns(4, 81) },
  );
});

const wave = fc.constantFrom('sin(x)', 'cos(x)', 'sin(2*x)/2', 'sin(x)*cos(x)', 'cos(x)^2', 'sin(x)/2+cos(x)/3');

test('of a line steeper than a wave: all are solved', () => {
  fc.assert(
    fc.property(wave, fc.constantFrom('x', '2*x', '-x', '-3*x/2'), level, (small, line, shift) => {
      const [left, right] = [small, `${line}+(${shift})`];
      const intervals = solution(left, '<', right);
      expect(intervals, `${left} < ${right}`).not.toBeNull();
      agrees(left, right, intervals!);
    }),
    { numRuns: lawRuns(2, 300) },
  );
  expect(solution('sin(x)', '<', 'x')).toMatchObject([{ from: { exact: zero }, fromClosed: false }]);
});

const polynomial = fc.constantFrom('x/2', 'x^2', '-x/3', 'x^2/2-x', 'x^3/4-x', '1-x^2');
const fast = fc.constantFrom('sin(x)', '2*cos(x)', 'sin(3*x)', 'sin(2*x)-cos(x)', 'cos(x)^2', '3*sin(x/2)');

test('of a polynomial beside waves', () => {
  let [answered, asked] = [0, 0];
  fc.assert(
    fc.property(fast, polynomial, level, (wave, p, shift) => {
      asked += 1;
      const [left, right] = [wave, `${p}+(${shift})`];
      const intervals = solution(left, '<', right);
      if (intervals === null) return;
      answered += 1;
      agrees(left, right, intervals);
    }),
    { numRuns: lawRuns(2, 300, 2) },
  );
  expectShare(answered, asked, answeredAtLeast);
  expect(solution('sin(x)', '<', 'x/2')).toHaveLength(2);
});

const base = fc.constantFrom('2', '3', '5', '1/2', 'e');
const exponential = fc
  .tuple(fc.integer({ min: 1, max: 9 }), base, fc.integer({ min: -3, max: 3 }))
  .map(([a, b, shift]) => `${a}*(${b})^(x+(${shift}))`);

test('of exponentials of several bases: all are solved, up to three', () => {
  fc.assert(
    fc.property(exponential, exponential, fc.option(exponential), (a, b, c) => {
      const [left, right] = [c === null ? a : `${a}+${c}`, b];
      const intervals = solution(left, '<', right);
      expect(intervals, `${left} < ${right}`).not.toBeNull();
      agrees(left, right, intervals!);
    }),
    { numRuns: lawRuns(6, 1000) },
  );
});
