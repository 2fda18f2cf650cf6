import type { Calculator, Endpoint } from './calculator.ts';
import { type Field, isFormulaKind } from './field.ts';

/** A calculator as the index of the catalogue knows it: enough to list, search and route, and nothing that computes. */
export interface IndexEntry {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly purpose: string;
  /** Other names it is searched by. */
  readonly keywords?: readonly string[];
  /** Phrases that ask for it, with `{input}` where a value stands. */
  readonly asks?: readonly string[];
  readonly cost: 'light' | 'heavy';
  readonly endpoint: Endpoint;
  /** Whether the first `/` of a field is sent as `|`. */
  readonly slash?: boolean;
  readonly inputs: readonly IndexInput[];
}

export interface IndexInput {
  readonly name: string;
  readonly label: string;
  /** What sort of text it takes, as far as the search needs to know it to put values into their places. */
  readonly takes:
    | 'number'
    | 'angle'
    | 'point'
    | 'money'
    | 'variables'
    | 'list'
    | 'points'
    | 'expression'
    | 'complex'
    | 'choice';
  /** The values of a choice, each with its other names. */
  readonly choices?: { readonly [value: string]: readonly string[] };
  /** Whether it is a percentage, for which some type 5 and others 0.05. */
  readonly percent?: boolean;
  /** Whether a bare number in it is of gradians, where most people who give no unit mean degrees. */
  readonly gradians?: boolean;
  /** Whether it has a default. */
  readonly optional?: boolean;
}

/** What the index says about a calculator; what is empty is left out. */
export function indexEntryOf(calculator: Calculator): IndexEntry {
  const { id, page, title, purpose, keywords, asks, cost, endpoint, slash, inputs } = calculator;
  return {
    id,
    page,
    title,
    purpose,
    ...(keywords.length > 0 && { keywords }),
    ...(asks.length > 0 && { asks }),
    cost,
    endpoint,
    ...(slash && { slash }),
    inputs: Object.entries(inputs).map(([name, field]) => ({
      name,
      label: field.label,
      takes: takenBy(field),
      ...(field.control.control === 'select' && {
        choices: Object.fromEntries(field.control.options.map(({ value, also }) => [value, also ?? []])),
      }),
      ...(field.unit?.startsWith('%') && { percent: true }),
      ...(field.unit === 'gon' && { gradians: true }),
      ...(field.default !== undefined && { optional: true }),
    })),
  };
}

function takenBy({ control, live, holds }: Field<unknown>): IndexInput['takes'] {
  if (control.control === 'select') return 'choice';
  if (isFormulaKind(live)) return 'expression';
  if (live === 'complex' || live === 'point' || live === 'angle') return live;
  if (control.control === 'text' && control.pad === 'angle') return 'angle';
  if (control.control === 'area') return holds ?? 'list';
  return holds ?? (live === 'money' ? 'money' : 'number');
}
