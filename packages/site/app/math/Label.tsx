import { derivativeSign } from './derivative-sign.ts';
import { Sentence } from './Sentence.tsx';
import { Tex } from './Tex.tsx';

/** The name of a value; the sign of a derivative is set as one. */
export function Label({ text, display }: { text: string; display?: boolean }) {
  const sign = derivativeSign(text);
  return sign ? <Tex latex={sign} display={display} /> : <Sentence text={text} />;
}
