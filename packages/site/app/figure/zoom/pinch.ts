import type { Figure, Point } from '@nomogram/calculators/kit/figure.ts';
import { pointIn, type ShownDrawing, shownDrawing } from '../drag/shown-drawing.ts';
import { moved, type View, withView, zoomed } from './zooming.ts';

/** Two fingers as they went down, and what they touched. */
interface Pinch {
  readonly view: View;
  readonly drawing: ShownDrawing;
  readonly middle: Point;
  readonly apart: number;
}

/** Follows two fingers. Only with two of them the browser is kept from what it would do, so that one scrolls the page. */
export function followFingers(
  node: HTMLElement,
  seen: () => { readonly figure: Figure; readonly view: View },
  see: (view: View) => void,
) {
  let pinch: Pinch | undefined;
  const start = (event: TouchEvent) => {
    pinch = undefined;
    if (event.touches.length !== 2) return;
    const { figure, view } = seen();
    const drawing = shownDrawing(node, withView(figure, view));
    if (!drawing) return;
    event.preventDefault();
    pinch = { view, drawing, ...handOf(event.touches) };
  };
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    see(pinched(seen().figure, pinch, handOf(event.touches)));
  };
  const end = () => {
    pinch = undefined;
  };
  const active = { passive: false };
  node.addEventListener('touchstart', start, active);
  node.addEventListener('touchmove', move, active);
  for (const over of ['touchend', 'touchcancel'] as const) node.addEventListener(over, end);
  return () => {
    node.removeEventListener('touchstart', start);
    node.removeEventListener('touchmove', move);
    for (const over of ['touchend', 'touchcancel'] as const) node.removeEventListener(over, end);
  };
}

/** The middle between two fingers in the window, and how far they are apart. */
function handOf([one, other]: Iterable<Touch> & { readonly length: number }): Pick<Pinch, 'middle' | 'apart'> {
  const [a, b] = [one!, other!];
  return {
    middle: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2],
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}

/** What was between the fingers stays between them. */
function pinched(figure: Figure, { view, drawing, middle, apart }: Pinch, hand: Pick<Pinch, 'middle' | 'apart'>): View {
  const { sheet, point, layout } = pointIn(drawing, middle);
  const near = zoomed(figure, view, hand.apart / apart, point, sheet);
  const perPixel = (
    before: readonly [number, number],
    after: readonly [number, number],
    shown: readonly [number, number],
    pixels: number,
  ) => ((shown[1] - shown[0]) / pixels) * ((after[1] - after[0]) / (before[1] - before[0])) * drawing.scale;
  const across = perPixel(view.x, near.x, layout.shown.x, layout.width);
  const up = perPixel(view.y[sheet]!, near.y[sheet]!, layout.shown.y, layout.height);
  return moved(figure, near, [(middle[0] - hand.middle[0]) * across, (hand.middle[1] - middle[1]) * up], sheet);
}
