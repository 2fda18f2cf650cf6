import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textFor } from '../../../tools/fuzz/texts.ts';
import { effort } from '../../../tools/setup/effort.ts';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { entries, load } from './catalogue.ts';
import type { Calculator } from './kit/calculator.ts';
import type { Options } from './kit/options.ts';
import { type Outcome, whole } from './kit/outcome.ts';
import { readOptions } from './kit/read-options.ts';
import { run } from './kit/run.ts';

/**
 * Every calculator with what its field kinds accept, that damaged, and any text: an answer without NaN, or refusals in whole
 * sentences; a light one within a fraction of a second, because it shares its process with everybody else. Heavy ones are
 * fuzzed over HTTP, in children that can be killed (`tests/hostile`). NOMOGRAM_LAW_RUNS=2000 and FC_SEED=random for a longer hunt.
 */
const runs = lawRuns(6, 2000);
/** Units of `effort`: about a second of a server. */
const most = 100;

const calculators = await Promise.all(
  entries.filter(({ cost }) => cost === 'light').map(async ({ id }) => (await load(id))!),
);

function textsOf(calculator: Calculator): fc.Arbitrary<Record<string, string>> {
  const examples = calculator.examples.map(({ given }) => given);
  return fc.record(
    Object.fromEntries(
      Object.entries(calculator.inputs).map(([input, { samples }]) => [
        input,
        textFor([
          ...samples.good,
          ...samples.bad,
          ...(samples.beyond ?? []),
          ...examples.flatMap((given) => given[input] ?? []),
        ]),
      ]),
    ),
  );
}

const optionsText = fc.record({
  digits: fc.constantFrom(undefined, '1', '15', '50', '1000'),
  angle: fc.constantFrom(undefined, 'degrees', 'gradians'),
});

/**
 * A `RangeError` is how the runtime says that a text or a number exceeds it; the service answers it (`inline.ts`). A stack that
 * overflows is a `RangeError` too, but a mistake of ours: how deep a tree may be is bounded when it is read.
 */
function outcomeOf(calculator: Calculator, typed: Record<string, string>, options: Options): Outcome | undefined {
  try {
    return whole(run(calculator, typed, options));
  } catch (error) {
    if (error instanceof RangeError && !error.message.startsWith('Maximum call stack')) return undefined;
    throw error;
  }
}

function expectPlain(outcome: Outcome): void {
  if (outcome.ok) {
    expect(outcome.answer.text).not.toMatch(/\bNaN\b|\bInfinity\b|\bundefined =|\[object/);
    expect(JSON.parse(JSON.stringify(outcome.answer)), 'the answer is plain data').toBeTruthy();
    return;
  }
  expect(outcome.problems.length).toBeGreaterThan(0);
  for (const { message } of outcome.problems) expect(message).toMatch(/^\S.*\s.*[.?!]$/su);
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('answers or refuses whatever is typed', () => {
    fc.assert(
      fc.property(textsOf(calculator), optionsText, (typed, chosen) => {
        const options = readOptions((name) => chosen[name as keyof typeof chosen] ?? null);
        if (typeof options === 'string') throw new Error(options);
        let outcome: Outcome | undefined;
        const taken = effort(() => {
          outcome = outcomeOf(calculator, typed, options);
        });
        expect(taken).toBeLessThan(most);
        if (outcome) expectPlain(outcome);
      }),
      { numRuns: runs },
    );
  });
});
