import type { Calculator } from '../calculator.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { attemptName } from '../request.ts';
import type { Typed } from '../run.ts';
import { calculate } from '../solve.ts';
import { judge } from './judge.ts';

/**
 * What every surface calls to have an answer of a visitor judged: calculates what was asked, and compares. The outcome is an answer
 * to another question, so it has no values: nobody learns the solution by asking whether he has it.
 */
export function judgeAttempt(calculator: Calculator, typed: Typed, options: Options): Outcome {
  const { [attemptName]: attempt = '', ...inputs } = typed;
  // An attempt has a unit of its own, and is compared in that of the calculator.
  const outcome = calculate(calculator, inputs, { ...options, angles: undefined });
  if (!outcome.ok) return outcome;
  const judgement = judge(outcome.answer, attempt, options);
  return {
    ok: true,
    answer: {
      calculator: calculator.id,
      text: judgement.says,
      read: outcome.answer.read,
      values: [],
      checked: outcome.answer.checked,
      sources: [],
      judgement,
    },
  };
}
