import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadParts } from '../calculator/answer/parts.ts';
import { loadPage } from '../calculator/page/load-page.server.ts';
import { mathSolverOf } from '../calculator/page/math-solver.ts';
import { loadContent, PageContent } from '../calculator/page/PageContent.tsx';
import { serviceContext } from '../entry.server.tsx';
import type { PageHandle } from '../handle.ts';
import { Island } from '../island/Island.tsx';
import { renderIsland } from '../island/render-island.server.ts';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';
import { unsent } from '../unsent.ts';

export const handle: PageHandle = { wakes: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const id = url.pathname.replaceAll('/', '');
  const [data] = await Promise.all([
    loadPage(id, url, context.get(serviceContext), publicOrigin(request)),
    loadParts(),
  ]);
  if (!data) throw new Response('Not found', { status: 404, statusText: 'Not Found' });
  await loadContent(data);
  return unsent({ data, html: renderIsland(<PageContent data={data} />) });
}

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
