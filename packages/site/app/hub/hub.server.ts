import { entriesOf, pagesOf, topics } from '@nomogram/calculators/catalogue.ts';
import type { Topic, TopicId } from '@nomogram/calculators/kit/page.ts';
import { constantsPages } from '../constants/constants-pages.ts';
import { identitiesPage } from '../identities/identities-page.ts';
import { inHubOrder } from './hub-order.ts';

export interface HubCard {
  readonly href: string;
  readonly title: string;
  readonly purpose: string;
  /** What can be calculated there; each opens its own form. */
  readonly calculations: readonly { readonly title: string; readonly href: string }[];
}

interface Hub {
  readonly topic: Topic;
  readonly cards: readonly HubCard[];
}

/** Cards that say what to do, as specified; all others carry the title of their page. */
const invitations: Readonly<Record<string, string>> = {
  'surface-area': 'Calculate Areas',
  'surface-volume': 'Calculate Volumes',
};

/** The page of a topic: its pages, and what stands on each. */
export function hubOf(id: string): Hub | undefined {
  const topic = topics.find((one) => one.id === id);
  if (!topic) return undefined;
  const calculators = pagesOf(topic.id).map(
    ({ id: page, title, purpose }): HubCard => ({
      href: `/${page}`,
      title: invitations[page] ?? title,
      purpose,
      calculations: entriesOf(page).map((entry) => ({
        title: entry.title,
        href: `/${page}?calculation=${encodeURIComponent(entry.id.slice(page.length + 1))}`,
      })),
    }),
  );
  const lists = (listsOf[topic.id] ?? []).map(cardOfList);
  return { topic, cards: inHubOrder([...calculators, ...lists]) };
}

/** Pages that are only read, beside the calculators of a topic. */
const listsOf: { readonly [Id in TopicId]?: readonly ListPage[] } = {
  science: constantsPages,
  trigonometry: [identitiesPage],
};

type ListPage = Pick<HubCard, 'title' | 'purpose'> & { readonly id: string };

const cardOfList = ({ id, title, purpose }: ListPage): HubCard => ({
  href: `/${id}`,
  title,
  purpose,
  calculations: [],
});
