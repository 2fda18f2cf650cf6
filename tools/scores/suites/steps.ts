import { entries, findEndpoint, load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { force } from '@nomogram/calculators/kit/lazy.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { present } from '@nomogram/calculators/kit/present.ts';
import { checkedAnswer } from '@nomogram/calculators/kit/run.ts';
import { endsInAnswer, silences, unequalLines, untruths } from '@nomogram/calculators/trial/steps.ts';
import { type Demand, meets } from '../steps/demands.ts';
import { type Judgement, suite } from '../suite.ts';

/** A problem of a textbook, and what its chain of steps must show. */
interface StepsRecord {
  readonly id: string;
  readonly kind: string;
  /** Parts of the address below the product; a body where it is posted. */
  readonly path: readonly string[];
  readonly body?: { readonly [field: string]: string };
  readonly must: readonly Demand[];
}

const calculators = new Map<string, Calculator>(
  await Promise.all(entries.map(async ({ id }) => [id, (await load(id))!] as const)),
);

function typedFor(entry: (typeof entries)[number], { path, body }: StepsRecord): { [input: string]: string } {
  const { endpoint } = entry;
  if (endpoint.method === 'POST')
    return Object.fromEntries(Object.entries(endpoint.body).map(([input, field]) => [input, body?.[field] ?? '']));
  const values = findEndpoint(path)!.values;
  return endpoint.method === 'GET'
    ? Object.fromEntries(endpoint.parameters.map((input, k) => [input, values[k] ?? '']))
    : {};
}

/** The answer with its steps, and what breaks a law of steps in it; null where there is no answer. */
export function explained(
  record: StepsRecord,
): { readonly answer: PresentedAnswer; readonly broken: readonly string[] } | null {
  const entry = findEndpoint(record.path)?.entry;
  if (entry === undefined) return null;
  const calculator = calculators.get(entry.id)!;
  const found = checkedAnswer(calculator, typedFor(entry, record), defaultOptions);
  if (!found.ok) return null;
  const answer = present(calculator, found, defaultOptions);
  return { answer, broken: [...untruths(force(found.answer.steps) ?? []), ...unequalLines(answer.steps ?? [])] };
}

/**
 * `wrong` where a step is untrue; `part` where the chain shows all that is asked for, but a step says nothing, or the last one
 * is not the answer; `none` where something that must be shown is not.
 */
export default suite<StepsRecord>({
  file: 'steps',
  judge(record): Judgement {
    const found = explained(record);
    if (found === null) return 'none';
    const { answer, broken } = found;
    const steps = answer.steps ?? [];
    if (broken.length > 0) return 'wrong';
    if (!record.must.every((demand) => meets(steps, demand))) return 'none';
    return silences(steps).length === 0 && endsInAnswer(answer) ? 'right' : 'part';
  },
});
