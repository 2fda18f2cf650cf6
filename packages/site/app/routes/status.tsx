import type { ServiceStatus } from '@nomogram/calculators/kit/service-status.ts';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { metaOf, originOf } from '../meta.ts';
import { loadJson } from '../service.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { factsOf, verdictOf } from '../status/status-facts.ts';

const trail = [{ title: 'Status', path: '/status' }];
const purpose = 'Whether the service answers, since when, and what it had to end or withhold.';

/** Of this moment: nobody keeps it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const loaded = await loadJson<ServiceStatus>(askService(context), '/nomogram/status');
  return data(loaded, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), {
    title: 'Status',
    description: purpose,
    keywords: ['status of the service', 'availability'],
    path: '/status',
    image: '/card.png',
    trail,
    indexed: false,
  });

/** The condition of the process that renders this page, for people; read only. */
export default function Status() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-6 text-4xl sm:text-5xl">Status</h1>
      <p className="mt-4 max-w-2xl text-xl">
        {loaded.ok ? verdictOf(loaded.value) : `The service does not answer. ${loaded.message}`}
      </p>
      {loaded.ok && (
        <dl className="mt-8 max-w-2xl border-t border-hair">
          {factsOf(loaded.value).map(({ name, says }) => (
            <div key={name} className="grid gap-x-8 border-b border-hair py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd className="m-0 tabular-nums">{says}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-6 max-w-2xl text-sm text-muted">
        This is the state of the one process that made this page, counted since it started. It counts calculations, and
        knows neither what was calculated nor for whom. Reload the page for its state now.
      </p>
    </>
  );
}
