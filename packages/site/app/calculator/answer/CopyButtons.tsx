import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { csvOf } from '../../figure/table/csv.ts';
import { marked, markedLatex, markedTable } from '../../math/decimal-mark.ts';
import { loadTypesetting, typeset } from '../../math/typeset.ts';
import { type Settings, storedSetting } from '../../settings.ts';
import type { TypedInputs } from '../request/query.ts';
import { CopyButton } from './CopyButton.tsx';
import { latexOf, mathmlIn, tableOfAnswer } from './copies.ts';

/** The answer to take along as it is read, with the decimal mark that was chosen: as text, LaTeX, MathML, CSV, or as a link that opens it. */
export function CopyButtons({
  answer,
  typed,
  address,
}: {
  answer: PresentedAnswer;
  typed: TypedInputs;
  address: string;
}) {
  const saveSheet = async () => {
    const { saveAnswer } = await import('../program/save-answer.ts');
    await saveAnswer(answer, typed, answer.calculator.slice(answer.calculator.indexOf('/') + 1));
  };
  return (
    <p className="needs-script mt-3 print:hidden flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>Copy</span>
      <CopyButton name="text" content={() => marked(answer.text, storedSetting('decimal'))} />
      <CopyButton name="LaTeX" content={() => latexIn(answer)} />
      <CopyButton name="MathML" content={async () => mathmlIn(await typesetLater(latexIn(answer)))} />
      <CopyButton name="CSV" content={() => csvIn(answer, storedSetting('decimal'))} />
      <CopyButton name="link" content={() => window.location.origin + address} />
      <button type="button" onClick={saveSheet} className="min-h-6 cursor-pointer text-act hover:underline">
        Spreadsheet
      </button>
      <button type="button" onClick={() => window.print()} className="min-h-6 cursor-pointer text-act hover:underline">
        Print
      </button>
      <a href="/contact" className="text-act hover:underline">
        Report this result
      </a>
    </p>
  );
}

const csvIn = (answer: PresentedAnswer, mark: Settings['decimal']): string =>
  csvOf(markedTable(tableOfAnswer(answer), mark), mark);

const latexIn = (answer: PresentedAnswer): string => markedLatex(latexOf(answer), storedSetting('decimal'));

async function typesetLater(latex: string): Promise<string> {
  await loadTypesetting();
  return typeset(latex, true) ?? '';
}
