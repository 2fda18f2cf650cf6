import paletteFile from '../enhance/palette.ts?worker&url';

/** The way to the search. With a script it opens over the page, whose keys it names. */
export function SearchLink() {
  return (
    <a href="/search" data-search={paletteFile} aria-keyshortcuts="/ Control+K Meta+K" className="search-link">
      <svg viewBox="0 0 20 20" className="size-4.5" aria-hidden="true" focusable="false">
        <circle cx="8.5" cy="8.5" r="5.5" className="fill-none stroke-current" strokeWidth="1.6" />
        <path d="m12.7 12.7 4.3 4.3" className="fill-none stroke-current" strokeWidth="1.6" />
      </svg>
      <span className="max-sm:sr-only">Search</span>
      <span className="needs-script search-key" aria-hidden="true">
        /
      </span>
    </a>
  );
}
