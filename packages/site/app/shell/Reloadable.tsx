import type { ReactNode } from 'react';
import filterFile from '../enhance/filter.ts?worker&url';
import reloadFile from '../enhance/reload.ts?worker&url';
import { LoadError } from './LoadError.tsx';

interface Props {
  /** Why what belongs here could not be loaded. */
  error: string | undefined;
  children: ReactNode;
}

/**
 * What a page shows of what the service gave. The server has it in place; only where that failed does a script load it
 * again, and says so while it does.
 */
export function Reloadable({ error, children }: Props) {
  if (error === undefined) return <div data-loaded>{children}</div>;
  return (
    <>
      <div data-loaded>
        <LoadError message={error} />
      </div>
      <script type="module" src={reloadFile} />
      <script type="module" src={filterFile} />
    </>
  );
}
