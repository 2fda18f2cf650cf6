import file from '../enhance/filter.ts?worker&url';
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
        <label className="block w-full max-w-md">
          <span className="text-sm font-semibold">{label}</span>
          <input
            type="search"
            name="q"
            defaultValue={typed}
            autoComplete="off"
            spellCheck={false}
            className="mt-1.5 h-11 w-full border border-ink bg-sheet px-3"
          />
        </label>
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
