import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { fill, typedIn } from '../form/typed.ts';
import { useDebounce } from '../form/use-debounce.ts';
import { optionsIn, type Query, type TypedInputs } from '../request/query.ts';
import { type RequestState, shownAnswer } from '../request/request-state.ts';
import { unmistakable } from '../request/unmistakable.ts';
import { useCalculation } from '../request/use-calculation.ts';
import type { Example } from './example.ts';
import type { PageData } from './page-data.ts';
import { formOf, initialForm, nextForm } from './shown-form.ts';
import { useAnswerInView } from './use-answer-in-view.ts';
import { useExample } from './use-example.ts';
import { useLinked } from './use-linked.ts';

/** The state of a calculator page, and everything that a visitor can do with it. */
export interface Calculator {
  readonly form: Form;
  readonly element: RefObject<HTMLFormElement | null>;
  /** What the fields start with. */
  readonly typed: TypedInputs;
  readonly state: RequestState;
  /** The answer that is to be seen. */
  readonly answer?: PresentedAnswer;
  readonly example?: Example;
  /** The figure that a hand moved, while what it was moved to is refused: it stays under the hand, as it was. */
  readonly moved?: Figure;
  /** What is brought into view when an answer comes. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** Calculates because the visitor asked for it: the answer is brought into view. */
  readonly calculate: (typed: TypedInputs) => void;
  readonly stop: () => void;
  /** Calculates the same in the settings that are now in force; nothing is brought into view. */
  readonly refresh: () => void;
  /** Shows another form of the page. */
  readonly select: (calculation: string) => void;
  /** Turns the form round, so that it solves for any field, and back. */
  readonly turn: (solving: boolean) => void;
  /** Fills in an example and calculates it. */
  readonly choose: (given: TypedInputs) => void;
  /** Fills in what was dragged in the figure; the last of several quick moves is calculated. */
  readonly move: (inputs: TypedInputs) => void;
  /** The options in force. */
  readonly options: () => TypedInputs;
}

/** One reducer for the form that is shown, one for its request, and what visitor and address do to both. */
export function useCalculator(data: PageData): Calculator {
  const { page, forms, query } = data;
  const [shown, show] = useReducer(nextForm, query, initialForm);
  const { calculation, solving, typed, awaited } = shown;
  const form = useMemo(() => formOf(forms, calculation, solving), [forms, calculation, solving]);
  const element = useRef<HTMLFormElement>(null);
  const { state, calculate, stop, reset } = useCalculation(page, form, query.typed, data.reply);
  const answer = shownAnswer(state);
  const { view, wantsView } = useAnswerInView(state, element);
  const soon = useDebounce(120);
  const example = useExample(form, { form: query.calculation, answer: data.example });
  const { moved, keep, forget } = useMoved(form, state, answer?.figure ?? example?.figure);

  useLinked(forms, query, (found) => show({ event: 'linked', query: found }));
  useAwaited(awaited, form, (inputs) => {
    show({ event: 'begun' });
    const filled = filledIn(element.current, form, inputs);
    if (filled) void calculate(filled);
  });

  const calculateInView = (inputs: TypedInputs) => {
    wantsView.current = true;
    forget();
    void calculate(inputs);
  };
  const typedNow = () => (element.current ? typedIn(element.current) : {});
  const select = (name: string) => {
    const next = forms.find((one) => one.name === name);
    if (!next) return;
    show({ event: 'selected', calculation: name, typed: typedNow() });
    reset(next);
  };
  const turn = (next: boolean) => {
    show({ event: 'turned', solving: next, typed: typedNow() });
    reset(form, next);
  };
  const choose = (given: TypedInputs) => {
    const filled = filledIn(element.current, form, asRead(given, typedNow()));
    if (filled) calculateInView(filled);
  };
  const move = (inputs: TypedInputs) => {
    const base = answer || moved ? typedNow() : (form.examples[0]?.given ?? {});
    keep();
    const filled = filledIn(element.current, form, asRead({ ...base, ...inputs }, typedNow()));
    if (filled) soon(() => void calculate(filled));
  };
  const asks = { refresh: () => void calculate(typedNow()), options: () => optionsIn(form, typedNow()) };
  const actions = { calculate: calculateInView, stop, select, turn, choose, move };
  return { form, element, typed, state, answer, example, moved, view, ...asks, ...actions };
}

/** The figure that a hand moved, while what it was moved to has no answer; forgotten where the visitor asks for something else, and with the form. */
function useMoved(form: Form, state: RequestState, seen: Figure | undefined) {
  const [kept, setKept] = useState<{ readonly form: Form; readonly figure: Figure }>();
  const hasAnswer = shownAnswer(state) !== undefined;
  const moved = hasAnswer || kept?.form !== form ? undefined : kept.figure;
  const keep = () => {
    const figure = moved ?? seen;
    setKept(figure && { form, figure });
  };
  return { moved, keep, forget: () => setKept(undefined) };
}

/** Begins what the address asks for, once the form that it names is shown and its fields can be filled. */
function useAwaited(awaited: Query | undefined, form: Form, begin: (typed: TypedInputs) => void): void {
  const onShown = useEffectEvent(begin);
  useEffect(() => {
    if (awaited?.calculation === form.name) onShown(awaited.typed);
  }, [awaited, form]);
}

/** Writes inputs into the fields, and gives all that the form then says; nothing where there is no form. */
function filledIn(element: HTMLFormElement | null, form: Form, typed: TypedInputs): TypedInputs | undefined {
  if (!element) return undefined;
  fill(
    element,
    form.fields.map(({ name }) => name),
    typed,
  );
  return { ...typedIn(element), ...typed };
}

/** What the page writes into fields is in plain form, and must be read so under the mark that the form is sent with. */
const asRead = (given: TypedInputs, { decimal }: TypedInputs): TypedInputs =>
  decimal === 'comma' ? unmistakable(given) : given;
