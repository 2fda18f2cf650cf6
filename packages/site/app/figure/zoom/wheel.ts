import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { pointIn, shownDrawing } from '../drag/shown-drawing.ts';
import { STEP, type View, withView, zoomed } from './zooming.ts';

/** How many times as large for so many pixels of a wheel; a notch is a hundred of them, two fingers on a trackpad make a few at a time. */
const perPixel = 2 ** 0.01;

/**
 * Follows a wheel that is turned with Ctrl held, which is also how a browser tells of two fingers on a trackpad. A wheel alone scrolls the page as
 * everywhere. What is under the pointer stays there.
 */
export function followWheel(
  node: HTMLElement,
  seen: () => { readonly figure: Figure; readonly view: View },
  see: (view: View) => void,
): () => void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    const { figure, view } = seen();
    const drawing = shownDrawing(node, withView(figure, view));
    if (!drawing) return;
    event.preventDefault();
    const { sheet, point } = pointIn(drawing, [event.clientX, event.clientY]);
    const times = Math.min(STEP, Math.max(1 / STEP, perPixel ** -event.deltaY));
    see(zoomed(figure, view, times, point, sheet));
  };
  node.addEventListener('wheel', turn, { passive: false });
  return () => node.removeEventListener('wheel', turn);
}
