import type { ReactNode } from 'react';
import file from '../enhance/numbers.ts?worker&url';

/**
 * What is only read, with numbers that follow the decimal mark chosen in the browser. Pages with no numbers but versions and sections of laws (the
 * legal pages, the description of the interface) do without: a comma would be wrong there.
 */
export const Numbers = ({ children }: { children: ReactNode }) => <div data-numbers={file}>{children}</div>;
