import type { Occasion } from '../../../../content/content.ts';

/** When and where what follows was measured. */
export const MeasuredOn = ({ measured: { day, machine } }: { measured: Occasion }) => (
  <p className="mt-2 max-w-2xl text-sm text-muted">
    Measured on <time dateTime={day}>{day}</time>: {machine}.
  </p>
);
