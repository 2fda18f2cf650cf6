interface Props {
  variable: string;
  text: string;
  /** Why there is no second graph. */
  says: string | undefined;
  onText: (text: string) => void;
}

/** The field for a second function, drawn over the first. */
export const SecondFunction = ({ variable, text, says, onText }: Props) => (
  <div className="needs-script print:hidden">
    <label className="flex flex-wrap items-center gap-x-2 text-muted">
      Compare with g({variable}) =
      <input
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        placeholder={`${variable}^2 - 1`}
        title="Angles are in radians"
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
