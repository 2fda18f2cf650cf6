import { useEffect, useState } from 'react';

/** How long an answer has been awaited: no sign for a blink, then a spinner, then a word and a way to stop. */
export type WaitState = 'not yet' | 'a while' | 'long';

export function useWaiting(loading: boolean): WaitState {
  const [waiting, setWaiting] = useState<WaitState>('not yet');
  useEffect(() => {
    if (!loading) return;
    const timers = [setTimeout(() => setWaiting('a while'), 300), setTimeout(() => setWaiting('long'), 3000)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaiting('not yet');
    };
  }, [loading]);
  return loading ? waiting : 'not yet';
}
