import { ScrollRegion } from '../math/ScrollRegion.tsx';
import type { Endpoint } from './endpoints.ts';

/** One endpoint: its address, its inputs, a command that asks it, the page that shows the same. */
export function EndpointEntry({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, title, purpose, inputs, example, page } = endpoint;
  return (
    <section id={id} aria-label={title} className="border-t border-hair py-5 first:border-0">
      <h4 className="font-sans text-base font-semibold tracking-normal">
        {page ? (
          <a href={page} className="link">
            {title}
          </a>
        ) : (
          title
        )}
      </h4>
      {purpose && <p className="mt-1 text-sm text-muted">{purpose}</p>}
      <p className="mt-2 font-mono text-sm wrap-anywhere">
        <strong className="mr-2 font-semibold text-act">{method}</strong>
        {path}
      </p>
      {inputs.length > 0 && (
        <dl className="mt-2 grid gap-x-5 text-sm sm:grid-cols-[minmax(8rem,max-content)_minmax(0,1fr)] sm:gap-y-1">
          {inputs.map(({ name, says }) => (
            <div key={name} className="contents">
              <dt className="font-mono">{name}</dt>
              <dd className="mb-1.5 text-muted sm:mb-0">{says}</dd>
            </div>
          ))}
        </dl>
      )}
      {example && (
        <ScrollRegion
          label={`Example request: ${title}`}
          className="mt-3 overflow-x-auto border border-hair bg-sheet px-3 py-2 text-sm"
        >
          <code className="font-mono whitespace-nowrap">{example}</code>
        </ScrollRegion>
      )}
    </section>
  );
}
