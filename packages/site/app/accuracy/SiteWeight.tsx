import type { Occasion, SiteWeights } from '../../../../content/content.ts';
import { MeasuredOn } from './MeasuredOn.tsx';
import { PlainTable } from './PlainTable.tsx';
import { buildColumns, buildRows, weightColumns, weightRows } from './rows.ts';

/** What a first visit loads, what a browser keeps, and how long the site takes to build. */
export const SiteWeight = ({ site }: { site: SiteWeights & Occasion }) => (
  <section className="mt-12">
    <h2 className="text-2xl">Weight of the pages</h2>
    <p className="mt-3 max-w-2xl">
      What a first visit to one page of every kind loads before anything is typed, as it is sent: compressed with
      Brotli, and in the last column with gzip, which every browser reads. For use without a network a browser keeps{' '}
      {site.kept.addresses} addresses afterwards: {(site.kept.gzip / 1e6).toFixed(1)} MB in gzip.
    </p>
    <MeasuredOn measured={site} />
    <PlainTable label="Weight of the pages" columns={weightColumns} rows={weightRows(site)} />
    <h3 className="mt-8 font-sans text-lg font-semibold">Time to build everything anew</h3>
    <PlainTable label="Time to build" columns={buildColumns} rows={buildRows(site)} total />
  </section>
);
