import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import type { TypedInputs } from './query.ts';
import type { Reply } from './reply.ts';

/**
 * idle → loading → done or failed; whatever is missing is said at once. Every calculation has a number, so that a late
 * response to an earlier one is recognised and dropped.
 */
export type RequestState = { readonly run: number; readonly typed: TypedInputs } & (
  | { readonly phase: 'idle' }
  /** The previous answer stays to be seen, dimmed, until the new one is there. */
  | { readonly phase: 'loading'; readonly previous?: PresentedAnswer }
  | { readonly phase: 'done'; readonly reply: Reply }
  | { readonly phase: 'failed'; readonly message: string }
);

export type RequestEvent =
  | { readonly event: 'started'; readonly run: number; readonly typed: TypedInputs }
  | { readonly event: 'replied'; readonly run: number; readonly reply: Reply }
  | { readonly event: 'failed'; readonly run: number; readonly message: string }
  | {
      readonly event: 'missing';
      readonly run: number;
      readonly typed: TypedInputs;
      readonly reply: Reply;
    }
  | { readonly event: 'reset'; readonly run: number };

export const initialState = (typed: TypedInputs, reply: Reply | undefined): RequestState =>
  reply ? { run: 0, typed, phase: 'done', reply } : { run: 0, typed, phase: 'idle' };

export function nextState(state: RequestState, event: RequestEvent): RequestState {
  const { run, typed } = state;
  switch (event.event) {
    case 'started':
      return { run: event.run, typed: event.typed, phase: 'loading', previous: shownAnswer(state) };
    case 'replied':
      return event.run === run && state.phase === 'loading' ? { run, typed, phase: 'done', reply: event.reply } : state;
    case 'failed':
      return event.run === run && state.phase === 'loading'
        ? { run, typed, phase: 'failed', message: event.message }
        : state;
    case 'missing':
      return { run: event.run, typed: event.typed, phase: 'done', reply: event.reply };
    case 'reset':
      return { run: event.run, typed, phase: 'idle' };
  }
}

/** The answer that is to be seen: the current one, or while a new one is awaited the one before. */
export function shownAnswer(state: RequestState): PresentedAnswer | undefined {
  if (state.phase === 'loading') return state.previous;
  return state.phase === 'done' && state.reply.kind === 'answer' ? state.reply.answer : undefined;
}
