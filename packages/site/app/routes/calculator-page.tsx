import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadPage } from '../calculator/page/load-page.server.ts';
import { mathSolverOf } from '../calculator/page/math-solver.ts';
import { renderedPage } from '../calculator/page/rendered-page.server.tsx';
import { serviceContext } from '../entry.server.tsx';
import type { PageHandle } from '../handle.ts';
import { Island } from '../island/Island.tsx';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';

export const handle: PageHandle = { wakes: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const id = url.pathname.replaceAll('/', '');
  const loaded = await loadPage(id, url, context.get(serviceContext), publicOrigin(request));
  if (!loaded) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  return renderedPage(loaded.data, loaded.lasts);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page, topic } = loaderData.data;
  const path = `/${page.id}`;
  const hub = topic.id === page.id ? [] : [{ title: topic.title, path: `/${topic.id}` }];
  const application = {
    '@type': 'WebApplication',
    name: page.title,
    description: page.purpose,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    url: originOf(matches) + path,
  };
  const origin = originOf(matches);
  const solver = mathSolverOf(page.title, loaderData.data.forms, origin + path, `${origin}/terms`);
  return metaOf(origin, {
    title: page.title,
    description: page.purpose,
    keywords: page.keywords,
    path,
    trail: [...hub, { title: page.title, path }],
    data: [application, ...(solver ? [solver] : [])],
  });
};

/** Every calculator page of the catalogue. */
export default function CalculatorRoute() {
  const { data, html } = useLoaderData<typeof loader>();
  return <Island html={html} data={data} />;
}
