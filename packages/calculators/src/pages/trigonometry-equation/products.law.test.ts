import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { idleSides, repeats, silences, unequalLines, unwritten } from '../../trial/steps.ts';

/*
 * A product of two functions that is to be 0: each is solved for itself, and it is said where one of them has no value.
 */

const factors = ['sin(x)', 'cos(x)', 'tan(x)', 'cot(x)', 'cos(2x)', '(2sin(x) - 1)', '(tan(x) + 1)', '(sin(x) + 2)'];

const solved = async (equation: string) => {
  const found = run((await load('trigonometry-equation/general'))!, { equation }, defaultOptions);
  if (!found.ok) throw new Error(`${equation}: ${JSON.stringify(found.problems)}`);
  return found.answer;
};

test('a product is solved by its factors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...factors), { minLength: 2, maxLength: 2 }), async (two) => {
      const equation = `${two.join('*')} = 0`;
      const answer = await solved(equation);
      const { steps = [] } = answer;
      const rules = steps.map(({ rule }) => rule);
      expect(rules[0], equation).toBe('zero product');
      expect(
        rules.filter((rule) => rule === 'a factor is 0'),
        equation,
      ).toHaveLength(2);
      expect(rules.includes('domain'), equation).toBe(/tan|cot/.test(equation));
      const faults = [...unequalLines(steps), ...silences(steps), ...unwritten(answer), ...idleSides(steps)];
      expect([...faults, ...repeats(steps)], equation).toEqual([]);
    }),
    { numRuns: lawRuns(12, 60) },
  );
});

test('angles of one factor at which another has no value are left out', async () => {
  const { steps = [], text } = await solved('tan(x)*cos(x) = 0');
  expect(text.split('\n')[0]).toBe('x = k*pi');
  expect(steps.map((step) => step.text)).toEqual([
    'cos(x)*tan(x) = 0 -> cos(x) = 0 or tan(x) = 0',
    'cos(x) != 0',
    'cos(x) = 0',
    'tan(x) = 0',
    'cos(x) != 0 -> x = k*pi',
  ]);
});

test('angles at which a root beside the factor is not real are left out', async () => {
  const { steps = [], text } = await solved('sqrt(sin(x))*cos(x) = 0');
  expect(text.split('\n').slice(0, 2)).toEqual(['x = k*pi', 'x = pi/2 + 2*k*pi']);
  expect(steps.map((step) => step.text)).toEqual([
    'cos(x)*sqrt(sin(x)) = 0 -> cos(x) = 0 or sin(x) = 0',
    'sin(x) >= 0',
    'cos(x) = 0',
    'sin(x) = 0',
    'sin(x) >= 0 -> x = k*pi or x = pi/2 + 2*k*pi',
  ]);
});

test('factors below the fraction line leave angles out, and are not solved', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...factors), { minLength: 3, maxLength: 3 }),
      async ([a, b, below]) => {
        const equation = `${a}*${b}/${below} = 0`;
        const { steps = [], ...answer } = await solved(equation);
        const faults = [
          ...unequalLines(steps),
          ...silences(steps),
          ...unwritten({ ...answer, steps }),
          ...idleSides(steps),
        ];
        expect([...faults, ...repeats(steps)], equation).toEqual([]);
      },
    ),
    { numRuns: lawRuns(10, 60) },
  );
  const { steps = [], text } = await solved('sin(x)*(2cos(x) - 1)/tan(x) = 0');
  expect(text.split('\n').slice(0, 2)).toEqual(['x = pi/3 + 2*k*pi', 'x = -pi/3 + 2*k*pi']);
  expect(steps.map((step) => step.text).slice(1, 4)).toEqual([
    'tan(x) != 0; cos(x) != 0',
    'sin(x) = 0',
    '2*cos(x) - 1 = 0',
  ]);
});

test('where both sides are equal wherever an even root is real, these intervals are the solution', async () => {
  const first = async (equation: string) => (await solved(equation)).text.split('\n')[0];
  expect(await first('sqrt(sin(x))^2 = sin(x)')).toBe('x: 2*k*pi <= x <= pi + 2*k*pi');
  expect(await first('sqrt(cos(2x))^2 = cos(2x)')).toBe('x: -pi/4 + k*pi <= x <= pi/4 + k*pi');
  expect(await first('sqrt(sin(x))^2/sin(x) = 1')).toBe('x: 2*k*pi <= x <= pi + 2*k*pi, x != k*pi');
});
