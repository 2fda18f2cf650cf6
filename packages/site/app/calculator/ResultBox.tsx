import { textOf } from './reply.ts';
import type { RequestState } from './request-state.ts';

/** The result as text, in a box that the visitor may edit. It is emptied as a calculation starts. */
export function ResultBox({ state }: { state: RequestState }) {
  const text = state.phase === 'done' ? textOf(state.reply) : '';
  return (
    <div className="mt-4 print:hidden">
      <label htmlFor="result" className="block text-sm font-semibold">
        Result
      </label>
      <textarea
        key={`${state.run} ${state.phase}`}
        id="result"
        defaultValue={text}
        spellCheck={false}
        autoComplete="off"
        className="mt-1.5 block h-32 w-full resize-none border border-hair bg-sheet px-3 py-2 text-sm text-ink tabular-nums"
      />
    </div>
  );
}
