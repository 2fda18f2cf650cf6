import { type MetaFunction, useLoaderData } from 'react-router';
import type { AccuracyReport } from '../../../../content/content.ts';
import report from '../../../../content/dist/accuracy.json' with { type: 'json' };
import { accuracyPage } from '../accuracy/accuracy-page.ts';
import { EngineSpeed } from '../accuracy/EngineSpeed.tsx';
import { PlainTable } from '../accuracy/PlainTable.tsx';
import { scoreColumns, scoreRows } from '../accuracy/rows.ts';
import { ServiceSpeed } from '../accuracy/ServiceSpeed.tsx';
import { SiteWeight } from '../accuracy/SiteWeight.tsx';
import { metaOf, originOf } from '../meta.ts';
import { PageHeading } from '../shell/PageHeading.tsx';

const { id, title, purpose, keywords } = accuracyPage;
const path = `/${id}`;
const trail = [{ title, path }];

export const loader = (): AccuracyReport => report as AccuracyReport;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), { title, description: purpose, keywords, path, trail });

/** The recorded scores and measurements as the build of the content found them; read only. */
export default function Accuracy() {
  const { scores, engine, service, caches, site } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={title} purpose={purpose} trail={trail} />
      <section className="mt-12">
        <h2 className="text-2xl">Accuracy</h2>
        <p className="mt-3 max-w-2xl">
          The answers of the engine are compared with reference data that was not made with it. A problem that gets no
          answer is counted as not solved; it is not left out. What is wrong would be an answer that looks like any
          other, so it is counted apart.
        </p>
        <PlainTable label="Accuracy by kind of problem" columns={scoreColumns} rows={scoreRows(scores)} total />
      </section>
      {engine && <EngineSpeed engine={engine} />}
      {(service || caches) && <ServiceSpeed service={service} caches={caches} />}
      {site && <SiteWeight site={site} />}
    </>
  );
}
