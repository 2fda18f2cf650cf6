import { useId } from 'react';

/** The edge of a scale: a tick every 10 pixels, longer at 50 and 100. */
export function ScaleEdge({ className }: { className: string }) {
  const pattern = useId();
  const minor = [10, 20, 30, 40, 60, 70, 80, 90].map((y) => `M0 ${y}.5h6`).join('');
  return (
    <svg className={`absolute inset-y-0 left-0 h-full w-4 ${className}`} aria-hidden="true">
      <pattern id={pattern} width="16" height="100" patternUnits="userSpaceOnUse">
        <path d={`M0 .5h14M0 50.5h10${minor}`} stroke="currentColor" strokeWidth="1" />
      </pattern>
      <rect width="3" height="100%" fill="currentColor" />
      <rect width="16" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
