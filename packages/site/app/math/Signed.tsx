import { Fragment } from 'react';
import { sign } from './minus.ts';

/** A number with a true minus sign to look at; a copy has the hyphen that spreadsheets and fields read. */
export const Signed = ({ text }: { text: string }) =>
  text.split(sign).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one number
    <Fragment key={index}>
      {index > 0 && <span className="minus">-</span>}
      {part}
    </Fragment>
  ));
