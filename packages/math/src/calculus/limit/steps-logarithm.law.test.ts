import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import type { Expression } from '../../expression/expression.ts';
import { isEquality, type ShownStep, type StepSide } from '../../expression/step.ts';
import { budget } from '../../result/budget.ts';
import { infiniteEnd, limit, newContext } from '../limit.ts';
import { limitSteps } from './steps.ts';

interface Problem {
  readonly text: string;
  readonly to: string;
  readonly side?: 'right';
}

const size = fc.integer({ min: 1, max: 5 });
const signed = size.chain((n) => fc.constantFrom(n, -n));

/** Powers of the forms 1^∞, 0^0 and ∞^0. */
const problems: fc.Arbitrary<Problem> = fc.oneof(
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(1+(${a})/x)^(${b}*x)`, to: 'oo' })),
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(1+(${a})*x)^(${b}/x)`, to: '0' })),
  fc.tuple(size, size, signed).map(([a, b, c]) => ({ text: `((x+${a + b})/(x+${b}))^(${c}*x)`, to: 'oo' })),
  fc.tuple(size, signed).map(([a, b]) => ({ text: `cos(${a}*x)^(${b}/x^2)`, to: '0' })),
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(e^(${a}*x)+(${b})*x)^(1/x)`, to: '0' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x)^(${b}*x)`, to: '0', side: 'right' as const })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x)^sin(${b}*x)`, to: '0', side: 'right' as const })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x+1)^(${b}/x)`, to: 'oo' })),
);

const stepsOf = ({ text, to, side }: Problem): readonly ShownStep[] => {
  const [f, point] = [read(text), read(to)];
  const found = limit(f, 'x', point, { side: side ?? 'both' });
  if (!found.ok || found.value.kind !== 'value') throw new Error(`${text}: no limit`);
  const question = { f, variable: 'x', to: point, side, end: infiniteEnd(point), value: found.value.value };
  return limitSteps({ ...question, newContext: () => newContext(budget(250_000)) });
};

const nodesOf = (steps: readonly ShownStep[]): readonly ShownStep[] =>
  steps.flatMap((step) => [step, ...nodesOf(step.steps)]);

/** What a side comes to, by the engine that knows nothing of steps. */
function limitOf({ operator, expression }: StepSide): Expression | null {
  if (operator?.name !== 'limit') return expression;
  const found = limit(expression, operator.variable, operator.to, { side: operator.side ?? 'both' });
  return found.ok && found.value.kind === 'value' ? found.value.value : null;
}

const rules = ['indeterminate form', 'write the power as an exponential', "l'Hôpital's rule", 'exponential of it'];

test('powers of indeterminate form are taken by the logarithm, and every step keeps the limit', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const steps = nodesOf(stepsOf(problem));
      const named = steps.map(({ rule }) => rule);
      expect(rules.filter((rule) => !named.includes(rule))).toEqual([]);
      for (const step of steps.filter(isEquality)) {
        const [before, after] = [limitOf(step.before), limitOf(step.after)];
        const verdict = before && after ? compareNumerically(before, after).verdict : 'none';
        expect([step.rule, verdict]).toEqual([step.rule, 'equal']);
      }
    }),
    { numRuns: lawRuns(6, 300) },
  );
});
