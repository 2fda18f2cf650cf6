import { requestFor } from '@nomogram/calculators/kit/request.ts';
import type { Ask } from '../service.ts';
import type { Found } from './finder.ts';

/** Lines and letters of an answer that the search shows; the page has the rest. */
const [lines, letters] = [2, 160];

/**
 * The answer of the service to a calculation that was found, as its first lines of text; nothing where the service refuses,
 * or where the page calculates itself. `query` holds the options of the request.
 */
export async function answerTo(
  { document, typed }: Found,
  ask: Ask,
  signal?: AbortSignal,
  query = '',
): Promise<string | undefined> {
  const { endpoint, slash } = document.calculator ?? {};
  if (!typed || !endpoint || endpoint.method === 'page') return undefined;
  const { method, url, body } = requestFor(endpoint, slash === true, typed, query);
  const headers = { accept: 'text/plain', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const response = await ask(url, { method, headers, body, signal });
  return response.ok ? shortened(await response.text()) : undefined;
}

function shortened(text: string): string {
  const first = text.trim().split('\n').slice(0, lines).join('\n');
  return first.length > letters ? `${first.slice(0, letters - 1)}…` : first;
}

/** What was put into the fields, in words: `Mean 0, Standard deviation 1`. */
export const valuesIn = ({ document, typed }: Found): string =>
  (document.calculator?.inputs ?? [])
    .flatMap(({ name, label }) => (typed?.[name] === undefined ? [] : [`${label}: ${typed[name]}`]))
    .join(', ');
