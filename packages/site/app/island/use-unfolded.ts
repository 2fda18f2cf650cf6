import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

/** Whether a fold is open, for what is made when it is unfolded. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** What its `details` takes. */
  readonly fold: {
    readonly ref: RefObject<HTMLDetailsElement | null>;
    readonly onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  };
}

/** Follows a fold, which may have been unfolded before the island was awake to hear of it. */
export function useUnfolded(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  return { isOpen, setOpen, fold: { ref, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) } };
}
