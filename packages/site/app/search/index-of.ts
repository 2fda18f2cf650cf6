import MiniSearch from 'minisearch';
import type { SearchDocument } from './document.ts';
import { termOf, wordsOf } from './words.ts';

/** A document that fits, and how well. */
export interface Hit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Whether the query is one of its names, word for word. */
  readonly named: boolean;
  /** The part of the query's words that say something and stand in the document. */
  readonly share: number;
  /** Whether all of them stand in it as they were typed, or begin a word of it. */
  readonly exact: boolean;
  /** Whether all of them stand in its names or beside its fields, not only in the sentence that describes it. */
  readonly isNamedBy: boolean;
  /** Whether one of its names stands whole in the query, or at least the first word of one. */
  readonly naming: 'whole' | 'begun' | 'none';
  /** Whether one of them stands in its title. */
  readonly inTitle: boolean;
}

export type Index = (query: string) => readonly Hit[];

const fields = ['title', 'names', 'where', 'around', 'purpose'] as const;
const boost = { title: 4, names: 3, where: 1.2, around: 0.6, purpose: 0.5 };
/** People search a calculator or a list first, and a constant by its name; a term of the glossary explains what these show. */
const weights = { calculator: 1.15, page: 0.7, constant: 0.85, article: 0.8, term: 0.1 };

/** Makes the documents searchable: by beginnings of words, past slips of the fingers; what goes by just this name first, then the best. */
export function indexOf(documents: readonly SearchDocument[]): Index {
  const names = new Map(
    documents.map(({ id, title, names: others }) => [id, [title, ...others.split(' · ')].map(termsOf)]),
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  const search = new MiniSearch<SearchDocument>({
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2),
      weights: { fuzzy: 0.35, prefix: 0.5 },
    },
  });
  search.addAll(documents);
  return (query) => {
    const terms = termsOf(query);
    if (terms === '') return [];
    const words = new Set(terms.split(' ').filter((term) => !/^\d/.test(term)));
    const asked = Math.max(1, words.size);
    return search
      .search(query)
      .map(({ id, score, queryTerms, match }): Hit => {
        const document = byId.get(id)!;
        // A fact is of what was asked: no muon for a moon, no carbon for a car.
        const found = Object.keys(match);
        const stands = (term: string) => words.has(term) && (document.kind !== 'constant' || found.some(begins(term)));
        const share = Math.min(1, new Set(queryTerms.filter(stands)).size / asked);
        const exact = [...words].every((term) => found.some(begins(term)));
        const isNamedBy = [...words].every((term) => standsInNames(term, match));
        const inTitle = Object.values(match).some((places) => places.includes('title'));
        const own = names.get(id)!;
        const named = own.includes(terms);
        const holds = weightOfNames(own, terms, document.kind);
        return {
          document,
          named,
          share,
          exact,
          isNamedBy,
          inTitle,
          naming: own.some(standsIn(terms)) ? 'whole' : own.some(beginsIn(words)) ? 'begun' : 'none',
          score: score * share ** 2 * (named ? 2.5 : holds) * weights[document.kind],
        };
      })
      .sort(inOrder(terms));
  };
}

/** How much more a document counts whose name stands in the query: one word of a longer query names a body or a constant; that of a calculator may stand for much. */
function weightOfNames(own: readonly string[], terms: string, kind: SearchDocument['kind']): number {
  const held = own.filter(standsIn(terms));
  const length = Math.max(0, ...held.map((name) => name.split(' ').length));
  return length > 1 || kind === 'constant' ? 1 + 0.3 * length : 1;
}

const standsIn =
  (terms: string) =>
  (name: string): boolean =>
    name !== '' && ` ${terms} `.includes(` ${name} `);

const beginsIn =
  (words: ReadonlySet<string>) =>
  (name: string): boolean =>
    words.has(name.split(' ')[0]!);

/** Whether a term stands in a name or beside a field, and not only in the sentence that describes what was found. */
const standsInNames = (term: string, match: { readonly [word: string]: readonly string[] }): boolean =>
  Object.entries(match).some(([word, places]) => begins(term)(word) && places.some((place) => place !== 'purpose'));

/** What was asked for by its name first; of several that go by a letter, the constant that has no other, e; then the best. */
const inOrder = (terms: string) => (a: Hit, b: Hit) =>
  Number(isAskedFor(b)) - Number(isAskedFor(a)) ||
  Number(b.document.id === `math#${terms}`) - Number(a.document.id === `math#${terms}`) ||
  b.score - a.score;

/** A page goes by the names of all that stands on it, and comes after the one that was asked for. */
const isAskedFor = ({ named, document }: Hit): boolean => named && document.kind !== 'page';

const begins = (term: string) => (word: string) => word === term || (term.length > 3 && word.startsWith(term));

const termsOf = (text: string): string => wordsOf(text).map(termOf).filter(Boolean).join(' ');
