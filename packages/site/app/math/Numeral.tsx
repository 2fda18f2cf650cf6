import { useSetting } from '../use-setting.ts';
import { marked } from './decimal-mark.ts';
import { Signed } from './Signed.tsx';

/** A number as it is read: with the decimal mark that was chosen and a minus sign. */
export const Numeral = ({ text }: { text: string }) => <Signed text={marked(text, useSetting('decimal'))} />;
