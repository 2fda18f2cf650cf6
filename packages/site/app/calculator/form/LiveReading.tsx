import { Tex } from '../../math/Tex.tsx';
import type { Reading } from './reading.ts';

/** How a field is understood, while it is typed; until then its room, so that nothing moves when it comes. */
export function LiveReading({ reading }: { reading: Reading | undefined }) {
  const look = reading ? 'border-hair' : 'border-transparent print:hidden';
  return (
    <p className={`mt-2 min-h-7 overflow-x-auto border-l-2 pl-3 text-sm text-muted ${look}`} aria-live="polite">
      {reading?.latex === undefined ? (
        reading?.says
      ) : (
        <>
          Read as <Tex latex={reading.latex} className="ml-1 text-base" />
          {reading.says && <span className="block">{reading.says}</span>}
        </>
      )}
    </p>
  );
}
