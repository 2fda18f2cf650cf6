import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import { isTooLong } from '../../math/typeset.ts';
import type { Reading } from './reading.ts';

/**
 * How a field is understood, while it is typed; until then its room, so that nothing moves when it comes. In one line beside another field a
 * phone has no room for the words, and says them alone. A long one scrolls by itself, so that the button stays in reach.
 */
export function LiveReading({ reading, isLine }: { reading: Reading | undefined; isLine: boolean }) {
  const look = reading ? 'border-hair' : 'border-transparent print:hidden';
  const room = isLine ? 'mt-0.5 mb-0 min-h-5 whitespace-nowrap' : 'mt-1 mb-0 min-h-7';
  return (
    <p
      className={`scrollbar-thin max-h-40 overflow-auto print:max-h-none print:overflow-visible border-l-2 pl-3 text-sm text-muted ${room} ${look}`}
      aria-live="polite"
    >
      {reading?.latex === undefined ? (
        reading?.says && <Sentence text={reading.says} />
      ) : (
        <>
          {isTooLong(reading.latex) ? (
            'Read, and too long to be shown here.'
          ) : (
            <>
              <span className={isLine ? 'max-sm:sr-only' : undefined}>Read as </span>
              <Tex latex={reading.latex} className={isLine ? 'sm:ml-1' : 'ml-1 text-base'} />
            </>
          )}
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
