import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { dayOf } from '../blog/day-of.ts';
import { loadPost } from '../blog/load-posts.ts';
import { Sponsor } from '../blog/Sponsor.tsx';
import liveFile from '../enhance/live.ts?worker&url';
import type { PageHandle } from '../handle.ts';
import { glueStops } from '../math/glue-stops.ts';
import { Numbers } from '../math/Numbers.tsx';
import { metaOf, originOf, problemPage } from '../meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { Reloadable } from '../shell/Reloadable.tsx';

export const handle: PageHandle = { mathematics: true };

const blog = { title: 'Blog', path: '/blog' };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const post = await loadPost(askService(context), params.uuid ?? '');
  if (!post.ok && (post.status === 404 || post.status === 400))
    throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  return data({ post }, post.ok ? 200 : post.status);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, params }) => {
  const origin = originOf(matches);
  if (!loaderData?.post.ok) return metaOf(origin, problemPage('Blog', `/read/blog/${params.uuid}`));
  const { Title, SmallDescription, Keywords, Date: day, Author, Category } = loaderData.post.value;
  const path = `/read/blog/${params.uuid}`;
  return metaOf(origin, {
    title: Title,
    description: SmallDescription,
    keywords: Keywords.split(',').map((word) => word.trim()),
    path,
    type: 'article',
    trail: [blog, { title: Title, path }],
    data: [
      {
        '@type': 'Article',
        headline: Title,
        description: SmallDescription,
        articleSection: Category,
        datePublished: day,
        dateModified: day,
        image: `${origin}/cards/${params.uuid}.png`,
        author: { '@type': 'Organization', name: Author },
        mainEntityOfPage: origin + path,
      },
    ],
  });
};

export default function Article() {
  const { post } = useLoaderData<typeof loader>();
  if (!post.ok) return <Reloadable error={post.message}>{null}</Reloadable>;
  const { Title, Category, Author, Date: day, CoverImageUrl, LongHtmlDescription } = post.value;
  const html = glueStops(LongHtmlDescription);
  return (
    <Reloadable error={undefined}>
      <Numbers>
        <article>
          <Breadcrumbs trail={[blog, { title: Title, path: '' }]} />
          <header className="mx-auto mt-8 max-w-3xl">
            <p className="text-sm text-muted">{Category}</p>
            <h1 className="mt-2 text-4xl sm:text-5xl">{Title}</h1>
            <p className="mt-5 text-muted">
              By {Author} <span aria-hidden="true">·</span> Last updated <time dateTime={day}>{dayOf(post.value)}</time>
            </p>
            <Sponsor />
            <img
              src={CoverImageUrl}
              alt=""
              width="1200"
              height="630"
              fetchPriority="high"
              className="cover mt-7 block h-auto w-full border border-hair print:hidden"
            />
          </header>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build of the content from Markdown */}
          <div className="prose mx-auto mt-9 max-w-3xl" dangerouslySetInnerHTML={{ __html: html }} />
          {html.includes('data-live=') && <script type="module" src={liveFile} />}
          <footer className="mx-auto mt-10 max-w-3xl">
            <Sponsor />
            <p className="border-t border-hair pt-5">
              <a href="/blog" className="link inline-flex min-h-8 items-center">
                All articles
              </a>
            </p>
          </footer>
        </article>
      </Numbers>
    </Reloadable>
  );
}
