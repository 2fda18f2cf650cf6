import { allowLetters } from './letters-after-paint.ts';

/** So many elements have their letters in one frame: as much style and layout as a phone does between two of them. */
const perFrame = 55;

/**
 * On a page of formulas letters come part by part from above, each in a frame of its own, so that the page answers in between: all at
 * once, they are half a second of style and layout on a phone. All parts wait when the whole is allowed to have
 * them, so that what is written meanwhile has letters at once.
 */
export function allowPartByPart(): void {
  const parts = partsOf(document.body);
  for (const { element } of parts) element.toggleAttribute('data-waiting', true);
  allowLetters();
  inNextFrame(() => allow(parts));
}

/** An element with all that it holds. */
interface Part {
  readonly element: Element;
  readonly size: number;
}

/**
 * The largest elements that are no more than a frame's worth, without those that are laid out when they come near. A formula is one, however
 * long: its parts inherit its letters.
 */
function partsOf(element: Element): readonly Part[] {
  if (element.matches('.far-below') && !isLaidOut(element.firstElementChild)) return [];
  const size = element.getElementsByTagName('*').length + 1;
  if (size <= perFrame || element.childElementCount === 0 || element.matches('.katex')) return [{ element, size }];
  return [...element.children].flatMap(partsOf);
}

/** Whether what lies far below has come near, and with it all that it holds. */
const isLaidOut = (inside: Element | null): boolean =>
  inside?.checkVisibility({ contentVisibilityAuto: true }) ?? false;

/** The first parts have their letters now, the others in the frames that follow. */
function allow(parts: readonly Part[]): void {
  let size = 0;
  const later = parts.findIndex((part, index) => {
    size += part.size;
    return size > perFrame && index > 0;
  });
  for (const { element } of later < 0 ? parts : parts.slice(0, later)) element.toggleAttribute('data-waiting', false);
  if (later > 0) inNextFrame(() => allow(parts.slice(later)));
}

/** A task of its own after the next frame. */
const inNextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
