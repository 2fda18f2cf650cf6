import { Spinner } from './Spinner.tsx';
import type { WaitState } from './use-waiting.ts';

interface Props {
  /** What the button says. */
  action: string;
  keys: string;
  waiting: WaitState;
  message?: string;
  onStop: () => void;
}

/** The button, beside it what goes on, under it what went wrong. */
export function Submit({ action, keys, waiting, message, onStop }: Props) {
  return (
    <div className="submit mt-3 pt-2">
      <div className="flex min-h-11 print:hidden flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          className="min-h-11 w-full cursor-pointer bg-act px-6 font-semibold text-sheet hover:brightness-110 active:brightness-95 sm:w-auto"
        >
          {action}
        </button>
        <div className="flex min-h-6 items-center gap-3 text-sm text-muted" role="status">
          {waiting === 'not yet' && <span className="hidden sm:inline">{keys}</span>}
          {waiting !== 'not yet' && <Spinner />}
          {waiting === 'a while' && 'Calculating…'}
          {waiting === 'long' && (
            <>
              Still working…
              <button
                type="button"
                onClick={onStop}
                className="min-h-8 cursor-pointer border border-act px-3 text-act hover:bg-act/8"
              >
                Stop
              </button>
            </>
          )}
        </div>
      </div>
      <p role="alert" className="mt-2 font-medium empty:mt-0">
        {message}
      </p>
    </div>
  );
}
