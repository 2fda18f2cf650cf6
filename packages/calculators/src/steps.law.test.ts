import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { partOf } from '../../../tools/setup/sample.ts';
import { entries, load } from './catalogue.ts';
import { force } from './kit/lazy.ts';
import { answered } from './trial/answered.ts';
import { typedInto } from './trial/generated.ts';
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
} from './trial/steps.ts';

type CatalogueEntry = NonNullable<Awaited<ReturnType<typeof load>>>;

/** What is wrong with the steps of an answer, by each of their ways; nothing where there is no answer, or no steps. */
const faultsOf = (calculator: CatalogueEntry, typed: Record<string, string>): readonly string[] =>
  [undefined, ...Object.keys(calculator.methods)].flatMap((method) => faultsBy(calculator, typed, method));

function faultsBy(calculator: CatalogueEntry, typed: Record<string, string>, method?: string): readonly string[] {
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

/** Pages whose steps are tested where they are made. */
const elsewhere = new Set(['calculus-integral', 'calculus-limit', 'algebra-polynomial']);

describe('steps are true, and say why', async () => {
  const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));
  test.each(calculators.filter(({ page }) => !elsewhere.has(page)).map((one) => [one.id, one] as const))(
    '%s',
    (_, calculator) => {
      const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
      const generated = fc.sample(typedInto(calculator), { numRuns: lawRuns(1, 500) });
      const told = [...partOf(examples, 1), ...generated].map((typed) =>
        faultsOf(calculator, typed as Record<string, string>),
      );
      expect(told.flat()).toEqual([]);
    },
    600_000,
  );
});
