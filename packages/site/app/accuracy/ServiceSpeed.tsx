import type { AccuracyReport } from '../../../../content/content.ts';
import { MeasuredOn } from './MeasuredOn.tsx';
import { PlainTable } from './PlainTable.tsx';
import { serviceColumns, serviceRows } from './rows.ts';

/** The service, and the caches before it, beside a server that does nothing. */
export const ServiceSpeed = ({ service, caches }: Pick<AccuracyReport, 'service' | 'caches'>) => (
  <section className="mt-12">
    <h2 className="text-2xl">Speed of the service</h2>
    {service && (
      <>
        <p className="mt-3 max-w-2xl">
          Light calculations, asked for over {service.connections} connections at once, beside a server that does
          nothing but send the same text. Every new answer is computed and checked before it is sent.
        </p>
        <MeasuredOn measured={service} />
        <PlainTable label="Answers a second" columns={serviceColumns} rows={serviceRows(service)} />
      </>
    )}
    {caches && (
      <>
        <p className="mt-6 max-w-2xl">
          Before many visitors stands a cache, which gives the same answers again. The two that the project brings
          settings for, beside the service itself and the same bare server:
        </p>
        <MeasuredOn measured={caches} />
        <PlainTable label="Answers a second from caches" columns={serviceColumns} rows={serviceRows(caches)} />
      </>
    )}
  </section>
);
