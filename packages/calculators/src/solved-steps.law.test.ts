import { describe, expect, test } from 'vitest';
import { partOf } from '../../../tools/setup/sample.ts';
import { entries, load } from './catalogue.ts';
import { defaultOptions } from './kit/options.ts';
import type { TypedInputs } from './kit/run.ts';
import { calculate, isSolvable, type Solvable } from './kit/solve.ts';
import {
  endsInAnswer,
  falseEqualities,
  needlessApproximations,
  silences,
  unequalLines,
  unwritten,
} from './trial/steps.ts';

const loaded = await Promise.all(
  entries.filter(({ id }) => id.startsWith('finance-')).map(async ({ id }) => (await load(id))!),
);
const solvable = loaded.filter((one): one is Solvable => isSolvable(one));

/** What is wrong with the working of an unknown that is found from the result of an example. */
function faultsOf(calculator: Solvable, given: TypedInputs, unknown: string): readonly string[] {
  const forward = calculate(calculator, given, defaultOptions);
  const result = forward.ok ? forward.answer.values[0]?.decimal : undefined;
  if (result === undefined) return [];
  const outcome = calculate(calculator, { ...given, [unknown]: '', result }, defaultOptions);
  if (!outcome.ok) return [];
  const { steps = [] } = outcome.answer;
  const faults = [
    ...unequalLines(steps),
    ...falseEqualities(steps),
    ...needlessApproximations(steps),
    ...silences(steps),
    ...unwritten(outcome.answer),
    ...(steps.length === 0 || endsInAnswer(outcome.answer) ? [] : ['its working does not end in what was found']),
  ];
  return faults.map((fault) => `${unknown} of ${JSON.stringify(given)}: ${fault}`);
}

describe('an input that is found from the result is put back line by line', () => {
  test.each(solvable.map((one) => [one.id, one] as const))('%s', (_, calculator) => {
    const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
    const told = partOf(examples, 1).flatMap((given) =>
      calculator.solve.unknowns.flatMap((unknown) => faultsOf(calculator, given, unknown)),
    );
    expect(told).toEqual([]);
  });
});
