import { Marked } from './Marked.tsx';
import { type Part, paragraphsOf } from './prose.ts';
import { Tex } from './Tex.tsx';

/** Paragraphs of text with mathematics between dollar signs. */
export function Prose({ text }: { text: string }) {
  return paragraphsOf(text).map((parts) => (
    <p key={parts.map((part) => part.text).join('')} className="mt-2">
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph never change their order
        part.math ? <Tex key={index} latex={withTail(part)} /> : <Marked key={index} text={part.text} />,
      )}
    </p>
  ));
}

/**
 * A formula with the stop or comma that follows it. The stop is set with the formula, because a line may break between a
 * formula and what follows, and a formula as a whole may be wider than a line.
 */
const withTail = ({ text, tail }: Part): string => (tail === '' ? text : `${text}\\text{${tail}}`);
