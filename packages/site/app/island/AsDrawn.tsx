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
      <div key="alive" ref={place} data-drawn={isAlive ? undefined : ''}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but to fetch what is inside
    <div
      key="drawn"
      ref={place}
      {...asLeft(waiting.isTrue)}
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
function useWaking({ isTrue, load, wakesWhenSeen = false }: Omit<Props, 'children'>) {
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useSyncExternalStore(neverTold, isNotDrawn, isDrawn);
  const [isAlive, setAlive] = useState(!(wasDrawn && isTrue));

  const isWaking = useRef(false);
  const pressed = useRef<Pressed>({});
  const wake = () => {
    if (isWaking.current) return;
    isWaking.current = true;
    load().then(
      () => {
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

/** What is no longer true is dimmed, and not printed. */
const asLeft = (isTrue: boolean) => ({
  'data-drawn': '',
  className: isTrue ? undefined : 'opacity-40 print:hidden',
});

const asItCame = { __html: '' };

const neverTold = () => () => undefined;
const isDrawn = () => true;
const isNotDrawn = () => false;

/** What was pressed in what was drawn: a finger or a button of a mouse that is still down, and where it went; a button of the figure; keys. */
interface Pressed {
  readonly down?: PointerEvent;
  readonly moved?: PointerEvent;
  readonly clicked?: HTMLElement;
  readonly keys?: readonly KeyboardEvent[];
}

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

/** What a visitor had under way in what was drawn: where the focus is, what was unfolded, typed and pressed. */
interface Hand extends Omit<Pressed, 'clicked'> {
  readonly focused: number;
  readonly unfolded: readonly boolean[];
  readonly typed: readonly string[];
  readonly clicked: number;
}

const reachedIn = (place: HTMLElement): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
];

function handOn(place: HTMLElement, { clicked, ...pressed }: Pressed): Hand {
  const reached = reachedIn(place);
  return {
    focused: reached.findIndex((element) => element.matches(':focus')),
    unfolded: [...place.querySelectorAll('details')].map(({ open }) => open),
    typed: [...place.querySelectorAll('input')].map(({ value }) => value),
    ...pressed,
    clicked: clicked ? reached.indexOf(clicked) : -1,
  };
}

/** The same parts stand there in the same order. */
function putBack(place: HTMLElement, { focused, unfolded, typed, down, moved, clicked, keys = [] }: Hand): void {
  for (const [index, fold] of place.querySelectorAll('details').entries()) fold.open = unfolded[index] ?? false;
  for (const [index, field] of place.querySelectorAll('input').entries()) typeAgain(field, typed[index] ?? '');
  const reached = reachedIn(place);
  reached[focused]?.focus({ preventScroll: true });
  reached[clicked]?.click();
  if (down) takeUp(place, down, moved);
  else if (reached[focused]) pressAgain(reached[focused], keys);
}

/** As a hand types it: React keeps the value of a field, and hears of another one only from outside. */
function typeAgain(field: HTMLInputElement, text: string): void {
  if (text === field.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What lies now where the pointer went down hears of it, takes hold of the pointer, which is still down, and follows it to where it is. */
function takeUp(place: HTMLElement, down: PointerEvent, moved: PointerEvent | undefined): void {
  const target = document.elementFromPoint(down.clientX, down.clientY);
  if (!target || !place.contains(target)) return;
  for (const event of moved ? [down, moved] : [down]) target.dispatchEvent(new PointerEvent(event.type, asMade(event)));
}

const asMade = ({ pointerId, pointerType, isPrimary, button, buttons, clientX, clientY }: PointerEvent) => ({
  pointerId,
  pointerType,
  isPrimary,
  button,
  buttons,
  clientX,
  clientY,
  bubbles: true,
  cancelable: true,
});

/** Each key once what the one before it moved is seen. */
function pressAgain(target: HTMLElement, [first, ...others]: readonly KeyboardEvent[]): void {
  if (!first) return;
  const init = { key: first.key, shiftKey: first.shiftKey, bubbles: true, cancelable: true };
  for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, init));
  setTimeout(() => pressAgain(target, others));
}
