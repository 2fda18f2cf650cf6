import type { Form as FormShape } from '@nomogram/calculators/kit/form.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSetting } from '../../use-setting.ts';
import { AnswerBox } from '../answer/AnswerBox.tsx';
import { Figure, Tables, Working } from '../answer/parts.ts';
import { ResultBox } from '../answer/ResultBox.tsx';
import { Check } from '../check/Check.tsx';
import { Form } from '../form/Form.tsx';
import { solvingForm } from '../form/solving-form.ts';
import { fill, typedIn } from '../form/typed.ts';
import { useSoon } from '../form/use-soon.ts';
import { Many } from '../many/Many.tsx';
import { PracticeFold } from '../practice/PracticeFold.tsx';
import { serviceRequest } from '../request/ask.ts';
import { optionsIn, type Query, queryOf, type Typed } from '../request/query.ts';
import { shownAnswer } from '../request/request-state.ts';
import { unmistakable } from '../request/unmistakable.ts';
import { useCalculation } from '../request/use-calculation.ts';
import { announcement } from './announcement.ts';
import { BackToForm } from './BackToForm.tsx';
import { Examples } from './Examples.tsx';
import { Formula } from './Formula.tsx';
import { Heading } from './Heading.tsx';
import { Help } from './Help.tsx';
import { PrintedAddress } from './PrintedAddress.tsx';
import type { PageData } from './page-data.ts';
import { Related } from './Related.tsx';
import { Selector } from './Selector.tsx';
import { useAnswerInView } from './use-answer-in-view.ts';
import { useExample } from './use-example.ts';
import { useLinked } from './use-linked.ts';
import { WorkedExample } from './WorkedExample.tsx';

/**
 * One page for every calculator: the form on the left, where it stays in sight; answer, steps, figure and formula on the right; tables and
 * words below, over the full width. A narrow screen has them one after another, the answer brought into view when it comes.
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

  const { view, wantsView } = useAnswerInView(state, element);

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
    wantsView.current = true;
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

  const refused = state.phase === 'done' && state.reply.kind !== 'answer';
  const dimmed = state.phase === 'loading' ? 'opacity-40 transition-opacity delay-200' : '';
  return (
    <>
      <Heading page={page} topic={data.topic} />
      <div className="mt-6 flex flex-col lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-x-11">
        <div className="form-column contents lg:block">
          <div className="order-1 max-w-lg">
            <Examples form={form} onChoose={choose} />
            {forms.length > 1 && (
              <Selector
                label={page.selector ?? 'Calculation'}
                forms={forms}
                groups={page.groups}
                selected={selected}
                onSelect={select}
              />
            )}
            {forms.length > 1 && <p className="mt-3 mb-0 text-sm text-muted">{form.purpose}</p>}
            <Form
              form={form}
              action={page.action ?? 'Calculate'}
              element={element}
              typed={kept.current}
              state={state}
              onCalculate={(typed) => {
                wantsView.current = true;
                void calculate(typed);
              }}
              onStop={stop}
              onSwitch={turn}
            />
          </div>
          <div className={`max-w-lg ${refused ? 'order-2' : 'order-6'}`}>
            <ResultBox state={state} />
            <p role="status" className="sr-only">
              {announcement(state, mark)}
            </p>
          </div>
          <div className="order-5 max-w-lg">
            <Check form={form} inputs={() => (element.current ? typedIn(element.current) : {})} />
            {data.practised.includes(form.name) && !solving && (
              <PracticeFold page={page.id} form={form} onAnswer={choose} />
            )}
          </div>
        </div>
        <div className="contents lg:block">
          <div ref={view} className="order-3 mt-6 scroll-mt-4 lg:mt-0">
            <AnswerBox form={form} state={state} />
          </div>
          {answer && (
            <div className={`order-4 ${dimmed}`}>
              <Working.Component answer={answer} request={serviceRequest(form, state.typed)} origin={data.origin} />
            </div>
          )}
          <div className={`order-5 mt-8 ${dimmed}`}>
            {figure && (
              <Figure.Component
                figure={figure}
                prefix={answer ? undefined : 'Example. '}
                isAnswer={answer !== undefined}
                onMove={move}
              />
            )}
          </div>
          <div className={`order-7 ${figure ? '' : 'lg:-mt-8'}`}>
            <Formula form={form} />
            {example && (
              <div className={answer ? 'print:hidden' : ''}>
                <WorkedExample form={form} answer={example} />
              </div>
            )}
          </div>
        </div>
        <div className="order-8 lg:col-span-2 lg:mt-6">
          {answer && <Tables.Component answer={answer} />}
          <Many form={form} options={options} />
        </div>
        {answer && <PrintedAddress origin={data.origin} page={page.id} query={queryOf(form, state.typed)} />}
        <div className="order-9 lg:col-span-2 print:hidden">
          <Help cards={[...form.help, ...(page.help ?? [])]} />
        </div>
      </div>
      {answer && <BackToForm form={element} />}
      <div className="print:hidden">
        <Related related={data.related} forms={forms} selected={selected} onSelect={select} />
      </div>
    </>
  );
}

const fieldNames = (form: FormShape): readonly string[] => form.fields.map(({ name }) => name);
