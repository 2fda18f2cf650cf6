import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import entries from '../../../../content/dist/glossary.json' with { type: 'json' };
import { glossaryPage } from '../glossary/glossary-page.ts';
import { contains } from '../lists/contains.ts';
import { ListSearch } from '../lists/ListSearch.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';

const { id, title, purpose, keywords } = glossaryPage;
const path = `/${id}`;
const trail = [{ title, path }];

export const loader = ({ request }: LoaderFunctionArgs) => ({
  typed: new URL(request.url).searchParams.get('q') ?? '',
  list: entries.map((entry) => ({ id: entry.id, title: entry.title, field: entry.field, also: entry.also.join(' ') })),
});

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), {
    title,
    description: purpose,
    keywords,
    path,
    trail,
    data: [{ '@type': 'DefinedTermSet', name: title, url: originOf(matches) + path, description: purpose }],
  });

/** All rules and terms, by title. */
export default function Glossary() {
  const { list, typed } = useLoaderData<typeof loader>();
  const isShown = (entry: (typeof list)[number]) => contains(`${entry.title} ${entry.also} ${entry.field}`, typed);
  const shown = list.filter(isShown).length;
  return (
    <>
      <PageHeading title={title} purpose={purpose} trail={trail} />
      <div className="mt-8">
        <ListSearch
          list="terms"
          label="Search by name"
          typed={typed}
          shown={shown}
          total={list.length}
          noun={['entry', 'entries']}
        />
      </div>
      <ul id="terms" className="mt-8 grid list-none gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
        {list.map((entry) => (
          <li
            key={entry.id}
            hidden={!isShown(entry)}
            data-name={`${entry.title} ${entry.also} ${entry.field}`}
            className="border-b border-hair"
          >
            <a href={`${path}/${entry.id}`} className="block py-2.5 hover:text-act">
              <span className="font-serif text-lg font-semibold">{entry.title}</span>
              <span className="block text-sm text-muted">{entry.field}</span>
            </a>
          </li>
        ))}
      </ul>
      <p data-none hidden={shown > 0} className="py-6 text-lg text-muted">
        No entry has this name.
      </p>
    </>
  );
}
