import type { FormField } from '@nomogram/calculators/kit/form.ts';

/**
 * A field whose text can stand for several things (x itself, or the probability that it belongs to) has a selector beside
 * it; the choice travels as a prefix of the text: `p = 0.975`. The selector is a control of its own, so that it works where
 * no script runs.
 */
export interface Way {
  readonly prefix: string;
  readonly label: string;
}

export const waysOf = ({ control }: FormField): readonly Way[] | undefined =>
  control.control === 'text' ? control.ways : undefined;

/** The way that takes an event, which may be written with its own signs: `-1 < X < 1`. */
const forEvents = 'X = ';

const suffix = '.way';
export const wayName = (field: string): string => field + suffix;

/** The text of a field as it travels: with its prefix, unless it is empty or says itself what it stands for. */
export const joined = (prefix: string, text: string): string =>
  text.trim() === '' || /[=<>≤≥]/.test(text) ? text : prefix + text;

/** The choice and what stands in the field beside it. */
export function parted(ways: readonly Way[], text: string): { readonly prefix: string; readonly rest: string } {
  const event = ways.find(({ prefix }) => prefix === forEvents);
  if (event && /[<>≤≥]/.test(text)) return { prefix: event.prefix, rest: text };
  const letter = (prefix: string) => prefix.replace(/\s+/g, '');
  const [head = '', tail] = text.split(/=(.*)/s);
  const way = tail === undefined ? undefined : ways.find(({ prefix }) => letter(prefix) === `${head.trim()}=`);
  return way && tail !== undefined ? { prefix: way.prefix, rest: tail.trim() } : { prefix: '', rest: text };
}

/** What was typed, by the names of the inputs only: every choice joined to its text. */
export function joinedAll(entries: readonly (readonly [name: string, text: string])[]): Record<string, string> {
  const all = Object.fromEntries(entries);
  return Object.fromEntries(
    entries
      .filter(([name]) => !(name.endsWith(suffix) && name.slice(0, -suffix.length) in all))
      .map(([name, text]) => [name, joined(all[wayName(name)] ?? '', text)]),
  );
}
