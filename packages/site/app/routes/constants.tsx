import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { ConstantEntry } from '../constants/ConstantEntry.tsx';
import { loadConstants } from '../constants/constants.server.ts';
import { constantsPageAt } from '../constants/constants-pages.ts';
import type { PageHandle } from '../handle.ts';
import { contains } from '../lists/contains.ts';
import { ListSearch } from '../lists/ListSearch.tsx';
import { Numbers } from '../math/Numbers.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Reloadable } from '../shell/Reloadable.tsx';

export const handle: PageHandle = { mathematics: true };

const science = { title: 'Science constants', path: '/science' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = constantsPageAt(pathname)!;
  const constants = await loadConstants(askService(context), page.list);
  return data({ page, constants, typed: searchParams.get('q') ?? '' }, constants.ok ? 200 : constants.status);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, purpose, keywords, id } = loaderData.page;
  const path = `/${id}`;
  return metaOf(originOf(matches), {
    title,
    description: purpose,
    keywords,
    path,
    trail: [science, { title, path }],
  });
};

/** A list of constants that can be searched by name; each opens to its details. */
export default function ConstantsRoute() {
  const { page, constants, typed } = useLoaderData<typeof loader>();
  const list = constants.ok ? constants.value : [];
  const shown = list.filter(({ name }) => contains(name, typed));
  return (
    <>
      <PageHeading
        title={page.title}
        purpose={page.purpose}
        trail={[science, { title: page.title, path: `/${page.id}` }]}
      />
      <Reloadable error={constants.ok ? undefined : constants.message}>
        <div className="mt-8 print:hidden">
          <ListSearch
            list="constants"
            label="Search by name"
            typed={typed}
            shown={shown.length}
            total={list.length}
            noun={page.noun}
          />
        </div>
        <Numbers>
          <div id="constants" className="mt-6 border-t border-hair">
            {list.map((constant) => (
              <ConstantEntry key={constant.id} constant={constant} hidden={!contains(constant.name, typed)} />
            ))}
          </div>
        </Numbers>
        <p data-none hidden={shown.length > 0} className="py-6 text-muted">
          No entry of this list has that in its name.
        </p>
      </Reloadable>
    </>
  );
}
