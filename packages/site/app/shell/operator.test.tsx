import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Sponsor } from '../blog/Sponsor.tsx';
import { config, type SiteConfig } from '../config.ts';
import { Footer } from './Footer.tsx';

const filled: SiteConfig = {
  ...config,
  operator: 'Example Ltd',
  mainSite: { label: 'Example', href: 'https://main.example/' },
  linkTree: { label: 'All links', href: 'https://links.example/' },
  sisterSites: [
    { label: 'Sister one', href: 'https://one.example/' },
    { label: 'Sister two', href: 'https://two.example/' },
  ],
  sponsor: {
    text: 'This article is supported by',
    link: { label: 'a sponsor', href: 'https://sponsor.example/?ref=1' },
  },
};
const bare: SiteConfig = { product: config.product, sisterSites: [], appLinks: () => [] };

const footer = (site: SiteConfig) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Footer site={site} />
    </MemoryRouter>,
  );
/** The part of the footer under a heading. */
const under = (html: string, heading: string): string =>
  new RegExp(`<nav aria-label="${heading}">(.*?)</nav>`).exec(html)?.[1] ?? '';

test('sister sites stand under Resources, main site and link tree under Company, once they are set', () => {
  const html = footer(filled);
  for (const href of ['https://one.example/', 'https://two.example/']) expect(under(html, 'Resources')).toContain(href);
  for (const href of ['https://main.example/', 'https://links.example/'])
    expect(under(html, 'Company')).toContain(href);
  expect(html).toContain('Operated by Example Ltd.');
  expect(under(html, 'Resources')).toContain('href="/blog"');
});

test('what the operator has not set is not shown', () => {
  expect(footer(bare)).not.toMatch(/href="https?:|Operated by/);
  expect(renderToStaticMarkup(<Sponsor sponsor={undefined} />)).toBe('');
});

test('the line of the sponsor carries its link, marked as an advertisement', () => {
  const html = renderToStaticMarkup(<Sponsor sponsor={filled.sponsor} />);
  expect(html).toContain(
    'This article is supported by <a href="https://sponsor.example/?ref=1" rel="sponsored noopener"',
  );
});
