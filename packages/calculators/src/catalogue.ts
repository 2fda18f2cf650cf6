import { entries, pages } from './catalogue.gen.ts';
import type { Calculator, Definition } from './kit/calculator.ts';
import type { IndexEntry } from './kit/index-entry.ts';
import type { Page, Topic, TopicId } from './kit/page.ts';
import { type HelpCards, placed } from './kit/place.ts';
import { topics } from './topics.ts';

/** A calculator as the index knows it: enough to list, search and route; the calculator itself is loaded when asked. */
export interface Entry extends IndexEntry {
  readonly load: () => Promise<Definition>;
  /** The help cards of its page, where its own stand among them. */
  readonly help?: () => Promise<HelpCards>;
}

export { entries, pages, topics };

const byId = new Map(entries.map((entry) => [entry.id, entry]));
/** Several calculators may share a prefix, when they differ in the number of their inputs. */
const byPrefix = Map.groupBy(
  entries.flatMap((entry) => {
    const { endpoint } = entry;
    if (endpoint.method === 'page') return [];
    return [endpoint.prefix, ...(endpoint.aliases ?? [])].map((prefix) => ({ prefix, entry }));
  }),
  ({ prefix }) => prefix,
);
const takes = ({ endpoint }: Entry, count: number): boolean =>
  endpoint.method === 'GET' && endpoint.parameters.length === count;
const pageById = new Map(pages.map((page) => [page.id, page]));

const loaded = new Map<string, Calculator>();

/** Loads one calculator; `undefined` when there is none of that id. */
export async function load(id: string): Promise<Calculator | undefined> {
  const entry = byId.get(id);
  if (!entry || loaded.has(id)) return loaded.get(id);
  const [definition, cards] = await Promise.all([entry.load(), entry.help?.()]);
  const calculator = loaded.get(id) ?? placed(definition, entry.page, id.slice(entry.page.length + 1), cards);
  loaded.set(id, calculator);
  return calculator;
}

/** The page of that id. */
export const pageOf = (id: string): Page | undefined => pageById.get(id);

/** The entries of a page, its default first. */
export const entriesOf = (page: string): readonly Entry[] => entries.filter((entry) => entry.page === page);

/** Topics that have something to show, in menu order. */
export const shownTopics = (): readonly Topic[] =>
  topics.filter((topic) => topic.id === 'science' || pages.some((page) => page.topic === topic.id));

export const pagesOf = (topic: TopicId): readonly Page[] => pages.filter((page) => page.topic === topic);

/** What a path below /nomogram asks for: the longest literal prefix wins, what follows it are the inputs, in order. */
export interface EndpointMatch {
  readonly entry: Entry;
  readonly values: readonly string[];
}

export function findEndpoint(segments: readonly string[]): EndpointMatch | undefined {
  for (let length = segments.length; length > 0; length -= 1) {
    const values = segments.slice(length);
    const sharing = byPrefix.get(segments.slice(0, length).join('/'));
    const found = sharing?.find(({ entry }) => takes(entry, values.length)) ?? sharing?.[0];
    if (found) return { entry: found.entry, values };
  }
  return undefined;
}
