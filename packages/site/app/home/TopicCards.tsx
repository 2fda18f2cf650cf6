import type { Topic } from '@nomogram/calculators/kit/page.ts';
import { TopicFigure } from './TopicFigure.tsx';

/** One card a topic, ruled like a table, each wholly a link. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="sr-only">
        Topics
      </h2>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {topics.map(({ id, title, purpose }) => (
          <li key={id} className="card">
            <TopicFigure topic={id} className="mt-0.5 w-22 shrink-0" />
            <div>
              <h3 className="text-xl">
                <a href={`/${id}`} className="card-link">
                  {title}
                </a>
              </h3>
              <p className="mt-1 text-[0.95rem] text-muted">{purpose}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
