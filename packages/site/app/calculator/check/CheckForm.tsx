import { isAccepted, type Judgement, maxAttemptLength } from '@nomogram/calculators/kit/attempt/judgement.ts';
import type { Form } from '@nomogram/calculators/kit/form.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Sentence } from '../../math/Sentence.tsx';
import type { TypedInputs } from '../request/query.ts';
import { askJudgement, type JudgementReply } from './ask-judgement.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  form: Form;
  /** What the attempt is an answer to. */
  inputs: () => TypedInputs;
  /** Told of every attempt that is right. */
  onRight?: () => void;
}

type State = { readonly phase: 'idle' | 'waiting' } | { readonly phase: 'done'; readonly found: JudgementReply };

/** A place to type an answer, or a line of work below another, and what is found out about it. */
export default function CheckForm({ id, form, inputs, onRight }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { state, check } = useJudgement(form, () => ({ given: inputs(), attempt: area.current?.value ?? '' }), onRight);
  const submitOnKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void check();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <label htmlFor={id} className="block text-sm font-semibold">
        Your answer
      </label>
      <p id={`${id}-hint`} className="m-0 text-sm text-muted">
        In any form, or line by line: the first line that is wrong is named. Nothing is kept.
      </p>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={maxAttemptLength}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-hint`}
        onKeyDown={submitOnKeys}
        className="mt-1.5 block w-full border border-ink bg-sheet px-3 py-2 font-mono text-base text-ink"
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button type="submit" className="button">
          Check
        </button>
        <span className="text-sm text-muted pointer-coarse:hidden">or press Ctrl + Enter</span>
      </div>
      <div role="status" className="mt-3 min-h-6">
        {state.phase === 'waiting' && <p className="m-0 text-sm text-muted">Comparing …</p>}
        {state.phase === 'done' && <Verdict found={state.found} />}
      </div>
    </form>
  );
}

interface Attempt {
  readonly given: TypedInputs;
  readonly attempt: string;
}

/** What is found out about the last attempt; an attempt that is still asked about when another is made is given up. */
function useJudgement(form: Form, read: () => Attempt, onRight: (() => void) | undefined) {
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<State>({ phase: 'idle' });
  useEffect(() => () => running.current?.abort(), []);
  const check = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'waiting' });
    const done = (found: JudgementReply) => {
      if (controller.signal.aborted) return;
      setState({ phase: 'done', found });
      if ('judgement' in found && isAccepted(found.judgement)) onRight?.();
    };
    try {
      const { given, attempt } = read();
      done(await askJudgement(form, given, attempt, controller.signal));
    } catch (error) {
      done({ problem: error instanceof Error ? error.message : String(error) });
    }
  };
  return { state, check };
}

function Verdict({ found }: { found: JudgementReply }) {
  if ('problem' in found) return <p className="m-0 border-l-2 border-ink pl-3">{found.problem}</p>;
  const { judgement } = found;
  return (
    <div className={`border-l-2 pl-3 ${isAccepted(judgement) ? 'border-act' : 'border-answer'}`}>
      <p className="m-0">
        <span aria-hidden="true">{signs[judgement.grade]} </span>
        <Sentence text={judgement.says} />
      </p>
    </div>
  );
}

const signs: Readonly<Record<Judgement['grade'], string>> = {
  right: '✓',
  equal: '✓',
  rounded: '✓',
  unfinished: '…',
  wrong: '✗',
  undecided: '?',
  unreadable: '?',
};
