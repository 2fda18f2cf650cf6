import type { Form as FormData, FormField } from '@nomogram/calculators/kit/form.ts';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useKeyboard } from '../../keys/use-keyboard.ts';
import type { TypedInputs } from '../request/query.ts';
import type { ReplyProblem } from '../request/reply.ts';
import type { RequestState } from '../request/request-state.ts';
import { Field } from './Field.tsx';
import { isShort } from './field-text.ts';
import { isAsked, Settings, useDecimal } from './Settings.tsx';
import { SolveSwitch } from './SolveSwitch.tsx';
import { Submit } from './Submit.tsx';
import { fill, typedIn } from './typed.ts';
import { useEdited } from './use-edited.ts';
import { useWaiting } from './use-waiting.ts';

interface Props {
  form: FormData;
  /** What the button says. */
  action: string;
  element: RefObject<HTMLFormElement | null>;
  /** What the fields start with. */
  typed: TypedInputs;
  state: RequestState;
  onCalculate: (typed: TypedInputs) => void;
  onStop: () => void;
  /** Asks again, because the settings of the site say another form of the answer. */
  onRefresh: () => void;
  /** Turns the form round, so that it solves for any field, and back. */
  onSwitch: (solving: boolean) => void;
}

/** The form of one calculation: a real form, which works as well where no script runs. */
export function Form({ form, action, element, typed, state, onCalculate, onStop, onRefresh, onSwitch }: Props) {
  const [angle, setAngle] = useState(typed.angle);
  useKeyboard(element, form);
  const decimal = useDecimal(typed, isAsked(form, typed));
  const waiting = useWaiting(state.phase === 'loading' && form.endpoint.method !== 'page');
  const { troubles, read, message } = saidOf(state);
  const { isEdited, onInput } = useEdited(state, troubles);
  const use = (name: string, text: string) => {
    if (element.current) onCalculate(withText(element.current, name, text));
  };
  return (
    <form
      key={form.name}
      ref={element}
      method="get"
      noValidate
      className="mt-5"
      onKeyDown={submitOnEnter}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate(typedIn(event.currentTarget));
      }}
    >
      <input type="hidden" name="calculation" value={form.name} />
      <div className="grid grid-cols-2 gap-x-4">
        {form.fields.map((field, index) => (
          <Field
            key={field.name}
            field={field}
            value={typed[field.name]}
            wide={form.fields.filter(isShort).length === 1}
            first={arePoint(field, form.fields[index + 1])}
            trouble={isEdited(field.name) ? undefined : troubleOf(troubles, field.name, state.typed)}
            read={read.find(({ input }) => input === field.name)}
            angle={angle}
            decimal={decimal}
            onUse={use}
          />
        ))}
        <Settings {...{ form, typed, onRefresh }} isAnswered={state.phase === 'done'} onAngle={setAngle} />
      </div>
      <Submit action={action} keys={keysThatSubmit(form)} waiting={waiting} message={message} onStop={onStop} />
      {form.result && <SolveSwitch form={form} onSwitch={onSwitch} />}
    </form>
  );
}

/** `XA` and `YA`, `x1` and `y1`: the coordinates of one point, which stand side by side. */
const arePoint = ({ label: x }: FormField, y: FormField | undefined): boolean =>
  /^x/i.test(x) && y !== undefined && /^y/i.test(y.label) && x.slice(1) === y.label.slice(1);

const keysThatSubmit = ({ fields }: FormData): string =>
  fields.some(({ control }) => control.control === 'area') ? 'or press Ctrl + Enter' : 'or press Enter';

/** Everything that is typed, after another text was put into one field. */
function withText(element: HTMLFormElement, name: string, text: string): TypedInputs {
  const now = { ...typedIn(element), [name]: text };
  fill(element, [name], now);
  // The button that was used goes with the trouble that it mends.
  element.querySelector<HTMLElement>(`#field-${name}`)?.focus();
  return now;
}

/** What a reply says of single fields, and of the whole form. */
function saidOf(state: RequestState) {
  const reply = state.phase === 'done' ? state.reply : undefined;
  return {
    troubles: reply?.kind === 'refusal' || reply?.kind === 'missing' ? reply.troubles : [],
    read: reply?.kind === 'answer' ? reply.answer.read : [],
    message: state.phase === 'failed' ? state.message : reply?.kind === 'missing' ? reply.message : undefined,
  };
}

/** The trouble of a field, with what was typed there. */
function troubleOf(troubles: readonly ReplyProblem[], name: string, typed: TypedInputs): ReplyProblem | undefined {
  const trouble = troubles.find(({ input }) => input === name);
  return trouble && { ...trouble, typed: typed[name] };
}

/** Enter calculates from a selector too; with Ctrl or ⌘ from every field, of which a text area begins a line with Enter alone. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const { target } = event;
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!(isField && (event.ctrlKey || event.metaKey)) && !(target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
