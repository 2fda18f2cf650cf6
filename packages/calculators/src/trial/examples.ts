import { relativeDifference } from '../kit/agreement.ts';
import type { Calculator, Example, ExampleFailure, Expectation, Fields } from '../kit/calculator.ts';
import { sameFunction } from '../kit/laws/expressions.ts';
import { defaultOptions } from '../kit/options.ts';
import type { Outcome, PresentedValue } from '../kit/outcome.ts';
import { run } from '../kit/run.ts';
import type { FinanceCalculator } from '../shared/finance/formula.ts';
import { answered } from './answered.ts';

/** What is wrong with an example of a declaration; undefined when it is true. */
export function faultOfExample(calculator: Calculator, example: Example<Fields, string>): string | undefined {
  const outcome = answered(calculator, example.given);
  if ('fails' in example) return faultOfRefusal(calculator, example, outcome);
  if (!outcome.ok) return outcome.problems.map(({ message }) => message).join(' ');
  const { text, checked, values } = outcome.answer;
  if (checked.length === 0) return 'has no check';
  const torn = checked.find(({ detail }) => !/[.!?)]$/.test(detail));
  if (torn) return `has a check that is no sentence: ${torn.detail}`;
  if (/NaN|Infinity|undefined =|\[object/.test(text)) return `is answered with ${text}`;
  return Object.entries(example.expect)
    .map(([name, expected]) =>
      faultOfValue(
        name,
        values.find((one) => one.name === name),
        expected!,
      ),
    )
    .find((fault) => fault !== undefined);
}

function faultOfRefusal(
  calculator: Calculator,
  { fails: code, names }: { readonly fails: ExampleFailure; readonly names?: string },
  outcome: Outcome,
): string | undefined {
  const problems = outcome.ok ? [] : outcome.problems;
  const found = problems.find((problem) => problem.code === code);
  if (!found) return `fails as ${problems.map((problem) => problem.code).join(' ') || 'nothing'} instead of ${code}`;
  if (names !== undefined && found.input !== names) return `${found.message} names ${found.input} instead of ${names}`;
  // A number beside its limit is refused by its field, which names it.
  return code === 'out-of-range' && found.input === undefined && takesNumbers(calculator)
    ? `${found.message} names no input`
    : undefined;
}

const takesNumbers = ({ page, inputs }: Calculator): boolean =>
  !page.startsWith('finance-') &&
  Object.values(inputs).every(({ control }) => control.control === 'text' && control.entry !== 'text');

function faultOfValue(name: string, value: PresentedValue | undefined, expected: Expectation): string | undefined {
  if (!value) return `${name} is not among the values of the answer`;
  const { exact, words, decimal } = value;
  if (typeof expected === 'string') {
    const shown = exact ?? words ?? decimal;
    return shown === expected ? undefined : `${name} = ${shown}, expected ${expected}`;
  }
  if (typeof expected === 'object')
    // An antiderivative is shown with its constant.
    return sameFunction(exact?.replace(/ \+ C$/, ''), expected.same)
      ? undefined
      : `${name} = ${exact}, which is not ${expected.same}`;
  return relativeDifference(Number(decimal), expected) < 1e-12
    ? undefined
    : `${name} = ${decimal}, expected ${expected}`;
}

/** A text that a field must refuse and does not, or refuses without naming the field; undefined when there is none. */
export function faultOfRefusals(calculator: Calculator): string | undefined {
  const good = calculator.examples.find((example) => 'expect' in example)!.given;
  for (const [input, field] of Object.entries(calculator.inputs)) {
    const { bad, beyond = [] } = field.samples;
    for (const text of [...bad, ...beyond]) {
      const outcome = run(calculator, { ...good, [input]: text }, defaultOptions);
      if (outcome.ok) return `${input} = ${text} is answered`;
      const problem = outcome.problems[0]!;
      const isSentence = /^[\p{L}\p{N}(|].*[.?!]$/su.test(problem.message);
      if (problem.input !== input || !isSentence || !problem.message.includes(field.label))
        return `${input} = ${text} is refused with “${problem.message}”`;
      if (problem.code !== 'out-of-range' && beyond.includes(text))
        return `${input} = ${text} is not outside its limits`;
    }
  }
  return undefined;
}

/** What a calculator of finance refuses in other words than its declaration gives; undefined where there is nothing. */
export function faultOfRefused(calculator: Calculator): string | undefined {
  const { refused = [] } = calculator as Partial<FinanceCalculator>;
  for (const [typed, message] of refused) {
    const given = Object.fromEntries(Object.keys(calculator.inputs).map((name, k) => [name, typed[k]]));
    const outcome = run(calculator, given, defaultOptions);
    const [problem] = outcome.ok ? [] : outcome.problems;
    if (problem?.message !== message)
      return `${typed.join(' · ')} is refused with “${problem?.message}”, not “${message}”`;
  }
  return undefined;
}
