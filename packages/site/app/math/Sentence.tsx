import { Fragment } from 'react';
import { Marked } from './Marked.tsx';
import { withSigns } from './sentence-signs.ts';

/** A letter with letters for its index: the entry c_ij, the point x_M. */
const indexed = /(?<![\p{L}\d_])(\p{L})_(\p{L}{1,2})(?![\p{L}\d_(])/u;

/** A sentence of an answer: its formulas with the signs of mathematics, its numbers with the decimal mark that was chosen. */
export function Sentence({ text }: { text: string }) {
  // Split by an expression with two groups: text, letter, index, text, …
  const parts = withSigns(text).split(indexed);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (at % 3 === 0) return part === '' ? null : <Marked key={at} text={part} />;
    if (at % 3 === 1) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <Fragment key={at}>
        <i>{parts[at - 1]}</i>
        <sub>
          <i>{part}</i>
        </sub>
      </Fragment>
    );
  });
}
