import type { ChildHandle } from './child-handle.ts';

interface SupervisorOptions {
  readonly size: number;
  readonly start: (onIdle: () => void, onGone: (reason: string, wasReady: boolean) => void) => ChildHandle;
  readonly onIdle: () => void;
  readonly onEnd?: (reason: string) => void;
}

/** Keeps a number of child processes: whichever ends is replaced, more and more slowly when they cannot even start. */
export function createSupervisor({ size, start, onIdle, onEnd }: SupervisorOptions) {
  const children = new Set<ChildHandle>();
  let failedStarts = 0;
  let closing: (() => void) | undefined;

  function add(): void {
    if (closing) return;
    const child = start(
      () => {
        failedStarts = 0;
        onIdle();
      },
      (reason, wasReady) => {
        children.delete(child);
        if (closing && children.size === 0) closing();
        if (closing) return;
        onEnd?.(reason);
        failedStarts = wasReady ? 0 : failedStarts + 1;
        if (wasReady) add();
        else setTimeout(add, Math.min(100 * 2 ** failedStarts, 10_000));
      },
    );
    children.add(child);
  }

  for (let i = 0; i < size; i += 1) add();

  return {
    children: (): readonly ChildHandle[] => [...children],
    /** Ends all children, and resolves when they are gone. */
    close(): Promise<void> {
      return new Promise((resolve) => {
        closing = resolve;
        if (children.size === 0) resolve();
        for (const child of children) child.kill('closing');
      });
    },
  };
}
