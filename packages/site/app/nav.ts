import type { Topic } from '@nomogram/calculators/kit/page.ts';

export interface MenuEntry {
  readonly href: string;
  readonly label: string;
  /** One sentence beside the name, for the topics. */
  readonly purpose?: string;
}

/** The navigation menu: home, the topics that have something to show, the pages of the site itself. */
export function menuOf(topics: readonly Topic[]): readonly MenuEntry[] {
  return [
    { href: '/', label: 'Home' },
    ...topics.map(({ id, menu, purpose }) => ({ href: `/${id}`, label: menu, purpose })),
    { href: '/blog', label: 'Blog' },
    { href: '/about', label: 'About' },
    { href: '/contact', label: 'Contact' },
  ];
}

/** The links at the foot of every page. */
export const footerLinks: readonly MenuEntry[] = [
  { href: '/terms', label: 'Terms' },
  { href: '/policy', label: 'Privacy policy' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/contact', label: 'Contact' },
  { href: '/disclaimer', label: 'Disclaimer' },
  { href: '/about', label: 'About' },
  { href: '/blog', label: 'Blog' },
  { href: '/api', label: 'API' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/famous-failures', label: 'Famous failures' },
  { href: '/accuracy', label: 'Accuracy and speed' },
  { href: '/status', label: 'Status' },
];
