import type { MetaDescriptor } from 'react-router';
import { config } from './config.ts';

interface PageMeta {
  /** The name of the page; the product's name is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The address, from the root: `/statistics-basic`. */
  readonly path: string;
  readonly type?: 'website' | 'article';
  /** The picture of the page, from the root. */
  readonly image?: string;
  /** The way to the page, home left out. */
  readonly trail?: readonly { readonly title: string; readonly path: string }[];
  /** Structured data besides the trail; addresses in it are absolute (`absolute`). */
  readonly data?: readonly object[];
  /** `false` on pages that nobody should find by searching. */
  readonly indexed?: boolean;
}

/** The picture that was drawn for the page when the site was built; `tools/cards.ts` draws one for each. */
const cardOf = (path: string): string => (path === '/' ? '/card.png' : `/cards/${path.split('/').at(-1)}.png`);

/** Title, description, keywords, canonical address, what a shared link shows, and structured data. */
export function metaOf(origin: string, page: PageMeta): MetaDescriptor[] {
  const address = origin + page.path;
  const title = page.path === '/' ? page.title : `${page.title} · ${config.product}`;
  const image = origin + (page.image ?? cardOf(page.path));
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    ...(page.indexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: config.product },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${page.title}: ${page.description}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...[...(page.trail ? [breadcrumbs(origin, page.trail)] : []), ...(page.data ?? [])].map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** A page that stands in for one that does not exist or cannot be shown: at the address that was asked for, and not to be found. */
export const problemPage = (
  heading: 'Page not found' | 'Unexpected Application Error!' | 'Blog',
  path: string,
): PageMeta => ({
  title: heading,
  description:
    heading === 'Page not found' ? "The page you are looking for doesn't exist." : 'This page cannot be shown now.',
  keywords: ['math calculators', config.product],
  path,
  image: '/card.png',
  indexed: false,
});

const breadcrumbs = (origin: string, trail: NonNullable<PageMeta['trail']>): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'Home', path: '/' }, ...trail].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + path,
  })),
});

/** The public origin of the site, which the root loader knows: the first match is always the root. */
export function originOf(matches: readonly ({ readonly loaderData?: unknown } | undefined)[]): string {
  return (matches[0]?.loaderData as { readonly origin?: string } | undefined)?.origin ?? '';
}
