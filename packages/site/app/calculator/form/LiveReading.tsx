import { Tex } from '../../math/Tex.tsx';
import type { Reading } from './reading.ts';

/** How a field is understood, while it is typed. */
export function LiveReading({ reading }: { reading: Reading }) {
  return (
    <p className="mt-2 min-h-7 overflow-x-auto border-l-2 border-hair pl-3 text-sm text-muted" aria-live="polite">
      {reading.latex === undefined ? (
        reading.says
      ) : (
        <>
          Read as <Tex latex={reading.latex} className="ml-1 text-base" />
          {reading.says && <span className="block">{reading.says}</span>}
        </>
      )}
    </p>
  );
}
