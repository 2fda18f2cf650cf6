/** The field of the search on a page, with things to try; it leads to the page of the results. */
import { SearchField } from './SearchField.tsx';
import { tries } from './tries.ts';

interface Props {
  label: string;
  typed: string;
  /** Whether the things to try stand below it. */
  open: boolean;
}

export function SearchForm({ label, typed, open }: Props) {
  return (
    <search>
      <form method="get" action="/search" className="flex max-w-2xl flex-wrap items-end gap-3">
        <SearchField label={label} typed={typed} className="min-w-0 grow basis-56" />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {open && (
        <ul className="mt-3 flex list-none flex-wrap gap-x-5 gap-y-1">
          <li className="flex min-h-8 items-center text-muted">Try</li>
          {tries.map((query) => (
            <li key={query}>
              <a href={`/search?q=${encodeURIComponent(query)}`} className="link inline-flex min-h-8 items-center">
                {query}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
