import { isRouteErrorResponse } from 'react-router';
import { NotFound } from './NotFound.tsx';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** The heading of the page that stands in for one that failed. */
export const headingOf = (error: unknown): 'Page not found' | 'Unexpected Application Error!' =>
  isMissing(error) ? 'Page not found' : 'Unexpected Application Error!';

/** What stands where a page failed. The stack is for who develops the site, never for who visits it. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isMissing(error)) return <NotFound />;
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <div className="max-w-2xl py-10">
      <h1 className="text-4xl">{headingOf(error)}</h1>
      <p className="mt-4 text-lg">{wordsOf(error)}</p>
      <p className="mt-2 text-muted">It is not your fault. Loading the page again may help.</p>
      {stack && <pre className="mt-6 overflow-x-auto border border-hair bg-sheet p-4 text-sm">{stack}</pre>}
      <a href="/" className="button mt-8">
        Back Home
      </a>
    </div>
  );
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || textOf(error.data)}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

const textOf = (data: unknown): string => (typeof data === 'string' ? data : '');
