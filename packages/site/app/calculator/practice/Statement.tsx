import type { Form, FormField } from '@nomogram/calculators/kit/form.ts';
import { matrixLatex } from '@nomogram/math/linear/matrix-text.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import { readLive } from '../form/read-live.ts';
import type { TypedInputs } from '../request/query.ts';

/** A problem: what the form asks for, what stands in its fields, and which value is sought, where the title does not say it. */
export function Statement({ form, given, asked }: { form: Form; given: TypedInputs; asked: string | undefined }) {
  return (
    <section aria-label="Problem" className="mb-4 border border-hair bg-sheet px-4 py-3">
      <p className="m-0 font-serif font-semibold">{form.title}</p>
      <dl className="m-0 mt-1">
        {form.fields.map((field) => {
          const text = given[field.name] ?? field.default;
          return text === undefined ? null : (
            <div key={field.name} className="flex flex-wrap items-baseline gap-x-3 py-0.5">
              <dt className="text-sm text-muted">{field.unit ? `${field.label} (${field.unit})` : field.label}</dt>
              <dd className="m-0 min-w-0">
                <Value field={field} text={text} />
              </dd>
            </div>
          );
        })}
      </dl>
      {asked !== undefined && asked.toLowerCase() !== form.title.toLowerCase() && (
        <p className="m-0 mt-1">
          <span className="text-sm text-muted">Find</span> <Sentence text={asked} />
        </p>
      )}
    </section>
  );
}

const withMinus = (text: string): string => text.replace(/(?<![\w)])-/g, '−');

function latexOfMatrix(text: string): string | undefined {
  const read = readMatrix(text);
  return read.ok ? matrixLatex(read.value.rows) : undefined;
}

function Value({ field, text }: { field: FormField; text: string }) {
  const { control, live, unit, label, operation } = field;
  if (control.control === 'select') return control.options.find(({ value }) => value === text)?.label ?? text;
  const latex =
    control.control === 'area' && control.entry === 'matrix'
      ? latexOfMatrix(text)
      : live && live !== 'money' && live !== 'percent'
        ? readLive(live, text, {}, unit, operation)?.latex
        : undefined;
  if (latex === undefined && control.control === 'area')
    return <pre className="m-0 font-mono text-base">{withMinus(text)}</pre>;
  if (latex === undefined) return withMinus(text);
  return (
    <ScrollRegion label={label} className="overflow-x-auto overflow-y-hidden py-1">
      <Tex latex={latex} />
    </ScrollRegion>
  );
}
