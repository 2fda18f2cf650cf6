/** The edge of a ruler under the top bar: ticks every 10 px, longer at 50 and 100. */
export function TickScale() {
  const minor = [10, 20, 30, 40, 60, 70, 80, 90].map((x) => `M${x}.5 0v4`).join('');
  return (
    <svg className="tick-scale" width="100%" height="11" aria-hidden="true" focusable="false">
      <pattern id="tick-scale" width="100" height="11" patternUnits="userSpaceOnUse">
        <path d={`M.5 0v10M50.5 0v7${minor}`} className="stroke-ink" strokeWidth="1" />
      </pattern>
      <rect width="100%" height="11" fill="url(#tick-scale)" />
    </svg>
  );
}
