import type { Calculator } from '../kit/calculator.ts';
import type { LawAnswer, Trial } from '../kit/law.ts';
import type { PresentedAnswer, Problem } from '../kit/outcome.ts';
import { isAbsent, type TypedInputs } from '../kit/run.ts';
import { answered } from './answered.ts';

/** One calculation as the tests look at it: refused, or answered and ready to be asked again. */
type TrialResult =
  | { readonly ok: false; readonly problems: readonly Problem[] }
  | { readonly ok: true; readonly answer: PresentedAnswer; readonly trial: Trial };

export function tried(calculator: Calculator, typed: Record<string, string>): TrialResult {
  const outcome = answered(calculator, typed);
  if (!outcome.ok) return outcome;
  const { answer, found } = outcome;
  // Several laws ask for the same.
  const again = new Map<string, LawAnswer | undefined>();
  const asked = (changes: TypedInputs): LawAnswer | undefined => {
    const strange = Object.keys(changes).find((name) => !(name in calculator.inputs));
    if (strange !== undefined) throw new Error(`${calculator.id}: a law asks with ${strange}, which is not an input`);
    const key = JSON.stringify(Object.entries(changes).sort());
    if (again.has(key)) return again.get(key);
    const other = tried(calculator, { ...typed, ...changes } as Record<string, string>);
    const answer = other.ok ? other.trial : undefined;
    again.set(key, answer);
    return answer;
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
