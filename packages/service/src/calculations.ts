import type { Entry } from '@nomogram/calculators/catalogue.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { createCharge, createReader } from './charge.ts';
import type { Asker, CalculationResult, Dependencies } from './dependencies.ts';
import { createNearest } from './nearest.ts';
import { type Form, negotiate } from './negotiate.ts';
import type { ProblemMessage } from './problem.ts';
import { segmentsOf } from './raw-path.ts';
import { refusalResponse } from './refusal-response.ts';
import { createRemembered } from './remembered.ts';
import { nothing, problemsOf, represent } from './representation.ts';
import type { Caching, Reply, RequestTraits } from './respond.ts';
import { readTyped } from './typed-inputs.ts';
import { allowHeader, wrongCount } from './usage.ts';

/** A request for a calculation: the raw address, which begins with /nomogram, and who asks. */
export interface CalculationRequest {
  readonly request: Request;
  readonly path: string;
  readonly query: string;
  readonly client: Asker['client'];
}

export interface CalculationReply {
  readonly reply: Omit<Reply, 'request'>;
  /** The calculator, or the kind of refusal: for metrics. */
  readonly route: string;
  /** Whether it is kept for whoever asks the same again, and whether it was. */
  readonly worthKeeping?: boolean;
  readonly remembered?: boolean;
}

export interface Calculations {
  readonly answer: (ask: CalculationRequest) => CalculationReply | Promise<CalculationReply>;
  /** What was answered before to the same question, if it is still known. */
  readonly given: (asked: RequestTraits, path: string, query: string) => CalculationReply | undefined;
}

/** Answers everything below /nomogram/ that is a calculation: finds it, reads its inputs, has it calculated, represents it. */
export function createCalculations(dependencies: Dependencies): Calculations {
  const { catalogue } = dependencies;
  const remembered = createRemembered<CalculationReply>(dependencies.rememberedBytes ?? usuallyRemembered);
  const prefixes = catalogue.entries.flatMap(({ endpoint }) => (endpoint.method === 'page' ? [] : [endpoint.prefix]));
  const nearest = createNearest(prefixes);
  const { said, refusal } = createRefusals(dependencies);
  const calculation = createCalculation(dependencies);

  async function answer(ask: CalculationRequest, form: Form): Promise<CalculationReply> {
    const refused = (problem: () => ProblemMessage, route: string, extra?: Record<string, string>) =>
      refusal(ask, form, problem, route, extra);
    const segments = segmentsOf(ask.path.slice('/nomogram/'.length));
    if (!segments) return refused(() => undecodable, undecodable.code);
    const found = catalogue.findEndpoint(segments.slice(0, maxSegments));
    if (!found) return refused(() => unknown(nearest(segments)), 'not-found');
    const { entry } = found;
    const { method } = ask.request;
    const allow = allowHeader(entry);
    if (method === 'OPTIONS') return preflight(entry, allow, dependencies.version);
    const wanted = entry.endpoint.method;
    if (method !== wanted && !(method === 'HEAD' && wanted === 'GET'))
      return refused(() => wrongMethod(entry), entry.id, { Allow: allow });
    const given = segments.slice(Math.min(segments.length, maxSegments) - found.values.length);
    const values = endsEmpty(ask.path, entry, given.length) ? [...given, ''] : given;
    const made = await calculation(ask, entry, values, form);
    if (!('problem' in made)) return { ...made, route: entry.id };
    return made.paid
      ? said(form, made.problem, entry.id, made.extra)
      : refused(() => made.problem, entry.id, made.extra);
  }

  const keyOf = (form: Form, path: string, query: string) => `${form} ${path}?${query}`;

  return {
    given: ({ method, headers }, path, query) =>
      method === 'GET' ? remembered.get(keyOf(negotiate(headers.get('accept')), path, query)) : undefined,
    answer(ask) {
      const form = negotiate(ask.request.headers.get('accept'));
      if (ask.request.method !== 'GET') return answer(ask, form);
      const key = keyOf(form, ask.path, ask.query);
      const known = remembered.get(key);
      if (known) return known;
      return answer(ask, form).then((answered) => {
        const { reply, route } = answered;
        if (answered.worthKeeping) remembered.set(key, { reply, route, remembered: true });
        return answered;
      });
    },
  };
}

/** How it is said that there is no answer. */
function createRefusals({ limits, version }: Dependencies) {
  const charge = createCharge(limits?.calculation);
  const answer = (
    form: Form,
    problem: ProblemMessage,
    route: string,
    extra?: Record<string, string>,
  ): CalculationReply => ({
    reply: { representation: problemsOf([problem], form, version), caching: 'never', ...(extra && { extra }) },
    route,
  });
  /** What is refused costs as much as what is answered, and is paid before it is looked for what to say. */
  const refusal = async (
    { client, path, query }: CalculationRequest,
    form: Form,
    problem: () => ProblemMessage,
    route: string,
    extra?: Record<string, string>,
  ): Promise<CalculationReply> => {
    const unpaid = await charge(client, path.length + query.length);
    return unpaid ? answer(form, unpaid.problem, route, unpaid.extra) : answer(form, problem(), route, extra);
  };
  return { said: answer, refusal };
}

type ReplyOrProblem =
  | { readonly reply: CalculationReply['reply']; readonly worthKeeping: boolean }
  /** `paid` where points were taken, or refused, for it already. */
  | { readonly problem: ProblemMessage; readonly extra?: Record<string, string>; readonly paid?: boolean };

/** One calculation whose endpoint is known: its inputs read, its answer represented. */
function createCalculation({ calculate, version, limits, turn }: Dependencies) {
  const reader = createReader({ limits, turn });
  return async (
    { request, query, client }: CalculationRequest,
    entry: Entry,
    values: readonly string[],
    form: Form,
  ): Promise<ReplyOrProblem> => {
    const { endpoint } = entry;
    const parameters = parametersOf(query);
    const options = readOptions((name) => parameters?.get(name));
    if (typeof options === 'string') return { problem: { code: 'bad-option', message: options } };
    const places = endpoint.method === 'GET' ? endpoint.parameters.length : 0;
    const miscounted: { readonly problem: ProblemMessage } = {
      problem: { code: 'wrong-count', message: wrongCount(entry, values.length) },
    };
    if (values.length > places) return miscounted;
    const read = await readTyped(request, entry, values, reader(client));
    if ('problem' in read) return { ...read, paid: true };
    const known = parameters?.get(resultName) ?? undefined;
    const typed = known === undefined ? read.typed : { ...read.typed, [resultName]: known };
    const pending = calculate(entry, typed, options, { client, signal: () => request.signal });
    const result = await pending;
    if ('refused' in result) return { ...refusalResponse(result), paid: true };
    if (isShort(result, entry, values)) return { ...miscounted, paid: true };
    const representation = represent(result, form, version);
    const caching = request.method === 'POST' ? 'never' : cachingOf(representation.status);
    // A heavy outcome has a cache of its own; when it was at hand there, it is asked for again and again.
    const worthKeeping = caching !== 'never' && (entry.cost === 'light' || !(pending instanceof Promise));
    return { reply: { representation, caching }, worthKeeping };
  };
}

const usuallyRemembered = 16 * 2 ** 20;
/** No endpoint with its inputs has more; beyond it the number of inputs is wrong anyway. */
export const maxSegments = 30;

/** What a browser asks before it lets a page of another site ask. */
function preflight({ id }: Entry, allow: string, version: string): CalculationReply {
  const extra = {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Accept, Content-Type, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return { reply: { representation: nothing(version), caching: 'never', extra }, route: id };
}

const wrongMethod = ({ title, endpoint }: Entry): ProblemMessage => ({
  code: 'method-not-allowed',
  message: `${title} is asked for with ${endpoint.method}, not with this method.`,
});

const undecodable: ProblemMessage = {
  code: 'bad-encoding',
  message:
    'The address cannot be decoded: a % must be followed by two hexadecimal digits of UTF-8, and the sign % itself is written %25.',
};

function unknown(near: string | undefined): ProblemMessage {
  const hint = near === undefined ? '' : ` The nearest is /nomogram/${near}.`;
  const message = `There is no calculation at this address.${hint} All of them are listed in /nomogram/openapi.json.`;
  return { code: 'not-found', message };
}

const cachingOf = (status: number): Caching => (status === 200 ? 'answer' : status < 500 ? 'refusal' : 'never');

/** Whether the last input is there, and empty: then the path ends with the `/` before it. */
const endsEmpty = (path: string, { endpoint }: Entry, given: number): boolean =>
  path.endsWith('/') && endpoint.method === 'GET' && given === endpoint.parameters.length - 1;

/** Refinements, and the result where the calculation is solved for an input. A `+` is a plus, as it is in the path. */
const parametersOf = (query: string): URLSearchParams | undefined =>
  query === '' ? undefined : new URLSearchParams(query.replaceAll('+', '%2B'));

/** The options in the query of an address; a string is the sentence that refuses it. */
export function readQuery(query: string): ReturnType<typeof readOptions> {
  const parameters = parametersOf(query);
  return readOptions((name) => parameters?.get(name));
}

/** Whether an input is missing because the path ended before it. */
function isShort(outcome: CalculationResult, { endpoint }: Entry, values: readonly string[]): boolean {
  if (outcome.ok || endpoint.method !== 'GET' || values.length >= endpoint.parameters.length) return false;
  const absent = endpoint.parameters.slice(values.length);
  return outcome.problems.some(
    ({ code, input }) => code === 'missing' && input !== undefined && absent.includes(input),
  );
}
