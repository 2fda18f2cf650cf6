import { useSetting } from '../use-setting.ts';
import { marked } from './decimal-mark.ts';

/** Text of an answer, with the decimal mark that was chosen. */
export const Marked = ({ text }: { text: string }) => marked(text, useSetting('decimal'));
