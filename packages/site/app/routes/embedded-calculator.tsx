import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPage } from '../calculator/page/load-page.server.ts';
import { renderedPage } from '../calculator/page/rendered-page.server.tsx';
import { serviceContext } from '../entry.server.tsx';
import type { PageHandle } from '../handle.ts';
import { Island } from '../island/Island.tsx';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';

export const handle: PageHandle = { wakes: true, embedded: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const id = url.pathname.split('/').findLast(Boolean) ?? '';
  const loaded = await loadPage(id, url, context.get(serviceContext), publicOrigin(request));
  if (!loaded) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  // Nothing is sent that a frame does not show.
  return renderedPage({ ...loaded.data, related: [], embedded: true }, loaded.lasts);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

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
