import type { PresentedReading } from '@nomogram/calculators/kit/outcome.ts';
import { withShortNumbersLatex } from '../../math/legible/short-numbers.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import type { TypedInputs } from '../request/query.ts';

/** Inputs that were read as something else than their letters, so that nobody is surprised. */
export function Readings({ read, typed }: { read: readonly PresentedReading[]; typed: TypedInputs }) {
  const shown = read.filter(({ input, as, notes }) => notes?.length || !isAsTyped(typed[input] ?? '', as));
  if (shown.length === 0) return null;
  return (
    <div className="mt-3 text-sm text-muted">
      {shown.map(({ input, label, latex, notes }) => (
        <ScrollRegion
          key={input}
          label={`${label}, as it was read`}
          className="mt-1 max-w-full overflow-x-auto overflow-y-hidden"
        >
          {label}: read as <Tex latex={withShortNumbersLatex(latex)} className="text-base" />
          {notes?.map((note) => (
            <span key={note} className="block">
              <Sentence text={note} />
            </span>
          ))}
        </ScrollRegion>
      ))}
    </div>
  );
}

/** Letter by letter, or with the unit that the field has anyway. */
const isAsTyped = (typed: string, as: string): boolean =>
  bare(as) === bare(typed) || (/\d$/.test(typed.trim()) && bare(as.replace(/ [a-z]+$/, '')) === bare(typed));

/** Rows on lines are those of `[[1, 2], [3, 4]]`, and a grid shows them. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/\], \[|\n/g, ';')
    .replace(/[\s*[\]]/g, '')
    .toLowerCase();
