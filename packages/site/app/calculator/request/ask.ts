import type { Form } from '@nomogram/calculators/kit/form.ts';
import { maxAddressLength, requestFor, type ServiceRequest } from '@nomogram/calculators/kit/request.ts';
import { optionQuery, type TypedInputs } from './query.ts';
import { type Reply, replyOf } from './reply.ts';

/** The request that a form makes with what was typed; `undefined` where the page calculates itself. */
export function serviceRequest(form: Form, typed: TypedInputs): ServiceRequest | undefined {
  const { endpoint, slash } = form;
  return endpoint.method === 'page'
    ? undefined
    : requestFor(endpoint, slash, sent(form, typed), optionQuery(form, typed));
}

/** Values go as typed; only the lines of a text area become semicolons where they travel in a path, unless semicolons stand between values. */
function sent(form: Form, typed: TypedInputs): TypedInputs {
  if (form.endpoint.method !== 'GET') return typed;
  const areas = form.fields.filter(
    ({ name, control }) => control.control === 'area' && typed[name]?.trim() && !typed[name].includes(';'),
  );
  const lines = areas.map(({ name }) => [name, typed[name]!.trim().replace(/\s*\r?\n\s*/g, ';')] as const);
  return { ...typed, ...Object.fromEntries(lines) };
}

/** Asks the service, or in the page where the specification says so. Rejects when the network fails or `signal` stops it. */
export async function ask(form: Form, typed: TypedInputs, signal: AbortSignal): Promise<Reply> {
  const request = serviceRequest(form, typed);
  if (!request) return (await import('./compute-in-page.ts')).computeInPage(form.id, typed);
  if (request.url.length > maxAddressLength) return (await import('./refuse-long.ts')).refuseLong(form.id, typed);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  return replyOf(await fetch(request.url, { method: request.method, body: request.body, headers, signal }));
}
