import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const circle = (await load('trigonometry-circle/equation'))!;

/** Where the figure of a circle marks that it meets the axes. */
function met(xo: number, yo: number, r: number): readonly (readonly [number, number])[] {
  const outcome = run(circle, { xo: String(xo), yo: String(yo), r: String(r) }, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.answer.figure!.marks.flatMap((mark) =>
    mark.mark === 'point' && mark.role === 'answer' ? [mark.at as readonly [number, number]] : [],
  );
}

const whole = fc.integer({ min: -20, max: 20 });

test('what is marked lies on the circle and on an axis, and all of it is marked', () => {
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 20 }), (xo, yo, r) => {
      const points = met(xo, yo, r);
      for (const [x, y] of points) {
        expect(x === 0 || y === 0).toBe(true);
        // Places of a figure are rounded to twelve digits.
        expect(Math.abs(Math.hypot(x - xo, y - yo) - r)).toBeLessThanOrEqual(1e-11 * (r + Math.abs(xo) + Math.abs(yo)));
      }
      const timesMet = (distance: number) => 1 + Math.sign(r - Math.abs(distance));
      expect(points.length).toBe(timesMet(xo) + timesMet(yo));
    }),
  );
});
