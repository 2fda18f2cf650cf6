import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { DataTable } from '../../figure/table/DataTable.tsx';

/** The tables of an answer over the full width: its schedules, open, then what stands for itself beside it, folded. */
export default function Tables({ answer: { figure, tables = [] } }: { answer: PresentedAnswer }) {
  const schedules = [figure, ...(figure?.below ?? [])].flatMap((part) => (part?.table?.isSchedule ? [part.table] : []));
  return (
    <>
      {schedules.map((table) => (
        <section key={table.name} className="mt-10">
          <h2 className="m-0 font-serif text-xl font-semibold">
            Schedule<span className="font-normal text-muted">: {table.name}</span>
          </h2>
          <DataTable table={table} label="The schedule" isLong />
        </section>
      ))}
      {tables.map((table) => (
        <details key={table.title} className="fold not-open:print:hidden">
          <summary className="cursor-pointer py-1 font-serif text-lg font-semibold">{table.title}</summary>
          <DataTable table={table} label={table.title} />
        </details>
      ))}
    </>
  );
}
