import type { Form } from '@nomogram/calculators/kit/form.ts';
import {
  type Choice,
  choiceText,
  choose,
  chooseOther,
  type Generator,
  type Level,
  levels,
  problemOf,
} from '@nomogram/calculators/kit/practice/practice.ts';
import { loadPractice } from '@nomogram/calculators/practice.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { askJudgement } from '../check/ask-judgement.ts';
import CheckForm from '../check/CheckForm.tsx';
import type { TypedInputs } from '../request/query.ts';
import { Hints } from './Hints.tsx';
import { practiceQuery } from './practice-address.ts';
import { forgetSolved, noteSolved, solvedIn } from './progress.ts';
import { Statement } from './Statement.tsx';

interface Props {
  page: string;
  form: Form;
  /** The problem that the address names. */
  linked: Choice | undefined;
  onAnswer: (given: TypedInputs) => void;
}

const levelNames: Readonly<Record<Level, string>> = { 1: 'Easy', 2: 'Medium', 3: 'Hard' };

/** Problems of the kind that a form answers: the next one, a place for the answer, hints, and at last the answer itself. */
export default function PracticePanel({ page, form, linked, onAnswer }: Props) {
  const [choice, setChoice] = useState<Choice>(() => linked ?? choose(1, Math.random()));
  const generator = useGenerator(page, form.name);
  const given = useMemo(() => generator && problemOf(generator, choice), [generator, choice]);
  const asked = useAsked(form, given);
  const [solved, setSolved] = useState(() => solvedIn(form.id));
  const next = (level: Level) => {
    const chosen =
      generator && given ? chooseOther(generator, level, Math.random, given) : choose(level, Math.random());
    setChoice(chosen);
    window.history.replaceState(window.history.state, '', window.location.pathname + practiceQuery(form.name, chosen));
  };
  const name = choiceText(choice);
  const panel = useInView(linked !== undefined && given !== undefined);
  return (
    <div ref={panel} className="max-w-2xl scroll-mt-12 pt-2 pb-4">
      <Levels form={form} choice={choice} onNext={next} />
      {given && (
        <div key={name} className="mt-3">
          <Statement form={form} given={given} asked={asked} />
          <CheckForm
            id="practice-attempt"
            form={form}
            inputs={() => given}
            onRight={() => setSolved(noteSolved(form.id, name))}
          />
          <Hints form={form} given={given} />
          <p className="mt-3 mb-0 text-sm">
            <button
              type="button"
              onClick={() => onAnswer(given)}
              className="min-h-8 cursor-pointer text-act hover:underline"
            >
              Show the answer
            </button>
          </p>
        </div>
      )}
      {solved > 0 && (
        <Solved
          count={solved}
          onForget={() => {
            forgetSolved(form.id);
            setSolved(0);
          }}
        />
      )}
    </div>
  );
}

/** What makes the problems of a calculator, once it has come. */
function useGenerator(page: string, name: string): Generator | undefined {
  const [generator, setGenerator] = useState<Generator>();
  useEffect(() => {
    let late = false;
    loadPractice(page, name).then((loaded) => {
      if (!late) setGenerator(() => loaded);
    });
    return () => {
      late = true;
    };
  }, [page, name]);
  return generator;
}

/** Brings an element into view, once: a problem that the address names, when it stands there and what is above has its height. */
function useInView(isReady: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) element.current?.scrollIntoView({ block: 'start' });
  }, [isReady]);
  return element;
}

/** Which value is sought: what an empty answer would be compared with. Without a network it is not told before an answer is given. */
function useAsked(form: Form, given: TypedInputs | undefined): string | undefined {
  const [found, setFound] = useState<{ readonly of: TypedInputs; readonly asked: string | undefined }>();
  useEffect(() => {
    if (given === undefined) return;
    const controller = new AbortController();
    askJudgement(form, given, '', controller.signal)
      .then((reply) => setFound({ of: given, asked: 'judgement' in reply ? reply.judgement.asked : undefined }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [form, given]);
  return found?.of === given ? found?.asked : undefined;
}

interface LevelsProps {
  form: Form;
  choice: Choice;
  onNext: (level: Level) => void;
}

function Levels({ form, choice, onNext }: LevelsProps) {
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-x-5 gap-y-2 border-0 p-0 text-sm">
      <legend className="sr-only">Level</legend>
      {levels.map((level) => (
        <label key={level} className="inline-flex min-h-8 cursor-pointer items-center gap-2">
          <input type="radio" name="practice-level" checked={choice.level === level} onChange={() => onNext(level)} />
          {levelNames[level]}
        </label>
      ))}
      <button
        type="button"
        onClick={() => onNext(choice.level)}
        className="min-h-8 cursor-pointer text-act hover:underline"
      >
        Next problem
      </button>
      <a href={practiceQuery(form.name, choice)} className="link inline-flex min-h-8 items-center">
        Link to this one
      </a>
    </fieldset>
  );
}

function Solved({ count, onForget }: { count: number; onForget: () => void }) {
  return (
    <p className="mt-3 mb-0 text-sm text-muted">
      Solved in this browser: {count}.{' '}
      <button type="button" onClick={onForget} className="min-h-8 cursor-pointer text-act hover:underline">
        Forget
      </button>
    </p>
  );
}
