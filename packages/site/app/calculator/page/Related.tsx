import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Room } from './FarBelow.tsx';
import type { RelatedLink as RelatedPage } from './page-data.ts';

interface Props {
  related: readonly RelatedPage[];
  forms: readonly Form[];
  selected: string;
  onSelect: (name: string) => void;
}

/** How many other calculations of the page are named. */
const shownForms = 12;

const link = 'inline-flex min-h-8 items-center text-act underline-offset-2 hover:underline';

/** Where to go on: the other calculations of this page, the other pages of the topic. */
export function Related({ related, forms, selected, onSelect }: Props) {
  const others = forms.filter(({ name }) => name !== selected).slice(0, shownForms);
  if (related.length === 0 && others.length === 0) return null;
  return (
    <nav aria-label="Related calculators" className="mt-14 border-t border-hair pt-6 print:hidden">
      <h2 className="m-0 font-serif text-xl font-semibold">Related calculators</h2>
      {others.length > 0 && (
        <ul className="mt-3 flex list-none flex-wrap gap-x-5 p-0">
          {others.map(({ name, title }) => (
            <li key={name}>
              <a
                href={`?calculation=${encodeURIComponent(name)}`}
                className={link}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onSelect(name);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {related.length > 0 && (
        <ul className="mt-4 grid list-none gap-x-8 gap-y-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {related.map(({ href, title, purpose }) => (
            <li key={href}>
              <a href={href} className={`font-semibold ${link}`}>
                {title}
              </a>
              <p className="m-0 text-sm text-muted">{purpose}</p>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** A heading, lines of names, and pages with their purposes below each other or three in a row. */
export function roomOfRelated(related: readonly RelatedPage[], forms: readonly Form[]): Room {
  const letters = forms.slice(0, shownForms).reduce((sum, { title }) => sum + title.length + 3, 0);
  return {
    narrow: Math.round(7 + 4.75 * related.length + letters / 21),
    wide: Math.round(7.5 + 1.75 * related.length + letters / 65),
  };
}
