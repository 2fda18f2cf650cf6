/** The mark: three scales and the line that reads them. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} aria-hidden="true" focusable="false">
      <path
        className="fill-none stroke-ink"
        strokeWidth="1.8"
        d="M5.5 4v20M14 4v20M22.5 4v20M5.5 6.5h3M5.5 11h3M5.5 15.5h3M5.5 20h3M14 6.5h3M14 11h3M14 20h3M22.5 6.5h3M22.5 15.5h3M22.5 20h3"
      />
      <path className="fill-none stroke-answer" strokeWidth="2.2" d="M1.5 20.2 26.5 8.2" />
    </svg>
  );
}
