import { textOf } from './reply.ts';
import type { RequestState } from './request-state.ts';

/** What a screen reader says when a calculation ends: the first line of the result. */
export function announcement(state: RequestState): string {
  if (state.phase !== 'done' || state.reply.kind === 'missing' || state.run === 0) return '';
  const [first = ''] = textOf(state.reply).split('\n');
  return state.reply.kind === 'answer' ? `Result: ${first}` : first;
}
