import type { AngleUnit } from '@nomogram/calculators/kit/options.ts';

interface Props {
  variable: string;
  text: string;
  /** What a bare angle means in it. */
  angle: AngleUnit;
  /** Why there is no second graph. */
  says: string | undefined;
  onText: (text: string) => void;
}

/** The field for a second function, drawn over the first. */
export default function SecondFunction({ variable, text, angle, says, onText }: Props) {
  return (
    <div className="needs-script print:hidden">
      <label className="flex flex-wrap items-center gap-x-2 text-muted">
        Compare with g({variable}) =
        <input
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          placeholder={`${variable}^2 - 1`}
          title={`Angles are in ${angle}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-8 w-40 border border-hair bg-sheet px-2 text-ink placeholder:text-muted"
        />
      </label>
      <p role="status" className={says ? 'mt-1 mb-0' : 'sr-only'}>
        {says}
      </p>
    </div>
  );
}
