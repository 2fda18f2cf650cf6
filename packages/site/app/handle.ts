/** What a route says about its page: `export const handle: PageHandle = { wakes: true }`. */
export interface PageHandle {
  /**
   * Whether React wakes up in the browser (`island/Island.tsx`). All other pages are only read: they carry no React and no
   * router, and what moves on them has a small script of its own in `enhance/`.
   */
  readonly wakes?: boolean;
}

export const wakes = (matches: readonly { readonly route: { readonly handle?: unknown } }[]): boolean =>
  matches.some(({ route }) => (route.handle as PageHandle | undefined)?.wakes === true);
