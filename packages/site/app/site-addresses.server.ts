import { shownTopics } from '@nomogram/calculators/catalogue.ts';
import { failuresPage } from './failures/failures-page.ts';
import { hubOf } from './hub/hub.server.ts';
import { textPages } from './text-pages.ts';

/** Every address that may be found by searching, except the articles, which the service knows. */
export const siteAddresses = (): readonly string[] => {
  const topics = shownTopics().flatMap(({ id }) => [id, ...(hubOf(id)?.cards ?? []).map(({ href }) => href.slice(1))]);
  const paths = [...topics, 'blog', 'api', 'search', 'contact', failuresPage.id, ...textPages].map((id) => `/${id}`);
  return ['/', ...new Set(paths)];
};
