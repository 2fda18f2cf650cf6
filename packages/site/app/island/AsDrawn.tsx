import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Pressed } from './hand.ts';

interface Props {
  /** Whether what the server drew still says what is to be seen. */
  isTrue: boolean;
  /** Fetches the code of what is drawn. */
  load: () => Promise<unknown>;
  /** Alive once it is seen, and not only once it is touched: what is likely to be used, as by two fingers that cannot come down again. */
  wakesWhenSeen?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that the server drew. It stays as it came, without its code, until somebody points at it, reaches it by keys or touches it (or,
 * where that is asked for, sees it), or until it has to show something else; from then on it is alive, and goes on with what the hand had begun: a finger that went down on a point
 * drags it, a button that was pressed acts, and so do keys. While the code is awaited what it no longer says is dimmed, and not printed. What is first shown in the
 * browser is alive from the beginning.
 */
export function AsDrawn({ children, ...waiting }: Props) {
  const { place, isAlive, wake, pressed } = useWaking(waiting);
  if (isAlive || typeof document === 'undefined')
    return (
      <div key="alive" ref={place} data-drawn={isAlive ? undefined : waitsUntil(waiting)}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but to fetch what is inside
    <div
      key="drawn"
      ref={place}
      {...asLeft(waiting)}
      onPointerOver={wake}
      onFocus={wake}
      {...pressesOf(pressed)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it finds there
      dangerouslySetInnerHTML={asItCame}
    />
  );
}

/** Waits as long as what the server drew is true and nobody wants more of it; then goes on with what a hand had begun. */
function useWaking({ isTrue, load, wakesWhenSeen = false }: Waiting) {
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useSyncExternalStore(neverTold, isNotDrawn, isDrawn);
  const [isAlive, setAlive] = useState(!(wasDrawn && isTrue));

  const isWaking = useRef(false);
  const pressed = useRef<Pressed>({});
  const wake = () => {
    if (isWaking.current) return;
    isWaking.current = true;
    Promise.all([import('./hand.ts'), load()]).then(
      ([{ handOn, putBack }]) => {
        const hand = place.current && handOn(place.current, pressed.current);
        // At once: what is pressed in between would be heard by neither.
        flushSync(() => setAlive(true));
        if (hand && place.current) putBack(place.current, hand);
      },
      () => {
        isWaking.current = false; // without a network it stays a picture
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time that it waits
  useEffect(() => {
    if (!wakesWhenSeen || isAlive || !place.current) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) wake();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [wakesWhenSeen, isAlive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is to show something else
  useEffect(() => {
    if (!isTrue && !isAlive) wake();
  }, [isTrue]);
  return { place, isAlive, wake, pressed };
}

type Waiting = Omit<Props, 'children'>;

/** What it waits for, as it is told to whoever looks at the page. */
const waitsUntil = ({ wakesWhenSeen }: Waiting) => (wakesWhenSeen ? 'until-seen' : 'until-touched');

/** What is no longer true is dimmed, and not printed. */
const asLeft = (waiting: Waiting) => ({
  'data-drawn': waitsUntil(waiting),
  className: waiting.isTrue ? undefined : 'opacity-40 print:hidden',
});

const asItCame = { __html: '' };

const neverTold = () => () => undefined;
const isDrawn = () => true;
const isNotDrawn = () => false;

/** Keeps what is pressed until the code is there. */
function pressesOf(pressed: RefObject<Pressed>): HTMLAttributes<HTMLElement> {
  const press = (next: Pressed) => {
    pressed.current = next;
  };
  return {
    onPointerDown: ({ nativeEvent }) => press({ down: nativeEvent }),
    onPointerMove: ({ nativeEvent }) => pressed.current.down && press({ ...pressed.current, moved: nativeEvent }),
    onPointerUp: () => press({}),
    onPointerCancel: () => press({}),
    onClick: ({ target }) => press({ clicked: buttonOf(target) }),
    onKeyDown: ({ nativeEvent }) => {
      if (!steers(nativeEvent)) return;
      nativeEvent.preventDefault();
      press({ keys: [...(pressed.current.keys ?? []), nativeEvent] });
    },
  };
}

/** A key that moves or zooms something, and otherwise would move the page; in a field it moves in what is typed, or is typed. */
const steers = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^(?:Arrow|Page|Home$|End$|[-+=−0]$)/.test(key) &&
  !(target instanceof HTMLInputElement) &&
  !altKey &&
  !ctrlKey &&
  !metaKey;

/** Links and folds do what they do without a script. */
const buttonOf = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest('button')) || undefined;
