import type { Form } from '@nomogram/calculators/kit/form.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { labelOf } from '../form/field-text.ts';
import type { Typed } from '../request/query.ts';
import type { RowResult } from './calculate-row.ts';
import { ManyResults } from './ManyResults.tsx';
import { readTableInTurns } from './read-table.ts';
import { runMany } from './run-many.ts';

interface Props {
  form: Form;
  /** The options that are in force: digits, angle unit. */
  options: () => Typed;
}

type Phase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'running' | 'stopped' | 'done';
      readonly rows: readonly (readonly string[])[];
      readonly results: readonly RowResult[];
      /** Counts the reports: the results are one growing list. */
      readonly seen: number;
    };

/** A table in, one row a calculation, a table out. */
export default function ManyAtOnce({ form, options }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const [state, setState] = useState<Phase>({ phase: 'idle' });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const columns = form.fields.map(({ name, label }) => ({ name, label }));
  const calculate = async () => {
    stop.current?.();
    let isEnded = false;
    stop.current = () => {
      isEnded = true;
    };
    const { rows } = await readTableInTurns(file?.text ?? area.current?.value ?? '', columns);
    if (isEnded) return;
    if (rows.length === 0) return setState({ phase: 'failed', message: 'Please paste a table, or choose a file!' });
    const now = (phase: 'running' | 'done') => (results: readonly RowResult[]) =>
      setState({ phase, rows, results, seen: results.length });
    now('running')([]);
    stop.current = runMany({
      id: form.id,
      typed: options(),
      rows,
      onProgress: now('running'),
      onEnd: now('done'),
      onFailure: (message) => setState({ phase: 'failed', message }),
    });
  };
  const halt = () => {
    stop.current?.();
    setState((last) => (last.phase === 'running' ? { ...last, phase: 'stopped' } : last));
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    setFile(chosen && { name: chosen.name, text: await chosen.text() });
  };
  const example = () => {
    setFile(undefined);
    if (area.current) area.current.value = exampleTable(form);
  };

  return (
    <div className="pt-2 pb-4">
      <p className="m-0 text-sm text-muted">
        One row a calculation, in the columns {columns.map(({ label }) => label).join(', ')}. Paste from a spreadsheet,
        or choose a CSV file. It is calculated in this browser; nothing is sent.
      </p>
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
          <button type="button" onClick={() => setFile(undefined)} className="min-h-6 text-act hover:underline">
            Paste instead
          </button>
        )}
        <button type="button" onClick={example} className="min-h-6 text-act hover:underline">
          Fill in the examples
        </button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button type="button" onClick={calculate} className="button">
          Calculate all
        </button>
        {state.phase === 'running' && (
          <button type="button" onClick={halt} className="min-h-11 border border-act px-4 text-act hover:bg-act/8">
            Stop
          </button>
        )}
      </div>
      {state.phase === 'failed' && (
        <p role="alert" className="mt-3 font-medium">
          {state.message}
        </p>
      )}
      {'rows' in state && (
        <ManyResults
          inputs={form.fields.map(labelOf)}
          name={form.name}
          rows={state.rows}
          results={state.results}
          phase={state.phase}
        />
      )}
    </div>
  );
}

/** The examples of the form as a table that can be pasted. */
const exampleTable = ({ fields, examples }: Form): string =>
  [
    fields.map(({ label }) => label).join('\t'),
    ...examples.map(({ given }) => fields.map(({ name }) => given[name] ?? '').join('\t')),
  ].join('\n');
