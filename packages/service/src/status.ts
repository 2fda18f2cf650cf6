import type { FailureCode } from '@nomogram/math/result/result.ts';

/** Reasons of the service itself, beside those of the engine. */
type ServiceCode =
  | 'bad-encoding'
  | 'wrong-count'
  | 'bad-option'
  | 'bad-body'
  | 'unsupported-media-type'
  | 'invalid-contact'
  | 'cross-site'
  | 'not-found'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'path-too-long'
  | 'rate-limit'
  | 'bug'
  | 'queue-full'
  | 'unavailable'
  | 'time-limit'
  | 'memory-limit';

export type ProblemCode = FailureCode | ServiceCode;

/** The one place where a reason becomes an HTTP status and a title. */
const table: { readonly [Code in ProblemCode]: readonly [status: number, title: string] } = {
  unreadable: [400, 'An input cannot be read'],
  'ambiguous-number': [400, 'A number can be read in two ways'],
  missing: [400, 'An input is missing'],
  'bad-encoding': [400, 'The address cannot be decoded'],
  'wrong-count': [400, 'Wrong number of inputs'],
  'bad-option': [400, 'An option cannot be read'],
  'bad-body': [400, 'The body cannot be read'],
  'invalid-contact': [400, 'The message cannot be accepted'],
  'cross-site': [403, 'Not accepted from another site'],
  'not-found': [404, 'No such address'],
  'method-not-allowed': [405, 'Method not allowed'],
  'body-too-large': [413, 'The body is too large'],
  'path-too-long': [414, 'The address is too long'],
  'unsupported-media-type': [415, 'The body is not JSON'],
  'out-of-range': [422, 'An input is out of range'],
  'no-answer': [422, 'There is no answer'],
  'too-large': [422, 'Too large to handle'],
  'check-failed': [422, 'The answer did not pass its check'],
  'rate-limit': [429, 'Too many requests'],
  bug: [500, 'A mistake of the service'],
  'queue-full': [503, 'The service is busy'],
  unavailable: [503, 'Not available now'],
  'work-limit': [504, 'The work limit was reached'],
  'time-limit': [504, 'The time limit was reached'],
  'memory-limit': [504, 'The memory limit was reached'],
};

export const statusOf = (code: ProblemCode): number => table[code][0];
export const titleOf = (code: ProblemCode): string => table[code][1];
export const problemCodes = Object.keys(table) as readonly ProblemCode[];

/** Of several problems the one with the lowest status leads: what cannot be read comes before what is out of range. */
export const leading = <P extends { readonly code: ProblemCode }>(problems: readonly P[]): P =>
  problems.reduce((first, other) => (statusOf(other.code) < statusOf(first.code) ? other : first));
