import { Sentence } from '../math/Sentence.tsx';
import type { OtherReading } from './answer.ts';
import { answerParts } from './answer-parts.ts';
import { headingOf, type SearchHit } from './finder.ts';
import { ReadQuery } from './ReadQuery.tsx';

interface Props {
  found: SearchHit;
  answer: string | undefined;
  readings: readonly OtherReading[];
  /** Whether another calculation was found before it. */
  isOther: boolean;
}

/** One result on the page of the search: where it leads, what it is, and its answer where it was calculated. */
export function SearchResult({ found, answer, readings, isOther }: Props) {
  const { document, href } = found;
  const { title, where } = headingOf(found);
  const { answered, beside, read } = answerParts(answer);
  return (
    <li className="border-b border-hair py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        <a href={found.typed ? `${href}#answer` : href} className="link text-lg font-semibold">
          {title}
        </a>
        <span className="text-sm text-muted">{where}</span>
      </p>
      {found.typed && <ReadQuery document={document} typed={found.typed} isOther={isOther} readings={readings} />}
      {answered !== undefined && (
        <p className="mt-1 mb-0 font-semibold wrap-anywhere text-answer tabular-nums">
          <Sentence text={answered} />
        </p>
      )}
      {beside.map((line) => (
        <p key={line} className="mt-1 mb-0 wrap-anywhere tabular-nums">
          <Sentence text={line} />
        </p>
      ))}
      {read !== '' && <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-muted">{read}</p>}
      {document.value && <p className="mt-1 font-semibold wrap-anywhere tabular-nums">{document.value}</p>}
      {!found.typed && document.purpose && <p className="mt-1 text-sm text-muted">{document.purpose}</p>}
    </li>
  );
}
