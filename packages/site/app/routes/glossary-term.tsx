import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import entries from '../../../../content/dist/glossary.json' with { type: 'json' };
import { glossaryPage } from '../glossary/glossary-page.ts';
import type { PageHandle } from '../handle.ts';
import { Numbers } from '../math/Numbers.tsx';
import { metaOf, originOf } from '../meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';

export const handle: PageHandle = { mathematics: true };

export function loader({ params }: LoaderFunctionArgs) {
  const entry = entries.find(({ id }) => id === params.term);
  if (!entry) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  const near = entries.filter(({ id, field }) => field === entry.field && id !== entry.id);
  return { entry, near: near.map(({ id, title }) => ({ id, title })) };
}

const trailOf = ({ id, title }: { readonly id: string; readonly title: string }) => [
  { title: glossaryPage.title, path: `/${glossaryPage.id}` },
  { title, path: `/${glossaryPage.id}/${id}` },
];

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { entry } = loaderData;
  const origin = originOf(matches);
  const path = `/${glossaryPage.id}/${entry.id}`;
  return metaOf(origin, {
    // A calculator may have the name of what it calculates.
    title: `${entry.title}: rule, example, mistake`,
    description: entry.description,
    keywords: [entry.title, entry.field, ...entry.also],
    path,
    image: `/cards/${glossaryPage.id}.png`,
    trail: trailOf(entry),
    data: [
      {
        '@type': 'DefinedTerm',
        name: entry.title,
        description: entry.description,
        url: origin + path,
        inDefinedTermSet: `${origin}/${glossaryPage.id}`,
      },
    ],
  });
};

/** One rule or term: what it says, when it applies, an example, a mistake. */
export default function GlossaryTerm() {
  const { entry, near } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={trailOf(entry)} />
      <Numbers>
        <article className="max-w-3xl">
          <p className="mt-6 text-sm text-muted">{entry.field}</p>
          <h1 className="mt-1 text-4xl sm:text-5xl">{entry.title}</h1>
          {entry.also.length > 0 && <p className="mt-2 text-muted">Also: {entry.also.join(', ')}</p>}
          <Part html={entry.statement} />
          <h2 className="mt-8 text-2xl">When it applies</h2>
          <Part html={entry.when} />
          <h2 className="mt-8 text-2xl">Example</h2>
          <Part html={entry.example} />
          <h2 className="mt-8 text-2xl">A usual mistake</h2>
          <Part html={entry.mistake} />
        </article>
      </Numbers>
      {near.length > 0 && (
        <nav aria-label={`More of ${entry.field}`} className="mt-10 max-w-3xl border-t border-hair pt-5 print:hidden">
          <h2 className="m-0 text-lg">More of {entry.field}</h2>
          <ul className="mt-2 flex list-none flex-wrap gap-x-5">
            {near.map(({ id, title }) => (
              <li key={id}>
                <a href={`/${glossaryPage.id}/${id}`} className="link inline-flex min-h-8 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

const Part = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content from Markdown
  <div className="prose mt-3 text-lg" dangerouslySetInnerHTML={{ __html: html }} />
);
