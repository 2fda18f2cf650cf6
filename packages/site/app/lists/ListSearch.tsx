import file from '../enhance/filter.ts?worker&url';
import { SearchField } from '../search/SearchField.tsx';
import { Count } from './Count.tsx';

interface Props {
  /** The id of the list that is searched. */
  list: string;
  label: string;
  typed: string;
  shown: number;
  total: number;
  noun: readonly [one: string, many: string];
}

/** The box above a list. It filters while one types; without a script, the server does at Enter. */
export function ListSearch({ list, label, typed, shown, total, noun }: Props) {
  return (
    <search>
      <form method="get" data-filter={list} className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SearchField label={label} typed={typed} className="w-full max-w-md" />
        <Count shown={shown} total={total} noun={noun} />
        <noscript>
          <button type="submit" className="button">
            Search
          </button>
        </noscript>
      </form>
      <script type="module" src={file} />
    </search>
  );
}
