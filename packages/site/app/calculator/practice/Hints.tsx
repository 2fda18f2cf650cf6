import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { useEffect, useRef, useState } from 'react';
import { Tex } from '../../math/Tex.tsx';
import { loadTypesetting } from '../../math/typeset.ts';
import { ask } from '../request/ask.ts';
import type { TypedInputs } from '../request/query.ts';
import { Steps } from '../steps/Steps.tsx';

type State =
  | { readonly phase: 'idle' | 'waiting' }
  | { readonly phase: 'done'; readonly steps: readonly PresentedStep[] }
  | { readonly phase: 'failed'; readonly message: string };

/** The steps of a problem, one hint at a time; where there are none, the formula. */
export function Hints({ form, given }: { form: Form; given: TypedInputs }) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const begin = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'waiting' });
    try {
      const [reply] = await Promise.all([ask(form, given, controller.signal), loadTypesetting()]);
      if (reply.kind === 'answer') setState({ phase: 'done', steps: reply.answer.steps ?? [] });
      else setState({ phase: 'failed', message: reply.kind === 'refusal' ? reply.text : reply.message });
    } catch (error) {
      if (!controller.signal.aborted)
        setState({ phase: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  if (state.phase === 'idle' || state.phase === 'waiting')
    return (
      <p className="mt-3 mb-0 text-sm">
        <button type="button" onClick={begin} className="min-h-8 cursor-pointer text-act hover:underline">
          {state.phase === 'waiting' ? 'A hint is coming …' : 'A hint'}
        </button>
      </p>
    );
  return (
    <div role="status">
      {state.phase === 'failed' && <p className="mt-3 mb-0">{state.message}</p>}
      {state.phase === 'done' && state.steps.length > 0 && <Steps steps={state.steps} hinted />}
      {state.phase === 'done' && state.steps.length === 0 && (
        <p className="mt-3 mb-0">{form.formula ? <Tex latex={form.formula} /> : 'There is no hint for this one.'}</p>
      )}
    </div>
  );
}
