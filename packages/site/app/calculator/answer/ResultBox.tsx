import { marked } from '../../math/decimal-mark.ts';
import type { Settings } from '../../settings.ts';
import { useSetting } from '../../use-setting.ts';
import { type Reply, textOf } from '../request/reply.ts';
import type { RequestState } from '../request/request-state.ts';

/** The result as text, in a box that the visitor may edit. It is emptied as a calculation starts. */
export function ResultBox({ state }: { state: RequestState }) {
  const mark = useSetting('decimal');
  const text = state.phase === 'done' ? replyText(state.reply, mark) : '';
  return (
    <div className="mt-4 print:hidden">
      <label htmlFor="result" className="block text-sm font-semibold">
        Result
      </label>
      <textarea
        key={`${state.run} ${state.phase} ${mark}`}
        id="result"
        defaultValue={text}
        spellCheck={false}
        autoComplete="off"
        className="mt-1.5 block h-32 w-full resize-none border border-hair bg-sheet px-3 py-2 text-sm text-ink tabular-nums"
      />
    </div>
  );
}

/** An answer is written with the chosen decimal mark; a refusal repeats what was typed, as it was. */
const replyText = (reply: Reply, mark: Settings['decimal']): string =>
  reply.kind === 'answer' ? marked(reply.answer.text, mark) : textOf(reply);
