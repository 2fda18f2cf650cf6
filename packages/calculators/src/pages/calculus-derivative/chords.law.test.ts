import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

const stationary = (await load('calculus-derivative/stationary'))!;

test('a square has its minimum at its zero, multiplied out or not: rounding is as large as the terms that cancel there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), (a, b) => {
      for (const text of [`(${b}x-${a})^2`, `${b * b}x^2-${2 * a * b}x+${a * a}`]) {
        const found = calculate(stationary, { function: text }, defaultOptions);
        expect([text, found.ok && found.answer.values.map(({ words }) => words)[0]]).toEqual([text, 'minimum']);
      }
    }),
    { numRuns: lawRuns(25, 500) },
  );
});
