import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { ChangeEvent, RefObject } from 'react';

/** A file that was chosen in the place of what is pasted. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

interface Props {
  form: Form;
  area: RefObject<HTMLTextAreaElement | null>;
  file: ChosenFile | undefined;
  onFile: (file: ChosenFile | undefined) => void;
}

/** Where a table comes from: pasted, from a file, or from the examples of the form. */
export function TableSource({ form, area, file, onFile }: Props) {
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    onFile(chosen && { name: chosen.name, text: await chosen.text() });
  };
  const fillIn = () => {
    onFile(undefined);
    if (area.current) area.current.value = exampleTable(form);
  };
  return (
    <div className="print:hidden">
      <label htmlFor="many-rows" className="mt-3 block text-sm font-semibold">
        Table
      </label>
      <textarea
        ref={area}
        id="many-rows"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        disabled={file !== undefined}
        className="mt-1.5 block w-full border border-ink bg-sheet px-3 py-2 font-mono text-sm text-ink disabled:opacity-50"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <label className="cursor-pointer text-act focus-within:outline-2 hover:underline">
          {file ? file.name : 'Choose a file'}
          <input type="file" accept=".csv,.tsv,.txt,text/*" onChange={choose} className="sr-only" />
        </label>
        {file && (
          <button type="button" onClick={() => onFile(undefined)} className="min-h-6 text-act hover:underline">
            Paste instead
          </button>
        )}
        <button type="button" onClick={fillIn} className="min-h-6 text-act hover:underline">
          Fill in the examples
        </button>
      </div>
    </div>
  );
}

/** The examples of the form as a table that can be pasted. */
const exampleTable = ({ fields, examples }: Form): string =>
  [
    fields.map(({ label }) => label).join('\t'),
    ...examples.map(({ given }) => fields.map(({ name }) => given[name] ?? '').join('\t')),
  ].join('\n');
