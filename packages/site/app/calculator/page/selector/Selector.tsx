import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Group } from '@nomogram/calculators/kit/page.ts';
import { useEffect, useRef, useState } from 'react';
import { groupsOf } from './groups.ts';
import { matches } from './matches.ts';

interface Props {
  label: string;
  forms: readonly Form[];
  groups: readonly Group[] | undefined;
  selected: string;
  onSelect: (name: string) => void;
}

/** A list that is longer than this can be filtered. */
const longList = 12;
/** As many lines of a filtered list are seen. */
const maxLines = 8;

const HowMany = ({ found, of }: { found: number; of: number }) => (
  <p role="status" className="mt-1 mb-0 text-sm text-muted">
    {found === 0 ? 'None of them has these words.' : `${found} of ${of}; Enter takes the first.`}
  </p>
);

/** Which calculation of the page; a long list can be narrowed by words. Without JavaScript it is a small form of its own. */
export function Selector({ label, forms, groups, selected, onSelect }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this code arrived, or restored by the browser, counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== selected) onSelect(chosen);
  }, []);
  const [words, setWords] = useState('');
  const found = forms.filter((form) => matches(form, words));
  const isFiltered = words.trim() !== '';
  const choose = (name: string) => {
    setWords('');
    onSelect(name);
  };
  return (
    <form
      method="get"
      className="mt-5"
      onSubmit={(event) => {
        if (!isFiltered) return;
        event.preventDefault();
        if (found[0]) choose(found[0].name);
      }}
    >
      <label htmlFor="calculation" className="block text-sm font-semibold">
        {label}
      </label>
      {forms.length > longList && <Filter count={forms.length} words={words} onWords={setWords} />}
      <select
        key={isFiltered ? 'filtered' : 'all'}
        ref={select}
        id="calculation"
        name="calculation"
        defaultValue={isFiltered ? undefined : selected}
        size={isFiltered ? Math.max(2, Math.min(maxLines, found.length)) : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
        className={`w-full border border-ink bg-sheet px-3 text-ink ${isFiltered ? 'py-1' : 'h-11'} ${forms.length > longList ? '' : 'mt-1.5'}`}
      >
        <Grouped forms={isFiltered ? found : forms} groups={groups} />
      </select>
      {isFiltered && <HowMany found={found.length} of={forms.length} />}
      <noscript>
        <button type="submit" className="mt-2 min-h-9 border border-act px-4 text-act">
          Show
        </button>
      </noscript>
    </form>
  );
}

interface FilterProps {
  count: number;
  words: string;
  onWords: (words: string) => void;
}

const Filter = ({ count, words, onWords }: FilterProps) => (
  <input
    type="search"
    value={words}
    onChange={(event) => onWords(event.currentTarget.value)}
    aria-label={`Filter the ${count} calculations`}
    aria-controls="calculation"
    placeholder={`Filter ${count} calculations`}
    autoComplete="off"
    className="needs-script mt-1.5 h-9 w-full border border-b-0 border-hair bg-sheet px-3 text-sm text-ink placeholder:text-muted print:hidden"
  />
);

/** The options under the titles of their groups; a group of which nothing is left has no title. */
const Grouped = ({ forms, groups }: Pick<Props, 'forms' | 'groups'>) =>
  groupsOf(forms, groups)
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) =>
      title === undefined ? (
        <Options key="" forms={members} />
      ) : (
        <optgroup key={title} label={title}>
          <Options forms={members} />
        </optgroup>
      ),
    );

const Options = ({ forms }: { forms: readonly Form[] }) =>
  forms.map(({ name, title }) => (
    <option key={name} value={name}>
      {title}
    </option>
  ));
