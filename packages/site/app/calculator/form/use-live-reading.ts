import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { PresentedReading } from '@nomogram/calculators/kit/outcome.ts';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Reading, type ReadingOptions, saysReading } from './reading.ts';

const pause = 150;
/** An error may wait: half a formula is not a mistake yet. */
const patience = 700;

/**
 * The reading under a field. The parser is fetched when the field is first entered; until something is typed, what the
 * service has read stands there.
 */
export function useLiveReading(
  { live: kind, unit, operation }: FormField,
  { angle, decimal }: ReadingOptions,
  read: PresentedReading | undefined,
) {
  const [typed, setTyped] = useState<string>();
  const [reading, setReading] = useState<Reading>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (kind === undefined || typed === undefined) return;
    let late = false;
    timer.current = setTimeout(async () => {
      const { readLive } = await import('./read-live.ts');
      if (late) return;
      const next = readLive(kind, typed, { angle, decimal }, unit, operation);
      if (next && next.latex === undefined) timer.current = setTimeout(() => setReading(next), patience);
      else setReading(next);
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer.current);
    };
  }, [kind, typed, angle, decimal, unit, operation]);

  if (kind === undefined) return { reading: undefined, onFocus: undefined, onInput: undefined };
  const served = read && saysReading(kind, read.as) && { latex: read.latex, says: read.notes?.join(' ') };
  return {
    reading: typed === undefined ? served || undefined : reading,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      void import('./read-live.ts');
      void import('./follow-cursor.ts').then(({ followCursor }) => followCursor(currentTarget));
    },
    onInput: setTyped,
  };
}
