import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Props {
  /** Whether what the server drew still says what is to be seen. */
  isTrue: boolean;
  /** Fetches the code of what is drawn. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A part of a page that the server drew. It stays as it came, without its code, until somebody points at it, reaches it by keys or touches it, or
 * until it has to show something else; from then on it is alive. What is first shown in the browser is alive from the beginning.
 */
export function AsDrawn({ isTrue, load, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useSyncExternalStore(neverTold, isNotDrawn, isDrawn);
  const [isAlive, setAlive] = useState(!(wasDrawn && isTrue));
  const [hand, setHand] = useState<Hand>();

  const isWaking = useRef(false);
  const wake = () => {
    if (isWaking.current) return;
    isWaking.current = true;
    load().then(
      () => {
        if (place.current) setHand(handOn(place.current));
        setAlive(true);
      },
      () => {
        isWaking.current = false; // without a network it stays a picture
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is to show something else
  useEffect(() => {
    if (!isTrue && !isAlive) wake();
  }, [isTrue]);
  useEffect(() => {
    if (hand && place.current) putBack(place.current, hand);
  }, [hand]);

  if (isAlive || typeof document === 'undefined')
    return (
      <div key="alive" ref={place} data-drawn={isAlive ? undefined : ''}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but to fetch what is inside
    <div
      key="drawn"
      ref={place}
      data-drawn=""
      onPointerOver={wake}
      onFocus={wake}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it finds there
      dangerouslySetInnerHTML={asItCame}
    />
  );
}

const asItCame = { __html: '' };

const neverTold = () => () => undefined;
const isDrawn = () => true;
const isNotDrawn = () => false;

/** What a visitor had under way in what was drawn: where the focus is, and what was unfolded. */
interface Hand {
  readonly focused: number;
  readonly unfolded: readonly boolean[];
}

const reachedIn = (place: HTMLElement): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
];

function handOn(place: HTMLElement): Hand {
  return {
    focused: reachedIn(place).findIndex((element) => element.matches(':focus')),
    unfolded: [...place.querySelectorAll('details')].map(({ open }) => open),
  };
}

/** The same parts stand there in the same order. */
function putBack(place: HTMLElement, { focused, unfolded }: Hand): void {
  for (const [index, fold] of place.querySelectorAll('details').entries()) fold.open = unfolded[index] ?? false;
  reachedIn(place)[focused]?.focus({ preventScroll: true });
}
