import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useRef, useState } from 'react';
import { labelOf } from '../form/field-text.ts';
import type { TypedInputs } from '../request/query.ts';
import { ManyResults } from './ManyResults.tsx';
import { type ChosenFile, TableSource } from './TableSource.tsx';
import { numberPlaces } from './table-mark.ts';
import { columnsOf, useMany } from './use-many.ts';

interface Props {
  form: Form;
  /** The options that are in force: digits, angle unit. */
  options: () => TypedInputs;
}

/** A table in, one row a calculation, a table out. */
export default function ManyAtOnce({ form, options }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<ChosenFile>();
  const { state, calculate, halt } = useMany(form, options);
  const columns = columnsOf(form).map(({ label }) => label);
  return (
    <div className="pt-2 pb-4">
      <p className="m-0 text-sm text-muted print:hidden">
        One row a calculation, in the {columns.length === 1 ? 'column' : 'columns'} {columns.join(', ')}. Paste from a
        spreadsheet, or choose a CSV file.{' '}
        {numberPlaces(form.fields).length > 0 &&
          'A cell such as 1..10 or 0..1 step 0.25 makes a row of each of its numbers. '}
        It is calculated in this browser; nothing is sent.
      </p>
      <TableSource form={form} area={area} file={file} onFile={setFile} />
      <div className="mt-3 print:hidden flex flex-wrap items-center gap-4">
        <button type="button" onClick={() => calculate(file?.text ?? area.current?.value ?? '')} className="button">
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
          inputs={form.fields.map((field) => ({ name: field.name, label: labelOf(field) }))}
          name={form.name}
          rows={state.rows}
          results={state.results}
          phase={state.phase}
          shown={state.shown}
        />
      )}
    </div>
  );
}
