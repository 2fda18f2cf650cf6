import { compareNumerically } from '../../expression/compare-numerically.ts';
import type { Expression } from '../../expression/expression.ts';
import { isEquality, type ShownStep, type StepSide } from '../../expression/step.ts';
import { budget } from '../../result/budget.ts';
import { parse } from '../../syntax/parse.ts';
import { infiniteEnd, limit, newContext } from '../limit.ts';
import { limitSteps } from './steps.ts';

/** A limit whose steps are looked at. */
export interface Problem {
  readonly text: string;
  readonly to: string;
  readonly side?: 'right';
}

function read(text: string): Expression {
  const found = parse(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  return found.value.expression;
}

/** All steps of a limit, with those within steps. */
export function stepsOf({ text, to, side }: Problem): readonly ShownStep[] {
  const [f, point] = [read(text), read(to)];
  const found = limit(f, 'x', point, { side: side ?? 'both' });
  if (!found.ok || found.value.kind !== 'value') throw new Error(`${text}: no limit`);
  const question = { f, variable: 'x', to: point, side, end: infiniteEnd(point), value: found.value.value };
  return nodesOf(limitSteps({ ...question, newContext: () => newContext(budget(250_000)) }));
}

const nodesOf = (steps: readonly ShownStep[]): readonly ShownStep[] =>
  steps.flatMap((step) => [step, ...nodesOf(step.steps)]);

/** What a side comes to, by the engine that knows nothing of steps. */
function limitOf({ operator, expression }: StepSide): Expression | null {
  if (operator?.name !== 'limit') return expression;
  const found = limit(expression, operator.variable, operator.to, { side: operator.side ?? 'both' });
  return found.ok && found.value.kind === 'value' ? found.value.value : null;
}

/** The rules of steps that do not keep the limit. */
export const brokenIn = (steps: readonly ShownStep[]): readonly string[] =>
  steps.filter(isEquality).flatMap((step) => {
    const [before, after] = [limitOf(step.before), limitOf(step.after)];
    const verdict = before && after ? compareNumerically(before, after).verdict : 'none';
    return verdict === 'equal' ? [] : [`${step.rule}: ${verdict}`];
  });
