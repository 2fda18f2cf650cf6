import { useEffect, useRef } from 'react';

/** Runs the last of several quick calls, a moment after it. */
export function useDebounce(milliseconds: number): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  };
}
