import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Page } from '@nomogram/calculators/kit/page.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { useEffect, useReducer, useRef } from 'react';
import { keep } from '../../kept-calculators.ts';
import { loadParts } from '../answer/parts.ts';
import { missingIn } from '../form/missing.ts';
import { keptAs } from '../page/kept-as.ts';
import { ask } from './ask.ts';
import { queryOf, type TypedInputs } from './query.ts';
import type { Reply } from './reply.ts';
import { initialState, nextState, type RequestState } from './request-state.ts';

export interface Calculation {
  readonly state: RequestState;
  readonly calculate: (typed: TypedInputs) => Promise<void>;
  readonly stop: () => void;
  /** Forgets answer and messages, because another form is shown. */
  readonly reset: (next: Form, solving?: boolean) => void;
}

/** A link longer than this is cut by some program on its way. */
const maxLinkLength = 6000;

/** The life of a calculation on the page: checks presence, asks, keeps the address in step. */
export function useCalculation(page: Page, form: Form, typed: TypedInputs, reply: Reply | undefined): Calculation {
  const [state, dispatch] = useReducer(nextState, undefined, () => initialState(typed, reply));
  const running = useRef<AbortController | undefined>(undefined);
  const runs = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): number => {
    running.current?.abort();
    running.current = undefined;
    runs.current += 1;
    return runs.current;
  };

  const calculate = async (given: TypedInputs): Promise<void> => {
    const run = begin();
    const missing = await missingIn(form, given);
    if (run !== runs.current) return;
    if (missing) return dispatch({ event: 'missing', run, typed: given, reply: missing });
    const controller = new AbortController();
    running.current = controller;
    dispatch({ event: 'started', run, typed: given });
    try {
      const [found] = await Promise.all([ask(form, given, controller.signal), loadParts()]);
      dispatch({ event: 'replied', run, reply: found });
      if (run !== runs.current) return;
      keepInAddress(queryOf(form, given));
      if (found.kind === 'answer') keep('recent', keptAs(form, page));
    } catch (error) {
      const message = controller.signal.aborted ? 'Stopped.' : error instanceof Error ? error.message : String(error);
      dispatch({ event: 'failed', run, message });
    }
  };

  const stop = () => running.current?.abort();
  const reset = (next: Form, solving = false) => {
    dispatch({ event: 'reset', run: begin() });
    keepInAddress(`?calculation=${encodeURIComponent(next.name)}${solving ? `&${resultName}=` : ''}`);
  };
  return { state, calculate, stop, reset };
}

/** The address then opens the same calculation, already calculated; nothing is loaded and no entry of the history is made. */
function keepInAddress(query: string): void {
  if (query.length > maxLinkLength) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + query);
}
