/** What a hand had begun in a part of a page whose code was not there yet, and how it goes on once it is (`AsDrawn.tsx`, which fetches this with that code). */

/** What was pressed in what was drawn: a finger or a button of a mouse that is still down, and where it went; a button of the figure; keys. */
export interface Pressed {
  readonly down?: PointerEvent;
  readonly moved?: PointerEvent;
  readonly clicked?: HTMLElement;
  readonly keys?: readonly KeyboardEvent[];
}

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

/** What is under way at this moment in a place that will be drawn anew. */
export function handOn(place: HTMLElement, { clicked, ...pressed }: Pressed): Hand {
  const reached = reachedIn(place);
  return {
    focused: reached.findIndex((element) => element.matches(':focus')),
    unfolded: [...place.querySelectorAll('details')].map(({ open }) => open),
    typed: [...place.querySelectorAll('input')].map(({ value }) => value),
    ...pressed,
    clicked: clicked ? reached.indexOf(clicked) : -1,
  };
}

/** Goes on with it in what is alive now: the same parts stand there in the same order. */
export function putBack(place: HTMLElement, { focused, unfolded, typed, down, moved, clicked, keys = [] }: Hand): void {
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
