import type { Figure, Frame, Mark } from '@nomogram/calculators/kit/figure.ts';
import type { viewOf } from '@nomogram/calculators/kit/solid.ts';
import { standardView, type View } from '@nomogram/calculators/kit/view.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Across the whole sheet a solid turns once and a half. */
const RADIANS_PER_SHEET = 3 * Math.PI;
const KEY_STEP = Math.PI / 24;
/** Straight up and down the axis is a point, and what is left and right turns round. */
const STEEPEST = 1.5;

/** The view after a drag over parts of the sheet: what is in front goes with the hand. */
export function dragged(view: View, across: number, down: number): View {
  return {
    around: view.around - across * RADIANS_PER_SHEET,
    up: Math.min(STEEPEST, Math.max(-STEEPEST, view.up + down * RADIANS_PER_SHEET)),
  };
}

const keys: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view after a key, undefined for keys that turn nothing; Home goes back to the first. */
export function keyed(view: View, key: string): View | undefined {
  if (key === 'Home') return standardView;
  const by = keys[key];
  const part = KEY_STEP / RADIANS_PER_SHEET;
  return by && dragged(view, by[0] * part, by[1] * part);
}

interface RotationState {
  /** The marks of the view, once the solid was turned. */
  readonly seen: { readonly frame: Frame; readonly marks: readonly Mark[] } | undefined;
  readonly handlers: { readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void };
}

/** Turns the solid of a figure by pointer, finger and arrow keys; does nothing for a plane figure. What draws solids is fetched where there is one. */
export function useTurning({ solid }: Figure): RotationState {
  const [view, setView] = useState<View>();
  const [draw, setDraw] = useState<typeof viewOf>();
  const hand = useRef<readonly [x: number, y: number]>(undefined);
  const isSolid = solid !== undefined;
  useEffect(() => {
    if (!isSolid) return;
    import('@nomogram/calculators/kit/solid.ts').then(
      (found) => setDraw(() => found.viewOf),
      () => undefined,
    );
  }, [isSolid]);
  if (!solid) return { seen: undefined, handlers: {} };
  const turn = (change: (view: View) => View) => setView((before) => change(before ?? standardView));
  return { seen: view && draw?.(solid, view), handlers: handlersOf(hand, turn) };
}

function handlersOf(
  hand: { current: readonly [x: number, y: number] | undefined },
  turn: (change: (view: View) => View) => void,
) {
  return {
    className: 'cursor-grab touch-pan-y select-none active:cursor-grabbing',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hand.current = [event.clientX, event.clientY];
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!hand.current) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      const [x, y] = hand.current;
      hand.current = [event.clientX, event.clientY];
      turn((view) => dragged(view, (event.clientX - x) / width, (event.clientY - y) / width));
    },
    onPointerUp() {
      hand.current = undefined;
    },
    onPointerCancel() {
      hand.current = undefined;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || !keyed(standardView, event.key)) return;
      event.preventDefault();
      turn((view) => keyed(view, event.key) ?? view);
    },
  };
}
