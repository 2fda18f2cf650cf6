import { load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { type Form, formOf } from '@nomogram/calculators/kit/form.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { linesOf } from '@nomogram/calculators/kit/value-text.ts';
import { escapeHtml } from './html.ts';
import { ContentProblem } from './problem.ts';

/**
 * Calculators inside a text. A fenced block names one of the catalogue, its inputs, and which values of the answer it shows:
 *
 *     ```calculator statistics-continuous/normal
 *     mean = 0
 *     standardDeviation = 1
 *     x = 9
 *     show: survival, cumulative
 *     ```
 *
 * It becomes a form that works as it stands: without scripts it opens the page of the calculator, calculated; with the
 * script of the article it answers in place. The answer that it shows at first is computed when the text is built.
 */
export type Calculators = ReadonlyMap<string, Calculator>;

const fence = /^```calculator (\S+)$/gm;

/** Loads every calculator that the texts name. */
export async function loadCalculators(texts: readonly string[]): Promise<Calculators> {
  const ids = new Set(texts.flatMap((text) => [...text.matchAll(fence)].map((match) => match[1]!)));
  const loaded = await Promise.all([...ids].map(async (id) => [id, await load(id)] as const));
  return new Map(loaded.flatMap(([id, calculator]) => (calculator ? [[id, calculator]] : [])));
}

/** The id of the calculator that the opening line of a fenced block names, if it names one. */
export const calculatorOf = (language: string | undefined): string | undefined =>
  /^calculator (\S+)$/.exec(language ?? '')?.[1];

/**
 * The form of one calculator in a text; `place` tells the forms of one text apart.
 * @throws ContentProblem where the calculator, an input or a value does not exist, or where there is no answer.
 */
export function liveHtml(calculators: Calculators, id: string, block: string, place: number): string {
  const calculator = calculators.get(id);
  if (!calculator) throw new ContentProblem(`there is no calculator ${id}`);
  const { endpoint } = calculator;
  if (endpoint.method === 'page') throw new ContentProblem(`the calculator ${id} has no endpoint to ask`);
  const form = formOf(calculator);
  const { typed, shown } = readBlock(form, block);
  const lines = linesShown(calculator, typed, shown);
  const data = { endpoint, slash: form.slash, missing: form.missing, required: requiredOf(form), shown };
  return [
    `<form class="live" action="/${calculator.page}" method="get" data-live="${escapeHtml(JSON.stringify(data))}">`,
    `<fieldset><legend>${escapeHtml(form.title)}</legend>`,
    `<input type="hidden" name="calculation" value="${escapeHtml(form.name)}">`,
    ...form.fields.map((field) => controlHtml(field, typed[field.name] ?? '', `live-${place}-${field.name}`)),
    '<button type="submit" class="button">Calculate</button>',
    `<output for="${form.fields.map(({ name }) => `live-${place}-${name}`).join(' ')}">${escapeHtml(lines)}</output>`,
    `<a href="/${calculator.page}?calculation=${encodeURIComponent(form.name)}">Open this calculator on its page</a>`,
    '</fieldset></form>',
  ].join('');
}

const requiredOf = (form: Form): readonly string[] =>
  form.fields.filter(({ presence }) => presence).map(({ name }) => name);

/** `name = value` a line; `show: a, b` names values of the answer, in the words of its JSON. */
function readBlock(form: Form, block: string): { typed: Record<string, string>; shown: readonly string[] } {
  const typed: Record<string, string> = {};
  let shown: readonly string[] = [];
  for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
    const show = /^show: (.+)$/.exec(line)?.[1];
    const [, name = '', value = ''] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (show) shown = show.split(',').map((word) => word.trim());
    else if (form.fields.some((field) => field.name === name)) typed[name] = value;
    else throw new ContentProblem(`${form.id} cannot read the line "${line}"; its inputs are ${inputs(form)}`);
  }
  return { typed, shown };
}

const inputs = (form: Form): string => form.fields.map(({ name }) => name).join(', ');

/** The lines of the answer that are shown; all where no value is named. */
function linesShown(calculator: Calculator, typed: Record<string, string>, shown: readonly string[]): string {
  const outcome = run(calculator, typed, defaultOptions);
  if (!outcome.ok) {
    throw new ContentProblem(`${calculator.id} has no answer: ${outcome.problems.map((one) => one.message).join(' ')}`);
  }
  const { values } = outcome.answer;
  const unknown = shown.find((name) => !values.some((value) => value.name === name));
  if (unknown !== undefined) {
    throw new ContentProblem(
      `${calculator.id} has no value ${unknown}, only ${values.map((one) => one.name).join(', ')}`,
    );
  }
  return linesOf(outcome.answer, shown);
}

function controlHtml({ name, label, unit, control }: Form['fields'][number], value: string, id: string): string {
  const words = escapeHtml(unit ? `${label} (${unit})` : label);
  const named = `id="${id}" name="${name}"`;
  if (control.control === 'select') {
    const options = control.options.map((option) => {
      const chosen = option.value === value ? ' selected' : '';
      return `<option value="${escapeHtml(option.value)}"${chosen}>${escapeHtml(option.label)}</option>`;
    });
    return `<label for="${id}">${words}</label><select class="field" ${named}>${options.join('')}</select>`;
  }
  return `<label for="${id}">${words}</label><input class="field" ${named} value="${escapeHtml(value)}" autocomplete="off">`;
}
