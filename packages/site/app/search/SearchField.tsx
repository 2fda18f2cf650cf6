/** What is searched for, as it was typed; a form around it sends it as `q`. */
export function SearchField({ label, typed, className }: { label: string; typed: string; className: string }) {
  return (
    <label className={`block ${className}`}>
      <span className="text-sm font-semibold">{label}</span>
      <input
        type="search"
        name="q"
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="mt-1.5 h-11 w-full border border-ink bg-sheet px-3"
      />
    </label>
  );
}
