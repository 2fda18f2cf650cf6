import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

interface Props {
  /** Whether what the server drew still says what is to be seen. */
  isTrue: boolean;
  /** Fetches the code of what is drawn. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A part of a page that the server drew. It stays as it came, without its code, until somebody points at it, reaches it by keys or touches it, or
 * until it has to show something else; from then on it is alive, and goes on with what the hand had begun: a finger that went down on a point
 * drags it, a button that was pressed acts. While the code is awaited what it no longer says is dimmed, and not printed. What is first shown in the
 * browser is alive from the beginning.
 */
export function AsDrawn({ isTrue, load, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useSyncExternalStore(neverTold, isNotDrawn, isDrawn);
  const [isAlive, setAlive] = useState(!(wasDrawn && isTrue));
  const [hand, setHand] = useState<Hand>();

  const isWaking = useRef(false);
  const pressed = useRef<Pressed>({});
  const wake = () => {
    if (isWaking.current) return;
    isWaking.current = true;
    load().then(
      () => {
        if (place.current) setHand(handOn(place.current, pressed.current));
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
      {...asLeft(isTrue)}
      onPointerOver={wake}
      onFocus={wake}
      {...pressesOf(pressed)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what it finds there
      dangerouslySetInnerHTML={asItCame}
    />
  );
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

/** What was pressed in what was drawn: a finger or a button of a mouse that is still down, or a button of the figure. */
interface Pressed {
  readonly down?: PointerEvent;
  readonly clicked?: HTMLElement;
}

/** Keeps what is pressed until the code is there. */
function pressesOf(pressed: RefObject<Pressed>): HTMLAttributes<HTMLElement> {
  const press = (next: Pressed) => {
    pressed.current = next;
  };
  return {
    onPointerDown: ({ nativeEvent }) => press({ down: nativeEvent }),
    onPointerUp: () => press({}),
    onPointerCancel: () => press({}),
    onClick: ({ target }) => press({ clicked: buttonOf(target) }),
  };
}

/** Links and folds do what they do without a script. */
const buttonOf = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest('button')) || undefined;

/** What a visitor had under way in what was drawn: where the focus is, what was unfolded, and what was pressed. */
interface Hand {
  readonly focused: number;
  readonly unfolded: readonly boolean[];
  readonly down?: PointerEvent;
  readonly clicked: number;
}

const reachedIn = (place: HTMLElement): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
];

function handOn(place: HTMLElement, { down, clicked }: Pressed): Hand {
  const reached = reachedIn(place);
  return {
    focused: reached.findIndex((element) => element.matches(':focus')),
    unfolded: [...place.querySelectorAll('details')].map(({ open }) => open),
    down,
    clicked: clicked ? reached.indexOf(clicked) : -1,
  };
}

/** The same parts stand there in the same order. */
function putBack(place: HTMLElement, { focused, unfolded, down, clicked }: Hand): void {
  for (const [index, fold] of place.querySelectorAll('details').entries()) fold.open = unfolded[index] ?? false;
  reachedIn(place)[focused]?.focus({ preventScroll: true });
  reachedIn(place)[clicked]?.click();
  if (down) takenUp(place, down);
}

/** What lies now where the pointer went down hears of it, and takes hold of the pointer, which is still down. */
function takenUp(place: HTMLElement, down: PointerEvent): void {
  const { pointerId, pointerType, isPrimary, button, buttons, clientX, clientY } = down;
  const target = document.elementFromPoint(clientX, clientY);
  if (!target || !place.contains(target)) return;
  const init = {
    pointerId,
    pointerType,
    isPrimary,
    button,
    buttons,
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
  };
  target.dispatchEvent(new PointerEvent('pointerdown', init));
}
