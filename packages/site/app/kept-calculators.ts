/** A calculator as this browser lists it. */
export interface ListedCalculator {
  readonly href: string;
  readonly title: string;
  readonly where: string;
}

/** The lists of calculators, which are kept in this browser and nowhere else: those used last, and those that the visitor marked. */
const lists = ['recent', 'favourites'] as const;
export type List = (typeof lists)[number];

/** So many are kept; the oldest gives way. */
const most: { readonly [Name in List]: number } = { recent: 6, favourites: 30 };
const keyOf = (list: List): string => `nomogram:${list}`;
/** Tells what is awake on the page that a list has changed. */
export const keptChanged = 'nomogram:kept';

/** Newest first; empty where nothing may be stored. */
export function keptCalculators(list: List): readonly ListedCalculator[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Whether any list has anything. */
export function isAnythingKept(): boolean {
  try {
    return lists.some((list) => localStorage.getItem(keyOf(list)) !== null);
  } catch {
    return false;
  }
}

const isKept = (value: unknown): value is ListedCalculator =>
  typeof value === 'object' &&
  value !== null &&
  ['href', 'title', 'where'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  /^\/[^/]/.test((value as ListedCalculator).href);

/** Puts a calculator at the beginning of a list. */
export const keep = (list: List, one: ListedCalculator): void => write(list, [one, ...without(list, one.href)]);

export const leave = (list: List, href: string): void => write(list, without(list, href));

/** Brings back a list that was forgotten, below what was kept since. */
export const putBack = (list: List, before: readonly ListedCalculator[]): void => {
  const since = keptCalculators(list);
  const hrefs = since.map(({ href }) => href);
  write(list, [...since, ...before.filter(({ href }) => !hrefs.includes(href))]);
};

export const forget = (list: List): void => write(list, []);

const without = (list: List, href: string): readonly ListedCalculator[] =>
  keptCalculators(list).filter((other) => other.href !== href);

function write(list: List, kept: readonly ListedCalculator[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(kept.slice(0, most[list])));
  } catch {
    // A browser that stores nothing has no list.
  }
  dispatchEvent(new Event(keptChanged));
}
