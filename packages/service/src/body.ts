import type { Charge } from './charge.ts';
import { parseExactly } from './exact-json.ts';
import type { ProblemMessage } from './problem.ts';
import type { ProblemCode } from './status.ts';

export const bodyLimit = 1_000_000;

export type Body = { readonly ok: true; readonly fields: { readonly [name: string]: unknown } } | Refusal;

interface Refusal {
  readonly ok: false;
  readonly problem: ProblemMessage;
  readonly extra?: Record<string, string>;
}

const refuse = (code: ProblemCode, message: string): Refusal => ({ ok: false, problem: { code, message } });

/** Whoever reads a body pays for the work before it is done, and waits for the turn to do it. */
export interface Reader {
  readonly pay: (bytes: number) => ReturnType<Charge>;
  readonly turn: () => Promise<void>;
}

/** The body as text, once it is paid for; `wanted` says what is accepted, for the messages. */
export async function readText(
  request: Request,
  wanted: string,
  { pay, turn }: Reader,
): Promise<{ readonly ok: true; readonly text: string } | Refusal> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  const early = Number.isNaN(declared) ? undefined : await pay(Math.min(declared, bodyLimit));
  if (early) return { ok: false, ...early };
  const bytes = await readBytes(request);
  const late = Number.isNaN(declared) ? await pay(bytes?.length ?? bodyLimit) : undefined;
  if (late) return { ok: false, ...late };
  if (bytes === undefined)
    return refuse(
      'body-too-large',
      `The body is larger than ${bodyLimit / 1e6} MB, which is the most that is accepted.`,
    );
  await turn();
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refuse('bad-body', `The body is not valid UTF-8; ${wanted} is accepted.`);
  }
}

/** Reads a JSON object; numbers keep the digits that were sent. `wanted` names its fields for the messages. */
export async function readBody(request: Request, wanted: readonly string[], reader: Reader): Promise<Body> {
  const object = `a JSON object with ${wanted.join(', ')}`;
  const body = await readText(request, object, reader);
  if (!body.ok) return body;
  const { text } = body;
  if (text.trim() === '') return refuse('bad-body', `The body is empty; ${object} is accepted.`);
  const value = parseExactly(text);
  if (value === undefined) {
    const type = request.headers.get('content-type') ?? '';
    return type === '' || /json/i.test(type)
      ? refuse('bad-body', `The body is not valid JSON; ${object} is accepted.`)
      : refuse('unsupported-media-type', `The body is not JSON; ${object} is accepted.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('bad-body', `The body is not a JSON object; ${object} is accepted.`);
  return { ok: true, fields: value as { [name: string]: unknown } };
}

/** The whole body, or `undefined` as soon as it is known to be too large. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > bodyLimit) return undefined;
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
