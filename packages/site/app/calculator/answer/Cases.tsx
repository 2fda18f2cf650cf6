import type { PresentedAnswer, PresentedCondition } from '@nomogram/calculators/kit/outcome.ts';
import { Marked } from '../../math/Marked.tsx';
import { Tex } from '../../math/Tex.tsx';

interface Props {
  answer: PresentedAnswer;
}

/** For which values of its letters the answer holds, and what it is for others. */
export function Cases({ answer: { conditions = [], cases = [] } }: Props) {
  if (conditions.length === 0 && cases.length === 0) return null;
  return (
    <ul className="mt-2 mb-0 list-none p-0 text-sm">
      {conditions.length > 0 && (
        <li>
          for <Together all={conditions} />
        </li>
      )}
      {cases.map(({ when, value }) => (
        <li key={when.map(({ text }) => text).join()} className="mt-1">
          for <Together all={when} />:{' '}
          {value.words === undefined && value.latex ? (
            <Tex latex={value.latex} />
          ) : (
            <Marked text={value.words ?? value.exact ?? ''} />
          )}
          {value.also && ` (${value.also})`}
        </li>
      ))}
    </ul>
  );
}

/** Conditions that hold together. */
function Together({ all }: { all: readonly PresentedCondition[] }) {
  return all.map(({ text, latex }, k) => (
    <span key={text}>
      {k > 0 && (k === all.length - 1 ? ' and ' : ', ')}
      <Tex latex={latex} />
    </span>
  ));
}

/** The notes without the lines at their head that say the conditions and cases as text. */
export const notesBesideCases = ({ conditions, cases = [], notes = [] }: PresentedAnswer): readonly string[] =>
  notes.slice((conditions === undefined ? 0 : 1) + cases.length);
