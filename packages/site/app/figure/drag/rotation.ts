import { standardView, type View } from '@nomogram/calculators/kit/view.ts';
import type { KeyboardEvent, PointerEvent } from 'react';

export { viewOf } from '@nomogram/calculators/kit/solid.ts';

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

/** What a hand and the keys do to a solid. */
export function handlersOf(
  hand: { current: readonly [x: number, y: number] | undefined },
  turn: (change: (view: View) => View) => void,
) {
  return {
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
