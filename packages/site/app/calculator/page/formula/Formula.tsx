import type { Form } from '@nomogram/calculators/kit/form.ts';
import { ScrollRegion } from '../../../math/ScrollRegion.tsx';
import { Tex } from '../../../math/Tex.tsx';
import { FormulaLetters } from './FormulaLetters.tsx';

/** The equations of a line, each with the comma behind it. */
const equationsOf = (line: string): readonly string[] => line.split(/(?<=,)\s*\\quad\s*/);

/** The formula, and where it comes from. */
export function Formula({ form }: { form: Form }) {
  if (!form.formula && form.references.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="m-0 font-serif text-xl font-semibold">{form.formula ? 'Formula' : 'Sources'}</h2>
      {form.formula && (
        <ScrollRegion
          label="The formula"
          className="the-formula mt-2 overflow-x-auto overflow-y-hidden py-2 text-lg [&_.katex-base]:my-1"
        >
          {form.formula.split(/,?\s*\\qquad\s*/).map((line) => (
            // Too long for its column a line goes on below: between its equations, or after a relation or an operation of a longer one.
            <p key={line} className="m-0 py-1.5 pl-6 -indent-6">
              {equationsOf(line).map((equation) => (
                <span key={equation} className="mr-4 inline-block max-w-full indent-0">
                  <Tex latex={equation} display />
                </span>
              ))}
            </p>
          ))}
        </ScrollRegion>
      )}
      <FormulaLetters form={form} />
      <p className="mt-2 text-sm text-muted">
        {form.references.length === 1 ? 'Source: ' : 'Sources: '}
        {form.references.map(({ title, url }, index) => (
          <span key={title}>
            {index > 0 && '; '}
            {url ? (
              <a href={url} className="link" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </span>
        ))}
        .
      </p>
    </section>
  );
}
