import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import type { Reading } from './reading.ts';

/**
 * How a field is understood, while it is typed; until then its room, so that nothing moves when it comes. In one line beside another field a
 * phone has no room for the words, and says them alone.
 */
export function LiveReading({ reading, isLine }: { reading: Reading | undefined; isLine: boolean }) {
  const look = reading ? 'border-hair' : 'border-transparent print:hidden';
  const room = isLine ? 'mt-0.5 mb-0 min-h-5 whitespace-nowrap' : 'mt-1 mb-0 min-h-7';
  return (
    <p
      className={`scrollbar-thin overflow-x-auto border-l-2 pl-3 text-sm text-muted ${room} ${look}`}
      aria-live="polite"
    >
      {reading?.latex === undefined ? (
        reading?.says && <Sentence text={reading.says} />
      ) : (
        <>
          <span className={isLine ? 'max-sm:sr-only' : undefined}>Read as </span>
          <Tex latex={reading.latex} className={isLine ? 'sm:ml-1' : 'ml-1 text-base'} />
          {reading.says && (
            <span className={isLine ? 'ml-2' : 'block'}>
              <Sentence text={reading.says} />
            </span>
          )}
        </>
      )}
    </p>
  );
}
