import type { Word } from '../../glossary/words.ts';

interface Props {
  words: readonly Word[];
}

/** The words of a page that somebody may not know yet, each with its entry of the glossary. */
export function Words({ words }: Props) {
  if (words.length === 0) return null;
  return (
    <section className="mt-4 print:hidden">
      <h3 className="m-0 text-sm font-semibold">Words on this page</h3>
      <Entries words={words} />
    </section>
  );
}

/** The same of what an answer names. It stands in the answer as its other lines do, and is no part of the page that has a heading. */
export function NamedInAnswer({ words }: Props) {
  if (words.length === 0) return null;
  return (
    <div className="mt-4 print:hidden">
      <p className="m-0 text-sm font-semibold">Named in this answer</p>
      <Entries words={words} />
    </div>
  );
}

const Entries = ({ words }: Props) => (
  <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0 text-sm">
    {words.map(({ id, title }) => (
      <li key={id}>
        <a href={`/glossary/${id}`} className="link inline-flex min-h-8 items-center">
          {title}
        </a>
      </li>
    ))}
  </ul>
);
