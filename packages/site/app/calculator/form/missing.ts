import type { Form, FormField } from '@nomogram/calculators/kit/form.ts';
import type { TypedInputs } from '../request/query.ts';
import type { Reply, ReplyProblem } from '../request/reply.ts';
import { emptyInputs } from './presence.ts';

/**
 * What is said where required inputs are empty, in the words of the specification, and at every field that stands in the way: at an empty
 * one what it takes, at another what cannot be read in it. Nothing is asked for it; `undefined` where no input is missing.
 */
export async function missingIn(
  form: Form,
  typed: TypedInputs,
): Promise<Extract<Reply, { kind: 'missing' }> | undefined> {
  const empty = emptyInputs(form, typed);
  if (empty.length === 0) return undefined;
  const unreadable = await unreadableIn(form, typed);
  const troubles = form.fields.flatMap((field): readonly ReplyProblem[] => {
    const { name } = field;
    if (empty.includes(name)) return [{ input: name, message: wanted(field, form) }];
    const trouble = unreadable.get(name);
    return trouble ? [trouble] : [];
  });
  return { kind: 'missing', message: form.missing, troubles };
}

/** A number is asked for with one of its own size: what stands there in the first example. Other kinds say themselves what is written. */
function wanted({ name, accepts, control, live }: FormField, { examples }: Form): string {
  const isNumber = control.control === 'text' && control.entry !== 'text' && live !== 'point';
  const example = isNumber && examples.map(({ given }) => given[name]).find((text) => text?.trim());
  return example ? `Enter ${accepts}, such as ${example}.` : `Enter ${accepts}.`;
}

/** What the reader of the live readings cannot read; without that reader, which is fetched, nothing is known. */
async function unreadableIn({ fields }: Form, typed: TypedInputs): Promise<ReadonlyMap<string, ReplyProblem>> {
  const filled = fields.filter(({ name, live }) => live && typed[name]?.trim());
  if (filled.length === 0) return new Map();
  const reader = await import('./read-live.ts').catch(() => undefined);
  return new Map(
    filled.flatMap(({ name, live, unit }) => {
      const reading = reader?.readLive(live!, typed[name]!, typed, unit);
      return reading && reading.latex === undefined && reading.says !== undefined
        ? [[name, { input: name, message: reading.says }] as const]
        : [];
    }),
  );
}
