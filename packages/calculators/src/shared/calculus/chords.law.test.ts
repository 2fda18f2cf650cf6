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

const tangent = (await load('calculus-derivative/tangent'))!;

test('what turns often has a tangent far out too, and a corner among its turns has none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 400 }), fc.integer({ min: 1, max: 5 }), (a, b) => {
      for (const [text, point] of [
        [`sin(${b}*x^2)`, String(a)],
        [`cos(${a}*pi*x+1)`, String(b)],
      ] as const)
        expect([text, calculate(tangent, { function: text, point }, defaultOptions).ok]).toEqual([text, true]);
      for (const text of [`abs(sin(${a}*pi*x))`, `floor(${a}*x)`, `x*sign(x-${b})`])
        expect([text, calculate(tangent, { function: text, point: String(b) }, defaultOptions).ok]).toEqual([
          text,
          false,
        ]);
    }),
    { numRuns: lawRuns(8, 200) },
  );
});
