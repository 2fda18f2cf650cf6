import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PageHandle } from '../handle.ts';
import { IdentityEntry } from '../identities/IdentityEntry.tsx';
import { identitiesPage } from '../identities/identities-page.ts';
import { shownGroups } from '../identities/typeset-identities.server.ts';
import { contains } from '../lists/contains.ts';
import { ListSearch } from '../lists/ListSearch.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';

export const handle: PageHandle = { mathematics: true };

const { id, title, purpose, keywords } = identitiesPage;
const path = `/${id}`;
const trail = [
  { title: 'Trigonometry', path: '/trigonometry' },
  { title, path },
];

export const loader = ({ request }: LoaderFunctionArgs) => ({
  groups: shownGroups,
  typed: new URL(request.url).searchParams.get('q') ?? '',
});

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), { title, description: purpose, keywords, path, trail });

/** All identities by group, with a search; read only, so that nothing of React is sent. */
export default function IdentitiesRoute() {
  const { groups, typed } = useLoaderData<typeof loader>();
  const list = groups.flatMap((group) => group.list);
  const shown = list.filter(({ found }) => contains(found, typed)).length;
  return (
    <>
      <PageHeading title={title} purpose={purpose} trail={trail} />
      <p className="mt-4 max-w-2xl">
        An identity holds for every <i>x</i> and <i>y</i> at which both of its sides have a value. Each of these is
        compared at forty points before the site is published, so a sign that slipped would be found.
      </p>
      <div className="mt-8 print:hidden">
        <ListSearch
          list="identities"
          label="Search by name or formula"
          typed={typed}
          shown={shown}
          total={list.length}
          noun={['identity', 'identities']}
        />
      </div>
      <div id="identities">
        {groups.map((group) => (
          <section key={group.name} className="mt-10 not-has-[[data-name]:not([hidden])]:hidden">
            <h2 className="text-2xl">{group.name}</h2>
            <ul className="mt-2 grid list-none gap-x-12 border-t border-hair md:grid-cols-2">
              {group.list.map((identity) => (
                <IdentityEntry key={identity.id} identity={identity} hidden={!contains(identity.found, typed)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p data-none hidden={shown > 0} className="py-6 text-muted">
        No identity of this list has that in its name or formula.
      </p>
      <Sources />
    </>
  );
}

function Sources() {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-2xl border-t border-hair pt-6">
      <h2 id="sources" className="text-xl">
        Where they come from
      </h2>
      <p className="mt-2">
        All of them follow from three: <code>sin(x)^2 + cos(x)^2 = 1</code>, which is the theorem of Pythagoras on the
        unit circle, and the two formulas for the sine and the cosine of a sum. Put <i>y</i> = <i>x</i> and the double
        angles come out; add and subtract the formulas for <i>x</i> + <i>y</i> and <i>x</i> − <i>y</i> and the products
        become sums; divide and the tangents follow.
      </p>
      <p className="mt-2">
        Source:{' '}
        <a href="https://dlmf.nist.gov/4.21" rel="external noopener" className="link">
          NIST Digital Library of Mathematical Functions, §4.21
        </a>
        .
      </p>
    </section>
  );
}
