import type { Form } from '@nomogram/calculators/kit/form.ts';
import { inSentence } from '@nomogram/calculators/kit/in-sentence.ts';
import { Tex } from '../../../math/Tex.tsx';
import { lettersIn } from './letters-in.ts';

/** What the letters of the formula stand for, as a textbook says below it. */
export function FormulaLetters({ form }: { form: Form }) {
  const fields = form.formula ? lettersIn(form.formula, form.fields) : [];
  if (fields.length === 0) return null;
  return (
    <p className="m-0 text-sm">
      {fields.map(({ name, symbol, label }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          <Tex latex={symbol!} /> is the {inSentence(label)}
        </span>
      ))}
      .
    </p>
  );
}
