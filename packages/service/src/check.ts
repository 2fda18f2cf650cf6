import { attemptName, resultName } from '@nomogram/calculators/kit/request.ts';
import { readBody } from './body.ts';
import { maxSegments, readQuery } from './calculations.ts';
import { createCharge, createReader } from './charge.ts';
import type { Dependencies } from './dependencies.ts';
import { negotiate } from './negotiate.ts';
import type { ProblemMessage } from './problem.ts';
import { segmentsOf } from './raw-path.ts';
import { refusalResponse } from './refusal-response.ts';
import { nothing, problemsOf, represent } from './representation.ts';
import type { Reply } from './respond.ts';
import { typedFrom, typedText } from './typed-inputs.ts';

/**
 * An answer of the visitor's own, judged: POST /nomogram/check/<endpoint> with `{"inputs": …, "attempt": "…"}`, the inputs as an array
 * in the order of the address or as an object by name, the attempt in one line or several. What is answered is the judgement, and not
 * the answer. It costs what a calculation costs, and is kept nowhere.
 */
export const checkPrefix = '/nomogram/check/';

type RequestProblem = { readonly problem: ProblemMessage; readonly extra?: Record<string, string> };

export function createCheck({ catalogue, calculate, version, limits, turn }: Dependencies) {
  const reader = createReader({ limits, turn });
  const charge = createCharge(limits?.calculation);

  return async function respond(
    request: Request,
    path: string,
    query: string,
    client: () => string,
  ): Promise<Omit<Reply, 'request'>> {
    if (request.method === 'OPTIONS') {
      const extra = {
        Allow: allow,
        'Access-Control-Allow-Methods': allow,
        'Access-Control-Allow-Headers': 'Accept, Content-Type',
      };
      return { representation: nothing(version), caching: 'never', extra };
    }
    const form = negotiate(request.headers.get('accept'));
    const say = ({ problem, extra }: RequestProblem): Omit<Reply, 'request'> => ({
      representation: problemsOf([problem], form, version),
      caching: 'never',
      ...(extra && { extra }),
    });
    const refuse = async (refused: RequestProblem) => say((await charge(client, path.length)) ?? refused);
    const found = catalogue.findEndpoint((segmentsOf(path.slice(checkPrefix.length)) ?? []).slice(0, maxSegments));
    if (!found || found.values.length > 0) return refuse({ problem: unknown });
    if (request.method !== 'POST') return refuse({ problem: wrongMethod, extra: { Allow: allow } });
    const options = readQuery(query);
    if (typeof options === 'string') return refuse({ problem: { code: 'bad-option', message: options } });
    const body = await readBody(request, ['inputs', attemptName], reader(client));
    if (!body.ok) return say(body);
    const { inputs, [attemptName]: attempt } = body.fields;
    const read = typedFrom(found.entry, inputs, 'inputs');
    if ('problem' in read) return say(read);
    if (typeof attempt !== 'string') return say({ problem: noAttempt });
    const known = typedText((inputs as { [name: string]: unknown })[resultName])?.text;
    const typed = { ...read.typed, ...(known !== undefined && { [resultName]: known }), [attemptName]: attempt };
    const result = await calculate(found.entry, typed, options, { client, signal: () => request.signal });
    if ('refused' in result) return say(refusalResponse(result));
    return { representation: represent(result, form, version), caching: 'never' };
  };
}

const allow = 'POST, OPTIONS';
const wrongMethod: ProblemMessage = {
  code: 'method-not-allowed',
  message: 'An answer that is to be checked is sent with POST.',
};
const unknown: ProblemMessage = {
  code: 'not-found',
  message:
    'There is no calculation at this address: /nomogram/check/ is followed by the endpoint of a calculation, without its inputs.',
};
const noAttempt: ProblemMessage = { code: 'bad-body', message: 'attempt: a text is accepted, one line or several.' };
