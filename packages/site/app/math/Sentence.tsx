import { Marked } from './Marked.tsx';
import { withSigns } from './sentence-signs.ts';
import { fromSmall, small } from './small-digits.ts';

/** A letter with letters for its index: the entry c_ij, the point x_M. */
const indexed = '(?<![\\p{L}\\d_])\\p{L}_\\p{L}{1,2}(?![\\p{L}\\d_(])';
/** An exponent of more than digits: a letter, or brackets, which may hold others. */
const power = '\\^\\p{L}(?!\\p{L})|\\^\\((?:[^()]|\\([^()]*\\))*\\)';
const special = new RegExp(`(${indexed}|${power}|${small})`, 'u');

/** A sentence of an answer: its formulas with the signs of mathematics, its numbers with the decimal mark that was chosen. */
export const Sentence = ({ text }: { text: string }) =>
  withSigns(text)
    .split(special)
    .map((part, at) => {
      if (part === '') return null;
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      return at % 2 === 1 ? <Small key={at} part={part} /> : <Marked key={at} text={part} />;
    });

/** Exponents and indices are set from common digits, which are all of one size; few fonts have all of the small ones. */
function Small({ part }: { part: string }) {
  if (part.startsWith('^')) return <sup>{part.replace(/^\^\(?|\)$/g, '')}</sup>;
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
