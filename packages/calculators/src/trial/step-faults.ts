import type { Calculator, Example, Fields } from '../kit/calculator.ts';
import { force } from '../kit/lazy.ts';
import { answered } from './answered.ts';
import {
  bareEnds,
  endsInAnswer,
  falseEqualities,
  idleSides,
  needlessApproximations,
  repeats,
  silences,
  tornNames,
  unequalLines,
  unset,
  untruths,
  unwritten,
} from './steps.ts';

type Typed = Example<Fields, string>['given'];

/** Pages whose steps are tested where they are made. */
export const testedElsewhere = new Set(['calculus-integral', 'calculus-limit', 'algebra-polynomial']);

/** What is wrong with the steps of an answer, by each of their ways; nothing where there is no answer, or no steps. */
export const faultsOfSteps = (calculator: Calculator, typed: Typed): readonly string[] =>
  testedElsewhere.has(calculator.page)
    ? []
    : [undefined, ...Object.keys(calculator.methods)].flatMap((method) => faultsBy(calculator, typed, method));

function faultsBy(calculator: Calculator, typed: Typed, method?: string): readonly string[] {
  const outcome = answered(calculator, typed, method);
  if (!outcome.ok) return [];
  const { answer, found } = outcome;
  const { steps = [] } = answer;
  const meaningOfI = calculator.page === 'algebra-complex' ? 'imaginary' : 'symbol';
  const faults = [
    ...untruths(force(found.answer.steps) ?? []),
    ...unequalLines(steps, meaningOfI),
    ...falseEqualities(steps, meaningOfI),
    ...needlessApproximations(steps, meaningOfI),
    ...silences(steps),
    ...tornNames(steps),
    ...unset(steps),
    ...unwritten(answer),
    ...idleSides(steps),
    ...bareEnds(answer),
    ...repeats(steps),
    ...(steps.length === 0 || endsInAnswer(answer) ? [] : [`does not end in its answer: ${steps.at(-1)!.text}`]),
  ];
  return faults.map((fault) => `${JSON.stringify(typed)} ${method ?? ''}: ${fault}`);
}
