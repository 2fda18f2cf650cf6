import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { idleSides, silences, unequalLines, unwritten } from '../../trial/steps.ts';

/*
 * |u| = u, |u| = −u, and the same with √(u²), of circular functions: the solution is where the right side is not negative.
 */

const general = (await load('trigonometry-equation/general'))!;

const solutionOf = (equation: string) => {
  const found = run(general, { equation }, defaultOptions);
  return found.ok ? found.answer : undefined;
};

const functions = [
  'sin(x)',
  'cos(x)',
  'tan(x)',
  'cot(2x)',
  'sin(x)*cos(x)',
  'sin(x) + cos(x)',
  'sin(2x) - 1/3',
  'sin(x) - 1',
];
const numbers = (lines: string): readonly number[] =>
  lines
    .split(/<=?|=/)
    .filter((part) => part.trim() !== 'x')
    .map((part) => evaluate(read(part), { k: 0 }));

test('a circular function equals its size between the ends of the solution, and beyond them it does not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...functions), fc.constantFrom('', '-'), fc.boolean(), (u, sign, isRoot) => {
      const right = `${sign}(${u})`;
      const equation = `${isRoot ? `sqrt((${u})^2)` : `abs(${u})`} = ${right}`;
      const answer = solutionOf(equation);
      expect(answer, equation).toBeDefined();
      const { exact, meaning } = answer!.values[0]!;
      // 1 - sin(x) is nowhere negative.
      expect(exact === undefined, equation).toBe(meaning === 'all');
      for (const one of exact?.split(' or ') ?? []) {
        const [low, high = low] = numbers(one);
        if (low === high) continue;
        const value = (at: number) => evaluate(read(right), { x: at });
        expect(value((low! + high!) / 2), equation).toBeGreaterThanOrEqual(0);
        for (const beyond of [low! - 1e-3, high! + 1e-3]) expect(value(beyond), equation).toBeLessThan(0);
      }
      const { steps = [] } = answer!;
      expect(
        [...unequalLines(steps), ...silences(steps), ...unwritten(answer!), ...idleSides(steps)],
        equation,
      ).toEqual([]);
    }),
    { numRuns: lawRuns(12, 60) },
  );
});

test.each([
  ['abs(sin(x) - 1) = sin(x) - 1', 'x = pi/2 + 2*k*pi'],
  ['abs(sin(x)) = sin(x)', 'Solution: 2*k*pi <= x <= pi + 2*k*pi'],
])('%s: the unknown is named once', (equation, says) => {
  expect(solutionOf(equation)?.text.split('\n')[0]).toBe(says);
});

test.each(['abs(sin(x)) + tan(x) = sin(x) + tan(x)', 'abs(sin(x)) = abs(sin(x)) + sin(x) - 2'])(
  '%s is no equation of one sign: nothing is said that holds nearly everywhere',
  (equation) => {
    expect(solutionOf(equation)?.values[0]?.exact).toBeUndefined();
  },
);
