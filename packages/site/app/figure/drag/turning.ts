import type { Figure, Frame, Mark } from '@nomogram/calculators/kit/figure.ts';
import { standardView, type View } from '@nomogram/calculators/kit/view.ts';
import { type HTMLAttributes, useEffect, useRef, useState } from 'react';

interface RotationState {
  /** The marks of the view, once the solid was turned. */
  readonly seen: { readonly frame: Frame; readonly marks: readonly Mark[] } | undefined;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

/**
 * Turns the solid of a figure by pointer, finger and arrow keys; does nothing for a plane figure. The code for it is fetched when the pointer
 * or the focus comes; a finger comes without notice, so on screens that can be touched it is fetched at once.
 */
export function useTurning({ solid }: Figure): RotationState {
  const [view, setView] = useState<View>();
  const [rotation, setRotation] = useState<typeof import('./rotation.ts')>();
  const [near, setNear] = useState(false);
  const hand = useRef<readonly [x: number, y: number]>(undefined);
  const isSolid = solid !== undefined;
  useEffect(() => {
    if (!isSolid || !(near || navigator.maxTouchPoints > 0)) return;
    import('./rotation.ts').then(setRotation, () => undefined);
  }, [isSolid, near]);
  if (!solid) return { seen: undefined, handlers: {} };
  const turn = (change: (view: View) => View) => setView((before) => change(before ?? standardView));
  const come = () => setNear(true);
  return {
    seen: view && rotation?.viewOf(solid, view),
    handlers: {
      className: 'cursor-grab touch-pan-y select-none active:cursor-grabbing',
      onPointerEnter: come,
      onFocus: come,
      ...rotation?.handlersOf(hand, turn),
    },
  };
}
