import { pages } from '@nomogram/calculators/catalogue.ts';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { accuracyPage } from './accuracy/accuracy-page.ts';
import { constantsPages } from './constants/constants-pages.ts';
import { failuresPage } from './failures/failures-page.ts';
import { glossaryPage } from './glossary/glossary-page.ts';
import { hubTopics } from './hub/hub-topics.ts';
import { identitiesPage } from './identities/identities-page.ts';
import { textPages } from './text-pages.ts';

/** Every address of the site. Hubs and calculators are those of the catalogue: what does not exist has no route. */
export default [
  index('routes/home.tsx'),
  ...hubTopics().map(({ id }) => route(id, 'routes/hub.tsx', { id: `hub/${id}` })),
  ...pages.map(({ id }) => route(id, 'routes/calculator-page.tsx', { id: `calculator/${id}` })),
  ...pages.map(({ id }) => route(`embed/${id}`, 'routes/embedded-calculator.tsx', { id: `embed/${id}` })),
  ...constantsPages.map(({ id }) => route(id, 'routes/constants.tsx', { id: `constants/${id}` })),
  route(identitiesPage.id, 'routes/identities.tsx'),
  route(failuresPage.id, 'routes/famous-failures.tsx'),
  route(accuracyPage.id, 'routes/accuracy.tsx'),
  route(glossaryPage.id, 'routes/glossary.tsx'),
  route(`${glossaryPage.id}/:term`, 'routes/glossary-term.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('feed.xml', 'routes/feed.ts'),
  route('read/blog/:uuid', 'routes/article.tsx'),
  ...textPages.map((id) => route(id, 'routes/text.tsx', { id: `text/${id}` })),
  route('api', 'routes/api.tsx'),
  route('status', 'routes/status.tsx'),
  route('search', 'routes/search.tsx'),
  route('search.json', 'routes/search-documents.ts'),
  route('contact', 'routes/contact.tsx'),
  route('contact-success', 'routes/contact-success.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
