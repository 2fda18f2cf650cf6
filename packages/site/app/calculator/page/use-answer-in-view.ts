import { type RefObject, useEffect, useRef } from 'react';
import type { RequestState } from '../request/request-state.ts';

/**
 * Brings an answer that was asked for into view when it comes: its first value, its check and its first step. Where there is none, the
 * focus goes to the first field that stands in the way. What a visitor drags, or opens by a link, stays where it is.
 */
export function useAnswerInView(state: RequestState, form: RefObject<HTMLFormElement | null>) {
  const view = useRef<HTMLDivElement>(null);
  const wantsView = useRef(false);
  const isThere = state.phase === 'done' && state.reply.kind === 'answer';
  useEffect(() => {
    if (state.phase === 'loading' || !wantsView.current) return;
    wantsView.current = false;
    if (isThere && view.current) show(view.current);
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state, isThere, form]);
  return { view, wantsView };
}

function show(answer: HTMLElement): void {
  hidesKeyboard();
  const firstStep = answer.nextElementSibling?.querySelector('li');
  const { top } = answer.getBoundingClientRect();
  const { bottom } = (firstStep ?? answer).getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  answer.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}

/** The keyboard of a touch screen would lie over the answer. */
function hidesKeyboard(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && matchMedia('(pointer: coarse)').matches) activeElement.blur();
}
