import type { Calculator } from '../kit/calculator.ts';
import type { LawAnswer, Trial } from '../kit/law.ts';
import { defaultOptions } from '../kit/options.ts';
import type { PresentedAnswer, Problem } from '../kit/outcome.ts';
import { present } from '../kit/present.ts';
import { checkedAnswer, isAbsent, type TypedInputs } from '../kit/run.ts';

/** One calculation as the tests look at it: refused, or answered and ready to be asked again. */
type TrialResult =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | { readonly ok: true; readonly answer: PresentedAnswer; readonly trial: Trial };

export function tried(calculator: Calculator, typed: Record<string, string>): TrialResult {
  const found = checkedAnswer(calculator, typed, defaultOptions);
  if (!found.ok) return found;
  const answer = present(calculator, found, defaultOptions);
  const asked = (changes: TypedInputs): LawAnswer | undefined => {
    const strange = Object.keys(changes).find((name) => !(name in calculator.inputs));
    if (strange !== undefined) throw new Error(`${calculator.id}: a law asks with ${strange}, which is not an input`);
    const again = tried(calculator, { ...typed, ...changes } as Record<string, string>);
    return again.ok ? again.trial : undefined;
  };
  const whole = Object.fromEntries(
    Object.entries(calculator.inputs).map(([name, field]) => [
      name,
      isAbsent(typed[name]) ? field.default! : typed[name]!,
    ]),
  );
  const trial: Trial = {
    typed: whole,
    given: found.given,
    numbers: found.numbers,
    secondWays: (found.answer.checked ?? []).filter((evidence) => typeof evidence === 'function'),
    get values() {
      return Object.fromEntries(answer.values.map((value) => [value.name, value]));
    },
    asked,
  };
  return { ok: true, answer, trial };
}
