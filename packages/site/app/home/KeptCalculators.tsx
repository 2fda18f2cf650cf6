import file from '../enhance/kept.ts?worker&url';

/** What this browser keeps: where there is anything, the shell starts the script that fills it in and shows it. */
export const KeptCalculators = () => (
  <section data-kept={file} aria-labelledby="kept" className="mb-14" hidden>
    <h2 id="kept" className="text-2xl">
      In this browser
    </h2>
    <p className="mt-1 text-sm text-muted">What you marked, and what you used last. Nobody else knows of it.</p>
    <ul className="mt-4 grid list-none gap-x-8 gap-y-1 p-0 sm:grid-cols-2 lg:grid-cols-3" />
    <p className="mt-3 text-sm">
      <button type="button" className="min-h-6 cursor-pointer text-act hover:underline">
        Forget them
      </button>
    </p>
  </section>
);
