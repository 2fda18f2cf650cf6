import type { PresentedAnswer, PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { slope } from '@nomogram/math/calculus/derivative.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, StepSide } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { areSame, nodesOf, numbersIn, readable, sidesIn } from './nodes.ts';

/** What is untrue in a tree of steps, each in a sentence; a step that only hides something is not among them. */
export const untruths = (steps: readonly ShownStep[]): readonly string[] =>
  steps.flatMap((step) => [...untruthOf(step), ...untruths(step.steps)]);

function untruthOf(step: ShownStep): readonly string[] {
  const { before, after } = step;
  if (before === undefined || after === undefined) return [];
  const wanted = meaningOf(before);
  const found = meaningOf(after);
  if (wanted === null || found === null || wanted.length !== found.length) return [];
  const differs =
    compareNumerically(wanted[0]!, found[0]!, { positive: freeSymbols(wanted[0]!) }).verdict === 'different';
  return differs ? [`${step.rule}: its two sides differ`] : [];
}

/** What a side stands for, as far as that can be worked out without the engine's own methods. */
function meaningOf({ operator, expression, left }: StepSide): readonly [Expression] | null {
  if (left !== undefined) return null;
  if (operator === undefined) return [expression];
  if (operator.name !== 'derivative' || operator.order !== 1) return null;
  const derived = slope(expression, operator.variable);
  return derived === null ? null : [derived];
}

/** Lines of numbers: both sides of every sign of equality have one value. */
export const unequalLines = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps).flatMap(({ text }) => text.split(/; |, (?=[^()]*=)/).filter((line) => !isTrue(line)));

function isTrue(line: string): boolean {
  const sides = line.split(/ [=≈] /).flatMap((side) => readable(side) ?? []);
  const values = sides.flatMap((side) => (freeSymbols(side).length === 0 ? [evaluate(side)] : []));
  return values.every(
    (one) =>
      !Number.isFinite(one) || Math.abs(one - values[0]!) <= 1e-8 * Math.max(Math.abs(one), Math.abs(values[0]!)),
  );
}

/** What is missing in a tree of steps: the name of a rule, or why it applies. */
export const silences = (steps: readonly PresentedStep[]): readonly string[] =>
  nodesOf(steps).flatMap(({ rule, says, text }) => [
    ...(rule.trim() === '' ? [`no rule: ${text}`] : []),
    ...(says === undefined || says.trim() === '' ? [`${rule}: says nothing`] : []),
    ...(text.trim() === '' ? [`${rule}: shows nothing`] : []),
  ]);

/** Whether the last step, or the last one within it, shows the answer. */
export function endsInAnswer({ values, steps = [] }: PresentedAnswer): boolean {
  const answers = values.flatMap(({ exact, decimal, words, rounded, also }) =>
    [exact, decimal, words, rounded, also].filter((one) => one !== undefined),
  );
  return lastsOf(steps).some((step) => answers.some((answer) => shows(step, answer)));
}

const lastsOf = (steps: readonly PresentedStep[]): readonly PresentedStep[] => {
  const last = steps.at(-1);
  return last === undefined ? [] : [last, ...lastsOf(last.steps ?? [])];
};

function shows({ text, says = '' }: PresentedStep, answer: string): boolean {
  const bare = (one: string) => one.replace(/\s/g, '');
  if ([text, says].some((one) => bare(one).includes(bare(answer)))) return true;
  const wanted = sidesIn(answer);
  const found = sidesIn(text);
  if (wanted.some((one) => found.some((side) => areSame(one, side)))) return true;
  const [number] = numbersIn(answer);
  return number !== undefined && numbersIn(text).some((one) => Math.abs(one - number) <= 1e-9 * Math.abs(number));
}
