import { Marked } from './Marked.tsx';
import { withSigns } from './sentence-signs.ts';

/** A sentence of an answer: its formulas with the signs of mathematics, its numbers with the decimal mark that was chosen. */
export const Sentence = ({ text }: { text: string }) => <Marked text={withSigns(text)} />;
