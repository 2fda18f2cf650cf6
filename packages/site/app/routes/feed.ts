import type { LoaderFunctionArgs } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { feedOf } from '../blog/feed.ts';
import { loadPosts } from '../blog/load-posts.ts';
import { publicOrigin } from '../public-origin.server.ts';

/** The articles as RSS. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const posts = await loadPosts(askService(context));
  if (!posts.ok) return new Response(posts.message, { status: posts.status });
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(feedOf(publicOrigin(request), posts.value), { headers });
}
