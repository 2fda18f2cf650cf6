import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/* Where a function has no value it has no derivative: (x² − 4)/(x − 2) is x + 2, and 1 its slope, but not at 2. */
test('the points at which the function had no value are said, however much of it cancels', async () => {
  const calculator = (await load('calculus-derivative/derivative'))!;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 9 }), (a, n, b) => {
      const outcome = run(calculator, { function: `(x-${a})^${n}*(x+${b})/(x-${a})` }, defaultOptions);
      expect(outcome.ok && outcome.answer.conditions?.map(({ text }) => text)).toEqual([`x ≠ ${a}`]);
    }),
    { numRuns: 20 },
  );
  for (const whole of ['1/x', 'tan(x)', '1/(x^2-1)', 'coth(x)']) {
    const outcome = run(calculator, { function: whole }, defaultOptions);
    expect(outcome.ok && (outcome.answer.conditions ?? []), whole).toEqual([]);
  }
});
