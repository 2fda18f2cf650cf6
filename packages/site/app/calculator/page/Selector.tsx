import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Group } from '@nomogram/calculators/kit/page.ts';
import { useEffect, useRef } from 'react';
import { groupsOf } from './groups.ts';

interface Props {
  label: string;
  forms: readonly Form[];
  groups: readonly Group[] | undefined;
  selected: string;
  onSelect: (name: string) => void;
}

/** Which calculation of the page. Without JavaScript it is a small form of its own. */
export function Selector({ label, forms, groups, selected, onSelect }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this code arrived, or restored by the browser, counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== selected) onSelect(chosen);
  }, []);
  return (
    <form method="get" className="mt-5">
      <label htmlFor="calculation" className="block text-sm font-semibold">
        {label}
      </label>
      <select
        ref={select}
        id="calculation"
        name="calculation"
        defaultValue={selected}
        onChange={(event) => onSelect(event.currentTarget.value)}
        className="mt-1.5 h-11 w-full border border-ink bg-sheet px-3 text-ink"
      >
        {groupsOf(forms, groups).map(({ title, members }) =>
          title === undefined ? (
            <Options key="" forms={members} />
          ) : (
            <optgroup key={title} label={title}>
              <Options forms={members} />
            </optgroup>
          ),
        )}
      </select>
      <noscript>
        <button type="submit" className="mt-2 min-h-9 border border-act px-4 text-act">
          Show
        </button>
      </noscript>
    </form>
  );
}

const Options = ({ forms }: { forms: readonly Form[] }) =>
  forms.map(({ name, title }) => (
    <option key={name} value={name}>
      {title}
    </option>
  ));
