import { describe, expect, inject, test } from 'vitest';
import * as catalogue from '../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../packages/calculators/src/kit/calculator.ts';
import { defaultOptions } from '../packages/calculators/src/kit/options.ts';
import { requestFor, resultName } from '../packages/calculators/src/kit/request.ts';
import { run, type TypedInputs } from '../packages/calculators/src/kit/run.ts';
import { calculate, isSolvable } from '../packages/calculators/src/kit/solve.ts';
import { createOfflineService } from '../packages/offline/src/service.ts';
import { isWide } from './browser/wide.ts';

/** Every example of every calculator gives the same, called directly and over HTTP, as JSON and as text; offline too, by the part that a browser keeps. */
const url = inject('url');
const { entries, load } = catalogue;
const offline = createOfflineService(catalogue, 'under test');
const served = entries.filter(({ endpoint }) => endpoint.method !== 'page');

function requestOf({ id, endpoint, slash }: Calculator, typed: TypedInputs, accept: string): Request {
  if (endpoint.method === 'page') throw new Error(`${id} has no endpoint`);
  const { method, url: path, body } = requestFor(endpoint, slash, typed);
  return new Request(url + path, {
    method,
    headers: { accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    body,
  });
}
const ask = (calculator: Calculator, typed: TypedInputs, accept: string): Promise<Response> =>
  fetch(requestOf(calculator, typed, accept));

/** An answer that was read whole: several tests compare with the same one. */
interface Read {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const asReadHere = async (response: Response): Promise<Read> => ({
  status: response.status,
  headers: response.headers,
  body: await response.text(),
});

/** Of a calculator each request is sent once. */
function asker(): typeof readOnce {
  const known = new Map<string, Promise<Read>>();
  function readOnce(calculator: Calculator, typed: TypedInputs, accept: string): Promise<Read> {
    const key = JSON.stringify([typed, accept]);
    const answer = known.get(key) ?? ask(calculator, typed, accept).then(asReadHere);
    known.set(key, answer);
    return answer;
  }
  return readOnce;
}

/** The examples that are asked for over HTTP: of those that answer and of those that are refused the first; where there is time all. */
const askedOf = ({ examples }: Calculator): Calculator['examples'] =>
  isWide ? examples : ['expect', 'fails'].flatMap((kind) => examples.find((example) => kind in example) ?? []);

describe.each(served.map(({ id }) => id))('%s', (id) => {
  const readOnce = asker();

  test('answers over HTTP what it answers directly', async () => {
    const calculator = (await load(id))!;
    for (const { given } of askedOf(calculator)) {
      const direct = run(calculator, given, defaultOptions);
      const json = await readOnce(calculator, given, 'application/json');
      const text = await readOnce(calculator, given, 'text/plain');
      const body = JSON.parse(json.body);
      if (direct.ok) {
        expect(json.status, JSON.stringify(given)).toBe(200);
        expect(body).toEqual(JSON.parse(JSON.stringify(direct.answer)));
        expect(text.body).toBe(direct.answer.text);
      } else {
        expect([400, 422, 504], JSON.stringify(given)).toContain(json.status);
        expect(json.headers.get('content-type')).toContain('application/problem+json');
        for (const { message } of direct.problems) expect(body.detail).toContain(message);
        expect([text.status, text.body]).toEqual([json.status, body.detail]);
      }
    }
  });

  test('answers without a network what the service answers', async () => {
    const calculator = (await load(id))!;
    const { given } = calculator.examples[0]!;
    for (const accept of ['application/json', 'text/plain']) {
      const [there, here] = [
        await readOnce(calculator, given, accept),
        await asReadHere(await offline.fetch(requestOf(calculator, given, accept))),
      ];
      expect([here.status, here.headers.get('content-type')]).toEqual([
        there.status,
        there.headers.get('content-type'),
      ]);
      expect(here.body).toBe(there.body);
    }
  });

  test('is solved over HTTP as it is directly, or says that it cannot be', async () => {
    const calculator = (await load(id))!;
    if (calculator.endpoint.method !== 'GET') return;
    const { given } = calculator.examples.find((example) => 'expect' in example)!;
    const answered = run(calculator, given, defaultOptions);
    const result = answered.ok ? (answered.answer.values[0]!.decimal ?? '') : '';
    // The result need not depend on every input: a modified rate of return without later losses knows no finance rate.
    const unknowns = isSolvable(calculator) ? calculator.solve.unknowns : Object.keys(given).slice(0, 1);
    const tried = unknowns.map((unknown) => {
      const typed = { ...given, [unknown]: '', [resultName]: result };
      return { typed, direct: calculate(calculator, typed, defaultOptions) };
    });
    const { typed, direct } = tried.find(({ direct: { ok } }) => ok) ?? tried[0]!;
    const json = await ask(calculator, typed, 'application/json');
    const body = await json.json();
    if (isSolvable(calculator)) expect(direct.ok).toBe(true);
    if (direct.ok) expect(body).toEqual(JSON.parse(JSON.stringify(direct.answer)));
    else expect([json.status, body.detail]).toEqual([400, direct.problems[0]!.message]);
  });

  test('the same address gives the same bytes, and says so by its ETag', async () => {
    const calculator = (await load(id))!;
    if (calculator.endpoint.method !== 'GET') return;
    const { given } = calculator.examples.find((example) => 'expect' in example)!;
    const first = await readOnce(calculator, given, 'text/plain');
    const second = await asReadHere(await ask(calculator, given, 'text/plain'));
    expect(first.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.body).toBe(first.body);
    expect(Number(first.headers.get('content-length'))).toBe(Buffer.byteLength(first.body));
    const { url: path } = requestFor(calculator.endpoint, calculator.slash, given);
    const again = await fetch(url + path, {
      headers: { accept: 'text/plain', 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });
});
