import { describe } from 'vitest';
import { entriesOf, pagesOf, pages as pagesOfCatalogue, topics } from '../../packages/calculators/src/catalogue.ts';
import { isWide } from './wide.ts';

/** Pages one after another; side by side where there are many. Another page of the browser costs as much as three visits to one that is there. */
export const describePages = isWide ? describe.concurrent : describe;

/** How many pages of the browser share the work of one test, for the same reason. */
export const shares = (many: number): readonly number[] => Array.from({ length: isWide ? many : 1 }, (_, k) => k);

/** Calculator pages: all, or the first of every topic. */
export const calculatorPages: readonly string[] = isWide
  ? pagesOfCatalogue.map(({ id }) => id)
  : topics.flatMap(({ id }) => pagesOf(id).slice(0, 1)).map(({ id }) => id);

/** Of a list all, or only the first: where what is done has little to do with the page. */
export const fewOf = <One>(list: readonly One[], count: number): readonly One[] =>
  isWide ? list : list.slice(0, count);

/** The options of a calculator page: all, or the first and the last, which lie in the selector one after another. */
export function optionsOf(page: string): readonly string[] {
  const ids = entriesOf(page).map(({ id }) => id);
  return isWide ? ids : [...new Set([ids[0]!, ids.at(-1)!])];
}

/**
 * Calculator pages shared between ways of working, so that each page is calculated on in a browser, and each way gone on several pages: part 0 and 1
 * where the answer must be in view, 2 and 3 by mouse and as a result on the narrowest screen. Wide, each way goes to all.
 */
export const calculatorPagesOf = (...parts: readonly number[]): readonly string[] =>
  calculatorPages.filter((_, index) => isWide || parts.includes(index % 4));
