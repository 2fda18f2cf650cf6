import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { requestFor } from '@nomogram/calculators/kit/request.ts';
import { replyOf } from '../calculator/request/reply.ts';
import type { AskService } from '../service.ts';
import type { WordedExpression } from './conversion.ts';
import type { Calculation } from './phrases.ts';

/** Lines and letters of an answer that the search shows; the page has the rest. */
const [lines, letters] = [2, 160];

/** What was found, as far as it is asked of the service. */
interface ServiceQuestion {
  readonly document: Calculation['document'];
  readonly typed?: Calculation['typed'];
  readonly worded?: Calculation['worded'];
}

/**
 * The answer of the service to a calculation that was found, as its first lines of text; nothing where the service refuses,
 * or where the page calculates itself. `query` holds the options of the request.
 */
export async function answerTo(
  found: ServiceQuestion,
  ask: AskService,
  signal?: AbortSignal,
  query = '',
): Promise<string | undefined> {
  const { worded } = found;
  const response = await asked(found, ask, worded ? 'application/json' : 'text/plain', signal, query);
  if (!response?.ok) return undefined;
  if (worded === undefined) return shortened(await response.text());
  const reply = await replyOf(response);
  return reply.kind === 'answer' ? shortened(inWords(worded, reply.answer)) : undefined;
}

/** The answer behind the words of its question: `10 km ≈ 6.21371192237334 miles`, `15% of 80 = 12`. */
function inWords({ left, unit }: WordedExpression, { text, values }: PresentedAnswer): string {
  const [first] = values;
  const [, ...rest] = text.split('\n');
  if (first === undefined) return text;
  const { label, exact, decimal, relation = '=' } = first;
  const sentence =
    unit === undefined ? text.split('\n')[0]!.slice(label.length) : ` ${relation} ${decimal ?? exact} ${unit}`;
  return [left + sentence, ...rest].join('\n');
}

/** One of the readings of a text that has several: what would then stand in the fields. */
export interface OtherReading {
  readonly label: string;
  readonly text: string;
  readonly typed: Calculation['typed'];
}

/** Where the service would not choose between the readings of an input, each of them. */
export async function readingsOf(found: ServiceQuestion, ask: AskService): Promise<readonly OtherReading[]> {
  const response = await asked(found, ask, 'application/json');
  if (response === undefined || response.ok) return [];
  const reply = await replyOf(response);
  const troubles = reply.kind === 'refusal' ? reply.troubles : [];
  return troubles.slice(0, 1).flatMap(({ input, readings = [] }) =>
    input === undefined
      ? []
      : readings.map((text) => ({
          label: found.document.calculator!.inputs.find(({ name }) => name === input)?.label ?? input,
          text,
          typed: { ...found.typed, [input]: text },
        })),
  );
}

/** The response of the service; nothing where it is not asked. */
async function asked(
  { document, typed }: ServiceQuestion,
  ask: AskService,
  accept: string,
  signal?: AbortSignal,
  query = '',
): Promise<Response | undefined> {
  const { endpoint, slash } = document.calculator ?? {};
  if (!typed || !endpoint || endpoint.method === 'page') return undefined;
  const { method, url, body } = requestFor(endpoint, slash === true, typed, query);
  const headers = { accept, ...(body !== undefined && { 'content-type': 'application/json' }) };
  return ask(url, { method, headers, body, signal });
}

function shortened(text: string): string {
  const first = text.trim().split('\n').slice(0, lines).join('\n');
  return first.length > letters ? `${first.slice(0, letters - 1)}…` : first;
}

/** What was put into the fields, in words: `Mean: 0, Standard deviation: 1`. */
export const valuesIn = ({ document, typed }: ServiceQuestion): string =>
  (document.calculator?.inputs ?? [])
    .flatMap(({ name, label }) => (typed?.[name] === undefined ? [] : [`${label}: ${typed[name]}`]))
    .join(', ');
