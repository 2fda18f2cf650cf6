import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import pages from '../../../../content/dist/pages.json' with { type: 'json' };
import { glueStops } from '../math/glue-stops.ts';
import { metaOf, originOf } from '../meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { textPages } from '../text-pages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const name = textPages.find((id) => id === pathname.replaceAll('/', ''))!;
  return { path: `/${name}`, page: pages[name] };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { path, page } = loaderData;
  return metaOf(originOf(matches), {
    title: page.title,
    description: page.description,
    keywords: page.keywords.split(',').map((word) => word.trim()),
    path,
    trail: [{ title: page.title, path }],
  });
};

/** A page of text: about, and the legal pages. */
export default function Text() {
  const { path, page } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={[{ title: page.title, path }]} />
      <article className="mx-auto max-w-3xl">
        <h1 className="mt-8 text-4xl sm:text-5xl">{page.title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content from Markdown */}
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: glueStops(page.html) }} />
        <p className="mt-10 border-t border-hair pt-5 text-sm text-muted">
          Last changed <time dateTime={page.updated}>{page.updated}</time>
        </p>
      </article>
    </>
  );
}
