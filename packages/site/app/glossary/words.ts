import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Page, TopicId } from '@nomogram/calculators/kit/page.ts';
import type { GlossaryEntry } from '../../../../content/content.ts';
import { paragraphsOf } from '../math/prose.ts';

/*
 * Which entries of the glossary explain words that stand on a page: their titles and other names are looked for in what the page says.
 * A word may have another sense elsewhere (the period of a sine, the periods of a loan), so that only entries of the fields that a topic
 * belongs to are looked for.
 */

/** What a page needs of an entry to lead there. */
export interface Word {
  readonly id: string;
  readonly title: string;
}

type Entry = Pick<GlossaryEntry, 'id' | 'title' | 'field' | 'also'>;

/** The fields of the glossary whose language the pages of a topic speak. */
export const fieldsOfTopic: { readonly [topic in TopicId]: readonly string[] } = {
  algebra: [
    'Algebra',
    'Complex numbers',
    'Equations and inequalities',
    'Functions',
    'Matrices and systems',
    'Numbers',
    'Polynomials',
  ],
  calculus: [
    'Derivatives',
    'Equations and inequalities',
    'Functions',
    'Integrals',
    'Limits',
    'Matrices and systems',
    'Polynomials',
    'Sums and series',
  ],
  trigonometry: ['Equations and inequalities', 'Functions', 'Trigonometry'],
  statistics: ['Statistics'],
  surface: ['Geometry and surveying'],
  topography: ['Geometry and surveying', 'Trigonometry'],
  finance: ['Finance', 'Numbers', 'Statistics'],
  science: [],
  functions: ['Functions', 'Numbers', 'Sums and series'],
};

/** The entries of the words of each form of a page, by its name, in the order in which they stand there. */
export function wordsOfForms(
  entries: readonly Entry[],
  page: Page,
  forms: readonly Form[],
): Readonly<Record<string, readonly Word[]>> {
  const find = wordFinder(entries.filter(({ field }) => fieldsOfTopic[page.topic].includes(field)));
  return Object.fromEntries(forms.map((form) => [form.name, find(textOf(form))]));
}

/** What a page says of one form alone: names, labels and what explains them, without formulas, in which a Delta is no word. */
const textOf = (form: Form): string =>
  [
    form.title,
    form.purpose,
    ...[...form.fields, form.result].flatMap((field) => (field ? [field.label, field.hint] : [])),
    ...form.help.flatMap(({ title, text }) => [title, text]),
  ]
    .flatMap((said) => paragraphsOf(said ?? '').flat())
    .flatMap(({ math, text }) => (math ? [] : [text]))
    .join('\n');

/** Finds the words of entries in a text, each entry once. */
export function wordFinder(entries: readonly Entry[]): (text: string) => readonly Word[] {
  const named = new Map(
    entries.flatMap((entry) => [entry.title, ...entry.also].map((name) => [name.toLowerCase(), entry] as const)),
  );
  if (named.size === 0) return () => [];
  // The longest name first: what is said of the net present value is not said of the present value.
  const names = [...named.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const said = text.toLowerCase().replaceAll('’', "'").replace(otherSenses, ' ');
    const found = [...said.matchAll(pattern)].map(([, name]) => named.get(name!)!);
    return [...new Set(found)].map(({ id, title }) => ({ id, title }));
  };
}

/** What a number means is no mean, a share of the sales is none of a company, and what must not be exceeded is no limit of a function. */
const otherSenses =
  /\bmeans\b|\b(?:do|does|did|may|would|can)(?: not)? mean\b|\bshares? of\b|\b(?:lower|upper) limits?\b|\btriangle inequality\b/g;

const escaped = (text: string): string => text.replaceAll('’', "'").replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
