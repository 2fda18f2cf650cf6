import type { Outcome, PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { digestOf } from './etag.ts';

/**
 * A long answer in the bytes that are sent of it, written where it was calculated. A hundred thousand digits are megabytes of JSON: to take
 * them apart, to hash and to write them again would hold the thread that answers everybody, which only hands these on.
 */
export interface LongAnswer {
  readonly ok: true;
  readonly long: {
    readonly text: WrittenForm;
    readonly json: WrittenForm;
    /** What answers a row of many, from the text on: JSON without its first brace, and a line feed. */
    readonly row: Uint8Array<ArrayBuffer>;
  };
}

export interface WrittenForm {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Characters of JSON up to which an answer travels as it is; they are taken apart and written in about a millisecond. */
const longest = 64 * 1024;
/** Characters of JSON that an answer may have at all: what the server's thread copies in a few milliseconds. */
const most = 4_000_000;

const encoder = new TextEncoder();

/** The outcome as it leaves the place where it was calculated. `version` is that of the engine, for the ETag. */
export function sealed(outcome: Outcome, version: string): Outcome | LongAnswer {
  if (!outcome.ok) return outcome;
  const json = JSON.stringify(outcome.answer);
  if (json.length <= longest) return outcome;
  return json.length > most
    ? { ok: false, problems: [tooLong] }
    : { ok: true, long: written(outcome.answer, json, version) };
}

function written({ text, values }: PresentedAnswer, json: string, version: string): LongAnswer['long'] {
  const form = (body: string): WrittenForm => ({ body: encoder.encode(body), etag: digestOf(version, body).etag });
  return {
    text: form(text),
    json: form(json),
    row: encoder.encode(`${JSON.stringify({ text, values }).slice(1)}\n`),
  };
}

export const bytesOf = ({ long: { text, json, row } }: LongAnswer): number =>
  text.body.length + json.body.length + row.length;

const tooLong = {
  code: 'too-large',
  message: `The answer is longer than ${most / 1e6} MB, which is the most that is sent.`,
} as const;
