import type { Failure } from '@nomogram/math/result/result.ts';
import type { Answer, Check } from './answer.ts';
import type { Calculator } from './calculator.ts';
import { drawable } from './drawable.ts';
import { inTypedUnits, withoutUnits } from './fields/typed-units.ts';
import { numberOf } from './number-of.ts';
import { defaultOptions, type Options } from './options.ts';
import type { Outcome, Problem } from './outcome.ts';
import { type CheckedAnswer, present } from './present.ts';

/** What was typed, by the name of the input; absent, empty and NULL stand for the default. */
export type TypedInputs = { readonly [input: string]: string | undefined };

/**
 * The one way through a calculator, on every surface: read every input (all problems are reported together), compute,
 * check, draw, present. No answer leaves without a passed check. The text is there at once; the rest of the structured
 * answer is made when it is first read (`present.ts`), by the same functions, from what was checked.
 */
export function run(calculator: Calculator, typed: TypedInputs, options: Options): Outcome {
  const found = checkedAnswer(calculator, typed, options);
  return found.ok ? { ok: true, answer: present(calculator, found, options) } : found;
}

/** What `run` presents: an answer that has passed its check, and its values as numbers. */
export type RunResult =
  | ({ readonly ok: true; readonly numbers: { readonly [output: string]: number } } & CheckedAnswer)
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The way of `run` up to where the answer becomes text. */
export function checkedAnswer(calculator: Calculator, typed: TypedInputs, options: Options): RunResult {
  const refused = refusedDigits(calculator, options) ?? refusedMethod(calculator, options);
  if (refused) return { ok: false, problems: [refused] };
  const { given, problems } = readInputs(calculator, typed, options);
  if (problems.length > 0) return { ok: false, problems };
  const unitless = withoutUnits(calculator.inputs, typed, options);
  if (unitless.length > 0) return { ok: false, problems: unitless };
  const found = calculator.compute(given, { ...options, method: options.method ?? calculator.usualMethod });
  if ('ok' in found && !found.ok) return { ok: false, problems: [problemOf(found.error)] };
  const answer = inTypedUnits('ok' in found ? found.value : found, calculator.inputs, typed, options);
  const numbers = numbersOf(answer);
  const checked: Check[] = [];
  for (const evidence of answer.checked ?? []) {
    if (typeof evidence !== 'function') checked.push(evidence);
    else {
      const { how, detail, passed } = evidence(numbers);
      if (!passed) return { ok: false, problems: [unchecked({ how, detail })] };
      checked.push({ how, detail });
    }
  }
  if (checked.length === 0) throw new Error(`${calculator.id} answered without a check`);
  const figure = () => drawable(answer.figure?.(numbers));
  return { ok: true, typed: asTyped(typed), given, answer, numbers, checked, figure };
}

/** What its fields cannot read of what was typed; nothing is computed. */
export const unreadable = (calculator: Calculator, typed: TypedInputs, options: Options): readonly Problem[] =>
  readInputs(calculator, typed, options).problems.filter(({ code }) => code !== 'missing');

/** A number of digits that the answer cannot have is refused, never ignored. */
function refusedDigits({ maxDigits }: Calculator, { digits }: Options): Problem | undefined {
  if (digits === defaultOptions.digits || digits <= maxDigits) return undefined;
  const message =
    maxDigits === 0
      ? 'digits: nothing in this answer is rounded, so no number of digits is accepted.'
      : `digits: at most ${maxDigits} are accepted here; no more are known.`;
  return { code: 'unreadable', message };
}

/** A way that the steps cannot go is refused, too. */
function refusedMethod({ methods }: Calculator, { method }: Options): Problem | undefined {
  if (method === undefined || Object.hasOwn(methods, method)) return undefined;
  const names = Object.keys(methods);
  const message =
    names.length === 0
      ? 'method: the steps of this calculator go one way only, so none is accepted.'
      : `method: ${names.join(' or ')} is accepted.`;
  return { code: 'unreadable', message };
}

/** Without what stands for a default, which nobody typed. */
const asTyped = (typed: TypedInputs): TypedInputs =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => !isAbsent(text)));

/** True where an input stands for its default. */
export const isAbsent = (text: string | undefined): boolean =>
  text === undefined || text.trim() === '' || text.trim() === 'NULL';

function readInputs(calculator: Calculator, typed: TypedInputs, options: Options) {
  const given: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [input, field] of Object.entries(calculator.inputs)) {
    const text = isAbsent(typed[input]) ? field.default : typed[input];
    if (text === undefined) {
      problems.push({ code: 'missing', input, message: `${field.label} ${field.plural ? 'are' : 'is'} missing.` });
      continue;
    }
    const result = field.read(text, options);
    if (result.ok) given[input] = result.value;
    else problems.push({ ...result.error, input });
  }
  return { given, problems };
}

/** A failure of `compute` as a visitor reads it: what it says as a sentence, and the input that it names. */
const problemOf = ({ input, reason: _, ...failure }: Failure): Problem => ({
  ...failure,
  message: sentence(failure.message),
  ...(input !== undefined && { input }),
});

/** The mathematics says why in words; a visitor reads a sentence. */
const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.?!]$/.test(words) ? '' : '.');

const unchecked = (verdict: Check): Problem => ({
  code: 'check-failed',
  message: `No answer: one was found, but it did not pass its check (${verdict.how}), so it is not shown.`,
});

function numbersOf(answer: Answer): Record<string, number> {
  const entries = Object.entries(answer.values).map(
    ([name, quantity]) => [name, quantity ? numberOf(quantity.form) : Number.NaN] as const,
  );
  return Object.fromEntries(entries);
}
