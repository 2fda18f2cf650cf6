import type { LoaderFunctionArgs } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { loadPosts } from '../blog/load-posts.ts';
import { publicOrigin } from '../public-origin.server.ts';
import { siteAddresses } from '../site-addresses.server.ts';
import { sitemapOf } from '../sitemap.ts';

/** All pages for search engines: those of the catalogue, and the articles with their dates. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const posts = await loadPosts(askService(context));
  const articles = posts.ok ? posts.value.map(({ Uuid, Date: day }) => ({ path: `/read/blog/${Uuid}`, day })) : [];
  const places = [...siteAddresses().map((path) => ({ path })), ...articles];
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(sitemapOf(publicOrigin(request), places), { headers });
}
