import type { Endpoint } from './calculator.ts';

/** A request to the service, as a form makes it from what was typed. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** The path and query below the host, percent-encoded. */
  readonly url: string;
  readonly body?: string;
}

/**
 * Whether the service itself answered: it speaks plain text and JSON. The pages of a gateway before it, and those of a network that wants a
 * visitor to sign in first, come as HTML, with any status.
 */
export const isFromService = ({ headers }: Response): boolean =>
  /^(?:text\/plain|application\/(?:x-ndjson|(?:[\w.-]+\+)?json))\b/i.test(headers.get('content-type') ?? '');

/** Path and query of the longest address that the service reads. */
export const maxAddressLength = 16 * 1024;

/** The name under which the result is typed where a calculation is solved for one of its inputs; no input has it. */
export const resultName = 'result';

/** The name under which an answer of the visitor's own is typed, that is to be judged; no input has it. */
export const attemptName = 'attempt';

/**
 * The address of a calculation. Values go as typed, blanks too; one that is empty goes as its endpoint says: as NULL, so that
 * the service applies its default, not at all, or as it is. Where the specification says so, the first `/` of a field goes
 * as `|`. A typed result, even an empty one, asks to solve for the one field that is empty (and goes as NULL), and stands in
 * the query.
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
  const result = typed[resultName];
  const emptyAs = (input: string) => (result === undefined ? endpoint.empty?.[input] : 'NULL');
  const segments = endpoint.parameters.flatMap((input) => {
    const text = typed[input];
    if (text) return [segmentOf(slash ? text.replace('/', '|') : text)];
    const as = emptyAs(input);
    return as === 'absent' ? [] : [as ?? ''];
  });
  const solving = result === undefined ? '' : `${query === '' ? '?' : '&'}${resultName}=${encodeURIComponent(result)}`;
  return { method: 'GET', url: [base, ...segments].join('/') + query + solving };
}

/**
 * A field as it was typed, of one that came in the path: its only bar, behind something that can be divided, was a `/`. Where there are
 * several, some may stand for absolute values, and the reader of expressions tells them apart. What is read is the same either way;
 * what is said about it quotes what was typed.
 */
export const withSlash = (text: string): string =>
  /^[^|]*[\p{L}\p{N})\]}²³°'!]\s*\|[^|]*$/u.test(text) ? text.replace('|', '/') : text;

/** A path keeps no segment that is `.` or `..`, however it is encoded (URL Standard, 4.4); a blank after it keeps it. */
const segmentOf = (text: string): string => (text === '.' || text === '..' ? `${text}%20` : encodeURIComponent(text));
