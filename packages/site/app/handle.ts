/** What a route says about its page: `export const handle: PageHandle = { wakes: true }`. */
export interface PageHandle {
  /**
   * Whether React wakes up in the browser (`island/Island.tsx`). All other pages are only read: they carry no React and no
   * router, and what moves on them has a small script of its own in `enhance/`.
   */
  readonly wakes?: boolean;
  /** Whether the page is made to stand in a frame of somebody else's page: it has neither menu nor footer, and any site may frame it. */
  readonly embedded?: boolean;
  /** Whether formulas or numbers that follow the decimal mark stand on a page that is only read: its shell knows them (`enhance/shell-of-mathematics.ts`). */
  readonly mathematics?: boolean;
}

interface Match {
  readonly handle?: unknown;
}

const says = (matches: readonly Match[], what: keyof PageHandle): boolean =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.[what] === true);

export const wakes = (matches: readonly Match[]): boolean => says(matches, 'wakes');

export const isEmbedded = (matches: readonly Match[]): boolean => says(matches, 'embedded');

export const hasMathematics = (matches: readonly Match[]): boolean => wakes(matches) || says(matches, 'mathematics');
