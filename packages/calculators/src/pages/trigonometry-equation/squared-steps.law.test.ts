import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { idleSides, silences, unequalLines } from '../../trial/steps.ts';

/* Roots that stand alone are squared away as by hand, and what the squares add is told apart at the end: the last line is the answer. */

const general = (await load('trigonometry-equation/general'))!;

const radicand = fc.constantFrom('sin(x)', 'cos(x)', '1 - cos(x)', '1 + sin(x)', 'sin(x)/2', '3 - 2*sin(x)');
const root = fc.tuple(fc.constantFrom('', '2*', '-', 'sqrt(2)*'), radicand).map(([c, a]) => `${c}sqrt(${a})`);
const plain = fc.constantFrom('1', '1/2', 'sin(x)', 'cos(x)', '-sin(x)');

test('roots alone on their sides', () => {
  fc.assert(
    fc.property(root, fc.oneof(root, plain), (left, right) => {
      const found = run(general, { equation: `${left} = ${right}` }, defaultOptions);
      const { steps = [], values = [] } = found.ok ? found.answer : {};
      fc.pre(steps.some(({ rule }) => rule === 'square both sides'));
      const where = `${left} = ${right}`;
      expect([...unequalLines(steps), ...silences(steps), ...idleSides(steps)], where).toEqual([]);
      const families = values.filter(({ label, exact }) => label === 'x' && exact !== undefined);
      const answer = families.map(({ exact }) => `x = ${exact}`).join(' or ') || 'no real solution';
      expect(steps.at(-1)!.text, where).toBe(answer);
    }),
    { numRuns: lawRuns(12, 200) },
  );
});
