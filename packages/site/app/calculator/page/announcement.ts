import { marked } from '../../math/decimal-mark.ts';
import type { Settings } from '../../settings.ts';
import { textOf } from '../request/reply.ts';
import type { RequestState } from '../request/request-state.ts';

/** What a screen reader says when a calculation ends: the first line of the result. */
export function announcement(state: RequestState, mark: Settings['decimal']): string {
  if (state.phase !== 'done' || state.reply.kind === 'missing' || state.run === 0) return '';
  const [first = ''] = textOf(state.reply).split('\n');
  return state.reply.kind === 'answer' ? `Result: ${marked(first, mark)}` : first;
}
