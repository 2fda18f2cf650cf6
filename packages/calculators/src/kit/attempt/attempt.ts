import { equal } from '@nomogram/math/expression/build.ts';
import { size } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Calculator } from '../calculator.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { attemptName } from '../request.ts';
import type { TypedInputs } from '../run.ts';
import { calculate } from '../solve.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { askedOf } from './truth.ts';
import { unlessOtherForm } from './wanted-form.ts';

/**
 * What every surface calls to have an answer of a visitor judged: calculates what was asked, and compares. The outcome is an answer
 * to another question, so it has no values: nobody learns the solution by asking whether he has it.
 */
export function judgeAttempt(calculator: Calculator, typed: TypedInputs, options: Options): Outcome {
  const { [attemptName]: attempt = '', ...inputs } = typed;
  // An attempt has a unit of its own, and is compared in that of the calculator.
  const outcome = calculate(calculator, inputs, { ...options, angles: undefined });
  if (!outcome.ok) return outcome;
  const { values } = outcome.answer;
  const found = unlessCopied(judge(outcome.answer, attempt, options), attempt, Object.values(inputs), options);
  const judgement = unlessOtherForm(found, calculator.wantedForm, attempt, values, options);
  const asked = askedOf(values);
  return {
    ok: true,
    answer: {
      calculator: calculator.id,
      text: judgement.says,
      read: outcome.answer.read,
      values: [],
      checked: outcome.answer.checked,
      sources: [],
      judgement: asked === undefined ? judgement : { ...judgement, asked },
    },
  };
}

/** An input that comes back as it was typed is equal to what a rewriting calculator answers, but it is no answer. */
export function unlessCopied(
  found: Judgement,
  attempt: string,
  inputs: readonly (string | undefined)[],
  { angle, decimal }: Options,
): Judgement {
  if (found.grade !== 'equal') return found;
  const typed = [attempt, ...inputs.flatMap((one) => one ?? [])].map((text) => parse(text, { angle, decimal }));
  const [yours, ...given] = typed.flatMap((one) => (one.ok ? [one.value.expression] : []));
  const isCopy = typed[0]!.ok && yours !== undefined && size(yours, 2) > 1 && given.some((one) => equal(one, yours));
  return isCopy
    ? {
        grade: 'unfinished',
        says: 'So far right: this is the problem itself, which is equal to its answer. Write down what was asked for.',
      }
    : found;
}
