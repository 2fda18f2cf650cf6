import { type MetaFunction, useLoaderData } from 'react-router';
import failures from '../../../../content/dist/famous-failures.json' with { type: 'json' };
import { FailureEntry } from '../failures/FailureEntry.tsx';
import { failuresPage } from '../failures/failures-page.ts';
import type { PageHandle } from '../handle.ts';
import { Numbers } from '../math/Numbers.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';

export const handle: PageHandle = { mathematics: true };

const { id, title, purpose, keywords } = failuresPage;
const path = `/${id}`;
const trail = [{ title, path }];

export const loader = () => ({
  groups: [...new Set(failures.map(({ group }) => group))].map((name) => ({
    name,
    list: failures.filter(({ group }) => group === name),
  })),
});

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), { title, description: purpose, keywords, path, trail });

/** All problems by group, as the build of the content computed them; read only. */
export default function FamousFailures() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={title} purpose={purpose} trail={trail} />
      <p className="mt-4 max-w-2xl">
        None of these is exotic: homework, a loan, a test statistic. Each has gone wrong somewhere, with a number that
        looked as good as any other. The answers below were computed by the calculators of this site while it was built,
        and compared with values from elsewhere: a closed form, or a computation to 40 digits. Had one of them been
        different, the site would not have been published.
      </p>
      <Numbers>
        {groups.map((group) => (
          <section key={group.name} className="mt-12">
            <h2 className="text-2xl">{group.name}</h2>
            <ul className="mt-2 list-none border-t border-hair">
              {group.list.map((failure) => (
                <FailureEntry key={failure.id} failure={failure} />
              ))}
            </ul>
          </section>
        ))}
      </Numbers>
    </>
  );
}
