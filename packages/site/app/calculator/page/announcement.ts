import { marked } from '../../math/decimal-mark.ts';
import type { Settings } from '../../settings.ts';
import { textOf } from '../request/reply.ts';
import type { RequestState } from '../request/request-state.ts';

/** So many letters are listened to in half a minute; who wants the rest goes to the result. */
const longest = 300;

/** What a screen reader says when a calculation ends: the first line of the result, of a very long one its beginning. */
export function announcement(state: RequestState, mark: Settings['decimal']): string {
  if (state.phase !== 'done' || state.reply.kind === 'missing' || state.run === 0) return '';
  const [line = ''] = textOf(state.reply).split('\n');
  const first = line.length > longest ? `${line.slice(0, longest)}… (${line.length} characters)` : line;
  return state.reply.kind === 'answer' ? `Result: ${marked(first, mark)}` : first;
}
