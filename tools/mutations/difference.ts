import { Session } from 'node:inspector';
import fc from 'fast-check';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { defaultOptions, type Options } from '../../packages/calculators/src/kit/options.ts';
import { run } from '../../packages/calculators/src/kit/run.ts';
import { typedInto } from '../../packages/calculators/src/trial/generated.ts';
import type { Mutant } from './mutants.ts';

/**
 * Whether a mistake that no law saw is one at all. A mutant whose every answer is what the calculator answers, over many more inputs than
 * laws are tried with, the ends of its bounds among them, is another way to write the same. That is told only of what was executed
 * meanwhile: a place that no input reaches says nothing.
 */
export type Difference =
  /** An input that the two answer in different ways. */
  { readonly kind: 'told apart'; readonly by: string } | { readonly kind: 'not reached' } | { readonly kind: 'alike' };

const refinements: readonly Partial<Options>[] = [
  {},
  {},
  {},
  { digits: 40 },
  { digits: 6 },
  { angle: 'degrees' },
  { angle: 'gradians' },
  { decimals: 0 },
];

/** Numbers of inputs that are tried: laws have a tenth. */
const inputsOf = ({ cost }: Calculator): number => (cost === 'heavy' ? 60 : 400);

/** An input, with its options, that the two answer in different ways; undefined where none is found. */
export function toldApart(original: Calculator, mutant: Calculator, mistake: Mutant): string | undefined {
  for (const [k, typed] of inputsFor(original, mistake).entries())
    for (const refined of k < 12 ? refinements.slice(2) : [refinements[k % refinements.length]!]) {
      const options = { ...defaultOptions, ...refined };
      if (said(original, typed, options) !== said(mutant, typed, options)) return JSON.stringify([typed, refined]);
    }
  return undefined;
}

/** The examples, the mutated number and its neighbours in every field, and what the laws would be given, in greater number. */
function inputsFor(calculator: Calculator, { says }: Mutant): readonly Record<string, string>[] {
  const examples = calculator.examples.map(({ given }) => given as Record<string, string>);
  const near = [...says.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const atEnds = [...new Set([0, ...near.flatMap((number) => [number, number - 1, number + 0.5, -number])])];
  const changed = examples.flatMap((given) =>
    Object.keys(calculator.inputs).flatMap((name) => atEnds.map((number) => ({ ...given, [name]: String(number) }))),
  );
  return [...examples, ...changed, ...fc.sample(typedInto(calculator), { numRuns: inputsOf(calculator) })];
}

/** What an answer says of its values, or how it is refused. */
function said(calculator: Calculator, typed: Record<string, string>, options: Options): string {
  try {
    const outcome = run(calculator, typed, options);
    return outcome.ok
      ? JSON.stringify([outcome.answer.values, outcome.answer.conditions, outcome.answer.cases])
      : JSON.stringify(outcome.problems.map(({ code, input }) => [code, input]));
  } catch {
    return 'threw';
  }
}

/** What V8 says was executed since this was called. */
export function startCoverage() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    isReached(url: string, at: number): boolean {
      let count = 0;
      session.post('Profiler.takePreciseCoverage', (_, { result }) => {
        const { functions } = result.find((script) => script.url === url) ?? { functions: [] };
        const ranges = functions
          .flatMap((one) => one.ranges)
          .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
        count = ranges.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]?.count ?? 0;
      });
      return count > 0;
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
