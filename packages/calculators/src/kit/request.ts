import type { Endpoint } from './calculator.ts';

/** A request to the service, as a form makes it from what was typed. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** The path and query below the host, percent-encoded. */
  readonly url: string;
  readonly body?: string;
}

/** The name under which the result is typed where a calculation is solved for one of its inputs; no input has it. */
export const resultName = 'result';

/**
 * The address of a calculation. Values go as typed; an empty one is sent as NULL, so that the service applies its
 * default; where the specification says so, the first `/` of a field goes as `|`. A typed result, even an empty one, asks
 * to solve for the one field that is empty, and stands in the query.
 */
export function requestFor(
  endpoint: Exclude<Endpoint, { method: 'page' }>,
  slash: boolean,
  typed: { readonly [input: string]: string | undefined },
  query = '',
): ServiceRequest {
  const base = `/nomogram/${endpoint.prefix}`;
  if (endpoint.method === 'POST') {
    const fields = Object.entries(endpoint.body).map(([input, name]) => [name, typed[input] ?? '']);
    return { method: 'POST', url: base + query, body: JSON.stringify(Object.fromEntries(fields)) };
  }
  const segments = endpoint.parameters.map((input) => {
    const text = typed[input]?.trim() ? typed[input] : 'NULL';
    return encodeURIComponent(slash ? text.replace('/', '|') : text);
  });
  const result = typed[resultName];
  const solving = result === undefined ? '' : `${query === '' ? '?' : '&'}${resultName}=${encodeURIComponent(result)}`;
  return { method: 'GET', url: [base, ...segments].join('/') + query + solving };
}
