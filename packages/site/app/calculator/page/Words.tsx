import type { Word } from '../../glossary/words.ts';

interface Props {
  words: readonly Word[];
  title?: string;
}

/** The words of a page that somebody may not know yet, each with its entry of the glossary. */
export function Words({ words, title = 'Words on this page' }: Props) {
  if (words.length === 0) return null;
  return (
    <section className="mt-4 print:hidden">
      <h3 className="m-0 text-sm font-semibold">{title}</h3>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0 text-sm">
        {words.map(({ id, title }) => (
          <li key={id}>
            <a href={`/glossary/${id}`} className="link inline-flex min-h-8 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
