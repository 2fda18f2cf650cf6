import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import type { PageHandle } from '../handle.ts';
import { Numbers } from '../math/Numbers.tsx';
import { metaOf, originOf } from '../meta.ts';
import { answerTo, readingsOf } from '../search/answer.ts';
import { nothingFound } from '../search/finder.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { SearchResult } from '../search/SearchResult.tsx';
import { find } from '../search/search.server.ts';
import { PageHeading } from '../shell/PageHeading.tsx';

export const handle: PageHandle = { mathematics: true };

const trail = [{ title: 'Search', path: '/search' }];
const purpose = 'Calculators, constants and articles; or type a calculation, and here is its answer.';

/** Calculations that are worked out on the page; the rest are links. */
const answered = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 500) ?? '';
  const ask = askService(context);
  const found = find(typed);
  const results = await Promise.all(
    found.map(async (one, index) => {
      const answer = index < answered ? await answerTo(one, ask) : undefined;
      const readings = index < answered && answer === undefined ? await readingsOf(one, ask) : [];
      return { found: one, answer, readings };
    }),
  );
  return { typed, results };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  metaOf(originOf(matches), {
    title: 'Search',
    description: purpose,
    keywords: ['search calculators', 'find a calculator', 'constants'],
    path: '/search',
    trail,
    indexed: !loaderData?.typed,
  });

/** The search as a page: what it finds and calculates without any script. */
export default function Search() {
  const { typed, results } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title="Search" purpose={purpose} trail={trail} />
      <div className="mt-8">
        <SearchForm label="What are you looking for?" typed={typed} open={typed === ''} />
      </div>
      {typed !== '' && (
        <p role="status" className="mt-6 text-sm text-muted">
          {results.length === 0 ? nothingFound(typed) : `Results for “${typed}”`}
        </p>
      )}
      <Numbers>
        <ul className="mt-2 max-w-2xl list-none border-t border-hair empty:hidden">
          {results.map(({ found, answer, readings }, index) => (
            <SearchResult key={found.href} found={found} answer={answer} readings={readings} isOther={index > 0} />
          ))}
        </ul>
      </Numbers>
    </>
  );
}
