import type { Generator, Practice } from './kit/practice/practice.ts';
import { practices } from './practice.gen.ts';

/** The generators of one page: which calculators have one, and where it is. */
export interface PracticeEntry {
  readonly names: readonly string[];
  readonly load: () => Promise<{ readonly practice: Practice }>;
}

/** The names of the calculators of a page that can be practised. */
export const practised = (page: string): readonly string[] => practices[page]?.names ?? [];

/** The generator of one calculator; undefined where there is none. */
export async function loadPractice(page: string, name: string): Promise<Generator | undefined> {
  const entry = practices[page];
  return entry?.names.includes(name) ? (await entry.load()).practice[name] : undefined;
}

/** Every calculator that can be practised, by page and name. */
export const everyPractice = (): readonly (readonly [page: string, name: string])[] =>
  Object.entries(practices).flatMap(([page, { names }]) => names.map((name) => [page, name] as const));
