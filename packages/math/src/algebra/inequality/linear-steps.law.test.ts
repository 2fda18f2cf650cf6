import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { chainSteps } from './linear-steps.ts';
import type { Comparison } from './solution.ts';

/*
 * Every line of a chain says the same of x: at points on both sides of its ends, and at the ends, it holds where the first line does.
 */

const sign = fc.constantFrom<Comparison>('<', '<=');
const whole = fc.integer({ min: -9, max: 9 });

const holds = (values: readonly number[], signs: readonly string[]): boolean =>
  signs.every((by, k) => {
    const [a, b] = [values[k]!, values[k + 1]!];
    return by === '<' ? a < b : by === '<=' ? a <= b : by === '>' ? a > b : a >= b;
  });

/** A line as numbers at one x. */
function holdsAt(line: string, x: number): boolean {
  const parts = line.split(/ (<=|>=|<|>) /);
  const sides = parts.filter((_, k) => k % 2 === 0).map((side) => evaluate(read(side), { x }));
  return holds(
    sides.map((value) => Number(value.toPrecision(12))),
    parts.filter((_, k) => k % 2 === 1),
  );
}

test('the lines of a chain hold for the same x', () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, sign, sign, (low, slope, constant, high, first, second) => {
      const sides = [String(low), `${slope}*x+(${constant})`, String(high)].map(read);
      const steps = chainSteps(sides, [first, second], 'x');
      if (slope === 0) {
        expect(steps).toBeNull();
        return;
      }
      const ends = [low, high].map((end) => (end - constant) / slope);
      const places = [...ends, ...ends.flatMap((end) => [end - 0.5, end + 0.5]), (ends[0]! + ends[1]!) / 2];
      for (const x of places) {
        const wanted = holds([low, Number((slope * x + constant).toPrecision(12)), high], [first, second]);
        for (const step of steps!)
          expect([step.written!.text, x, holdsAt(step.written!.text, x)]).toEqual([step.written!.text, x, wanted]);
      }
    }),
    { numRuns: lawRuns(100, 2000) },
  );
});
