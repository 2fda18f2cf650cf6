import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Page } from '@nomogram/calculators/kit/page.ts';
import type { Word } from '../../glossary/words.ts';
import type { Query } from '../request/query.ts';
import type { Reply } from '../request/reply.ts';
import type { Example } from './example.ts';

export interface RelatedLink {
  readonly href: string;
  readonly title: string;
  readonly purpose: string;
}

/** Everything that a calculator page is rendered from: plain data, no calculator. */
export interface PageData {
  readonly page: Page;
  readonly topic: { readonly id: string; readonly title: string };
  /** The forms of the page in the order of its selector. */
  readonly forms: readonly Form[];
  /** Which form is shown first, with what, as the address says. */
  readonly query: Query;
  /** What the inputs in the address gave. */
  readonly reply?: Reply;
  /** The first example of the form that is shown, worked out. */
  readonly example?: Example;
  /** What the glossary explains of the words of each form, by its name. */
  readonly words: Readonly<Record<string, readonly Word[]>>;
  readonly related: readonly RelatedLink[];
  /** The forms that there are problems for, by name. */
  readonly practised: readonly string[];
  readonly origin: string;
  /** Whether it stands in a frame of somebody else's page. */
  readonly embedded?: boolean;
}
