import { Fragment } from 'react';
import { sign } from './minus.ts';

/** The exponent of a number as programs write it. */
const exponent = /(?<=\d)(e[-+]?\d+)(?![\p{L}\d])/u;

/**
 * A number with a true minus sign and a power of ten to look at; a copy has the hyphen, and the `e-15`, that spreadsheets and fields
 * read.
 */
export const Signed = ({ text }: { text: string }) =>
  text.split(exponent).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one number
      <span key={index} className="power" data-exponent={part.replace(/^e\+?/, '').replace('-', '−')}>
        <span>{part}</span>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one number
      <Minus key={index} text={part} />
    ),
  );

/** A text with true minus signs before its numbers to look at; a copy has hyphens. */
export const Minus = ({ text }: { text: string }) =>
  text.split(sign).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one number
    <Fragment key={index}>
      {index > 0 && <span className="minus">-</span>}
      {part}
    </Fragment>
  ));
