import type { FigureTable } from '@nomogram/calculators/kit/figure.ts';
import { CopyButton } from '../../calculator/answer/CopyButton.tsx';
import { markedTable } from '../../math/decimal-mark.ts';
import { useSetting } from '../../use-setting.ts';
import { saveSpreadsheet } from './save-spreadsheet.ts';

/** Takes a table along: as CSV to the clipboard, or as a file of a spreadsheet. */
export default function TableCopies({ table, title }: { table: FigureTable; title: string }) {
  const mark = useSetting('decimal');
  // Loaded when it is asked for, as few take a table along.
  const csv = async () => (await import('./csv.ts')).csvOf(markedTable(table, mark), mark);
  return (
    <p className="needs-script mt-2 mb-0 text-sm print:hidden">
      Copy <CopyButton name="CSV" content={csv} />
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        onClick={() => void saveSpreadsheet(table, title)}
        className="min-h-6 cursor-pointer text-act hover:underline"
      >
        Save as a spreadsheet (.xlsx)
      </button>
    </p>
  );
}
