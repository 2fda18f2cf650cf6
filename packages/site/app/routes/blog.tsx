import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { loadPosts } from '../blog/load-posts.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { contains } from '../lists/contains.ts';
import { ListSearch } from '../lists/ListSearch.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Reloadable } from '../shell/Reloadable.tsx';

const trail = [{ title: 'Blog', path: '/blog' }];
const intro =
  'Articles about how calculations are done, how they go wrong, and how to know that an answer is right. Every number in them is computed and checked.';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const posts = await loadPosts(askService(context));
  return data({ posts, typed: new URL(request.url).searchParams.get('q') ?? '' }, posts.ok ? 200 : posts.status);
}

export const meta: MetaFunction = ({ matches }) => {
  const origin = originOf(matches);
  return metaOf(origin, {
    title: 'Blog',
    description: intro,
    keywords: ['math blog', 'calculation', 'numerical accuracy', 'mathematics articles'],
    path: '/blog',
    trail,
    data: [{ '@type': 'Blog', name: 'Nomogram blog', url: `${origin}/blog`, description: intro }],
  });
};

export default function Blog() {
  const { posts, typed } = useLoaderData<typeof loader>();
  const list = posts.ok ? posts.value : [];
  const shown = list.filter(({ Title }) => contains(Title, typed));
  return (
    <>
      <PageHeading title="Blog" purpose={intro} trail={trail} />
      <p className="mt-2">
        <a href="/feed.xml" className="link inline-flex min-h-8 items-center">
          Follow it by RSS
        </a>
      </p>
      <Reloadable error={posts.ok ? undefined : posts.message}>
        <div className="mt-8">
          <ListSearch
            list="posts"
            label="Search by title"
            typed={typed}
            shown={shown.length}
            total={list.length}
            noun={['article', 'articles']}
          />
        </div>
        <ul id="posts" className="mt-8 grid list-none gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {list.map((post) => (
            <PostCard key={post.Uuid} post={post} hidden={!contains(post.Title, typed)} />
          ))}
        </ul>
        <p data-none hidden={shown.length > 0} className="py-6 text-lg text-muted">
          No Article found in this category. Come back later !
        </p>
      </Reloadable>
    </>
  );
}
