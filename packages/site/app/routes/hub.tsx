import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { config } from '../config.ts';
import { TopicFigure } from '../home/TopicFigure.tsx';
import { topicWords } from '../home/topic-words.ts';
import { HubCards } from '../hub/HubCards.tsx';
import { hubOf } from '../hub/hub.server.ts';
import { metaOf, originOf } from '../meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const hub = hubOf(new URL(request.url).pathname.replaceAll('/', ''));
  if (!hub) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  return hub;
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { topic, cards } = loaderData;
  const origin = originOf(matches);
  const path = `/${topic.id}`;
  return metaOf(origin, {
    title: `${topic.title} calculators`,
    description: topic.purpose,
    keywords: topic.keywords,
    path,
    trail: [{ title: topic.title, path }],
    data: [
      {
        '@type': 'CollectionPage',
        name: topic.title,
        description: topic.purpose,
        url: origin + path,
        hasPart: cards.map(({ href, title }) => ({ '@type': 'WebPage', name: title, url: origin + href })),
      },
    ],
  });
};

/** The page of a topic, for every topic. */
export default function HubPage() {
  const { topic, cards } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={[{ title: topic.title, path: `/${topic.id}` }]} />
      <div className="mt-6 flex items-start justify-between gap-10">
        <div>
          <h1 className="text-4xl sm:text-5xl">{topic.title}</h1>
          <p className="mt-4 max-w-2xl text-xl text-muted">{topic.purpose}</p>
          <p className="mt-4 max-w-2xl">{topicWords[topic.id].text}</p>
        </div>
        <TopicFigure topic={topic.id} className="hidden w-56 shrink-0 md:block" />
      </div>
      <HubCards cards={cards} />
      <Apps topic={topic.title} />
    </>
  );
}

function Apps({ topic }: { topic: string }) {
  const links = config.appLinks(topic);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="apps" className="mt-14 border-t border-hair pt-6">
      <h2 id="apps" className="text-xl">
        {topic} as an app
      </h2>
      <ul className="mt-2 flex list-none flex-wrap gap-x-8">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} rel="external noopener" className="link inline-flex min-h-8 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
