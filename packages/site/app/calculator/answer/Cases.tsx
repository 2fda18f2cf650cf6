import type { PresentedAnswer, PresentedCondition } from '@nomogram/calculators/kit/outcome.ts';
import { Marked } from '../../math/Marked.tsx';
import { Tex } from '../../math/Tex.tsx';

interface Props {
  answer: PresentedAnswer;
}

/** For which values of its letters the answer holds: it stands beside the answer, which is false without it. */
export const Conditions = ({ answer: { conditions = [] } }: Props) =>
  conditions.length > 0 && (
    <p className="mt-1 mb-0">
      for <Together all={conditions} />
    </p>
  );

/** What the answer is for other values of its letters. */
export const Cases = ({ answer: { cases = [] } }: Props) =>
  cases.length > 0 && (
    <ul className="mt-2 mb-0 list-none p-0 text-sm">
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
