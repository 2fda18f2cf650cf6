import type { IndexEntry } from '@nomogram/calculators/kit/index-entry.ts';

/** What the search can find: calculators and the pages around them, constants, articles, terms of the glossary. */
export interface SearchDocument {
  /** `page/name` of a calculator, `/page`, `list#constant`, the address of an article. */
  readonly id: string;
  readonly kind: 'calculator' | 'page' | 'constant' | 'article' | 'term';
  readonly href: string;
  readonly title: string;
  /** Where it stands, in words. */
  readonly where: string;
  /** Every other word by which it should be found. */
  readonly names: string;
  /** Words around it: its topic, the labels of its fields. */
  readonly around: string;
  /** One sentence of what it is for. */
  readonly purpose: string;
  /** The value of a constant, with its unit. */
  readonly value?: string;
  /** What is needed to calculate with it. */
  readonly calculator?: AskableEntry;
}

/** The part of the index that puts values into their places and asks the service. */
export type AskableEntry = Pick<IndexEntry, 'endpoint' | 'slash' | 'inputs' | 'asks'>;
