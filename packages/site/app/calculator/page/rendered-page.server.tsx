import { data } from 'react-router';
import { renderIsland } from '../../island/render-island.server.ts';
import { unsent } from '../../unsent.ts';
import { loadParts } from '../answer/parts.ts';
import { loadContent, PageContent } from './PageContent.tsx';
import type { PageData } from './page-data.ts';

/** What the route of a calculator page loads: its data and its island. A page that does not last is kept by nobody. */
export async function renderedPage(shown: PageData, lasts: boolean) {
  await Promise.all([loadParts(), loadContent(shown)]);
  const loaded = unsent({ data: shown, html: renderIsland(<PageContent data={shown} />) });
  return data(loaded, lasts ? {} : { headers: { 'Cache-Control': 'no-store' } });
}
