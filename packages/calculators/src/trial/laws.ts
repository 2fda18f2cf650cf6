import fc from 'fast-check';
import type { Calculator } from '../kit/calculator.ts';
import { lawsOf } from '../kit/laws/derived.ts';
import { lawsOfDistribution } from './distribution-laws.ts';
import { typedInto } from './generated.ts';
import { tried } from './trial.ts';

/** How the laws of a calculator fared on its examples and on generated inputs. */
export interface Trials {
  /** What went wrong first. */
  readonly broken?: string;
  /** How many inputs were answered. */
  readonly answered: number;
  /** How often each law had something to say, by what it says. */
  readonly held: ReadonlyMap<string, number>;
}

/** Types the examples and generated inputs, and tries every law on every answer, up to the first that is broken. */
export function tryLaws(calculator: Calculator, runs: number): Trials {
  const laws = [...lawsOf(calculator), ...lawsOfDistribution(calculator)];
  const held = new Map(laws.map(({ says }) => [says, 0]));
  let answered = 0;
  const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
  for (const typed of [...examples, ...fc.sample(typedInto(calculator), { numRuns: runs })]) {
    const found = tried(calculator, typed as Record<string, string>);
    if (!found.ok) {
      const bad = found.problems.find(({ message, code }) => message.length <= 8 || code === 'check-failed');
      if (bad) return { broken: `${JSON.stringify(typed)} is refused: ${bad.message}`, answered, held };
      continue;
    }
    answered += 1;
    const { answer, trial } = found;
    if (/NaN|Infinity/.test(answer.text)) return { broken: `${JSON.stringify(typed)}: ${answer.text}`, answered, held };
    for (const { says, holds } of laws) {
      const verdict = holds(trial);
      if (verdict === false) return { broken: `${JSON.stringify(typed)}: not so that ${says}`, answered, held };
      if (verdict) held.set(says, held.get(says)! + 1);
    }
  }
  return { answered, held };
}
