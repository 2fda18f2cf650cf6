import type { Judgement } from '@nomogram/calculators/kit/attempt/judgement.ts';
import type { Form } from '@nomogram/calculators/kit/form.ts';
import { attemptName } from '@nomogram/calculators/kit/request.ts';
import { optionQuery, type TypedInputs } from '../request/query.ts';
import { type Reply, replyOf } from '../request/reply.ts';

/** What is said of an attempt, or why nothing can be said. */
export type JudgementReply = { readonly judgement: Judgement } | { readonly problem: string };

/** Has an attempt judged: by the service, or in the page where the page calculates itself. Rejects when the network fails. */
export async function askJudgement(
  form: Form,
  typed: TypedInputs,
  attempt: string,
  signal: AbortSignal,
): Promise<JudgementReply> {
  const reply = await replyTo(form, typed, attempt, signal);
  if (reply.kind !== 'answer') return { problem: reply.kind === 'refusal' ? reply.text : reply.message };
  const { judgement } = reply.answer;
  return judgement ? { judgement } : { problem: 'There is no answer from the service.' };
}

async function replyTo(form: Form, typed: TypedInputs, attempt: string, signal: AbortSignal): Promise<Reply> {
  const { endpoint } = form;
  if (endpoint.method === 'page')
    return (await import('./judge-in-page.ts')).judgeInPage(form.id, { ...typed, [attemptName]: attempt });
  const inputs = Object.fromEntries(form.fields.map(({ name }) => [name, typed[name] ?? '']));
  const response = await fetch(`/nomogram/check/${endpoint.prefix}${optionQuery(form, typed)}`, {
    method: 'POST',
    body: JSON.stringify({ inputs, [attemptName]: attempt }),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    signal,
  });
  return replyOf(response);
}
