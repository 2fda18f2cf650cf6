import { type MetaFunction, useLoaderData } from 'react-router';
import type { AccuracyReport, Measured } from '../../../../content/content.ts';
import report from '../../../../content/dist/accuracy.json';
import { accuracyPage } from '../accuracy/accuracy-page.ts';
import { PlainTable } from '../accuracy/PlainTable.tsx';
import { scoreColumns, scoreRows, serviceColumns, serviceRows, timeColumns, timeRows } from '../accuracy/rows.ts';
import { metaOf, originOf } from '../meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';

const { id, title, purpose, keywords } = accuracyPage;
const path = `/${id}`;
const trail = [{ title, path }];

export const loader = (): AccuracyReport => report as AccuracyReport;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaOf(originOf(matches), { title, description: purpose, keywords, path, trail });

/** The recorded scores and measurements as the build of the content found them; read only. */
export default function Accuracy() {
  const { scores, engine, service } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-xl text-muted">{purpose}</p>
      <section className="mt-12">
        <h2 className="text-2xl">Accuracy</h2>
        <p className="mt-3 max-w-2xl">
          The answers of the engine are compared with reference data that was not made with it. A problem that gets no
          answer is counted as not solved; it is not left out. What is wrong would be an answer that looks like any
          other, so it is counted apart.
        </p>
        <PlainTable label="Accuracy by kind of problem" columns={scoreColumns} rows={scoreRows(scores)} total />
      </section>
      {engine && (
        <section className="mt-12">
          <h2 className="text-2xl">Speed of the engine</h2>
          <p className="mt-3 max-w-2xl">
            The same problems, given to this engine and to other programs in one run. A program has{' '}
            {engine.limitMs / 1000} seconds for each problem; “failed” is an error or an answer that is not what was
            asked.
          </p>
          <MeasuredOn measured={engine} />
          {engine.sets.map((set) => (
            <div key={set.set} className="mt-8">
              <h3 className="font-sans text-lg font-semibold">
                {set.set.charAt(0).toUpperCase() + set.set.slice(1)}
                {set.records > 1 && `, ${set.records} problems`}
              </h3>
              <PlainTable label={`Times: ${set.set}`} columns={timeColumns} rows={timeRows(set)} />
              <ul className="mt-3 list-none text-sm text-muted">
                {set.goals.map(({ goal, holds }) => (
                  <li key={goal}>
                    {holds ? 'Reached' : 'Not reached'}: {goal}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {service && (
        <section className="mt-12">
          <h2 className="text-2xl">Speed of the service</h2>
          <p className="mt-3 max-w-2xl">
            A light calculation, asked for over {service.connections} connections at once, beside a server that does
            nothing but send the same text. Every new answer is computed and checked before it is sent.
          </p>
          <MeasuredOn measured={service} />
          <PlainTable label="Answers a second" columns={serviceColumns} rows={serviceRows(service)} />
        </section>
      )}
    </>
  );
}

const MeasuredOn = ({ measured: { day, machine } }: { measured: Measured }) => (
  <p className="mt-2 max-w-2xl text-sm text-muted">
    Measured on <time dateTime={day}>{day}</time>: {machine}.
  </p>
);
