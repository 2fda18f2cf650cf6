import type { Entry } from '@nomogram/calculators/catalogue.ts';
import { withSlash } from '@nomogram/calculators/kit/request.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { quote } from '@nomogram/math/syntax/quote.ts';
import { type Reader, readBody } from './body.ts';
import type { ProblemMessage } from './problem.ts';

/** What was typed, by the name of the input: from the path of a GET, or from the fields of a POST. */
export async function readTyped(
  request: Request,
  { id, endpoint }: Entry,
  values: readonly string[],
  reader: Reader,
): Promise<
  { readonly typed: TypedInputs } | { readonly problem: ProblemMessage; readonly extra?: Record<string, string> }
> {
  const typed: { [input: string]: string | undefined } = {};
  if (endpoint.method === 'GET') {
    endpoint.parameters.forEach((input, index) => {
      const value = values[index];
      typed[input] = value && withSlash(value);
    });
    return { typed };
  }
  if (endpoint.method === 'page') throw new Error(`${id} has no endpoint`);
  const body = await readBody(request, Object.values(endpoint.body), reader);
  if (!body.ok) return body;
  for (const [input, name] of Object.entries(endpoint.body)) {
    const value = typedText(Object.hasOwn(body.fields, name) ? body.fields[name] : undefined);
    if (value === undefined)
      return { problem: { code: 'bad-body', input, message: `${name}: a text or a number is accepted.` } };
    typed[input] = value.text;
  }
  return { typed };
}

/** A field as a person would have typed it; `null` and absence are the same. `undefined`: it is neither text nor numbers. */
export function typedText(value: unknown): { readonly text: string | undefined } | undefined {
  if (value === undefined || value === null) return { text: undefined };
  if (typeof value === 'string') return { text: value };
  // `readBody` gives numbers as the text that was sent.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return { text: value.join('; ') };
  return undefined;
}

/** Inputs as JSON: an array in the order of the address, or an object by name; those that are absent stand for their defaults. */
export function typedFrom(
  { endpoint }: Entry,
  value: unknown,
  what: string,
): { readonly typed: TypedInputs } | { readonly problem: ProblemMessage } {
  if (endpoint.method === 'page') throw new Error('a page has no endpoint');
  const names = endpoint.method === 'GET' ? endpoint.parameters : Object.keys(endpoint.body);
  const bad = (message: string) => ({ problem: { code: 'bad-body', message } as const });
  if (typeof value !== 'object' || value === null) return bad(`${what} is neither an array nor an object of inputs.`);
  if (Array.isArray(value) && value.length > names.length)
    return bad(
      `${what} has ${counted(value.length, 'input')}; ${names.length} ${names.length === 1 ? 'is' : 'are'} needed: ${names.join(', ')}.`,
    );
  // A name that is misspelled would stand for nothing, and the input that was meant for its default.
  const unknown = Array.isArray(value) ? undefined : Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return bad(`${what} names ${quote(unknown)}, which is no input here; the inputs are ${names.join(', ')}.`);
  const typed: { [name: string]: string | undefined } = {};
  for (const [index, name] of names.entries()) {
    const one: unknown = Array.isArray(value)
      ? value[index]
      : Object.hasOwn(value, name)
        ? value[name as never]
        : undefined;
    const read = typedText(one);
    if (!read) return bad(`${name}: a text or a number is accepted.`);
    typed[name] = read.text;
  }
  return { typed };
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
