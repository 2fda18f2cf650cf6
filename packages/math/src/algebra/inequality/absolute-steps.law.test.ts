import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { ShownStep } from '../../expression/step.ts';
import { absoluteSteps, caseRule } from './absolute-steps.ts';
import type { Comparison } from './solution.ts';
import { solveInequality } from './solve.ts';

/*
 * What the lines come to is what was typed: the last of a distance, and what the cases give together, hold at the same x as the inequality;
 * in a case, the opened comparison does.
 */

const sign = fc.constantFrom<Comparison>('<', '<=', '>', '>=');
const whole = fc.integer({ min: -6, max: 6 });

const compared = (a: number, by: string, b: number): boolean =>
  by === '<' ? a < b : by === '<=' ? a <= b : by === '>' ? a > b : by === '>=' ? a >= b : a === b;

/** `x <= -2 or x > 1` at one x. */
const holdsAt = (line: string, x: number): boolean =>
  line.split(' or ').some((one) => {
    if (one.startsWith('no ')) return false;
    if (one.startsWith('every ')) return true;
    const parts = one.split(/ (<=|>=|<|>|=) /);
    const sides = parts
      .filter((_, k) => k % 2 === 0)
      .map((side) => Number(evaluate(read(side), { x }).toPrecision(12)));
    return parts.filter((_, k) => k % 2 === 1).every((by, k) => compared(sides[k]!, by, sides[k + 1]!));
  });

function claims(steps: readonly ShownStep[], x: number): boolean {
  const cases = steps.filter(({ rule }) => rule === caseRule);
  if (cases.length === 0) return holdsAt(steps.at(-1)!.written!.text, x);
  for (const one of cases) {
    const [inside, opened] = one.written!.text.split(' -> ');
    if (holdsAt(inside!, x))
      expect(holdsAt(opened!, x), one.written!.text).toBe(holdsAt(one.steps.at(-1)!.written!.text, x));
  }
  return cases.some((one) => holdsAt(one.steps.at(-1)!.written!.text, x));
}

test('the lines of an inequality with absolute values come to what was typed', () => {
  let distances = 0;
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, sign, (a, b, c, d, slope, constant, by) => {
      fc.pre(a !== 0);
      const left = `abs(${a}*x+(${b}))${c === 0 ? '' : `+abs(${c}*x+(${d}))`}`;
      const right = c === 0 ? String(constant) : `${slope}*x+(${constant})`;
      const sides = [left, right].map(read) as [ReturnType<typeof read>, ReturnType<typeof read>];
      const solution = solveInequality(sides, [by], 'x');
      if (!solution.ok) return;
      const steps = absoluteSteps(sides, by, 'x', solution.value);
      expect(steps).not.toBeNull();
      if (steps!.every(({ rule }) => rule !== caseRule)) distances++;
      // Of a distance that is negative the line says that it never is.
      if (steps!.at(-1)!.written!.text.includes('abs')) return;
      const ends = solution.value.points.map(({ value }) => value);
      for (const x of [-20, 20, -b / a, 0, ...ends.flatMap((end) => [end, end - 0.01, end + 0.01])]) {
        const [p, q] = sides.map((side) => Number(evaluate(side, { x }).toPrecision(12)));
        expect([left, by, right, x, claims(steps!, x)]).toEqual([left, by, right, x, compared(p!, by, q!)]);
      }
    }),
    // The first is a distance.
    { numRuns: lawRuns(150, 3000), examples: [[1, -1, 0, 0, 0, 3, '<']] },
  );
  expect(distances).toBeGreaterThan(0);
});
