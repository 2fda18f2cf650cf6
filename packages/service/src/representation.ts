import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import { etagOf } from './etag.ts';
import { wholeWithinLimits } from './inline.ts';
import type { Form } from './negotiate.ts';
import { problemDetails, type Said, sayProblems } from './problem.ts';
import { leading, statusOf } from './status.ts';

/** An answer as it goes over the wire; made once for each outcome and kept beside it. */
export interface Representation {
  readonly status: number;
  readonly body: string;
  readonly bytes: number;
  readonly type: string;
  readonly etag: string;
  /** The gzip form, once somebody asked for it. */
  compressed?: Promise<Uint8Array>;
  /** Complete header sets, by the name of what they add; filled by `respond.ts`. */
  readonly headers: Map<string, Record<string, string>>;
}

const encoder = new TextEncoder();

const textType = 'text/plain; charset=utf-8';
const jsonType = 'application/json';
const problemType = 'application/problem+json';

export function representation(status: number, body: string, type: string, version: string): Representation {
  return { status, body, bytes: encoder.encode(body).length, type, etag: etagOf(version, body), headers: new Map() };
}

export const textOf = (status: number, text: string, version: string): Representation =>
  representation(status, text, textType, version);

export const jsonOf = (status: number, value: unknown, version: string): Representation =>
  representation(status, JSON.stringify(value), jsonType, version);

/** No body at all: the answer to OPTIONS. */
export const nothing = (version: string): Representation => textOf(204, '', version);

export function problemsOf(problems: readonly Said[], form: Form, version: string): Representation {
  const status = statusOf(leading(problems).code);
  return form === 'text'
    ? representation(status, sayProblems(problems), textType, version)
    : representation(status, JSON.stringify(problemDetails(problems)), problemType, version);
}

/** Makes representations of outcomes and remembers them as long as somebody (a cache) keeps the outcome. */
export function createRepresenter(version: string): (outcome: Outcome, form: Form) => Representation {
  const made = { text: new WeakMap<Outcome, Representation>(), json: new WeakMap<Outcome, Representation>() };
  return (outcome, form) => {
    const known = made[form].get(outcome);
    if (known) return known;
    const representation = represent(outcome, form, version);
    made[form].set(outcome, representation);
    return representation;
  };
}

function represent(outcome: Outcome, form: Form, version: string): Representation {
  const made = form === 'text' ? outcome : wholeWithinLimits(outcome);
  if (!made.ok) return problemsOf(made.problems, form, version);
  return form === 'text' ? textOf(200, made.answer.text, version) : jsonOf(200, made.answer, version);
}
