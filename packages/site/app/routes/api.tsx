import { pageOf, topics } from '@nomogram/calculators/catalogue.ts';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { EndpointEntry } from '../api/EndpointEntry.tsx';
import { type Group, groupsOf } from '../api/endpoints.ts';
import type { OpenApi } from '../api/openapi.ts';
import { askService } from '../ask-service.server.ts';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';
import { loadJson } from '../service.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Reloadable } from '../shell/Reloadable.tsx';

const trail = [{ title: 'API', path: '/api' }];
const purpose =
  'Every calculation of this site as an address that answers: plain text by default, the structured answer as JSON.';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadJson<OpenApi>(askService(context), '/nomogram/openapi.json');
  if (!loaded.ok) return data({ error: loaded.message, sections: [] }, loaded.status);
  const groups = groupsOf(loaded.value, publicOrigin(request), (tag) => pageOf(tag) !== undefined);
  return data({ error: undefined, sections: sectionsOf(groups) }, 200);
}

interface Section {
  readonly title: string;
  readonly groups: readonly (Group & { readonly title: string })[];
}

/** The groups under the topics of their pages; what belongs to no page comes last. */
function sectionsOf(groups: readonly Group[]): readonly Section[] {
  const titled = groups.map((group) => ({
    ...group,
    title: pageOf(group.tag)?.title ?? others[group.tag] ?? group.tag,
  }));
  const sections = topics.map(({ id, title }) => ({
    title,
    groups: titled.filter(({ tag }) => pageOf(tag)?.topic === id),
  }));
  const rest = { title: 'Content and contact', groups: titled.filter(({ tag }) => !pageOf(tag)) };
  return [...sections, rest].filter((section) => section.groups.length > 0);
}

const others: Readonly<Record<string, string>> = {
  bulk: 'Many rows in one request',
  content: 'Articles and constants',
  contact: 'Messages',
};

export const meta: MetaFunction = ({ matches }) =>
  metaOf(originOf(matches), {
    title: 'API',
    description: purpose,
    keywords: ['math API', 'calculator API', 'OpenAPI', 'REST', 'JSON'],
    path: '/api',
    trail,
  });

/** The OpenAPI document of the service, for people. */
export default function Api() {
  const { error, sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title="API" purpose={purpose} trail={trail} />
      <div className="prose mt-6 max-w-2xl">
        <p>
          No key is needed and nothing is stored. Ask with <code>Accept: application/json</code> for the structured
          answer: values exact and decimal, steps, figure, how it was checked. Write inputs as in the fields of the
          pages, percent-encoded in a path. The same address always gives the same bytes.
        </p>
        <p>
          Every calculator also stands in a page of yours:{' '}
          <code>{'<iframe src="…/embed/algebra-slope" width="100%" height="720" title="Slope"></iframe>'}</code>. Under
          an answer, “The same calculation from elsewhere” has this line with its inputs.
        </p>
        <p>
          What cannot be answered comes with a status of 400 or above and one sentence that says why; as JSON, these are
          problem details after RFC 9457. The whole description for programs is the{' '}
          <a href="/nomogram/openapi.json">OpenAPI document</a>.
        </p>
      </div>
      <Reloadable error={error}>
        {sections.map(({ title, groups }) => (
          <section key={title} className="mt-10">
            <h2 className="border-b border-ink pb-2 text-2xl">{title}</h2>
            {groups.map((group) => (
              <details key={group.tag} id={`group-${group.tag}`} className="border-b border-hair">
                <summary className="flex min-h-12 list-none flex-wrap items-baseline gap-x-3 py-2.5 hover:text-act">
                  <h3 className="disclosure font-sans text-base font-semibold tracking-normal">{group.title}</h3>
                  <span className="text-sm text-muted">
                    {group.endpoints.length === 1 ? '1 endpoint' : `${group.endpoints.length} endpoints`}
                  </span>
                </summary>
                <div className="pb-4 pl-4 sm:pl-6">
                  {group.endpoints.map((endpoint) => (
                    <EndpointEntry key={endpoint.id} endpoint={endpoint} />
                  ))}
                </div>
              </details>
            ))}
          </section>
        ))}
      </Reloadable>
    </>
  );
}
