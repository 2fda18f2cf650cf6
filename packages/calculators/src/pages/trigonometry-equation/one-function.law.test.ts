import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedStep } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';
import { idleSides, repeats, silences, unequalLines, unwritten } from '../../trial/steps.ts';

/*
 * f(cx + d) = v and f(cx + d)² = v in each of the six functions: whoever reads that all angles have this value reads how they are found.
 */

const names = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
const angles = ['x', '2x', 'x/2', '3x - pi/4', 'x + pi/6'];
const values = ['0', '1', '-1', '1/2', '2', '3/4', '1/3', '(2+sqrt(3))/4', '(2-sqrt(2))/4', '2-sqrt(3)', 'sqrt(2)/2'];

const nodesOf = (steps: readonly PresentedStep[]): readonly PresentedStep[] =>
  steps.flatMap((step) => [step, ...nodesOf(step.steps ?? [])]);

test('angles with a value come with the lines that find them', async () => {
  const calculator = (await load('trigonometry-equation/general'))!;
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...angles),
      fc.constantFrom(...values),
      fc.boolean(),
      (name, angle, value, isSquare) => {
        const equation = `${name}(${angle})${isSquare ? '^2' : ''} = ${value}`;
        const found = run(calculator, { equation }, defaultOptions);
        if (!found.ok) throw new Error(`${equation}: ${JSON.stringify(found.problems)}`);
        const { steps = [] } = found.answer;
        const jumps = nodesOf(steps).filter(
          ({ rule, text, steps: inner = [] }) =>
            rule === 'angles with this value' && text.includes(' -> ') && inner.length === 0,
        );
        const faults = [...unequalLines(steps), ...silences(steps), ...unwritten(found.answer), ...idleSides(steps)];
        expect([...jumps.map(({ text }) => text), ...faults, ...repeats(steps)], equation).toEqual([]);
      },
    ),
    { numRuns: lawRuns(60, 1000) },
  );
});
