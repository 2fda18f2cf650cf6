/** Turns while an answer is awaited; stands still for who wants less motion. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 animate-spin text-act motion-reduce:animate-none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" className="fill-none stroke-hair" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" className="fill-none stroke-current" strokeWidth="2" />
    </svg>
  );
}
