import type { Form as FormShape } from '@nomogram/calculators/kit/form.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSetting } from '../../use-setting.ts';
import { AnswerBox } from '../answer/AnswerBox.tsx';
import { Figure, Working } from '../answer/parts.ts';
import { ResultBox } from '../answer/ResultBox.tsx';
import { Form } from '../form/Form.tsx';
import { solvingForm } from '../form/solving-form.ts';
import { fill, typedIn } from '../form/typed.ts';
import { useSoon } from '../form/use-soon.ts';
import { Many } from '../many/Many.tsx';
import { serviceRequest } from '../request/ask.ts';
import { optionsIn, type Query, type Typed } from '../request/query.ts';
import { shownAnswer } from '../request/request-state.ts';
import { unmistakable } from '../request/unmistakable.ts';
import { useCalculation } from '../request/use-calculation.ts';
import { announcement } from './announcement.ts';
import { Examples } from './Examples.tsx';
import { Formula } from './Formula.tsx';
import { Heading } from './Heading.tsx';
import { Help } from './Help.tsx';
import type { PageData } from './page-data.ts';
import { Related } from './Related.tsx';
import { Selector } from './Selector.tsx';
import { useExample } from './use-example.ts';
import { useLinked } from './use-linked.ts';
import { WorkedExample } from './WorkedExample.tsx';

/**
 * One page for every calculator: form and answer on the left, figure, formula and example on the right, words below both; on a
 * narrow screen form, answer, figure, steps, formula, words.
 */
export function CalculatorPage({ data }: { data: PageData }) {
  const { page, forms, query } = data;
  const [selected, setSelected] = useState(query.calculation);
  const [solving, setSolving] = useState(query.solving);
  const form = useMemo(() => {
    const plain = forms.find(({ name }) => name === selected) ?? forms[0]!;
    return solving ? solvingForm(plain) : plain;
  }, [forms, selected, solving]);
  const kept = useRef<Typed>(query.typed);
  const element = useRef<HTMLFormElement>(null);
  const { state, calculate, stop, reset } = useCalculation(page, form, query.typed, data.reply);
  const example = useExample(form, { form: query.calculation, answer: data.example });
  const answer = shownAnswer(state);
  const figure = answer ? answer.figure : example?.figure;

  const mark = useSetting('decimal');
  const soon = useSoon(120);
  const [linked, setLinked] = useState<Query>();
  useLinked(forms, query, (found) => {
    kept.current = found.typed;
    setSelected(found.calculation);
    setLinked(found);
  });
  // Once the form that the address names is shown, its fields can be filled.
  useEffect(() => {
    if (!linked?.asked || linked.calculation !== form.name || !element.current) return;
    setLinked(undefined);
    fill(element.current, fieldNames(form), linked.typed);
    void calculate({ ...typedIn(element.current), ...linked.typed });
  });

  const keep = () => {
    if (element.current) kept.current = { ...kept.current, ...typedIn(element.current) };
  };
  const select = (name: string) => {
    const next = forms.find((one) => one.name === name);
    if (!next) return;
    keep();
    setSelected(name);
    setSolving(false);
    reset(next);
  };
  const turn = (next: boolean) => {
    keep();
    setSolving(next);
    reset(form, next);
  };
  // What the page writes into fields is in plain form, and must be read so under the mark that the form is sent with.
  const asRead = (given: Typed, { decimal }: Typed): Typed => (decimal === 'comma' ? unmistakable(given) : given);
  const choose = (plain: Typed) => {
    if (!element.current) return;
    const given = asRead(plain, typedIn(element.current));
    fill(element.current, fieldNames(form), given);
    void calculate({ ...typedIn(element.current), ...given });
  };
  const move = (inputs: Typed) => {
    if (!element.current) return;
    const base = answer ? typedIn(element.current) : (form.examples[0]?.given ?? {});
    const next = { ...typedIn(element.current), ...asRead({ ...base, ...inputs }, typedIn(element.current)) };
    fill(element.current, fieldNames(form), next);
    soon(() => void calculate(next));
  };

  const options = () => optionsIn(form, element.current ? typedIn(element.current) : {});

  return (
    <>
      <Heading page={page} topic={data.topic} />
      <div className="mt-6 flex flex-col lg:grid lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-x-11">
        <div className="contents lg:block">
          <div className="order-1 max-w-lg">
            <Examples form={form} onChoose={choose} />
            {forms.length > 1 && (
              <Selector label={page.selector ?? 'Calculation'} forms={forms} selected={selected} onSelect={select} />
            )}
            {forms.length > 1 && <p className="mt-3 mb-0 text-sm text-muted">{form.purpose}</p>}
            <Form
              form={form}
              action={page.action ?? 'Calculate'}
              element={element}
              typed={kept.current}
              state={state}
              onCalculate={(typed) => void calculate(typed)}
              onStop={stop}
              onSwitch={turn}
            />
            <div className="mt-4">
              <AnswerBox form={form} state={state} />
              <ResultBox state={state} />
              <p role="status" className="sr-only">
                {announcement(state, mark)}
              </p>
            </div>
          </div>
          <div className="order-3 max-w-lg">
            {answer && (
              <Working.Component answer={answer} request={serviceRequest(form, state.typed)} origin={data.origin} />
            )}
            <Many form={form} options={options} />
          </div>
        </div>
        <div className="contents lg:block">
          <div
            className={`order-2 mt-8 lg:mt-0 ${state.phase === 'loading' ? 'opacity-40 transition-opacity delay-200' : ''}`}
          >
            {figure && <Figure.Component figure={figure} prefix={answer ? undefined : 'Example. '} onMove={move} />}
          </div>
          <div className={`order-4 ${figure ? '' : 'lg:-mt-8'}`}>
            <Formula form={form} />
            {example && <WorkedExample form={form} answer={example} />}
          </div>
        </div>
        <div className="order-5 lg:col-span-2 lg:mt-6">
          <Help cards={[...form.help, ...(page.help ?? [])]} />
        </div>
      </div>
      <Related related={data.related} forms={forms} selected={selected} onSelect={select} />
    </>
  );
}

const fieldNames = (form: FormShape): readonly string[] => form.fields.map(({ name }) => name);
