import type { HubCard } from './hub.server.ts';

/** The pages of a topic; what stands on a page is named under it, and opens at once. */
export function HubCards({ cards }: { cards: readonly HubCard[] }) {
  return (
    <ul
      className={`ruled mt-10 ${cards.length > 1 ? 'sm:grid-cols-2' : ''} ${cards.length > 4 ? 'lg:grid-cols-3' : ''}`}
    >
      {cards.map(({ href, title, purpose, calculations }) => (
        <li key={href} className="card flex-col">
          <h2 className="text-xl">
            <a href={href} className="card-link">
              {title}
            </a>
          </h2>
          <p className="text-[0.95rem] text-muted">{purpose}</p>
          {calculations.length > 1 && (
            <ul className="relative z-1 mt-1 flex list-none flex-wrap gap-x-4 text-sm">
              {calculations.map((one) => (
                <li key={one.href}>
                  <a href={one.href} className="inline-flex min-h-6 items-center text-act hover:underline">
                    {one.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
