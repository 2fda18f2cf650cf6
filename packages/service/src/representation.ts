import type { CalculationResult } from './dependencies.ts';
import { digestOf } from './etag.ts';
import { wholeWithinLimits } from './inline.ts';
import type { WrittenForm } from './long-answer.ts';
import type { Form } from './negotiate.ts';
import { type ProblemMessage, problemDetails, sayProblems } from './problem.ts';
import { leading, statusOf } from './status.ts';

/** An answer as it goes over the wire. */
export interface Representation {
  readonly status: number;
  /** Bytes where it was written elsewhere. */
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly bytes: number;
  readonly type: string;
  readonly etag: string;
  /** The body in UTF-8, where it is long: encoded once, and not whenever it is sent. */
  encoded?: Uint8Array<ArrayBuffer>;
  /** The gzip form, once somebody asked for it. */
  compressed?: Promise<Uint8Array>;
  /** The headers it was last sent with, and for whom; `respond.ts` keeps them here. */
  headers?: { readonly scope: string; readonly caching: string; readonly fields: Readonly<Record<string, string>> };
}

const textType = 'text/plain; charset=utf-8';
const jsonType = 'application/json';
const problemType = 'application/problem+json';

function representation(status: number, body: string, type: string, version: string): Representation {
  const { etag, bytes } = digestOf(version, body);
  return { status, body, bytes, type, etag };
}

export const textOf = (status: number, text: string, version: string): Representation =>
  representation(status, text, textType, version);

export const jsonOf = (status: number, value: unknown, version: string): Representation =>
  representation(status, JSON.stringify(value), jsonType, version);

/** No body at all: the answer to OPTIONS. */
export const nothing = (version: string): Representation => textOf(204, '', version);

export function problemsOf(problems: readonly ProblemMessage[], form: Form, version: string): Representation {
  const status = statusOf(leading(problems).code);
  return form === 'text'
    ? representation(status, sayProblems(problems), textType, version)
    : representation(status, JSON.stringify(problemDetails(problems)), problemType, version);
}

export function represent(outcome: CalculationResult, form: Form, version: string): Representation {
  if ('long' in outcome) return writtenElsewhere(outcome.long[form], form);
  const made = form === 'text' ? outcome : wholeWithinLimits(outcome);
  if (!made.ok) return problemsOf(made.problems, form, version);
  return form === 'text' ? textOf(200, made.answer.text, version) : jsonOf(200, made.answer, version);
}

const writtenElsewhere = ({ body, etag }: WrittenForm, form: Form): Representation => ({
  status: 200,
  body,
  bytes: body.length,
  type: form === 'text' ? textType : jsonType,
  etag,
});
