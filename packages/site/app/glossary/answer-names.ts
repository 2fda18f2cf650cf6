import type { PresentedAnswer, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { namesIn } from '@nomogram/calculators/kit/present/named-functions.ts';
import names from '../../../../content/dist/glossary-names.json' with { type: 'json' };
import type { Word } from './words.ts';

const entries: ReadonlyMap<string, Word> = new Map(Object.entries(names));

/** The entries that explain the functions and constants that an answer names, in the order in which they stand there. */
export function answerNames({ values, cases = [] }: Pick<PresentedAnswer, 'values' | 'cases'>): readonly Word[] {
  const found = [...values, ...cases.map(({ value }) => value)]
    .flatMap(printed)
    .flatMap(namesIn)
    .flatMap((name) => entries.get(name) ?? []);
  return [...new Map(found.map((word) => [word.id, word])).values()];
}

const printed = ({ exact, named = exact }: PresentedValue): readonly string[] => (named === undefined ? [] : [named]);
