import { conditionTexts } from '@nomogram/calculators/kit/assumptions/assumption-texts.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plainTyping } from '../../keys/plain-typing.ts';
import type { AssumptionsProps } from './Assumptions.tsx';

const box = 'h-8 border border-hair bg-sheet px-2 text-ink';
const written = (conditions: readonly string[], draft: string): string =>
  [...conditions, ...conditionTexts(draft)].filter((one) => one.trim() !== '').join(', ');

/** A chip a condition: each can be changed where it stands or taken away, and one more can be typed; the calculation is asked for again. */
export default function AssumptionChips({ given, asked }: AssumptionsProps) {
  const added = useRef<HTMLInputElement>(null);
  const { conditions, draft, setDraft, text, sent, change, add } = useConditions(given, asked);
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !asked || draft.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-2 border-0 p-0">
      <legend className="float-left mr-2 p-0 text-muted">Assume</legend>
      <input ref={sent} type="hidden" name="assume" value={text} disabled={text === ''} />
      {conditions.map((condition, index) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip that is changed stays where it is, and keeps the focus
          key={index}
          condition={condition}
          onChange={(next) => change(conditions.map((one, k) => (k === index ? next : one)))}
          onRemove={() => {
            change(conditions.filter((_, k) => k !== index));
            added.current?.focus();
          }}
        />
      ))}
      <span className="inline-flex">
        <input
          ref={added}
          aria-label="Another condition on a letter"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={addOnEnter}
          placeholder="a > 0"
          {...plainTyping}
          className={`${box} w-24`}
        />
        <button
          type="button"
          onClick={add}
          className="h-8 cursor-pointer border border-hair border-l-0 px-2 text-act hover:bg-act/8"
        >
          Add
        </button>
      </span>
    </fieldset>
  );
}

/** The conditions that stand and the one that is being typed; a change asks for the calculation again where it was asked for before. */
function useConditions(given: AssumptionsProps['given'], asked: boolean) {
  const [conditions, setConditions] = useState(() => conditionTexts(given));
  const [draft, setDraft] = useState('');
  const sent = useRef<HTMLInputElement>(null);
  const again = useRef(false);
  const text = written(conditions, draft);
  // Another address: another calculation was opened, or this one was asked for with what stands here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed since then stays
  useEffect(() => {
    if (given !== text) setConditions(conditionTexts(given));
    setDraft('');
  }, [given]);
  useEffect(() => {
    if (!again.current) return;
    again.current = false;
    sent.current?.form?.requestSubmit();
  });
  const change = (next: readonly string[]) => {
    again.current = asked;
    setConditions(next.filter((one) => one.trim() !== ''));
  };
  const add = () => {
    if (draft.trim() === '') return;
    change([...conditions, ...conditionTexts(draft)]);
    setDraft('');
  };
  return { conditions, draft, setDraft, text, sent, change, add };
}

interface ChipProps {
  condition: string;
  onChange: (next: string) => void;
  onRemove: () => void;
}

function Chip({ condition, onChange, onRemove }: ChipProps) {
  const [typed, setTyped] = useState(condition);
  useEffect(() => setTyped(condition), [condition]);
  const commit = () => {
    if (typed.trim() !== condition) onChange(typed);
  };
  return (
    <span className="inline-flex max-w-full">
      <input
        aria-label={`Condition ${condition}`}
        value={typed}
        size={Math.min(Math.max(typed.length, 5), 24)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        {...plainTyping}
        className={`${box} min-w-0`}
      />
      <button
        type="button"
        aria-label={`Remove ${condition}`}
        onClick={onRemove}
        className="h-8 min-w-8 cursor-pointer border border-hair border-l-0 px-2 text-act hover:bg-act/8"
      >
        ×
      </button>
    </span>
  );
}
