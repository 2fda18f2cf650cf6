import { Marked } from './Marked.tsx';
import { type Part, paragraphsOf } from './prose.ts';
import { Tex } from './Tex.tsx';

/** Paragraphs of text with mathematics between dollar signs. */
export function Prose({ text }: { text: string }) {
  return paragraphsOf(text).map((parts) => (
    <p key={parts.map((part) => part.text).join('')} className="mt-2">
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paragraph never change their order
        part.math ? <Formula key={index} part={part} /> : <Marked key={index} text={part.text} />,
      )}
    </p>
  ));
}

const Formula = ({ part }: { part: Part }) => (
  <Tex latex={withTail(part)} className={isShort(part.text) ? 'whitespace-nowrap' : undefined} />
);

/** Letters that stand together on a line, as `x > -3` does; what is longer may be wider than a phone. */
const together = 14;

/** Whether a formula has so few letters and signs that no line breaks within it. */
const isShort = (latex: string): boolean =>
  latex.replace(/\\[a-zA-Z]+/g, 'o').replace(/[{}\s\\]/g, '').length <= together;

/**
 * A formula with the stop or comma that follows it. The stop is set with the formula, because a line may break between a
 * formula and what follows, and a formula as a whole may be wider than a line.
 */
const withTail = ({ text, tail }: Part): string => (tail === '' ? text : `${text}\\text{${tail}}`);
