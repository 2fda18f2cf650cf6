import { entries, pageOf, pages, topics } from '@nomogram/calculators/catalogue.ts';
import type { BlogPost, ConstantFacts, GlossaryEntry, Page as TextPage } from '../../../../content/content.ts';
import { accuracyPage } from '../accuracy/accuracy-page.ts';
import { constantsPages } from '../constants/constants-pages.ts';
import { failuresPage } from '../failures/failures-page.ts';
import { glossaryPage } from '../glossary/glossary-page.ts';
import { hubTopics } from '../hub/hub-topics.ts';
import { identitiesPage } from '../identities/identities-page.ts';
import type { SearchDocument } from './document.ts';

/** What does not stand in the catalogue, as the build of the content left it. */
interface Contents {
  readonly constants: { readonly [list: string]: readonly ConstantFacts[] };
  readonly posts: readonly Pick<BlogPost, 'Uuid' | 'Title' | 'Category' | 'SmallDescription' | 'Keywords'>[];
  readonly glossary: readonly Pick<GlossaryEntry, 'id' | 'title' | 'field' | 'also' | 'description'>[];
  readonly texts: { readonly [id: string]: Pick<TextPage, 'title' | 'description' | 'keywords'> };
}

/** Everything that can be found: made from the catalogue and the contents, so that nothing is listed a second time. */
export const documentsOf = ({ constants, posts, glossary, texts }: Contents): readonly SearchDocument[] => [
  ...calculators(),
  ...hubTopics().map(({ id, title, menu, purpose, keywords }) =>
    pageDocument(id, title, 'Topic', purpose, [menu, ...keywords]),
  ),
  ...pages
    .filter(({ id }) => countOn(id) > 1)
    .map(({ id, topic, title, purpose, keywords }) => pageDocument(id, title, topicTitle(topic), purpose, keywords)),
  pageDocument(
    identitiesPage.id,
    identitiesPage.title,
    topicTitle('trigonometry'),
    identitiesPage.purpose,
    identitiesPage.keywords,
  ),
  pageDocument(failuresPage.id, failuresPage.title, 'Nomogram', failuresPage.purpose, failuresPage.keywords),
  pageDocument(accuracyPage.id, accuracyPage.title, 'Nomogram', accuracyPage.purpose, accuracyPage.keywords),
  ...constantsPages.map(({ id, title, purpose, keywords }) =>
    pageDocument(id, title, topicTitle('science'), purpose, keywords),
  ),
  ...constantsPages.flatMap(({ id, list, title }) =>
    (constants[list] ?? []).map((facts) => constantDocument(id, list, title, facts)),
  ),
  ...posts.map(
    ({ Uuid, Title, Category, SmallDescription, Keywords }): SearchDocument => ({
      id: `/read/blog/${Uuid}`,
      kind: 'article',
      href: `/read/blog/${Uuid}`,
      title: Title,
      where: `Article · ${Category}`,
      names: Keywords,
      around: '',
      purpose: SmallDescription,
    }),
  ),
  pageDocument(glossaryPage.id, glossaryPage.title, 'Nomogram', glossaryPage.purpose, glossaryPage.keywords),
  ...glossary.map(
    ({ id, title, field, also, description }): SearchDocument => ({
      ...pageDocument(`${glossaryPage.id}/${id}`, title, `Glossary · ${field}`, description, also),
      kind: 'term',
    }),
  ),
  ...Object.entries(texts).map(([id, { title, description, keywords }]) =>
    pageDocument(id, title, 'Nomogram', description, [keywords]),
  ),
  ...sitePages,
];

const topicTitle = (id: string): string => topics.find((topic) => topic.id === id)?.title ?? id;
const countOn = (page: string): number => entries.filter((entry) => entry.page === page).length;

function calculators(): readonly SearchDocument[] {
  return entries.map(({ id, page: pageId, title, purpose, keywords = [], endpoint, slash, inputs, asks }) => {
    const page = pageOf(pageId)!;
    const alone = countOn(pageId) === 1;
    const own = alone ? [page.title, ...page.keywords] : [];
    const name = id.slice(pageId.length + 1);
    return {
      id,
      kind: 'calculator',
      href: alone ? `/${pageId}` : `/${pageId}?calculation=${encodeURIComponent(name)}`,
      title,
      where: alone ? topicTitle(page.topic) : page.title,
      names: [...own, ...keywords, ...(asks ?? []).map(withoutPlaces), name].join(' · '),
      around: [topicTitle(page.topic), ...inputs.map(({ label }) => label)].join(' · '),
      purpose,
      calculator: { endpoint: { ...endpoint, aliases: undefined }, slash, inputs, asks },
    };
  });
}

/** The words of a phrase. */
const withoutPlaces = (ask: string): string => ask.replace(/\{[^}]*\}/g, ' ').replace(/[[\]()|]/g, ' ');

const pageDocument = (
  id: string,
  title: string,
  where: string,
  purpose: string,
  names: readonly string[],
): SearchDocument => ({
  id: `/${id}`,
  kind: 'page',
  href: `/${id}`,
  title,
  where,
  names: names.join(' · '),
  around: '',
  purpose,
});

const constantDocument = (
  page: string,
  list: string,
  where: string,
  { id, Name, value, unit, search }: ConstantFacts,
): SearchDocument => ({
  id: `${list}#${id}`,
  kind: 'constant',
  href: `/${page}#${id}`,
  title: Name,
  where,
  names: search,
  around: '',
  purpose: '',
  ...(value !== undefined && { value: unit ? `${value} ${unit}` : value }),
});

const sitePages: readonly SearchDocument[] = [
  pageDocument('search', 'Search', 'Nomogram', 'Calculators, constants and articles; or type a calculation.', ['find']),
  pageDocument('contact', 'Contact', 'Nomogram', 'Write to us: questions, mistakes, wishes.', ['message', 'feedback']),
  pageDocument('blog', 'Blog', 'Nomogram', 'Articles about how calculations are done.', ['articles']),
  pageDocument('api', 'API', 'Nomogram', 'Every calculation as an address that answers.', [
    'REST',
    'OpenAPI',
    'JSON',
    'use it from Python',
    'call it from a program',
    'curl',
    'for developers',
    'programming',
  ]),
];
