import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';
import { useUnfolded } from '../../island/use-unfolded.ts';
import { DataTable } from './DataTable.tsx';

/** The figure as numbers, for who cannot see it and for who wants to copy them. */
export function FigureTable({ table }: { table: Table }) {
  const { isOpen, fold } = useUnfolded();
  return (
    <details className="open:w-full not-open:print:hidden" {...fold}>
      <summary className="min-h-6 text-act">Show the values{table.name && ` of ${table.name}`}</summary>
      <DataTable table={table} label={`Table of ${table.name ?? 'the figure'}`} isOpen={isOpen} />
    </details>
  );
}
