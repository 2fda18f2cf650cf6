import file from '../enhance/kept.ts?worker&url';
import type { List } from '../kept-calculators.ts';

const lists: readonly { readonly list: List; readonly title: string }[] = [
  { list: 'favourites', title: 'Marked by you' },
  { list: 'recent', title: 'Used last' },
];

/** What this browser keeps: where there is anything, the shell starts the script that fills it in and shows it. */
export const KeptCalculators = () => (
  <section data-kept={file} aria-labelledby="kept" className="mb-14" hidden>
    <h2 id="kept" className="text-2xl">
      In this browser
    </h2>
    <p className="mt-1 text-sm text-muted">What you marked, and what you used last. Nobody else knows of it.</p>
    {lists.map(({ list, title }) => (
      <div key={list} data-list={list} className="mt-5" hidden>
        <h3 className="flex flex-wrap items-baseline gap-x-4 font-sans text-sm tracking-normal">
          {title}
          <button type="button" className="min-h-6 cursor-pointer font-normal text-act hover:underline">
            Forget them
          </button>
        </h3>
        <ul className="kept-list" />
        <details hidden>
          <summary className="min-h-8 py-1 text-sm text-act" />
          <ul className="kept-list" />
        </details>
      </div>
    ))}
  </section>
);
