import { isolate } from '@nomogram/math/algebra/isolation/isolate.ts';
import { type Comparing, comparedWith, type Range } from '@nomogram/math/algebra/isolation/range.ts';
import type { Condition } from '@nomogram/math/expression/condition.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';

/*
 * Numbers are put in for all letters, those at which a case ends among them: exactly one case holds then, and a number solves the comparison
 * where it lies in the ranges of that case, and nowhere else. Doubles alone decide, so that nothing of the engine is needed to judge.
 */

type Values = Readonly<Record<string, number>>;

const letter = fc.constantFrom('a', 'b', 'c', '2', '-3', 'a^2', 'a-b', '0');
const line = fc.tuple(letter, letter).map(([p, q]) => `((${p})*x+(${q}))`);
/** A square beside a letter leads to two parts with cases of their own. */
const square = letter.map((q) => `(x^2-(${q}))`);
const around = fc.constantFrom(
  (u: string) => u,
  (u: string) => `abs(${u})`,
  (u: string) => `(${u})^2`,
  (u: string) => `sqrt(${u})`,
  (u: string) => `1/(${u})`,
  (u: string) => `e^(${u})`,
  (u: string) => `2^(${u})`,
  (u: string) => `ln(${u})`,
);
const side = fc
  .tuple(letter, around, fc.oneof({ weight: 3, arbitrary: line }, { weight: 1, arbitrary: square }), letter)
  .map(([factor, put, inner, beside]) => `(${factor})*${put(inner)}+(${beside})`);
const comparing = fc.constantFrom<Comparing>('=', '<', '<=', '>', '>=');

const compares = (left: number, relation: Condition['relation'], right: number, rounding = 1e-9): boolean => {
  const apart = Math.abs(left - right) <= rounding * Math.max(1, Math.abs(left), Math.abs(right)) ? 0 : left - right;
  const truth = {
    '=': apart === 0,
    '!=': apart !== 0,
    '<': apart < 0,
    '<=': apart <= 0,
    '>': apart > 0,
    '>=': apart >= 0,
  };
  return truth[relation];
};

/**
 * Doubles do not tell whether two sides are equal that are apart by next to nothing, yet by far more than rounding of what they are: e^(−24) is not 0,
 * and a difference that should be 0 is seldom 0 exactly.
 */
const isUndecided = ({ left, right }: Condition, at: Values): boolean => {
  const [one, other] = [evaluate(left, at), evaluate(right, at)];
  const apart = Math.abs(one - other);
  return (
    apart <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other)) &&
    apart > 1e-9 * Math.max(Math.abs(one), Math.abs(other))
  );
};

const holds = (when: readonly Condition[], at: Values): boolean =>
  when.every(({ left, relation, right }) => compares(evaluate(left, at), relation, evaluate(right, at)));

const isIn = (one: Range, x: number, at: Values): boolean => {
  const single = comparedWith(one);
  if (single !== null) return compares(x, single.comparing, evaluate(single.t, at));
  if (one.from === undefined || one.to === undefined) return true;
  const [low, high] = [evaluate(one.from, at), evaluate(one.to, at)];
  return compares(x, one.fromClosed ? '>=' : '>', low) && compares(x, one.toClosed ? '<=' : '<', high);
};

const endsOf = (ranges: readonly Range[], at: Values): readonly number[] =>
  ranges.flatMap(({ from, to }) => [from, to]).flatMap((end) => (end === undefined ? [] : [evaluate(end, at)]));

const values = [-2, -1, -0.5, 0, 0.5, 1, 2, 3];

test('of the cases of an isolated unknown one holds, and has all solutions', () => {
  fc.assert(
    fc.property(side, comparing, letter, (left, relation, right) => {
      const [f, g] = [read(left), read(right)];
      const cases = isolate([f, g], relation, 'x');
      fc.pre(cases !== null);
      if (cases === null) return;
      let judged = 0;
      // A step that only says the problem again is none.
      const given = `${toText(f)} ${relation} ${toText(g)}`;
      for (const { steps } of cases) expect(steps.map(({ written }) => written?.text)).not.toContain(given);
      for (const a of values)
        for (const b of values)
          for (const c of [-1, 0, 2]) {
            const letters = { a, b, c };
            if (cases.some(({ when }) => when.some((one) => isUndecided(one, letters)))) continue;
            const found = cases.filter(({ when }) => holds(when, letters));
            const about = `${left} ${relation} ${right} at a = ${a}, b = ${b}, c = ${c}`;
            expect(found.length, about).toBeLessThanOrEqual(1);
            const ranges = found[0]?.ranges ?? [];
            if (ranges === 'unknown') continue;
            const ends = endsOf(ranges, letters);
            expect(ends.every(Number.isFinite), about).toBe(true);
            for (const x of [-1.7, -0.31, 0, 0.17, 1, 1.9, ...ends, ...ends.map((end) => end + 0.013)]) {
              const [one, other] = [evaluate(f, { ...letters, x }), evaluate(g, { ...letters, x })];
              if (Math.abs(one) > 1e12) continue;
              const isEnd = ends.some((end) => compares(x, '=', end));
              // A root of what is 0 but for rounding is far more than that.
              const rounding = isEnd ? 1e-6 : 1e-9;
              const isSolution =
                Number.isFinite(one) && Number.isFinite(other) && compares(one, relation, other, rounding);
              const isTold = ranges.some((range) => isIn(range, x, letters));
              // Doubles tell nothing where a side ceases to have values, or of sides that are nearly equal elsewhere.
              const isEdge = [-1e-6, 1e-6].some((by) => !Number.isFinite(evaluate(f, { ...letters, x: x + by })));
              if (isEnd ? isEdge || Math.abs(one) > 1e6 : one !== other && compares(one, '=', other)) continue;
              expect(isTold, `${about}, x = ${x}: ${one} beside ${other}`).toBe(isSolution);
              judged++;
            }
          }
      // What has a value hardly anywhere is no trial.
      fc.pre(judged > 20);
    }),
    { numRuns: lawRuns(45, 2000), examples: [['(b)*ln((x^2-(c)))+(a^2)', '=', '-3']] },
  );
});

test.each<readonly [left: string, relation: Comparing, right: string, cases: number]>([
  ['abs(x^2 - a)', '=', 'b', 9],
  ['abs(x^2 - a)', '<', 'b', 5],
  ['1/x^2', '>', 'a', 2],
  ['1/(x - a) + 1/(x + a)', '=', 'b', 4],
  ['e^(x^2)', '=', 'a', 4],
])('%s %s %s is told by cases that leave nothing open', (left, relation, right, cases) => {
  const found = isolate([read(left), read(right)], relation, 'x');
  expect(found).toHaveLength(cases);
  expect(found?.some(({ ranges }) => ranges === 'unknown')).toBe(false);
});
