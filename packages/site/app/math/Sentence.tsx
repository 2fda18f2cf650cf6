import { Marked } from './Marked.tsx';
import { exponentIn, partsOf } from './sentence-parts.ts';
import { fromSmall } from './small-digits.ts';

/** A sentence of an answer: its formulas with the signs of mathematics, its numbers with the decimal mark that was chosen. */
export const Sentence = ({ text }: { text: string }) =>
  partsOf(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    part.isSmall ? <Small key={at} part={part.text} /> : <Marked key={at} text={part.text} />,
  );

/** Exponents and indices are set from common digits, which are all of one size; few fonts have all of the small ones. */
function Small({ part }: { part: string }) {
  if (part.startsWith('^')) return <sup>{exponentIn(part)}</sup>;
  const [letter = '', index] = part.split('_');
  if (index !== undefined)
    return (
      <>
        <i>{letter}</i>
        <sub>
          <i>{index}</i>
        </sub>
      </>
    );
  const { isRaised, number } = fromSmall(part);
  return isRaised ? <sup>{number.replace('-', '−')}</sup> : <sub>{number}</sub>;
}
