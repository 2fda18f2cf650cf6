import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { loadTypesetting, typeset } from '../math/typeset.ts';
import { CopyButton } from './CopyButton.tsx';
import { csvOfAnswer, latexOf, mathmlIn } from './copies.ts';

/** The answer to take along: as text, LaTeX, MathML, CSV, or as a link that opens it. */
export function CopyButtons({ answer, query }: { answer: PresentedAnswer; query: string }) {
  return (
    <p className="needs-script mt-3 print:hidden flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>Copy</span>
      <CopyButton name="text" content={() => answer.text} />
      <CopyButton name="LaTeX" content={() => latexOf(answer)} />
      <CopyButton name="MathML" content={async () => mathmlIn(await typesetLater(latexOf(answer)))} />
      <CopyButton name="CSV" content={() => csvOfAnswer(answer)} />
      <CopyButton name="link" content={() => window.location.origin + window.location.pathname + query} />
      <button type="button" onClick={() => window.print()} className="min-h-6 cursor-pointer text-act hover:underline">
        Print
      </button>
      <a href="/contact" className="text-act hover:underline">
        Report this result
      </a>
    </p>
  );
}

async function typesetLater(latex: string): Promise<string> {
  await loadTypesetting();
  return typeset(latex, true) ?? '';
}
