import { useLocation } from 'react-router';

/** What stands where something could not be loaded. */
export function LoadError({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <div data-failure className="mt-8">
      <p role="alert" className="border-l-2 border-ink pl-4 text-lg font-medium">
        {`Error: ${message}`}
      </p>
      <p className="mt-4">
        <a href={pathname + search} data-again className="link inline-flex min-h-8 items-center">
          Try again
        </a>
      </p>
    </div>
  );
}
