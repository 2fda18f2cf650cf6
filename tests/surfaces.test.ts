import { describe, expect, inject, test } from 'vitest';
import * as catalogue from '../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../packages/calculators/src/kit/calculator.ts';
import { defaultOptions } from '../packages/calculators/src/kit/options.ts';
import { requestFor, resultName } from '../packages/calculators/src/kit/request.ts';
import { run, type Typed } from '../packages/calculators/src/kit/run.ts';
import { calculate, isSolvable } from '../packages/calculators/src/kit/solve.ts';
import { createOfflineService } from '../packages/offline/src/service.ts';

/** Every example of every calculator gives the same, called directly and over HTTP, as JSON and as text; offline too, by the part that a browser keeps. */
const url = inject('url');
const { entries, load } = catalogue;
const offline = createOfflineService(catalogue, 'under test');
const served = entries.filter(({ endpoint }) => endpoint.method !== 'page');

function requestOf({ id, endpoint, slash }: Calculator, typed: Typed, accept: string): Request {
  if (endpoint.method === 'page') throw new Error(`${id} has no endpoint`);
  const { method, url: path, body } = requestFor(endpoint, slash, typed);
  return new Request(url + path, {
    method,
    headers: { accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    body,
  });
}
const ask = (calculator: Calculator, typed: Typed, accept: string): Promise<Response> =>
  fetch(requestOf(calculator, typed, accept));

describe.each(served.map(({ id }) => id))('%s', (id) => {
  test('answers over HTTP what it answers directly', async () => {
    const calculator = (await load(id))!;
    for (const { given } of calculator.examples) {
      const direct = run(calculator, given, defaultOptions);
      const json = await ask(calculator, given, 'application/json');
      const text = await ask(calculator, given, 'text/plain');
      const body = await json.json();
      if (direct.ok) {
        expect(json.status, JSON.stringify(given)).toBe(200);
        expect(body).toEqual(JSON.parse(JSON.stringify(direct.answer)));
        expect(await text.text()).toBe(direct.answer.text);
      } else {
        expect([400, 422, 504], JSON.stringify(given)).toContain(json.status);
        expect(json.headers.get('content-type')).toContain('application/problem+json');
        for (const { message } of direct.problems) expect(body.detail).toContain(message);
        expect(text.status).toBe(json.status);
        expect(await text.text()).toBe(body.detail);
      }
    }
  });

  test('answers without a network what the service answers', async () => {
    const calculator = (await load(id))!;
    const { given } = calculator.examples[0]!;
    for (const accept of ['application/json', 'text/plain']) {
      const [there, here] = [
        await ask(calculator, given, accept),
        await offline.fetch(requestOf(calculator, given, accept)),
      ];
      expect([here.status, here.headers.get('content-type')]).toEqual([
        there.status,
        there.headers.get('content-type'),
      ]);
      expect(await here.text()).toBe(await there.text());
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
    const [first, second] = [await ask(calculator, given, 'text/plain'), await ask(calculator, given, 'text/plain')];
    expect(first.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(Number(first.headers.get('content-length'))).toBe((await first.arrayBuffer()).byteLength);
    const { url: path } = requestFor(calculator.endpoint, calculator.slash, given);
    const again = await fetch(url + path, {
      headers: { accept: 'text/plain', 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });
});
