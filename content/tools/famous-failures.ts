import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { Outcome, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import type { ComputedFailure } from '../content.ts';
import type { Expectation, FamousFailure } from '../famous-failures.ts';
import { escapeHtml, numbersInText } from './html.ts';
import { markdownToHtml } from './markdown.ts';
import { mathml } from './mathml.ts';
import { ContentProblem } from './problem.ts';
import { within } from './within.ts';

/**
 * Computes the problem with its calculator, as the service would, and sets it for the page.
 * @throws ContentProblem when the answer is not the one that is wanted.
 */
export async function computeFailure(failure: FamousFailure): Promise<ComputedFailure> {
  const { id, group, problem, trap, calculator: name, given, wanted, further } = failure;
  const file = `content/famous-failures.ts: ${id}`;
  const calculator = await load(name);
  if (calculator === undefined) throw new ContentProblem(`${file}: there is no calculator ${name}`);
  const outcome = run(calculator, given, defaultOptions);
  const wrong = difference(outcome, wanted) ?? (further && difference(outcome, further));
  if (wrong !== undefined) throw new ContentProblem(`${file}: ${wrong}`);
  const [page, form] = name.split('/') as [string, string];
  return {
    id,
    group,
    problem: within(file, () => inline(problem)),
    trap,
    ...shown(outcome, wanted, further),
    href: `/${page}?${new URLSearchParams({ calculation: form, ...given })}`,
  };
}

/** What is wrong with an outcome, in words; undefined where it is what is wanted. */
function difference(outcome: Outcome, wanted: Expectation): string | undefined {
  if ('refused' in wanted) {
    if (outcome.ok) return `it must be refused, and the answer is "${outcome.answer.text}"`;
    const messages = outcome.problems.map(({ message }) => message).join(' ');
    return messages.includes(wanted.refused)
      ? undefined
      : `the reason "${wanted.refused}" is wanted, not "${messages}"`;
  }
  if (!outcome.ok) return outcome.problems.map(({ message }) => message).join(' ');
  const { read, values, checked } = outcome.answer;
  if ('reading' in wanted && read[0]?.as !== wanted.reading)
    return `the reading "${wanted.reading}" is wanted, not "${read[0]?.as}"`;
  if (checked.length === 0) return 'the answer was not checked';
  const value = values.find(({ name }) => name === wanted.value);
  if (value === undefined) return `the answer has no value ${wanted.value}`;
  const text = value.exact ?? value.words ?? value.decimal ?? '';
  return holds(value, wanted) ? undefined : `${JSON.stringify(wanted)} is wanted, not "${text}"`;
}

function holds(value: PresentedValue, wanted: Exclude<Expectation, { readonly refused: string }>): boolean {
  const { exact, words, decimal } = value;
  if ('is' in wanted) return [exact, words, decimal].includes(wanted.is);
  if ('digits' in wanted) return agrees(decimal ?? '', wanted.digits);
  const numbers = exact?.match(/-?\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === wanted.all.length && wanted.all.every((one, k) => agrees(numbers[k]!, one));
}

/** Equal in all digits of the one with fewer of them, but at least in five. */
function agrees(found: string, wanted: string): boolean {
  const digitsOf = (text: string) => (text.split('e')[0] ?? '').replace(/^-?[0.]*|\D/g, '').length;
  const digits = Math.min(digitsOf(found), digitsOf(wanted));
  const rounded = (text: string) => rounding(text, digits);
  return digits >= Math.min(5, digitsOf(wanted)) && rounded(found) === rounded(wanted);
}

/** A decimal to so many digits, also where a double has none left: the exponent is put aside. */
function rounding(text: string, digits: number): string {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [shown = '', power = '0'] = Number(mantissa)
    .toExponential(digits - 1)
    .split('e');
  return `${shown}e${Number(power) + Number(exponent)}`;
}

function shown(
  outcome: Outcome,
  wanted: Expectation,
  further: Expectation | undefined,
): Pick<ComputedFailure, 'answer' | 'refused' | 'reading' | 'checked'> {
  if (!outcome.ok) return { answer: escapeHtml(outcome.problems[0]!.message), refused: true, checked: [] };
  const { read, values, checked } = outcome.answer;
  const [first, second] = [wanted, further].map((one) =>
    values.find(({ name }) => one !== undefined && 'value' in one && name === one.value),
  );
  return {
    answer: valueHtml(first!) + (second ? `; ${escapeHtml(second.label.toLowerCase())}: ${valueHtml(second)}` : ''),
    reading: 'reading' in wanted ? read[0]!.as : undefined,
    checked: checked.map(({ detail, how }) => detail || how),
  };
}

/** A formula where there is an exact form that says more than digits do, else the digits as text. */
function valueHtml({ exact, decimal, latex, words, unit, also }: PresentedValue): string {
  const isFormula = exact !== undefined && exact !== decimal && latex !== undefined;
  const digits = decimal === undefined ? '' : numbersInText(decimal);
  const besides = isFormula && digits ? ` ≈ ${digits}` : '';
  const main = words !== undefined ? escapeHtml(words) : isFormula ? mathml(`\\displaystyle ${latex}`) : digits;
  const rounded = also?.startsWith('≈') ? ` ${escapeHtml(also)}` : '';
  return `${main}${besides}${unit ? ` ${escapeHtml(unit)}` : ''}${rounded}`;
}

/** Markdown of one line, without its paragraph. */
const inline = (markdown: string): string => markdownToHtml(markdown).replace(/^<p>|<\/p>$/g, '');
