import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadParts } from '../calculator/answer/parts.ts';
import { loadPage } from '../calculator/page/load-page.server.ts';
import { loadContent, PageContent } from '../calculator/page/PageContent.tsx';
import { serviceContext } from '../entry.server.tsx';
import type { PageHandle } from '../handle.ts';
import { Island } from '../island/Island.tsx';
import { renderIsland } from '../island/render-island.server.ts';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';
import { unsent } from '../unsent.ts';

export const handle: PageHandle = { wakes: true, embedded: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const id = url.pathname.split('/').findLast(Boolean) ?? '';
  const [found] = await Promise.all([
    loadPage(id, url, context.get(serviceContext), publicOrigin(request)),
    loadParts(),
  ]);
  if (!found) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  // Nothing is sent that a frame does not show.
  const data = { ...found, related: [], embedded: true };
  await loadContent(data);
  return unsent({ data, html: renderIsland(<PageContent data={data} />) });
}

/** Whoever searches is to find the page itself. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, title, purpose, keywords } = loaderData.data.page;
  return metaOf(originOf(matches), { title, description: purpose, keywords, path: `/${id}`, indexed: false });
};

/** A calculator page to be framed by any other. */
export default function EmbeddedRoute() {
  const { data, html } = useLoaderData<typeof loader>();
  return <Island html={html} data={data} />;
}
