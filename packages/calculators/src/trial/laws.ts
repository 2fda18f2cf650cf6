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

/** So many further inputs are tried while a law has had nothing to say. */
const patience = 66;

/**
 * Types the examples and generated inputs, and tries every law on every answer, up to the first that is broken.
 * @param runs how many inputs are generated at least
 * @param shown how many examples are typed at most, the first ones
 */
export function tryLaws(calculator: Calculator, runs: number, shown = Number.POSITIVE_INFINITY): Trials {
  const laws = [...lawsOf(calculator), ...lawsOfDistribution(calculator)];
  const held = new Map(laws.map(({ says }) => [says, 0]));
  let answered = 0;
  const examples = calculator.examples
    .flatMap((example) => ('expect' in example ? [example.given] : []))
    .slice(0, shown);
  const generated = fc.sample(typedInto(calculator), { numRuns: runs + patience });
  for (const [k, typed] of [...examples, ...generated].entries()) {
    if (k >= examples.length + runs && saidEnough(calculator, { answered, held })) break;
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

const often = 3;

/** Whether enough was answered, and every law that the calculator declares had something to say. */
const saidEnough = ({ laws }: Calculator, { answered, held }: Trials): boolean =>
  answered >= often && Math.max(...held.values()) >= often && laws.every(({ says }) => held.get(says)! > 0);
