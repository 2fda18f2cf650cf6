import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useEffect, useRef, useState } from 'react';
import type { TypedInputs } from '../request/query.ts';
import type { RowResult } from './calculate-row.ts';
import { withRanges } from './ranges.ts';
import { readTableInTurns } from './read-table.ts';
import { runMany } from './run-many.ts';
import { markOf, numberPlaces, type ShownMark } from './table-mark.ts';

/** How far the calculation of a table is. */
type Phase =
  | { readonly phase: 'idle' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'running' | 'stopped' | 'done';
      readonly rows: readonly (readonly string[])[];
      readonly results: readonly RowResult[];
      /** The decimal mark that the table shows, where the visitor has chosen none. */
      readonly shown?: ShownMark;
      /** Counts the reports: the results are one growing list. */
      readonly seen: number;
    };

/** Calculates the rows of a table one after another; another table, or leaving the page, ends the one before. */
export function useMany(form: Form, options: () => TypedInputs) {
  const [state, setState] = useState<Phase>({ phase: 'idle' });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const calculate = async (table: string) => {
    stop.current?.();
    let isEnded = false;
    stop.current = () => {
      isEnded = true;
    };
    const { rows: typedRows } = await readTableInTurns(table, columnsOf(form));
    if (isEnded) return;
    const rows = withRanges(typedRows, numberPlaces(form.fields));
    if (rows === undefined)
      return setState({ phase: 'failed', message: 'The ranges of this table make too many rows!' });
    if (rows.length === 0) return setState({ phase: 'failed', message: 'Please paste a table, or choose a file!' });
    const typed = options();
    const shown = typed.decimal === undefined ? markOf(rows, form.fields) : undefined;
    const now = (phase: 'running' | 'done') => (results: readonly RowResult[]) =>
      setState({ phase, rows, results, seen: results.length, shown });
    now('running')([]);
    stop.current = runMany({
      id: form.id,
      typed: shown ? { ...typed, decimal: shown.mark } : typed,
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
  return { state, calculate, halt };
}

/** The columns that a table for the form has. */
export const columnsOf = ({ fields }: Form) => fields.map(({ name, label }) => ({ name, label }));
