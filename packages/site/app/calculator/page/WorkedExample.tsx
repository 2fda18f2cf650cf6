import type { Form, FormField } from '@nomogram/calculators/kit/form.ts';
import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import type { ReactNode } from 'react';
import { Label } from '../../math/Label.tsx';
import { Marked } from '../../math/Marked.tsx';
import { Numeral } from '../../math/Numeral.tsx';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Tex } from '../../math/Tex.tsx';
import { unitText } from '../answer/brief.ts';
import { labelOf } from '../form/field-text.ts';
import type { Example } from './example.ts';

/** An example worked out by the engine itself, so it cannot be wrong. */
export function WorkedExample({ form, answer }: { form: Form; answer: Example }) {
  const given = form.examples[0]?.given ?? {};
  return (
    <section className="mt-8">
      <h2 className="m-0 font-serif text-xl font-semibold">Worked example</h2>
      <dl className="mt-2 mb-0 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1">
        {form.fields
          .filter(({ name }) => given[name])
          .map((field) => (
            <Row key={field.name} term={labelOf(field)}>
              {asWritten(field, given[field.name]!)}
            </Row>
          ))}
        {leadersOf(answer.values).map((value) => (
          <Row key={value.name} term={value.label} strong>
            <Shown value={value} relation={value.relation} />
          </Row>
        ))}
      </dl>
    </section>
  );
}

/** What is typed there, with a space behind each comma of a list. */
const asWritten = ({ control }: FormField, text: string): string =>
  control.control === 'area' && control.entry !== 'equations' ? text.replace(/,(?=\S)/g, ', ') : text;

/** The first few, each as people say it: one that stands for another to the cent leaves that out. */
function leadersOf(values: Example['values']): Example['values'] {
  const stoodFor = values.map(({ standsFor }) => standsFor);
  return values.filter(({ name }) => !stoodFor.includes(name)).slice(0, 4);
}

function Row({ term, strong, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">
        <Label text={term} />
      </dt>
      <dd className={`m-0 wrap-anywhere whitespace-pre-line tabular-nums ${strong ? 'font-semibold' : ''}`}>
        {children}
      </dd>
    </>
  );
}

function Shown({ value, relation }: { value: PresentedValue; relation: PresentedValue['relation'] }) {
  const { label, exact, decimal, latex, unit, words, rounded } = value;
  if (rounded !== undefined) return <Marked text={unit ? `${rounded} ${unitText(unit)}` : rounded} />;
  if (exact !== undefined && latex !== undefined && exact !== decimal && exact.length < 120)
    return (
      <>
        <ScrollRegion
          inline
          label={`${label}, exactly`}
          className="inline-block max-w-full overflow-x-auto overflow-y-hidden align-middle font-normal"
        >
          <Tex latex={latex} />
        </ScrollRegion>
        {decimal && (
          <>
            {' '}
            {relation} <Numeral text={decimal} />
          </>
        )}
        {unit && ` ${unitText(unit)}`}
      </>
    );
  if (words !== undefined) return <Marked text={words} />;
  return (
    <>
      {exact === undefined && relation} <Numeral text={shortened(exact ?? decimal ?? '')} />
      {unit && ` ${unitText(unit)}`}
    </>
  );
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);
