import { entries } from '@nomogram/calculators/catalogue.ts';
import { namesIn } from '@nomogram/calculators/kit/present/named-functions.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import type { GlossaryEntry } from '../content.ts';
import { pickFields, readFrontMatter } from './front-matter.ts';
import { escapeHtml } from './html.ts';
import { markdownToHtml } from './markdown.ts';
import { mathml } from './mathml.ts';
import { plainText } from './plain-text.ts';
import { ContentProblem } from './problem.ts';
import { within } from './within.ts';

/** An example that a calculator answers: what is typed, a right answer, and perhaps the usual wrong one. */
export interface Trial {
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly wrong?: string;
}

/** An entry as it was written: what the tests evaluate, and the page that is made of it. */
export interface WrittenEntry {
  readonly entry: GlossaryEntry;
  /** Both sides of an equality. */
  readonly equality?: readonly [before: string, after: string];
  readonly trial?: Trial;
}

/** A rule or a term from its Markdown file; see content/README.md for its parts. */
export function readEntry(file: string, text: string): WrittenEntry {
  const { fields, body } = readFrontMatter(file, text);
  const matter = pickFields(file, fields, ['title', 'field'], ['rules', 'names', 'also', 'example', 'try', 'wrong']);
  const id = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new ContentProblem(`${file}: the name of the file has to be lowercase words with hyphens between them`);
  const [statement = '', when = '', mistake = ''] = body.split(/^## (?:When|Mistake)$/m).map((part) => part.trim());
  if (statement === '' || when === '' || mistake === '')
    throw new ContentProblem(`${file}: a statement, a section "## When" and a section "## Mistake" are needed`);
  const equality = matter.example === undefined ? undefined : sidesOf(file, matter.example);
  const trial = matter.try === undefined ? undefined : trialOf(file, matter.try, matter.wrong);
  if (!equality && !trial) throw new ContentProblem(`${file}: an example is needed, as "example" or "try"`);
  const html = (markdown: string) => within(file, () => markdownToHtml(markdown));
  return {
    equality,
    trial,
    entry: {
      id,
      title: matter.title,
      field: matter.field,
      rules: listed(matter.rules),
      names: listed(matter.names).map((call) => namesIn(call)[0]!),
      also: listed(matter.also),
      description: plainText(html(statement)),
      statement: html(statement),
      when: html(when),
      example: within(file, () => exampleHtml(equality, trial)),
      mistake: html(mistake),
    },
  };
}

const listed = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function sidesOf(file: string, text: string): readonly [string, string] {
  const sides = text.split(' = ');
  if (sides.length !== 2) throw new ContentProblem(`${file}: the example "${text}" is not "before = after"`);
  return [sides[0]!, sides[1]!];
}

/** `page/name | input = text, another = text | answer`. */
function trialOf(file: string, text: string, wrong: string | undefined): Trial {
  const [calculator = '', inputs = '', answer = ''] = text.split(' | ').map((part) => part.trim());
  if (answer === '') throw new ContentProblem(`${file}: "${text}" is not "page/name | input = text | answer"`);
  const pairs = inputs.split(' & ').map((pair) => {
    const [, name, value] = /^(\w+) = (.*)$/.exec(pair) ?? [];
    if (name === undefined) throw new ContentProblem(`${file}: "${pair}" is not "input = text"`);
    return [name, value!.replaceAll(' // ', '\n')] as const;
  });
  return { calculator, inputs: Object.fromEntries(pairs), answer, ...(wrong !== undefined && { wrong }) };
}

function exampleHtml(equality: WrittenEntry['equality'], trial: Trial | undefined): string {
  const shown = equality ? `<p>${formula(`${equality[0]} = ${equality[1]}`)}</p>` : '';
  if (!trial) return shown;
  const { calculator, inputs, answer } = trial;
  const [page, name] = calculator.split('/');
  const query = new URLSearchParams({ calculation: name!, ...inputs });
  const given = namedInputs(calculator, inputs).join(' · ');
  const link = `<a href="/${page}?${escapeHtml(query.toString())}">Calculate it, with its steps</a>`;
  return `${shown}<p>${given} gives ${formula(answer)}.</p><p class="print:hidden">${link}</p>`;
}

/** The inputs with their names, without which several numbers say nothing; a formula that comes first says by itself what it is. */
function namedInputs(calculator: string, inputs: Trial['inputs']): readonly string[] {
  const known = entries.find(({ id }) => id === calculator)?.inputs ?? [];
  const given = Object.entries(inputs);
  return given.map(([name, text], place) => {
    const input = known.find((one) => one.name === name);
    if (!input || given.length === 1 || (place === 0 && input.takes === 'expression')) return formula(text);
    return `${escapeHtml(input.label)} ${formula(text)}${input.percent ? ' %' : ''}`;
  });
}

/** Mathematics where it can be read as such, else the text as it is typed: 99.85 is no fraction there. */
function formula(text: string): string {
  if (/^-?\d+\.\d+$/.test(text)) return mathml(text);
  const sides = text.split(/ = (?![^(]*\))/).map((side) => parse(side));
  const latex = sides.map((side) => (side.ok ? toLatex(side.value.expression) : undefined));
  return latex.every((side) => side !== undefined)
    ? mathml(text.includes(' = ') || sides.length > 1 ? latex.join(' = ') : latex[0]!)
    : `<code>${escapeHtml(text)}</code>`;
}
