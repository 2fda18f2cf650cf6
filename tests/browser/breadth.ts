import { entriesOf, pagesOf, pages as pagesOfCatalogue, topics } from '../../packages/calculators/src/catalogue.ts';

/**
 * How much of the site is opened in a browser: in `npm test` one page of every kind, in the wide part of `npm run test:all` (`-- --only wide`,
 * `NOMOGRAM_BROWSER=all`) every page and every option. Without a browser `tests/pages` looks at all of them every time.
 */
export const isWide = process.env.NOMOGRAM_BROWSER === 'all';

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

/** Of the options that are chosen on a page all, or only the one that it opens with: to change it is tried on the first pages. */
export const chosenOn = (page: string): readonly string[] =>
  fewOf(optionsOf(page), calculatorPages.indexOf(page) < 2 ? 2 : 1);
