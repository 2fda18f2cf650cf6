import type { Calculator, Example, Fields } from '../kit/calculator.ts';
import { defaultOptions, type Options } from '../kit/options.ts';
import type { PresentedAnswer } from '../kit/outcome.ts';
import { present } from '../kit/present.ts';
import { checkedAnswer, type RunResult } from '../kit/run.ts';

/** What is answered with the usual settings: what `run` says, and what it says it from. */
export type Answered =
  | Extract<RunResult, { ok: false }>
  | { readonly ok: true; readonly answer: PresentedAnswer; readonly found: Extract<RunResult, { ok: true }> };

/** By the calculator, and what its example gives: one with a mistake in it is another calculator. */
const kept = new WeakMap<Calculator, WeakMap<Given, Answered>>();

type Given = Example<Fields, string>['given'];

/**
 * What a calculator answers, its steps by a method or the usual one. Of its own examples, by the usual one, it is calculated once for all tests of a
 * thread, which ask for them again and again.
 */
export function answered(calculator: Calculator, given: Given, method?: string): Answered {
  const isKept = method === undefined && calculator.examples.some((example) => example.given === given);
  if (!isKept) return calculated(calculator, given, { ...defaultOptions, ...(method && { method }) });
  const own = kept.get(calculator) ?? new WeakMap<Given, Answered>();
  kept.set(calculator, own);
  const outcome = own.get(given) ?? calculated(calculator, given, defaultOptions);
  own.set(given, outcome);
  return outcome;
}

function calculated(calculator: Calculator, given: Given, options: Options): Answered {
  const found = checkedAnswer(calculator, given, options);
  return found.ok ? { ok: true, answer: present(calculator, found, options), found } : found;
}
